/** The accent of a board on the whole page: style.css has one for each built-in board. */

/** Put it on; returns a function that takes it off. */
export function wearAccent(board: string | undefined): () => void {
  const { dataset } = document.documentElement;
  if (board) dataset.board = board;
  return () => delete dataset.board;
}
