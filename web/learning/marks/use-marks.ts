import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ArticleVersion } from '../../../domain/library/article.ts';
import { useLearningSettings } from '../use-learning-settings.ts';
import { createMarkPainter } from './mark-painter.ts';
import { marksQuery } from './word-queries.ts';

/** Underlines the saved words and, while the switch is on, also the new words. */
export function useMarks(articleId: string, learning: ArticleVersion) {
  const { settings, change } = useLearningSettings();
  const isOn = settings?.marksNewWords === true;
  const query = marksQuery({ articleId, language: learning.language, areNewMarked: isOn });
  const marks = useQuery({ ...query, enabled: settings !== undefined }).data;
  const [painter, setPainter] = useState<ReturnType<typeof createMarkPainter>>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new text renders new rows
  useEffect(() => {
    const created = createMarkPainter();
    setPainter(created);
    return created.stop;
  }, [learning]);

  useEffect(() => painter?.show(marks ?? []), [painter, marks]);

  return { isOn, toggle: () => change({ marksNewWords: !isOn }) };
}
