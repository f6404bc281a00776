/** Where a key leads from a place on a board; null if the key is not ours. */
export function destination(
  key: string,
  place: number,
  count: number,
  columns: number,
  whole = false, // Home and End with Control go to the corners of the board
): number | null {
  const column = place % columns;
  const row = place - column;
  switch (key) {
    case "ArrowLeft":
      return column > 0 ? place - 1 : place;
    case "ArrowRight":
      return column < columns - 1 && place + 1 < count ? place + 1 : place;
    case "ArrowUp":
      return place >= columns ? place - columns : place;
    case "ArrowDown":
      return place + columns < count ? place + columns : place;
    case "Home":
      return whole ? 0 : row;
    case "End":
      return whole ? count - 1 : Math.min(row + columns, count) - 1;
    case "PageUp":
      return column;
    case "PageDown":
      return column + Math.floor((count - 1 - column) / columns) * columns;
    default:
      return null;
  }
}
