import type { Reading } from '../../domain/reader/reading.ts';
import { listNewArticles } from '../library/queries.ts';
import type { Reader } from '../library/reader-of.ts';
import type { Services } from '../services.ts';
import { prepareNarration } from './prepare-narration.ts';
import type { KeptPosition } from './queries.ts';

type Needed = Pick<Services, 'config' | 'db' | 'files' | 'jobs' | 'log' | 'narrator' | 'now'>;

/** Whoever opens an article will want to hear it. */
export function prepareOpened(services: Needed, { articleId, learning }: Reading) {
  if (!services.config.narratesAhead || learning === null) return;
  prepareNarration(services, { articleId, language: learning.language, urgency: 'soon' });
}

/** Whoever has read past the half of one will want another: the first that home has for them. */
export function prepareNext(services: Needed, { reader, kept, sentence }: Reached) {
  const half = kept.sentenceCount / 2;
  const hasJustPassed = sentence > half && kept.sentenceBefore <= half;
  if (!services.config.narratesAhead || !hasJustPassed) return;
  listNewArticles(services, reader, 1)
    .then(([next]) => {
      if (next !== undefined)
        prepareNarration(services, { articleId: next.id, language: reader.learningLang, urgency: 'ahead' });
    })
    .catch((err: unknown) => services.log.warn({ err }, 'the next article was not prepared'));
}

interface Reached {
  reader: Reader;
  kept: KeptPosition;
  sentence: number;
}
