interface Part {
  text: string;
  isDifferent: boolean;
}

/** The right answer in parts. Marks the letters that are missing or different in the typed answer. */
export function markDifference(typed: string, right: string): Part[] {
  const letters = [...right.normalize('NFC')];
  const shared = longestShared(
    [...typed.normalize('NFC').toLowerCase()],
    letters.map((letter) => letter.toLowerCase()),
  );
  return letters.reduce<Part[]>((parts, letter, index) => {
    const isDifferent = !shared.has(index);
    const last = parts.at(-1);
    if (last?.isDifferent === isDifferent) last.text += letter;
    else parts.push({ text: letter, isDifferent });
    return parts;
  }, []);
}

/** The positions in `right` of a longest common subsequence. */
function longestShared(typed: readonly string[], right: readonly string[]) {
  const lengths = Array.from({ length: typed.length + 1 }, () => new Array<number>(right.length + 1).fill(0));
  const lengthAt = (row: number, column: number) => lengths[row]?.[column] ?? 0;
  for (let row = typed.length - 1; row >= 0; row--)
    for (let column = right.length - 1; column >= 0; column--) {
      const line = lengths[row];
      if (line === undefined) continue;
      line[column] =
        typed[row] === right[column]
          ? lengthAt(row + 1, column + 1) + 1
          : Math.max(lengthAt(row + 1, column), lengthAt(row, column + 1));
    }
  const shared = new Set<number>();
  for (let row = 0, column = 0; row < typed.length && column < right.length; ) {
    if (typed[row] === right[column]) {
      shared.add(column);
      row++;
      column++;
    } else if (lengthAt(row + 1, column) >= lengthAt(row, column + 1)) row++;
    else column++;
  }
  return shared;
}
