import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Mark } from '../../../domain/learning/mark.ts';
import type { ArticleVersion } from '../../../domain/library/article.ts';
import { highlight } from '../../reader/text/highlights.ts';
import { findText } from '../../reader/text/text-offset.ts';
import { useLearningSettings } from '../use-learning-settings.ts';
import { marksQuery } from './word-queries.ts';

/** Underlines new and saved words while the switch is on. Drawn as highlights: no element and no layout changes. */
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

function drawMarks(marks: readonly Mark[]) {
  const rangesOf = (kind: Mark[3]) => toRanges(marks.filter((mark) => mark[3] === kind));
  highlight('new-word', rangesOf('new'));
  highlight('saved-word', rangesOf('saved'));
}

/** Static ranges: the browser does not have to update thousands of them when the page changes. */
function toRanges(marks: readonly Mark[]): StaticRange[] {
  const texts = new Map<number, Node | undefined>();
  return marks.flatMap(([sentence, start, end]) => {
    if (!texts.has(sentence)) texts.set(sentence, findText(sentence, 'source')?.firstChild ?? undefined);
    const text = texts.get(sentence);
    if (!(text instanceof Text) || end > text.length) return [];
    return [new StaticRange({ startContainer: text, startOffset: start, endContainer: text, endOffset: end })];
  });
}
