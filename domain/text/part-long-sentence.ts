// Longer than anything but a text without stops; a voice and an eye need a rest before.
const longest = 600;

// The best places to part come first.
const places = [/[;:–—]\s/gu, /,\s/gu, /\s/gu];

/** A sentence that never ends is parted where it can rest: at a semicolon, a comma, a space, or else anywhere. */
export function partLongSentence(sentence: string): string[] {
  const parts: string[] = [];
  let rest = sentence;
  while (rest.length > longest) {
    const end = findPlace(rest.slice(0, longest));
    parts.push(rest.slice(0, end).trimEnd());
    rest = rest.slice(end).trimStart();
  }
  return rest === '' ? parts : [...parts, rest];
}

function findPlace(head: string) {
  for (const place of places) {
    const ends = [...head.matchAll(place)].map((match) => match.index + match[0].length);
    const last = ends.findLast((end) => end > longest / 3);
    if (last !== undefined) return last;
  }
  // Not between the halves of one character.
  return /[\uD800-\uDBFF]$/u.test(head) ? head.length - 1 : head.length;
}
