import { AppError } from '../../../domain/app-error.ts';
import type { Language } from '../../../domain/language.ts';
import { isKnownProbability } from '../../../domain/learning/estimate/estimate-known.ts';
import type { Mark } from '../../../domain/learning/mark.ts';
import { indexWordsRequest } from '../../library/store-version.ts';
import type { Services } from '../../services.ts';
import { ensureWordIndex } from '../reading/index-words.ts';
import { findReadableVersion } from '../reading/reading-queries.ts';
import { createWordEstimator } from './estimate-words.ts';
import { findPlaces } from './fit-queries.ts';
import { loadFit } from './load-fit.ts';
import { listRunningWords, type RunningWord } from './running-words.ts';
import { hasSavedWords, listSavedPlaces, listSavedWordIds } from './saved-marks-queries.ts';

interface Asked {
  userId: string;
  articleId: string;
  language: Language;
}

type Deps = Pick<Services, 'db' | 'jobs' | 'lexicon' | 'now'>;

/**
 * Lists the words to mark in an article, in the order of the text: the saved words and, on request, the new words. New words
 * are listed only on request, because an article may have thousands of them and few readers want to see them marked.
 */
export async function listMarks(services: Deps, asked: Asked & { includesNewWords: boolean }): Promise<Mark[]> {
  const { articleId, language, includesNewWords } = asked;
  const version = await findReadableVersion(services, asked);
  if (version === undefined) throw new AppError('not-found');
  if (!includesNewWords && !(await hasSavedWords(services, asked))) return [];
  if (!version.isIndexed && includesNewWords) await ensureWordIndex(services, articleId, language);
  // The places where the learner saved words are known without the index. To find the other places of these words, a
  // job indexes the article.
  if (!version.isIndexed && !includesNewWords)
    await services.jobs.enqueue(services.db, { job: indexWordsRequest, key: articleId, data: { articleId } });
  const [savedIds, savedPlaces, newIds] = await Promise.all([
    listSavedWordIds(services, asked),
    listSavedPlaces(services, asked),
    includesNewWords ? listNewWordIds(services, asked) : new Set<number>(),
  ]);
  const running = savedIds.size + newIds.size === 0 ? [] : await listWordsIn(services, asked);
  const saved = withoutRepeated([...running.filter(({ id }) => savedIds.has(id)), ...savedPlaces]);
  const coveredBy = Map.groupBy(saved, ({ sentence }) => sentence);
  const isCovered = ({ sentence, start, end }: Place) =>
    coveredBy.get(sentence)?.some((each) => each.start < end && start < each.end) ?? false;
  const fresh = running.filter((word) => newIds.has(word.id) && !isCovered(word));
  return [...saved.map((place) => toMark(place, 'saved')), ...fresh.map((place) => toMark(place, 'new'))].sort(
    ([sentence, start], [otherSentence, otherStart]) => sentence - otherSentence || start - otherStart,
  );
}

type Place = Omit<RunningWord, 'id'>;

const toMark = ({ sentence, start, end }: Place, kind: Mark[3]): Mark => [sentence, start, end, kind];

/** Removes duplicates: a saved word may be found both in the index and by the place where it was saved. */
function withoutRepeated(places: readonly Place[]): Place[] {
  const byPlace = new Map(places.map((place) => [`${place.sentence} ${place.start} ${place.end}`, place]));
  return [...byPlace.values()];
}

async function listWordsIn(services: Deps, { articleId, language }: Asked): Promise<RunningWord[]> {
  const places = await findPlaces(services, articleId, language);
  return places === undefined ? [] : [...listRunningWords(places)];
}

/** The words that the learner has not saved and probably does not know. */
async function listNewWordIds(services: Deps, { userId, articleId, language }: Asked): Promise<Set<number>> {
  const fit = await loadFit(services, { userId, language, articleIds: [articleId] });
  const [words] = fit.articles;
  if (words === undefined) return new Set();
  const estimateWords = createWordEstimator(fit, services.now());
  return new Set(
    estimateWords(words)
      .filter(({ known, isSaved }) => known < isKnownProbability && !isSaved)
      .map(({ id }) => id),
  );
}
