import { searchArticles } from '../../server/library/search-articles.ts';
import type { Database } from '../../server/platform/database/database.ts';
import type { Services } from '../../server/services.ts';
import { type Chance, createChance } from '../../tests/support/chance.ts';
import { measureMs } from '../measure-ms.ts';
import { percentile } from '../percentile.ts';
import type { Figure } from '../report.ts';
import type { SyntheticLibrary } from './synthetic-library.ts';

const nobody = '7f6c1f0e-0000-4000-8000-000000000000';
const samples = 60;

type SearchServices = Pick<Services, 'db' | 'lexicon'>;

interface Wanted {
  query: string;
  filters?: { type: 'review'; language: 'en' };
}

/**
 * Measures searches by a learner of Spanish whose native language is English. The baseline is a bare index lookup of the same
 * words.
 */
export async function measureSearch(services: SearchServices, library: SyntheticLibrary): Promise<Figure[]> {
  const { db } = services;
  const chance = createChance(11);
  const words = await listTellingWords(db, library.words);
  const rare = () => chance.pick(words.slice(-20_000));
  const common = () => chance.pick(words.slice(20, 400));
  const commonest = words.slice(0, 10);
  const size = library.articles.length.toLocaleString('en');
  const kinds: { name: string; atMost: number; ask: () => Wanted }[] = [
    { name: 'a rare word', atMost: 50, ask: () => ({ query: rare() }) },
    { name: 'a common word', atMost: 50, ask: () => ({ query: common() }) },
    { name: 'the commonest words', atMost: 100, ask: () => ({ query: chance.pick(commonest) }) },
    { name: 'two words', atMost: 50, ask: () => ({ query: `${common()} ${common()}` }) },
    { name: 'a prefix', atMost: 50, ask: () => ({ query: rare().slice(0, 4) }) },
    { name: 'a typo', atMost: 50, ask: () => ({ query: mistype(chance, rare()) }) },
    {
      name: 'a common word, filtered',
      atMost: 50,
      ask: () => ({ query: common(), filters: { type: 'review', language: 'en' } }),
    },
  ];
  const figures: Figure[] = [];
  for (const { name, atMost, ask } of kinds) {
    const asked = Array.from({ length: samples }, ask);
    for (const wanted of asked.slice(0, 10)) await search(services, wanted);
    const own: number[] = [];
    const bare: number[] = [];
    for (const wanted of asked) {
      own.push(await measureMs(() => search(services, wanted)));
      bare.push(await measureMs(() => lookUp(db, wanted.query)));
    }
    figures.push({
      name: `search among ${size}, ${name}, 95th percentile`,
      value: percentile(own, 95),
      unit: 'ms',
      floor: percentile(bare, 95),
      goal: { atMost, of: 'value' },
    });
  }
  return figures;
}

/** Searches for two words of a title, one of them mistyped, and checks whether the article is among the first ten results. */
export async function measureRecall(services: SearchServices, library: SyntheticLibrary): Promise<Figure> {
  const chance = createChance(23);
  const rankOf = new Map(library.words.map((word, rank) => [word, rank]));
  let found = 0;
  const tries = 200;
  for (let tried = 0; tried < tries; ) {
    const { id, titleWords, isShared } = chance.pick(library.articles);
    const [first, second] = titleWords
      .filter((word) => word.length >= 5)
      .sort((a, b) => (rankOf.get(b) ?? 0) - (rankOf.get(a) ?? 0));
    if (first === undefined || second === undefined || !isShared) continue;
    tried++;
    const { results } = await search(services, { query: `${mistype(chance, first)} ${second}` });
    if (results.slice(0, 10).some((result) => result.id === id)) found++;
  }
  return {
    name: 'found among the first ten, one of two words mistyped',
    value: found / tries,
    unit: 'of 1',
    goal: { atLeast: 0.9 },
  };
}

/** Median time of a search for a common word. */
export async function typicalSearchMs(services: SearchServices, library: SyntheticLibrary) {
  const chance = createChance(19);
  const words = (await listTellingWords(services.db, library.words)).slice(20, 400);
  const times: number[] = [];
  for (let sample = 0; sample < samples; sample++) {
    const query = chance.pick(words);
    times.push(await measureMs(() => search(services, { query })));
  }
  return percentile(times, 50);
}

const search = (services: SearchServices, { query, filters = undefined }: Wanted) =>
  searchArticles(services, {
    reader: { readerId: nobody, learningLang: 'es', mainLang: 'en' },
    query,
    filters: filters ?? {},
    page: 1,
  });

const lookUp = (db: Database, query: string) => db.query`
  select article_id from article_search where language = 'es' and words @@ plainto_tsquery('words_es', ${query}) limit 20`;

/** Lists the words with at least five letters that are not stop words, from the most to the least frequent. */
async function listTellingWords(db: Database, words: readonly string[]) {
  const rows = await db.query<{ word: string }>`
    select word from unnest(${words}::text[]) with ordinality as given(word, rank)
    where length(word) >= 5 and numnode(plainto_tsquery('words_es', word)) > 0 order by rank`;
  return rows.map(({ word }) => word);
}

function mistype(chance: Chance, word: string) {
  const letters = [...word];
  const place = chance.below(letters.length - 1);
  const [letter = '', next = ''] = letters.slice(place, place + 2);
  const wrong = [
    () => letters.splice(place, 1),
    () => letters.splice(place, 0, chance.pick([...'aeirst'])),
    () => letters.splice(place, 1, letter === 'o' ? 'i' : 'o'),
    () => letters.splice(place, 2, next, letter),
  ];
  chance.pick(wrong)();
  return letters.join('');
}
