/** Damerau-Levenshtein distance: counts letters dropped, added, replaced or swapped with their neighbour. */
export function countTypos(a: string, b: string) {
  const from = [...a];
  const to = [...b];
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (const [row, letter] of from.entries()) {
    const next = [row + 1];
    for (const [column, other] of to.entries()) {
      const mistaken = at(last, column) + (letter === other ? 0 : 1);
      const isSwapped = row > 0 && column > 0 && letter === to[column - 1] && from[row - 1] === other;
      const swapped = isSwapped ? at(beforeLast, column - 1) + 1 : Number.POSITIVE_INFINITY;
      next.push(Math.min(mistaken, swapped, at(last, column + 1) + 1, at(next, column) + 1));
    }
    beforeLast = last;
    last = next;
  }
  return at(last, to.length);
}

const at = (row: readonly number[], column: number) => row[column] ?? Number.POSITIVE_INFINITY;
