// The cells of the Home Screen, as the server sends them. This module does not depend on their size.

/**
 * The number of cells of an item.
 *
 * @typedef {{ columns: number, rows: number }} Block
 *
 * The position of an item's first cell.
 *
 * @typedef {{ column: number, row: number }} Cell
 *
 * @typedef {{ x: number, y: number, width: number, height: number }} Rect
 */

/**
 * A rectangle that the server sends as x, y, width and height.
 *
 * @param {readonly number[]} numbers
 * @returns {Rect}
 */
export const rect = ([x = 0, y = 0, width = 0, height = 0]) => ({ x, y, width, height });

/**
 * The position of a rectangle as CSS.
 *
 * @param {Rect} frame
 */
export const boxStyle = ({ x, y, width, height }) =>
  ({ left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });

/**
 * The union of the cells of a block.
 *
 * @param {PageHome} home
 * @param {Cell} cell
 * @param {Block} block
 * @returns {Rect}
 */
export function blockFrame(home, cell, block) {
  const at = (/** @type {number} */ column, /** @type {number} */ row) =>
    rect(home.cells[row * home.columns + column] ?? []);
  const first = at(cell.column, cell.row);
  const last = at(cell.column + block.columns - 1, cell.row + block.rows - 1);
  const x = Math.min(first.x, last.x);
  const y = Math.min(first.y, last.y);
  return {
    x, y, width: Math.max(first.x + first.width, last.x + last.width) - x,
    height: Math.max(first.y + first.height, last.y + last.height) - y,
  };
}

/**
 * The drop target of a block whose upper left corner is at a point: the cell whose block is nearest.
 *
 * @param {PageHome} home
 * @param {Block} block
 * @param {{ x: number, y: number }} corner
 * @returns {Cell}
 */
export function nearestCell(home, block, corner) {
  let nearest = { column: 0, row: 0 };
  let least = Infinity;
  for (let row = 0; row <= home.rows - block.rows; row += 1) {
    for (let column = 0; column <= home.columns - block.columns; column += 1) {
      const frame = blockFrame(home, { column, row }, block);
      const distance = Math.hypot(frame.x - corner.x, frame.y - corner.y);
      if (distance >= least) continue;
      least = distance;
      nearest = { column, row };
    }
  }
  return nearest;
}

/**
 * The target of a step by one cell: past a side, the adjacent page; null if there is none.
 *
 * @param {PageHome} home
 * @param {number} page
 * @param {Cell & Block} item
 * @param {{ columns: number, rows: number }} step
 * @returns {{ page: number, column: number, row: number } | null}
 */
export function stepped(home, page, item, step) {
  const target = { page, column: item.column + step.columns, row: item.row + step.rows };
  if (target.column < 0) {
    target.page -= 1;
    target.column = home.columns - item.columns;
  } else if (target.column + item.columns > home.columns) {
    target.page += 1;
    target.column = 0;
  }
  const isOutside = target.row < 0 || target.row + item.rows > home.rows || target.page < 0;
  return isOutside ? null : target;
}
