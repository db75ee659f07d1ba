import type { Counterparts } from '../../domain/reader/definition/definition.ts';
import type { NarrationState } from '../../domain/reader/listening/narration.ts';
import type { Reading } from '../../domain/reader/reading.ts';
import type { KeepArticle } from './worker-messages.ts';

interface FetchedArticle {
  userId: string;
  reading: Reading;
  narration: NarrationState | undefined;
  /** The word alignment of each sentence with its translation. */
  sentences: readonly (readonly Counterparts[])[] | undefined;
}

/** The message that stores an article on the device: text, translation, word alignment, and the audio if it exists. */
export function toKeptArticle({ userId, reading, narration, sentences }: FetchedArticle): KeepArticle | undefined {
  const { articleId, learning, native, sentenceCount, genres, level, cover } = reading;
  if (learning === null) return undefined;
  const { language, title } = learning;
  const address = `/api/articles/${articleId}`;
  const hasSound = narration?.narration != null;
  return {
    kind: 'keep-article',
    article: {
      articleId,
      userId,
      title,
      language,
      nativeTitle: native?.title ?? null,
      genres,
      sentenceCount,
      level,
      cover,
    },
    answers: {
      [address]: { reading },
      ...(hasSound && { [`${address}/narration/${language}`]: narration }),
      ...(sentences && { [`${address}/counterparts?learning=${language}&native=${native?.language}`]: { sentences } }),
    },
    audioUrl: narration?.narration?.audioUrl,
  };
}
