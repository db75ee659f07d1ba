type Aside = { start: number; end: number };

// A longer one is rather a bracket that somebody forgot to close.
const longestAside = 400;

/** What stands in brackets, in the order of the opening ones. */
export function findAsides(paragraph: string): Aside[] {
  const asides: Aside[] = [];
  const open: { closing: string; start: number }[] = [];
  for (const { 0: bracket, index } of paragraph.matchAll(/[()[\]]/gu)) {
    if (bracket === '(' || bracket === '[') {
      open.push({ closing: bracket === '(' ? ')' : ']', start: index });
      continue;
    }
    const last = open.at(-1);
    // A closing bracket with no opening one marks a list item: "a)".
    if (last?.closing !== bracket) continue;
    open.pop();
    if (index - last.start <= longestAside) asides.push({ start: last.start, end: index });
  }
  return asides.sort((one, other) => one.start - other.start);
}
