/** Spellings of the same sound in the seven languages. The order matters: “sch” before “ch”. */
const spellings: readonly [RegExp, string][] = [
  [/sch|sh|š/g, 's'],
  [/tch|tsch|cz|č/g, 'k'],
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/qu|ck|ch|c|q/g, 'k'],
  [/x/g, 'ks'],
  [/w/g, 'v'],
  [/[yj]/g, 'i'],
  [/[zžç]/g, 's'],
];

/** The maximum edit distance, as a share of the length of the longer word. */
const mostDifferent = 0.4;

/**
 * Whether a reader who knows one word recognises the other one without having learned it, because both are spelled nearly
 * alike: Slovenian “kultura” and English “culture”.
 */
export function isRecognisable(one: string, other: string): boolean {
  if (familyOf(one) !== familyOf(other)) return false;
  const a = simplify(one);
  const b = simplify(other);
  return isAlike(a, b) || isAlike(withSoftCh(one), b) || isAlike(a, withSoftCh(other));
}

/**
 * Spells a word with “sh” for “ch”: French and Portuguese “ch” sounds like English “sh”, and Spanish “chamán” is “shaman”.
 */
const withSoftCh = (word: string) => (/ch/i.test(word) ? simplify(word.replace(/ch/gi, 'sh')) : simplify(word));

/**
 * Words with the same meaning are related if they begin with the same letters, at least this many: “exportación” and
 * “export”.
 */
const shortestStem = 4;

function isAlike(a: string, b: string): boolean {
  if (a[0] !== b[0]) return false;
  if (a.slice(0, shortestStem) === b.slice(0, shortestStem) && Math.min(a.length, b.length) >= shortestStem)
    return true;
  const most = Math.floor(mostDifferent * Math.max(a.length, b.length));
  return Math.abs(a.length - b.length) <= most && editDistance(a, b) <= most;
}

/** Groups of first letters that can have the same sound. */
const families = ['aàáâãä', 'eèéêë', 'iíîïjy', 'oóôõöœ', 'uúùûü', 'ckqčsšzžçx', 'fp', 'vw'];
const familyOfLetter = new Map(families.flatMap((letters) => [...letters].map((letter) => [letter, letters] as const)));

/** The group of the first letter. Comparing the groups is a quick check before the spellings are compared. */
function familyOf(word: string): string {
  const first = withoutAddedE(word).charAt(0).toLowerCase();
  return familyOfLetter.get(first) ?? first;
}

/** Spanish and French put an “e” before “s” and a consonant: “estructura” is “structure”. */
const withoutAddedE = (word: string) => word.replace(/^[eé](?=s[cmnpqt])/i, '');

const simplified = new Map<string, string>();

/** The word in a common spelling, without accents and double letters. Cached, because every word is compared many times. */
function simplify(word: string): string {
  const known = simplified.get(word);
  if (known !== undefined) return known;
  let simple = withoutAddedE(word.toLowerCase()).replace(/gu(?=[aeéi])/g, 'g');
  for (const [pattern, letter] of spellings) simple = simple.replace(pattern, letter);
  simple = simple.normalize('NFD').replace(/\p{M}/gu, '').replace(/(.)\1/gu, '$1');
  simplified.set(word, simple);
  return simple;
}

/** Levenshtein distance, with one row that is overwritten. */
function editDistance(one: string, other: string): number {
  const row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    let diagonal = i - 1;
    row[0] = i;
    for (let j = 1; j <= other.length; j += 1) {
      const above = row[j] ?? 0;
      const replaced = diagonal + (one[i - 1] === other[j - 1] ? 0 : 1);
      row[j] = Math.min(above + 1, (row[j - 1] ?? 0) + 1, replaced);
      diagonal = above;
    }
  }
  return row.at(-1) ?? 0;
}
