import { type LibraryArticle, readArticles } from '../../../content/read-articles.ts';

let drawer: LibraryArticle[] | undefined;

/** The drawer: prepared articles that users receive if no language model is configured. Cached. */
export function listDrawerArticles(): readonly LibraryArticle[] {
  drawer ??= readArticles().articles.filter(({ place }) => place === 'drawer');
  return drawer;
}
