import type { Language } from '../../language.ts';
import { withContractions } from '../forms/contractions.ts';

const prepositions: Partial<Record<Language, RegExp>> = {
  en: /^(?:about|against|as|at|by|for|from|in|into|of|on|over|to|with)$/,
  de: /^(?:als|an|auf|aus|bei|durch|für|gegen|in|mit|nach|ohne|über|um|unter|von|vor|zu|zwischen)$/,
  sl: /^(?:brez|do|iz|k|kot|med|na|nad|o|ob|od|po|pod|pred|pri|proti|s|v|z|za)$/,
};

/** The preposition at the end of a dictionary form: “auf” in “warten auf” (wait for). */
export function governedPreposition(base: string, language: Language): string | undefined {
  // Phrases without a verb have no such preposition: “nach wie vor” (still), “nur zu” (go ahead), “von nun an” (from now
  // on).
  if (language === 'de' && / (?:und|wie) |^nur |^auf … zu$|^von .*(?:an|aus)$/.test(base)) return undefined;
  const [, last = ''] = /\s(\S+)$/.exec(base) ?? [];
  return prepositions[language]?.test(last) ? last : undefined;
}

/** A preposition with its contractions and, in German, its pronominal adverbs: “auf”, “aufs” (on the), “darauf” (on it). */
export const spellingsOf = (preposition: string, language: Language): string[] =>
  withContractions(`… ${preposition}`, language).map((phrase) => phrase.slice(2));
