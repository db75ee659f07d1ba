import type { PartOfSpeech } from '../concept.ts';

/** A word of these parts of speech that ends so may be a form of one that ends in one of these. */
export type EndingRule = { ending: string; baseEndings: readonly string[]; parts: readonly PartOfSpeech[] };

export type InflectionRules = {
  endings: readonly EndingRule[];
  /** What may have happened to the stem before an ending: “pued-” for “pod-”. Tried when the stem as it stands leads nowhere. */
  stemChanges: readonly (readonly [RegExp, string])[];
  /** What may be taken off before the endings are looked at: prefixes of forms, pronouns at the end. */
  wordChanges: readonly (readonly [RegExp, string])[];
};

/** “['es ies', 'y -']”: words with one of these endings come from ones with one of those. A hyphen is no ending. */
type EndingPair = readonly [endings: string, baseEndings: string];

export const endingRules = (parts: readonly PartOfSpeech[], pairs: readonly EndingPair[]): EndingRule[] =>
  pairs.flatMap(([endings, baseEndings]) =>
    readEndings(endings).map((ending) => ({ ending, baseEndings: readEndings(baseEndings), parts })),
  );

const readEndings = (text: string) => text.split(' ').map((ending) => (ending === '-' ? '' : ending));

export const longestFirst = (rules: EndingRule[]): EndingRule[] =>
  rules.toSorted((a, b) => b.ending.length - a.ending.length);
