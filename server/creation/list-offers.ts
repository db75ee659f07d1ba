import { covers } from '../../content/covers.ts';
import type { LibraryArticle } from '../../content/read-articles.ts';
import { levelSteps, type SubjectWord } from '../../domain/creation/choose-from-drawer.ts';
import type { OfferedArticle, Offers, OffersQuery } from '../../domain/creation/offers.ts';
import type { SearchResult } from '../../domain/library/search.ts';
import { splitWords } from '../../domain/text/split-words.ts';
import type { Reader } from '../library/reader-of.ts';
import { searchArticles } from '../library/search-articles.ts';
import type { Services } from '../services.ts';
import { attributesOf, listUnreceived, rankForReader } from './drawer.ts';
import { readDescription } from './drawer-words.ts';

type OfferServices = Pick<Services, 'db' | 'lexicon'>;

const mostOffered = 3;

/**
 * The articles about a subject: those of the library and those of the drawer (prepared articles). Articles of the library that
 * only mention the subject are offered if there are no others.
 */
export async function listOffers(services: OfferServices, reader: Reader, query: OffersQuery): Promise<Offers> {
  const [found, drawer] = await Promise.all([
    searchLibrary(services, reader, query),
    searchDrawer(services, reader, query),
  ]);
  const about = found.filter(({ isAboutIt }) => isAboutIt);
  const library = about.length > 0 || drawer.length > 0 ? about : found;
  const level = query.level ?? null;
  return {
    library: library
      .toSorted((one, other) => levelSteps(level, one.level) - levelSteps(level, other.level))
      .slice(0, mostOffered),
    drawer,
  };
}

/**
 * The order is that of the search, best match first. The search requires every word. If no article has all of them, those about
 * the rarest noun are enough.
 */
async function searchLibrary(services: OfferServices, reader: Reader, { q }: OffersQuery): Promise<SearchResult[]> {
  const found = await findExactly(services, reader, q);
  if (found.length > 0) return found;
  const { words } = await readDescription(services, q, reader);
  const rarity = ({ rank }: SubjectWord) => rank ?? Number.MAX_SAFE_INTEGER;
  const [rarest] = words.filter(({ isNoun }) => isNoun).toSorted((one, other) => rarity(other) - rarity(one));
  const results = rarest === undefined ? [] : await findExactly(services, reader, rarest.word);
  return results.filter(({ isAboutIt }) => isAboutIt);
}

/** A word that is similar or only begins alike is another subject: “car” is neither “cat” nor “carpet”. */
async function findExactly(services: OfferServices, reader: Reader, query: string) {
  return (await searchArticles(services, { reader, query, filters: {}, page: 1, isComplete: true, isOnlyShared: true }))
    .results;
}

async function searchDrawer(services: OfferServices, reader: Reader, { q, level }: OffersQuery) {
  const unread = await listUnreceived(services, reader.readerId);
  const ranked = await rankForReader(services, { description: q, level: level ?? null }, { unread, reader });
  return ranked
    .filter(({ isAboutIt }) => isAboutIt)
    .slice(0, mostOffered)
    .map(({ article }) => describe(article, reader));
}

function describe(article: LibraryArticle, { learningLang, mainLang }: Reader): OfferedArticle {
  const { id, title, summary, paragraphs } = article;
  const sentences = paragraphs.flatMap((paragraph) => paragraph.sentences);
  return {
    name: id,
    cover: covers[id] ?? null,
    title: title[learningLang],
    nativeTitle: title[mainLang],
    summary: summary[mainLang],
    ...attributesOf(article),
    wordCount: sentences.reduce(
      (sum, { versions }) => sum + splitWords(versions[learningLang], learningLang).length,
      0,
    ),
  };
}
