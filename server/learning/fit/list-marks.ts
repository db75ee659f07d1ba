import { AppError } from '../../../domain/app-error.ts';
import type { Language } from '../../../domain/language.ts';
import { isKnownProbability } from '../../../domain/learning/estimate-known.ts';
import type { Mark } from '../../../domain/learning/mark.ts';
import type { Services } from '../../services.ts';
import { ensureWordIndex } from '../reading/index-words.ts';
import { findReadableVersion } from '../reading/reading-queries.ts';
import { createWordEstimator } from './estimate-words.ts';
import { findPlaces } from './fit-queries.ts';
import { loadFit } from './load-fit.ts';
import { listRunningWords } from './running-words.ts';

interface Asked {
  userId: string;
  articleId: string;
  language: Language;
}

/** The new words and the saved words of an article, in the order of the text. */
export async function listMarks(services: Pick<Services, 'db' | 'lexicon' | 'now'>, asked: Asked): Promise<Mark[]> {
  const { userId, articleId, language } = asked;
  const version = await findReadableVersion(services, asked);
  if (version === undefined) throw new AppError('not-found');
  if (!version.isIndexed) await ensureWordIndex(services, articleId, language);
  const [places, fit] = await Promise.all([
    findPlaces(services, articleId, language),
    loadFit(services, { userId, language, articleIds: [articleId] }),
  ]);
  const [words] = fit.articles;
  if (places === undefined || words === undefined) return [];
  const estimateWords = createWordEstimator(fit, services.now());
  const kinds = new Map(
    estimateWords(words)
      .filter(({ known }) => known < isKnownProbability)
      .map(({ id, isSaved }) => [id, isSaved ? ('saved' as const) : ('new' as const)]),
  );
  return [...listRunningWords(places)].flatMap(({ id, sentence, start, end }): Mark[] => {
    const kind = kinds.get(id);
    return kind === undefined ? [] : [[sentence, start, end, kind]];
  });
}
