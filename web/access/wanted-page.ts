/** The page a user wanted when they were asked to sign in, and whose page it was, if known. */
interface WantedPage {
  href: string;
  uid: string | undefined;
}

// Kept in memory only. Sign-in uses a popup, so the page is not reloaded.
let wanted: WantedPage | undefined;

export function rememberWantedPage(href: string, uid?: string) {
  wanted = { href, uid };
}

/** Works once. On a shared device the next user is not sent to the previous user's page. */
export function consumeWantedPage(uid: string) {
  const page = wanted;
  wanted = undefined;
  return page?.uid === undefined || page.uid === uid ? page?.href : undefined;
}
