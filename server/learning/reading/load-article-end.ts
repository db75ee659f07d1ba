import { AppError } from '../../../domain/app-error.ts';
import type { Language } from '../../../domain/language.ts';
import type { ArticleEnd, MetWord } from '../../../domain/learning/article-end.ts';
import { estimateKnown, isKnownProbability } from '../../../domain/learning/estimate/estimate-known.ts';
import type { Services } from '../../services.ts';
import { findPlaces } from '../fit/fit-queries.ts';
import { listRunningWords } from '../fit/running-words.ts';
import { findVocabulary } from '../fit/vocabulary-queries.ts';
import { findAudio } from '../review/find-audio.ts';
import { listSavedWords } from '../words/saved-word-queries.ts';
import { listLookedUpIds, loadReadSoFar } from './end-queries.ts';
import { findReadableVersion } from './reading-queries.ts';

interface Asked {
  userId: string;
  articleId: string;
  language: Language;
}

const fewestCards = 3;
const mostCards = 8;

export async function loadArticleEnd(
  services: Pick<Services, 'db' | 'narrator' | 'now'>,
  asked: Asked,
): Promise<ArticleEnd> {
  const { userId, articleId, language } = asked;
  if ((await findReadableVersion(services, asked)) === undefined) throw new AppError('not-found');
  const [read, saved, vocabulary, places] = await Promise.all([
    loadReadSoFar(services, asked),
    listLookedUpIds(services, asked),
    findVocabulary(services, userId, language),
    findPlaces(services, articleId, language),
  ]);
  const remembered = await listSavedWords(
    services,
    userId,
    saved.map(({ id }) => id),
  );
  const isForRecall = new Set(saved.filter((word) => word.isForRecall).map(({ id }) => id));
  const chosen = remembered.filter(({ word }) => isForRecall.has(word.id)).slice(0, mostCards);
  const audio = await findAudio(
    services,
    chosen.map(({ word }) => word),
  );
  const cards = chosen.map(({ word, memory }) => ({ word, memory, audioUrl: audio.get(word.id) ?? null }));
  const isSaved = new Set(saved.map(({ wordId }) => wordId));
  const firstPlaces = new Map(places && [...listRunningWords(places)].toReversed().map((place) => [place.id, place]));
  const nothing = { encounters: 0, aided: 0, lookups: 0, recall: null, isMarkedKnown: false };
  return {
    sentences: read.sentences,
    seconds: read.seconds,
    wordsMet: read.met
      .filter(
        ({ id, rank }) => !isSaved.has(id) && estimateKnown({ rank, ...nothing }, vocabulary) < isKnownProbability,
      )
      .flatMap(({ id, base }): MetWord[] => {
        const place = firstPlaces.get(id);
        return place === undefined ? [] : [{ base, sentence: place.sentence, start: place.start, end: place.end }];
      }),
    lookedUp: remembered.map(({ word }) => word),
    recall: cards.length < fewestCards ? [] : cards,
  };
}
