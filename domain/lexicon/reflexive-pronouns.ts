import type { Language } from '../language.ts';
import { normaliseForm } from './normalise-form.ts';

const pronouns: Partial<Record<Language, RegExp>> = {
  es: /^(?:me|te|se|nos|os)$/,
  fr: /^(?:[mts](?:e|’)?|nous|vous|toi|moi)$/,
  de: /^(?:mich|dich|sich|uns|euch|mir|dir)$/,
  pt: /^(?:me|te|se|nos|vos)$/,
  it: /^(?:[mtscv]i|[mtscv]e|s’)$/,
  sl: /^s[ei]$/,
};

/** Maximum distance between a pronoun and its verb. German allows any position in the clause. */
const reach: Partial<Record<Language, number>> = { de: 8, sl: 6 };
const usualReach = 3;

interface Asked {
  words: readonly { text: string }[];
  position: number;
  /** The pronouns attached to the verb. */
  clitics: readonly string[] | undefined;
  language: Language;
}

/** Whether a verb has a reflexive pronoun beside it or attached to it. */
export function isBesideReflexive({ words, position, clitics, language }: Asked): boolean {
  const pattern = pronouns[language];
  if (pattern === undefined) return false;
  if (clitics?.some((each) => pattern.test(each))) return true;
  const far = reach[language] ?? usualReach;
  return words
    .slice(Math.max(0, position - far), position + far + 1)
    .some(({ text }) => pattern.test(normaliseForm(text)));
}
