import './highlights.css';

type HighlightName = 'answered' | 'asked' | 'counterpart' | 'spoken';

const nameOf = (name: HighlightName) => `foxtale-${name}`;

/** Marks words in the page without touching it: no element is added, so that nothing moves and React knows nothing of it. */
export function highlight(name: HighlightName, ranges: readonly Range[]) {
  if (!('highlights' in CSS)) return;
  if (ranges.length === 0) CSS.highlights.delete(nameOf(name));
  else CSS.highlights.set(nameOf(name), new Highlight(...ranges));
}

/** Where the marked words begin and end; undefined where nothing is marked. */
export function findHighlighted(name: HighlightName): AbstractRange | undefined {
  return 'highlights' in CSS ? CSS.highlights.get(nameOf(name))?.values().next().value : undefined;
}
