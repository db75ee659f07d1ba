import { covers } from '../../content/covers.ts';
import type { LibraryArticle } from '../../content/read-articles.ts';
import { type DrawerOffer, type OfferedArticle, offersAtOnce } from '../../domain/creation/choose-from-drawer.ts';
import type { ArticleWish } from '../../domain/creation/new-article.ts';
import { splitWords } from '../../domain/text/split-words.ts';
import type { Reader } from '../library/reader-of.ts';
import type { Services } from '../services.ts';
import { attributesOf, listUnreceived, rankForReader } from './drawer.ts';

/** The articles of the drawer (the prepared articles) that match a wish best. The user picks one and then requests it. */
export async function offerFromDrawer(
  services: Pick<Services, 'db' | 'lexicon'>,
  reader: Reader,
  wish: ArticleWish,
): Promise<DrawerOffer> {
  const unread = await listUnreceived(services, reader.readerId);
  const ranked = await rankForReader(services, wish, { unread, reader });
  return {
    articles: ranked
      .slice(0, offersAtOnce)
      .map(({ article, isAboutIt }) => ({ ...describe(article, reader), isAboutIt })),
  };
}

function describe(article: LibraryArticle, { learningLang, mainLang }: Reader): Omit<OfferedArticle, 'isAboutIt'> {
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
