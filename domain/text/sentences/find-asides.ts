type Aside = { start: number; end: number };

// A longer aside is probably a bracket that was never closed.
const longestAside = 400;

/** Finds the text in brackets, in the order of the opening brackets. */
export function findAsides(paragraph: string): Aside[] {
  const asides: Aside[] = [];
  const open: { closing: string; start: number }[] = [];
  for (const { 0: bracket, index } of paragraph.matchAll(/[()[\]]/gu)) {
    if (bracket === '(' || bracket === '[') {
      open.push({ closing: bracket === '(' ? ')' : ']', start: index });
      continue;
    }
    const last = open.at(-1);
    // A closing bracket without an opening bracket marks a list item: "a)".
    if (last?.closing !== bracket) continue;
    open.pop();
    if (index - last.start <= longestAside) asides.push({ start: last.start, end: index });
  }
  return asides.sort((one, other) => one.start - other.start);
}
