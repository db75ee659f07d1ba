import type { Mark } from '../../../domain/learning/mark.ts';
import { highlight } from '../../reader/text/highlights.ts';
import { findSentenceOf, findText, listRows } from '../../reader/text/text-offset.ts';

/**
 * Also draws the marks of rows up to one viewport above and below, so that the marks are there before a row scrolls into view.
 */
const rootMargin = '100% 0px';

/**
 * Underlines marked words with the CSS Custom Highlight API, which changes neither elements nor layout. Only the rows near the
 * viewport have ranges: the browser goes through all ranges of all highlights whenever one highlight changes, for example for
 * each spoken word.
 */
export function createMarkPainter() {
  let marksOf: ReadonlyMap<number, readonly Mark[]> = new Map();
  const near = new Set<number>();

  function draw() {
    const ranges: Record<Mark[3], StaticRange[]> = { new: [], saved: [] };
    for (const sentence of near) {
      const marks = marksOf.get(sentence) ?? [];
      const text = marks.length === 0 ? undefined : findText(sentence, 'source')?.firstChild;
      if (!(text instanceof Text)) continue;
      for (const [, startOffset, endOffset, kind] of marks) {
        if (endOffset > text.length) continue;
        // Uses static ranges, because the browser would have to update live ranges whenever the page changes.
        ranges[kind].push(new StaticRange({ startContainer: text, startOffset, endContainer: text, endOffset }));
      }
    }
    highlight('new-word', ranges.new);
    highlight('saved-word', ranges.saved);
  }

  const watching = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const sentence = findSentenceOf(target);
        if (sentence === undefined) continue;
        if (isIntersecting) near.add(sentence);
        else near.delete(sentence);
      }
      draw();
    },
    { rootMargin },
  );
  // Rows are observed, not their texts: the text of a row outside the viewport is not laid out.
  for (const row of listRows()) watching.observe(row);

  return {
    /** Replaces the marks. */
    show(marks: readonly Mark[]) {
      marksOf = Map.groupBy(marks, ([sentence]) => sentence);
      draw();
    },
    stop() {
      watching.disconnect();
      highlight('new-word', []);
      highlight('saved-word', []);
    },
  };
}
