import { isConcept, type Place, type Rule } from '../grammar-rule.ts';

/**
 * A rule for a sense of an Italian word, chosen according to the words nearby. It applies only to sentences without versions
 * in other languages.
 */
export const sense = (
  forms: string,
  concepts: string,
  holds: (place: Place) => boolean,
  { weightElsewhere = 0.01, weightOfOthers = 1e-3 } = {},
): Rule => ({
  forms: { it: forms },
  means: isConcept(...concepts.split(' ')),
  holds,
  weightElsewhere,
  weightOfOthers,
  isForSingleVersion: true,
});

/** A rule for the usual sense of a word. `except` holds if the words nearby point to another sense. */
export const usually = (forms: string, concepts: string, except: (place: Place) => boolean = () => false): Rule =>
  sense(forms, concepts, (place) => !except(place), { weightElsewhere: 1, weightOfOthers: 0.01 });

/**
 * A rule for the usual sense of a word among its senses of the same part of speech, unless `except` holds. Other parts of
 * speech keep their weight: “taglia” is mostly a size, but it may be a verb (cuts).
 */
export const mostly = (forms: string, concepts: string, except: (place: Place) => boolean = () => false): Rule => {
  const listed = concepts.split(' ');
  const part = listed[0]?.split('/')[1];
  return {
    forms: { it: forms },
    means: (conceptId, partOfSpeech) =>
      listed.includes(conceptId) || (partOfSpeech !== part && partOfSpeech !== 'expression'),
    holds: (place) => !except(place),
    weightElsewhere: 1,
    weightOfOthers: 0.005,
    isForSingleVersion: true,
  };
};

/** The usual sense of a word. If a word nearby matches `cue`, the sense `other` is meant instead. */
export type UsualSense = readonly [forms: string, usual: string, cue?: RegExp, other?: string];

/** The rules for a word with a usual sense and perhaps another one. */
export const usualSense = ([forms, usual, cue, other]: UsualSense): readonly Rule[] =>
  cue === undefined || other === undefined
    ? [mostly(forms, usual)]
    : [mostly(forms, usual, near(cue)), mostly(forms, other, not(near(cue)))];

/** A rule for the part of speech that the word has where `holds` is true. */
export const inClass = (forms: string, part: string, holds: (place: Place) => boolean, weightElsewhere = 1): Rule => ({
  forms: { it: forms },
  means: (_, partOfSpeech) => partOfSpeech === part,
  holds,
  weightElsewhere,
  weightOfOthers: 0.01,
  isForSingleVersion: true,
});

/** Whether one of the words before or after the word matches the pattern. */
export const near =
  (pattern: RegExp) =>
  ({ earlier, after }: Place): boolean =>
    [...earlier, ...after].some(({ form }) => pattern.test(form));

/** Whether one of the next words matches the pattern. */
export const soon =
  (pattern: RegExp, reach = 4) =>
  ({ after }: Place): boolean =>
    after.slice(0, reach).some(({ form }) => pattern.test(form));

export const nextIs =
  (pattern: RegExp) =>
  ({ word, after: [next] }: Place): boolean =>
    next !== undefined && next.start - word.end <= 1 && pattern.test(next.form);

/** Whether the clause ends here or the next word matches the pattern. */
export const endsOrIs =
  (pattern: RegExp) =>
  ({ word, after: [next] }: Place): boolean =>
    next === undefined || next.start - word.end > 1 || pattern.test(next.form);

export const beforeIs =
  (pattern: RegExp) =>
  ({ word, before }: Place): boolean =>
    before !== undefined && word.start - before.end <= 1 && pattern.test(before.form);

export const either =
  (...tests: ((place: Place) => boolean)[]) =>
  (place: Place): boolean =>
    tests.some((test) => test(place));

export const both =
  (...tests: ((place: Place) => boolean)[]) =>
  (place: Place): boolean =>
    tests.every((test) => test(place));

export const not =
  (test: (place: Place) => boolean) =>
  (place: Place): boolean =>
    !test(place);

/** Forms of “di” (of), also with an article. */
export const ofForms = /^(?:di|d’|del|dell[aeo’]|dei|degli)$/;

/** Articles, also contracted with a preposition: “nella” (in the). */
export const articleForms =
  /^(?:il|lo|la|i|gli|le|l’|un|uno|una|un’|[dns][aeu]l(?:l[aoe’])?|al(?:l[aoe’])?|[dns][aeu]i|[dns][aeu]gli|ai|agli)$/;
