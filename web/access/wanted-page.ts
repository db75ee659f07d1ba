/** Where somebody wanted to go when they were asked to sign in, and whose page that was if one knows. */
interface WantedPage {
  href: string;
  uid: string | undefined;
}

// Signing in happens in a popup, so the page lives on, and nothing of this is left on the device.
let wanted: WantedPage | undefined;

export function rememberWantedPage(href: string, uid?: string) {
  wanted = { href, uid };
}

/** Once; on a shared device the next user is not led to what the one before had open. */
export function takeWantedPage(uid: string) {
  const page = wanted;
  wanted = undefined;
  return page?.uid === undefined || page.uid === uid ? page?.href : undefined;
}
