import type { PartOfSpeech } from '../concept.ts';

/** A form with this ending may come from a dictionary form with one of the base endings, for these parts of speech. */
export type EndingRule = { ending: string; baseEndings: readonly string[]; parts: readonly PartOfSpeech[] };

export type InflectionRules = {
  endings: readonly EndingRule[];
  /** Maps a changed stem to the regular stem: “pued-” to “pod-”. Tried if the unchanged stem gives no result. */
  stemChanges: readonly (readonly [RegExp, string])[];
  /** Removes attached pronouns and prefixes of inflected forms, such as German “ge-”, before the endings are checked. */
  wordChanges: readonly (readonly [RegExp, string])[];
  /** First parts of compounds and prefixes of verbs that a form without them may explain. Not tried for names. */
  prefixes?: readonly (readonly [prefix: RegExp, parts: readonly PartOfSpeech[]])[];
};

/** “['es ies', 'y -']”: forms with the first endings come from base forms with the second. A hyphen means no ending. */
type EndingPair = readonly [endings: string, baseEndings: string];

export const endingRules = (parts: readonly PartOfSpeech[], pairs: readonly EndingPair[]): EndingRule[] =>
  pairs.flatMap(([endings, baseEndings]) =>
    readEndings(endings).map((ending) => ({ ending, baseEndings: readEndings(baseEndings), parts })),
  );

const readEndings = (text: string) => text.split(' ').map((ending) => (ending === '-' ? '' : ending));

export const longestFirst = (rules: EndingRule[]): EndingRule[] =>
  rules.toSorted((a, b) => b.ending.length - a.ending.length);
