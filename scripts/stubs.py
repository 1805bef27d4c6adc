"""Stubs for the compiled modules, so that type checkers see what Python can use of them.

In the sources, types and decorators come from Cython, and its own types hide more than they show: a
class becomes a type variable. A stub has a module's public functions and classes with plain Python
types. It leaves out what only compiled code can reach: whatever the module's .pxd file or
`cython.cfunc` declares as such. The wheel gets the stubs; in a checkout, the type checker reads the
sources and `typings`.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

PLAIN = {
    **dict.fromkeys(("char", "schar", "uchar", "short", "ushort", "int", "uint"), "int"),
    **dict.fromkeys(("long", "ulong", "longlong", "ulonglong", "Py_ssize_t", "size_t"), "int"),
    **dict.fromkeys(("float", "double"), "float"),
    "bint": "bool",
    "void": "None",
}
"""Cython's names of C types, and what their values are in Python."""
CONTAINERS = {"list": "list[Any]", "dict": "dict[Any, Any]", "object": "Any"}
KEPT = ("property", "staticmethod", "classmethod")
"""Decorators that mean something to a type checker."""
CLASS = re.compile(r"^cdef class (\w+).*:\n((?:[ \t]+.*\n|\n)*)", re.MULTILINE)
FIELDS = re.compile(r"^ +cdef (?:readonly|public) (.+?) (\w+(?:, \w+)*)\s*$", re.MULTILINE)
HIDDEN = re.compile(r"^ *cdef (?!class|extern|enum)[^(=\n]*?(\w+)\(", re.MULTILINE)
IMPORTS = re.compile(r"^from ([\w.]+) cimport (\w+)$", re.MULTILINE)
COMMENT = re.compile(r" *#.*")


def stub(source: str, declarations: str = "") -> str:
    """The stub of a module, from its source and its .pxd file."""
    declarations = COMMENT.sub("", declarations) + "\n"
    fields = dict(CLASS.findall(declarations))
    hidden = set(HIDDEN.findall(CLASS.sub("", declarations)))
    module = ast.parse(source).body
    body: list[ast.stmt] = []
    for node in module:
        match node:
            case ast.Assign() | ast.AnnAssign() if is_public(node):
                body.append(node)
            case ast.FunctionDef() if is_visible(node, hidden):
                body.append(signature(node))
            case ast.ClassDef() if mentions_cython(node):
                body.append(compiled_class(node, fields.get(node.name, "")))
            case ast.ClassDef():
                body.append(node)
    text = ast.unparse(ast.Module(body, []))
    return "\n".join([*sorted(imports(module, declarations, text)), text]) + "\n"


def imports(module: list[ast.stmt], declarations: str, text: str) -> Iterator[str]:
    """Imports of what the stub uses."""
    homes = {
        "Any": ("typing", "Any"),
        "final": ("typing", "final"),
        "Sequence": ("collections.abc", "Sequence"),
        **{name: (module, name) for module, name in IMPORTS.findall(declarations)},
    }
    for node in module:
        if isinstance(node, ast.ImportFrom):
            for alias in node.names:
                homes[alias.asname or alias.name] = node.module or "", alias.name
    for name, (home, original) in homes.items():
        if re.search(rf"\b{name}\b", text):
            yield f"from {home} import {original}" + (f" as {name}" if name != original else "")


def compiled_class(node: ast.ClassDef, declared: str) -> ast.ClassDef:
    """A class with the attributes and methods that Python can reach."""
    start = next((f for f in functions(node) if f.name == "__init__"), None)
    typed = assigned(start) if start else {}
    hidden = set(HIDDEN.findall(declared))
    body: list[ast.stmt] = []
    for c_type, names in FIELDS.findall(declared):
        for name in names.split(", "):
            kind = python_type(c_type, typed.get(name))
            body += ast.parse(f"@property\ndef {name}(self) -> {kind}: ...").body
    body += [signature(function) for function in functions(node) if is_visible(function, hidden)]
    final = (
        [ast.Name("final")] if any("final" in ast.unparse(d) for d in node.decorator_list) else []
    )
    return ast.ClassDef(node.name, node.bases, [], body or [ast.Expr(ast.Constant(...))], [*final])


def functions(node: ast.ClassDef) -> list[ast.FunctionDef]:
    """The methods of a class."""
    return [child for child in node.body if isinstance(child, ast.FunctionDef)]


def assigned(start: ast.FunctionDef) -> dict[str, str]:
    """The types of attributes that `__init__` gets as arguments."""
    given = {
        argument.arg: ast.unparse(Plain().visit(argument.annotation))
        for argument in start.args.args
        if argument.annotation is not None
    }
    found = {}
    for node in ast.walk(start):
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Name):
            for target in node.targets:
                if isinstance(target, ast.Attribute) and node.value.id in given:
                    found[target.attr] = given[node.value.id]
    return found


def python_type(c_type: str, typed: str | None) -> str:
    """What Python sees of a field: a memory view is a sequence, compiled or not."""
    if c_type.endswith("[::1]"):
        number = "float" if "double" in c_type or "float" in c_type else "int"
        return f"Sequence[{number}]"
    last = c_type.split()[-1]
    return PLAIN.get(last) or typed or CONTAINERS.get(last, last)


def is_visible(node: ast.FunctionDef, hidden: set[str]) -> bool:
    """Whether Python can call a function, and may."""
    private = node.name.startswith("_") and not node.name.startswith("__")
    in_c = any(ast.unparse(decorator) == "cython.cfunc" for decorator in node.decorator_list)
    return not private and not in_c and node.name not in hidden


def is_public(node: ast.Assign | ast.AnnAssign) -> bool:
    """Whether a constant is for others, and not for C alone."""
    first = node.targets[0] if isinstance(node, ast.Assign) else node.target
    return not mentions_cython(node) and not ast.unparse(first).startswith("_")


def mentions_cython(node: ast.AST) -> bool:
    """Whether any part of it comes from Cython."""
    return any(isinstance(part, ast.Name) and part.id == "cython" for part in ast.walk(node))


def signature(node: ast.FunctionDef) -> ast.FunctionDef:
    """A function without its body, in plain types."""
    plain = ast.FunctionDef(
        node.name,
        node.args,
        [ast.Expr(ast.Constant(...))],
        [d for d in node.decorator_list if ast.unparse(d).endswith(KEPT)],
        node.returns,
    )
    return ast.fix_missing_locations(Plain().visit(plain))


class Plain(ast.NodeTransformer):
    """Puts Python's types in place of Cython's."""

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        """`cython.int` is `int`."""
        if isinstance(node.value, ast.Name) and node.value.id == "cython":
            return ast.Name(PLAIN[node.attr])
        return node
