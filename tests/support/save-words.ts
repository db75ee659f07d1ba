import type { ReviewQueue } from '../../domain/learning/review/review.ts';
import type { SavedWord, WordList } from '../../domain/learning/saved-word.ts';
import { articleIdOf } from '../../server/library/import-library.ts';
import { call } from './call.ts';
import type { Person } from './people.ts';
import type { TestServer } from './servers/start-test-server.ts';

export const breadId = articleIdOf('bread-that-bakes-itself');

type Server = Pick<TestServer, 'baseUrl'>;
type Learner = Pick<Person, 'token'>;

interface Place {
  sentence: number;
  start: number;
  end: number;
}

/**
 * UTF-16 offsets of words in the Spanish version of the article `breadId`. Sentence 3 is “Mientras duermes, la levadura hace
 * gratis el trabajo duro.” (While you sleep, the yeast does the hard work for free.)
 */
export const places = {
  duermes: { sentence: 3, start: 9, end: 16 },
  levadura: { sentence: 3, start: 21, end: 29 },
  trabajo: { sentence: 3, start: 44, end: 51 },
  /**
   * Sentence 5 is “La lista de ingredientes es corta: harina, sal, levadura y agua.” (The list of ingredients is short: flour,
   * salt, yeast and water.)
   */
  levaduraAgain: { sentence: 5, start: 48, end: 56 },
} satisfies Record<string, Place>;

interface Saved {
  place: Place;
  as?: 'save' | 'lookup' | 'known' | 'replace' | 'choose';
  meaning?: string;
  language?: string;
  articleId?: string;
  unit?: 'word' | 'expression' | undefined;
  sense?: string | undefined;
}

export const sendWord = (
  server: Server,
  { token }: Learner,
  { place, as = 'save', language = 'es', articleId = breadId, ...rest }: Saved,
) => {
  const [start, end] = [place.start, place.end].map((offset) => ({ sentence: place.sentence, offset }));
  return call(server, {
    method: 'POST',
    path: '/learning/words',
    token,
    body: { articleId, language, start, end, as, ...rest },
  });
};

export async function saveWord(server: Server, learner: Learner, saved: Saved): Promise<SavedWord> {
  const { status, text, body } = await sendWord(server, learner, saved);
  if (status !== 200) throw new Error(text);
  return (body as { word: SavedWord }).word;
}

export async function listWords(server: Server, { token }: Learner, query = ''): Promise<WordList> {
  const { body } = await call(server, { path: `/learning/words?language=es${query}`, token });
  return body as WordList;
}

export async function loadReview(server: Server, { token }: Learner, language = 'es'): Promise<ReviewQueue> {
  const { body } = await call(server, { path: `/learning/review?language=${language}`, token });
  return body as ReviewQueue;
}
