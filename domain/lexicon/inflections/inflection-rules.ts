import type { Aspect, Gender, PartOfSpeech } from '../concept.ts';

/** A form with this ending may come from a dictionary form with one of the base endings, for these parts of speech. */
export type EndingRule = {
  ending: string;
  baseEndings: readonly string[];
  parts: readonly PartOfSpeech[];
  derived?: DerivedWord | undefined;
};

/**
 * The derived word that the form belongs to, if it is not a form of the listed word itself: Slovenian “presajanje”
 * (transplanting) is a noun made from the listed verb “presajati” (transplant).
 */
export type DerivedWord = { suffix: string; partOfSpeech: PartOfSpeech; gender?: Gender; aspect?: Aspect };

export type InflectionRules = {
  endings: readonly EndingRule[];
  /**
   * Maps an irregular stem to the stem of the base form: Spanish “pued-” in “puede” (can) to “pod-” in “poder”. Tried only
   * if the stem as it is in the text leads to no word of the lexicon.
   */
  stemChanges: readonly (readonly [RegExp, string])[];
  /** Removes attached pronouns and prefixes of inflected forms, such as German “ge-”, before the endings are checked. */
  wordChanges: readonly (readonly [RegExp, string])[];
  /**
   * First parts of compounds, and prefixes of verbs. If a form is not listed, the form without this part may explain it. Not
   * tried for names.
   */
  prefixes?: readonly (readonly [prefix: RegExp, parts: readonly PartOfSpeech[]])[];
};

/** “['es ies', 'y -']”: forms with the first endings come from base forms with the second. A hyphen means no ending. */
type EndingPair = readonly [endings: string, baseEndings: string];

export const endingRules = (parts: readonly PartOfSpeech[], pairs: readonly EndingPair[]): EndingRule[] =>
  pairs.flatMap(([endings, baseEndings]) =>
    readEndings(endings).map((ending) => ({ ending, baseEndings: readEndings(baseEndings), parts })),
  );

/** Rules for derived words. The third item of a rule is the suffix with which the base form of the derived word ends. */
export const derivingRules = (
  parts: readonly PartOfSpeech[],
  derived: Omit<DerivedWord, 'suffix'>,
  rules: readonly (readonly [endings: string, baseEndings: string, suffix: string])[],
): EndingRule[] =>
  rules.flatMap(([endings, baseEndings, suffix]) =>
    endingRules(parts, [[endings, baseEndings]]).map((rule) => ({ ...rule, derived: { ...derived, suffix } })),
  );

const readEndings = (text: string) => text.split(' ').map((ending) => (ending === '-' ? '' : ending));

export const longestFirst = (rules: EndingRule[]): EndingRule[] =>
  rules.toSorted((a, b) => b.ending.length - a.ending.length);
