/**
 * Whether the user has followed a link to an article and has not opened the article yet. The key is that of
 * `claimWantedArticle`. This function is not beside it, because that module is loaded with every page.
 */
export function hasWantedArticle(uid: string) {
  try {
    return localStorage.getItem(`foxtale.wanted.${uid}`) !== null;
  } catch {
    return false;
  }
}
