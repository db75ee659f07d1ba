const longestLink = 2000;

/** Whether this is the address of a web page: http or https, without user name and password. */
export function isLink(address: string): boolean {
  if (address.length > longestLink || !URL.canParse(address)) return false;
  const { protocol, hostname, username, password } = new URL(address);
  return /^https?:$/.test(protocol) && hostname !== '' && username === '' && password === '';
}

/**
 * The link in a text that a user typed, pasted or shared: “A title https://example.org/a” or “example.org/a”. The fragment
 * (#…) is removed.
 */
export function findLink(text: string): string | undefined {
  const words = text.trim().split(/\s+/);
  const [only = ''] = words;
  const candidates = words.length === 1 ? [only, completeLink(only)] : words.map(withoutPunctuation);
  const found = candidates.find((word) => /^https?:\/\//i.test(word) && isLink(word));
  if (found === undefined) return undefined;
  const url = new URL(found);
  url.hash = '';
  return url.href;
}

/** Whether a text is nothing but a link. */
export const isOnlyLink = (text: string) => /^\s*https?:\/\/\S+\s*$/i.test(text) && findLink(text) !== undefined;

const completeLink = (word: string) =>
  /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(?:[/?]\S*)?$/u.test(word) ? `https://${word}` : '';

function withoutPunctuation(word: string) {
  const isInBrackets = /^[«“"'<]*\(/.test(word);
  const end = isInBrackets ? /[.,;:!?»”"'>)]+$/ : /[.,;:!?»”"'>]+$/;
  return word.replace(/^[«“"'(<]+/, '').replace(end, '');
}

/** The site of an address, as users know it: “example.org”. */
export const siteOf = (address: string) => new URL(address).hostname.replace(/^www\./, '');
