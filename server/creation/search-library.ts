import type { SubjectWord } from '../../domain/creation/rank-drawer.ts';
import type { SearchResult } from '../../domain/library/search.ts';
import type { Reader } from '../library/reader-of.ts';
import { searchArticles } from '../library/search-articles.ts';
import type { Services } from '../services.ts';
import { readDescription } from './drawer/drawer-words.ts';

type SearchServices = Pick<Services, 'db' | 'lexicon'>;

interface FoundInLibrary {
  about: SearchResult[];
  /** Articles that only touch on the subject or mention it. Empty if other articles are about the subject. */
  near: SearchResult[];
}

// At most this many nouns of a description are searched, the rarest first. They are enough, because a longer description
// names its subject several times.
const mostNouns = 4;
// If more articles than this are about a noun, such as “history”, the noun says little about what the user wants.
const mostPerNoun = 3;

/**
 * Lists the library articles about a description, best match first: the articles that are about all words of the
 * description. If there are none, lists the articles that are about most of its nouns or have its rarest noun in their
 * title.
 */
export async function searchLibrary(
  services: SearchServices,
  reader: Reader,
  description: string,
): Promise<FoundInLibrary> {
  const whole = await findExactly(services, reader, description);
  const about = whole.filter(({ isAboutIt }) => isAboutIt);
  if (about.length > 0) return { about, near: [] };
  const { words } = await readDescription(services, description, reader);
  const nouns = words.filter(({ isNoun }) => isNoun).toSorted((one, other) => rarityOf(other) - rarityOf(one));
  const found = new Map<string, { result: SearchResult; matched: number; isInTitle: boolean }>();
  for (const [index, { word }] of nouns.slice(0, mostNouns).entries()) {
    const results = (await findExactly(services, reader, word)).filter(({ isAboutIt }) => isAboutIt);
    if (results.length > mostPerNoun && nouns.length > 1) continue;
    for (const result of results) {
      const earlier = found.get(result.id);
      const isInTitle = earlier?.isInTitle || (index === 0 && result.reason?.place === 'title');
      found.set(result.id, { result, matched: (earlier?.matched ?? 0) + 1, isInTitle });
    }
  }
  const isAbout = ({ matched, isInTitle }: { matched: number; isInTitle: boolean }) =>
    isInTitle || matched > nouns.length / 2;
  const byNoun = [...found.values()].toSorted((one, other) => other.matched - one.matched);
  const aboutNouns = byNoun.filter(isAbout).map(({ result }) => result);
  if (aboutNouns.length > 0) return { about: aboutNouns, near: [] };
  const touching = byNoun.map(({ result }) => result);
  return { about: [], near: [...touching, ...whole.filter(({ id }) => !found.has(id))] };
}

const rarityOf = ({ rank }: SubjectWord) => rank ?? Number.MAX_SAFE_INTEGER;

/** Finds only the exact words: a search for “car” must find neither the similar word “cat” nor the longer word “carpet”. */
async function findExactly(services: SearchServices, reader: Reader, query: string) {
  return (await searchArticles(services, { reader, query, filters: {}, page: 1, isComplete: true, isOnlyShared: true }))
    .results;
}
