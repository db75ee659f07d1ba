import type { Reading } from '../../../domain/reader/reading.ts';
import { findNextPart, listNewArticles } from '../../library/queries.ts';
import type { Learner } from '../../library/reader-of.ts';
import type { Services } from '../../services.ts';
import type { PreviousPosition } from '../queries.ts';
import { prepareNarration } from './prepare-narration.ts';

type Deps = Pick<Services, 'config' | 'db' | 'files' | 'jobs' | 'log' | 'narrator' | 'now'>;

/**
 * Starts the narration when an article is opened. The narration starts at the user's position, where the user will probably
 * listen first.
 */
export function prepareOpened(services: Deps, { articleId, learning, position }: Reading) {
  if (!services.config.narratesAhead || learning === null) return;
  const startSentence = position?.sentence ?? 1;
  prepareNarration(services, { articleId, language: learning.language, urgency: 'soon', startSentence });
}

/**
 * Once the user has read half of an article, starts the narration of the next part. If there is no next part, narrates the
 * first new article on the home page.
 */
export function prepareNext(services: Deps, { reader, articleId, kept, sentence }: PositionChange) {
  const half = kept.sentenceCount / 2;
  const hasJustPassed = sentence > half && kept.sentenceBefore <= half;
  if (!services.config.narratesAhead || !hasJustPassed) return;
  findNext(services, articleId, reader)
    .then((next) => {
      if (next !== undefined)
        prepareNarration(services, { articleId: next.id, language: reader.learningLang, urgency: 'ahead' });
    })
    .catch((err: unknown) => services.log.warn({ err }, 'narration of the next article was not prepared'));
}

async function findNext(services: Deps, articleId: string, reader: Learner) {
  const part = await findNextPart(services, articleId, reader);
  return part ?? (await listNewArticles(services, reader, 1))[0];
}

interface PositionChange {
  reader: Learner;
  articleId: string;
  kept: PreviousPosition;
  sentence: number;
}
