import { AppError } from '../../../domain/app-error.ts';
import type { Language } from '../../../domain/language.ts';
import { isKnownProbability } from '../../../domain/learning/estimate-known.ts';
import type { Mark } from '../../../domain/learning/mark.ts';
import type { Services } from '../../services.ts';
import { ensureWordIndex } from '../reading/index-words.ts';
import { findReadableVersion } from '../reading/reading-queries.ts';
import { createWordEstimator } from './estimate-words.ts';
import { findPlaces, type IndexedPlaces } from './fit-queries.ts';
import { loadFit } from './load-fit.ts';

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
  return listPlaces(places, kinds);
}

function listPlaces({ sequence, starts, ends, sentenceEnds }: IndexedPlaces, kinds: Map<number, Mark[3]>): Mark[] {
  const marks: Mark[] = [];
  let sentence = 0;
  for (const [index, id] of sequence.entries()) {
    while (index >= (sentenceEnds[sentence] ?? sequence.length)) sentence += 1;
    const kind = kinds.get(id);
    if (kind !== undefined) marks.push([sentence + 1, starts[index] ?? 0, ends[index] ?? 0, kind]);
  }
  return marks;
}
