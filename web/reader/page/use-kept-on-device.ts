import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ArticleVersion } from '../../../domain/library/article.ts';
import type { Reading } from '../../../domain/reader/reading.ts';
import { keepForLong } from '../../device/keep-for-long.ts';
import { tellWorker } from '../../device/worker-messages.ts';
import { counterpartsQuery } from '../definition/definition-queries.ts';
import { narrationQuery } from '../queries.ts';

/** Stores an opened article on the device: text, translation, word alignment, and the audio as soon as it exists. */
export function useKeptOnDevice(reading: Reading, learning: ArticleVersion, userId: string) {
  const { articleId, native, sentenceCount, genres } = reading;
  const { language, title } = learning;
  const other = native?.language;
  const narration = useQuery(narrationQuery({ articleId, language })).data;
  const sentences = useQuery({
    ...counterpartsQuery(articleId, language, other ?? language),
    enabled: other !== undefined,
  }).data;

  useEffect(() => {
    if (userId === '') return;
    const address = `/api/articles/${articleId}`;
    const hasSound = narration?.narration != null;
    void tellWorker({
      kind: 'keep-article',
      article: { articleId, userId, title, language, nativeTitle: native?.title ?? null, genres, sentenceCount },
      answers: {
        [address]: { reading },
        ...(hasSound && { [`${address}/narration/${language}`]: narration }),
        ...(sentences && { [`${address}/counterparts?learning=${language}&native=${other}`]: { sentences } }),
      },
      audioUrl: narration?.narration?.audioUrl,
    });
    void keepForLong(userId).catch(() => {});
  }, [reading, articleId, userId, title, language, native, other, genres, sentenceCount, narration, sentences]);
}
