// Only unpunctuated text has sentences this long. The audio and the reader need shorter sentences.
const longest = 600;

// Preferred break points come first.
const breakPatterns = [/[;:–—]\s/gu, /,\s/gu, /\s/gu];

/** Splits a very long sentence at a semicolon, a comma or a space. If there is none, splits at the limit. */
export function partLongSentence(sentence: string): string[] {
  const parts: string[] = [];
  let rest = sentence;
  while (rest.length > longest) {
    const end = findBreak(rest.slice(0, longest));
    parts.push(rest.slice(0, end).trimEnd());
    rest = rest.slice(end).trimStart();
  }
  return rest === '' ? parts : [...parts, rest];
}

function findBreak(head: string) {
  for (const pattern of breakPatterns) {
    const ends = [...head.matchAll(pattern)].map((match) => match.index + match[0].length);
    const last = ends.findLast((end) => end > longest / 3);
    if (last !== undefined) return last;
  }
  // Do not split a surrogate pair.
  return /[\uD800-\uDBFF]$/u.test(head) ? head.length - 1 : head.length;
}
