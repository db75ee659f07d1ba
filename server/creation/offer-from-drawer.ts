import { covers } from '../../content/covers.ts';
import type { LibraryArticle } from '../../content/read-articles.ts';
import { type DrawerOffer, type OfferedArticle, offersAtOnce } from '../../domain/creation/choose-from-drawer.ts';
import type { ArticleWish } from '../../domain/creation/new-article.ts';
import { splitWords } from '../../domain/text/split-words.ts';
import type { Reader } from '../library/reader-of.ts';
import type { Services } from '../services.ts';
import { attributesOf, isAbout, listUnreceived, rankForReader } from './drawer.ts';

/** Drawer articles that match a wish. The user picks one before an article is created. */
export async function offerFromDrawer(
  services: Pick<Services, 'db'>,
  reader: Reader,
  wish: ArticleWish,
): Promise<DrawerOffer> {
  const unread = await listUnreceived(services, reader.readerId);
  const fitting = rankForReader(wish, unread, reader);
  const ofLength = unread.filter(({ length }) => length === wish.length);
  const offered = fitting.slice(0, offersAtOnce);
  return {
    articles: offered.map((article) => describe(article, reader)),
    otherLevelsCount: ofLength.length - fitting.length,
    isAboutIt: offered.some((article) => isAbout(article, wish.description, reader)),
  };
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
