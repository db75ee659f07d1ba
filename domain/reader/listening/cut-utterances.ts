/** The offset at which a piece of the text for speech synthesis ends: after a clause if possible, otherwise after a word. */
export function endOfUtterance(text: string, start: number, mostLetters: number) {
  if (text.length - start <= mostLetters) return text.length;
  const part = text.slice(start, start + mostLetters);
  const clause = [...part.matchAll(/[,;:.!?…–—][”»"’)]*\s/gu)].at(-1);
  // Very short pieces sound worse than a cut between two words.
  if (clause !== undefined && clause.index > mostLetters / 3) return start + clause.index + clause[0].length;
  const space = part.lastIndexOf(' ');
  return space <= 0 ? start + mostLetters : start + space + 1;
}
