import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ArticleVersion } from '../../../domain/library/article.ts';
import type { Reading } from '../../../domain/reader/reading.ts';
import { keepForLong } from '../../device/keep-for-long.ts';
import { toKeptArticle } from '../../device/to-kept-article.ts';
import { tellWorker } from '../../device/worker-messages.ts';
import { counterpartsQuery } from '../definition/definition-queries.ts';
import { narrationQuery } from '../queries.ts';
import { translationOf } from '../text/pair-up.ts';

/** Stores an opened article on the device: text, translation, word alignment, and the audio as soon as it exists. */
export function useKeptOnDevice(reading: Reading, learning: ArticleVersion, userId: string) {
  const { articleId } = reading;
  const { language } = learning;
  const other = translationOf(reading)?.language;
  const narration = useQuery(narrationQuery({ articleId, language })).data;
  const sentences = useQuery({
    ...counterpartsQuery(articleId, language, other ?? language),
    enabled: other !== undefined,
  }).data;

  useEffect(() => {
    const kept = userId === '' ? undefined : toKeptArticle({ userId, reading, narration, sentences });
    if (kept === undefined) return;
    void tellWorker(kept);
    void keepForLong(userId).catch(() => {});
  }, [reading, userId, narration, sentences]);
}
