// The server's policy forbids inline styles. The search dialog brings its own as an element in a
// shadow tree: turn it into a style sheet made by a script, which is allowed.
ShadowRoot.prototype.appendChild = function (node) {
  if (!(node instanceof HTMLStyleElement)) return Node.prototype.appendChild.call(this, node);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(node.textContent);
  this.adoptedStyleSheets = [...this.adoptedStyleSheets, sheet];
  return node;
};
