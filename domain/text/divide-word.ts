import type { Language } from '../language.ts';
import { skipPattern } from './skip-pattern.ts';

/** Part of a longer word and its start offset in that word. */
type WordPart = { text: string; start: number };

const elisionPatterns: Partial<Record<Language, RegExp>> = {
  // Only these elisions (shortened words) are split. Other words with an apostrophe stay whole, such as "aujourd’hui"
  // (today) and "quelqu’un" (someone).
  fr: /(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu)['’]/iuy,
  // Splits after any apostrophe, except in an English genitive: "Anna’s".
  it: /\p{L}+['’](?!s(?!\p{L}))/iuy,
  pt: /(?:[dmnt]|lh)['’]/iuy,
};

const attachedPatterns: Partial<Record<Language, RegExp>> = {
  fr: /^(?:t|je|tu|il|elle|on|nous|vous|ils|elles|ce|moi|toi|[mt]['’]|le|la|les|lui|leur|y|en)$/iu,
  // Pronouns that a hyphen attaches to a verb. From "ei" on: endings of the future and the conditional, before which a
  // pronoun may stand: "dar-lhe-ei" (I will give him).
  pt: /^(?:me|te|se|lhe|lhes|nos|vos|[lmnt]?[oa]s?|lh[oa]s?|ei|ás|á|emos|eis|ão|ia|ias|íamos|íeis|iam)$/iu,
};

const indivisible = new Set(['rendez-vous', 'garde-à-vous', 'chez-moi', 'chez-nous', 'c’est-à-dire', "c'est-à-dire"]);

/**
 * Splits elided words ("l’eau" into "l’" and "eau") and attached pronouns ("a-t-il" into "a", "t" and "il"). Compounds such
 * as "arc-en-ciel" stay whole.
 */
export function divideWord(word: string, language: Language): WordPart[] {
  if (indivisible.has(word.toLowerCase())) return [{ text: word, start: 0 }];
  const parts: WordPart[] = [];
  const pattern = elisionPatterns[language];
  let start = 0;
  while (pattern !== undefined) {
    const end = skipPattern({ pattern, text: word, from: start });
    if (end === start) break;
    parts.push({ text: word.slice(start, end), start });
    start = end;
  }
  for (const part of divideAttached(word.slice(start), language)) {
    parts.push({ text: part.text, start: start + part.start });
  }
  return parts;
}

function divideAttached(word: string, language: Language): WordPart[] {
  const whole = [{ text: word, start: 0 }];
  const attachedPattern = attachedPatterns[language];
  if (attachedPattern === undefined || !/[-‐‑]/u.test(word) || indivisible.has(word.toLowerCase())) return whole;
  const pieces = [...word.matchAll(/[^-‐‑'’]+['’]?/gu)].map((match) => ({ text: match[0], start: match.index }));
  return pieces.slice(1).every((piece) => attachedPattern.test(piece.text)) ? pieces : whole;
}
