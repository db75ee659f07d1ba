import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Mark } from '../../../domain/learning/mark.ts';
import type { ArticleVersion } from '../../../domain/library/article.ts';
import { highlight } from '../../reader/text/highlights.ts';
import { listTexts } from '../../reader/text/text-offset.ts';
import { useLearningSettings } from '../use-learning-settings.ts';
import { marksQuery } from './word-queries.ts';

/**
 * Underlines new and saved words while the switch is on. Uses the CSS Custom Highlight API, which changes neither elements nor
 * layout.
 */
export function useMarks(articleId: string, learning: ArticleVersion) {
  const { settings, change } = useLearningSettings();
  const isOn = settings?.marksNewWords === true;
  const marks = useQuery({ ...marksQuery(articleId, learning.language), enabled: isOn }).data;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new text renders new rows
  useEffect(() => {
    if (!isOn || marks === undefined) return;
    drawMarks(marks);
    return () => drawMarks([]);
  }, [isOn, marks, learning]);

  return { isOn, toggle: () => change({ marksNewWords: !isOn }) };
}

/** Uses `StaticRange`, because the browser would have to update thousands of live ranges whenever the page changes. */
function drawMarks(marks: readonly Mark[]) {
  // One DOM query instead of one per sentence. The rows are in the order of the sentences.
  const texts = marks.length === 0 ? [] : listTexts();
  const ranges: Record<Mark[3], StaticRange[]> = { new: [], saved: [] };
  for (const [sentence, startOffset, endOffset, kind] of marks) {
    const text = texts[sentence - 1]?.firstChild;
    if (!(text instanceof Text) || endOffset > text.length) continue;
    ranges[kind].push(new StaticRange({ startContainer: text, startOffset, endContainer: text, endOffset }));
  }
  highlight('new-word', ranges.new);
  highlight('saved-word', ranges.saved);
}
