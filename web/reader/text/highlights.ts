import './highlights.css';

type HighlightName =
  | 'answered'
  | 'asked'
  | 'counterpart'
  | 'found'
  | 'found-current'
  | 'new-word'
  | 'saved-word'
  | 'spoken';

const nameOf = (name: HighlightName) => `foxtale-${name}`;

/** CSS Custom Highlight API: marks words without adding elements, so that the layout and React are not affected. */
export function highlight(name: HighlightName, ranges: readonly AbstractRange[]) {
  if (!('highlights' in CSS)) return;
  if (ranges.length === 0) CSS.highlights.delete(nameOf(name));
  else CSS.highlights.set(nameOf(name), new Highlight(...ranges));
}

/** The range of a highlight; undefined if there is none. */
export function findHighlighted(name: HighlightName): AbstractRange | undefined {
  return 'highlights' in CSS ? CSS.highlights.get(nameOf(name))?.values().next().value : undefined;
}
