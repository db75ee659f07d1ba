import { covers } from '../../../content/covers.ts';
import type { LibraryArticle } from '../../../content/read-articles.ts';
import type { OfferedArticle, Offers, OffersQuery } from '../../../domain/creation/offers.ts';
import { levelSteps, type SubjectFit } from '../../../domain/creation/rank-drawer.ts';
import type { Level } from '../../../domain/level.ts';
import type { SearchResult } from '../../../domain/library/search.ts';
import { splitWords } from '../../../domain/text/split-words.ts';
import { loadArticleFits } from '../../learning/fit/load-coverage.ts';
import type { Reader } from '../../library/reader-of.ts';
import type { Services } from '../../services.ts';
import { searchLibrary } from '../search-library.ts';
import { attributesOf, listUnreceived, rankForReader } from './drawer.ts';
import { measureDrawerArticle } from './measure-drawer-article.ts';

type OfferServices = Pick<Services, 'db' | 'lexicon' | 'now'>;

const mostOffered = 3;

/**
 * Lists the articles about a subject, from the library and from the drawer (prepared articles). If there are none, lists
 * articles that only touch on the subject or mention it.
 */
export async function listOffers(services: OfferServices, reader: Reader, query: OffersQuery): Promise<Offers> {
  const level = query.level ?? null;
  const [library, drawer] = await Promise.all([
    searchLibrary(services, reader, query.q),
    searchDrawer(services, reader, query),
  ]);
  const listDrawer = (wanted: SubjectFit) => drawer.flatMap(({ article, fit }) => (fit === wanted ? [article] : []));
  const about = { library: library.about, drawer: listDrawer('about') };
  const isAboutIt = about.library.length + about.drawer.length > 0;
  const chosen = isAboutIt
    ? { library: sortByLevel(about.library, level).slice(0, mostOffered), drawer: about.drawer.slice(0, mostOffered) }
    : chooseNearest({ library: library.near, drawer: listDrawer('near') }, level);
  const { readerId: userId, learningLang: language } = reader;
  const articleIds = chosen.library.map(({ id }) => id);
  const { hasLevel, coverage } = await loadArticleFits(services, { userId, language, articleIds });
  const coverageOf = (id: string) => coverage.find(({ articleId }) => articleId === id) ?? null;
  return {
    isAboutIt,
    library: chosen.library.map((result) => ({ ...result, coverage: coverageOf(result.id) })),
    drawer: await Promise.all(
      chosen.drawer.map(async (article) => ({
        ...describe(article, reader),
        coverage: hasLevel ? await measureDrawerArticle(services, article, reader) : null,
      })),
    ),
  };
}

async function searchDrawer(services: OfferServices, reader: Reader, { q, level }: OffersQuery) {
  const unread = await listUnreceived(services, reader.readerId);
  return rankForReader(services, { description: q, level: level ?? null }, { unread, reader });
}

interface Found {
  library: SearchResult[];
  drawer: LibraryArticle[];
}

/** Chooses at most `mostOffered` articles from library and drawer together: those nearest to the level. */
function chooseNearest({ library, drawer }: Found, level: Level | null): Found {
  const chosen = new Set(sortByLevel([...library, ...drawer], level).slice(0, mostOffered));
  return {
    library: sortByLevel(library, level).filter((article) => chosen.has(article)),
    drawer: drawer.filter((article) => chosen.has(article)),
  };
}

const sortByLevel = <Article extends { level: Level | null }>(articles: readonly Article[], level: Level | null) =>
  articles.toSorted((one, other) => levelSteps(level, one.level) - levelSteps(level, other.level));

function describe(article: LibraryArticle, { learningLang, mainLang }: Reader): Omit<OfferedArticle, 'coverage'> {
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
