import type { ReadWord } from '../read-sentence.ts';
import { isConcept, type Place, type Rule } from './grammar-rule.ts';
import { isReflexive, mayBe } from './word-classes.ts';

const helper = /^(?:me|te|le|les|lo|la|los|las|nos|lhes?|ne|ci|vi|he|has?|han|ho|hai|ha|no|non|não)$/;

/** The verb to which the pronoun is attached, or the next word that is no pronoun, auxiliary or negation. */
const verbAfter = ({ word, before, after }: Place): ReadWord | undefined =>
  word.isAttached ? before : after.find(({ form }) => !helper.test(form));

const persons: Readonly<Record<string, RegExp>> = {
  me: /\b1sg\b/,
  'm’': /\b1sg\b/,
  mi: /\b1sg\b/,
  te: /\b2sg\b/,
  't’': /\b2sg\b/,
  ti: /\b2sg\b/,
  nos: /\b1pl\b/,
  os: /\b2pl\b/,
  vos: /\b2pl\b/,
  ci: /\b1pl\b/,
  vi: /\b2pl\b/,
};

/** A pronoun is reflexive if the verb has the same person: “me llamo” (I call myself), but not “me llama” (he calls me). */
function hasSamePerson(place: Place): boolean {
  const person = persons[place.word.form];
  const verb = verbAfter(place);
  // In “me lo he comido” (I have eaten it), the auxiliary “he” shows the person.
  const words = place.word.isAttached ? [verb] : place.after.slice(0, verb ? place.after.indexOf(verb) + 1 : 0);
  return words.some((word) => word?.analyses.some(({ features }) => features.some((each) => person?.test(each))));
}

/**
 * Whether the verb can only have the person of the pronoun: “me comí” (I ate), but not “me llamaba”, because “llamaba” is both
 * “I called” and “he called”.
 */
const hasOnlySamePerson = (place: Place): boolean => {
  const features = verbAfter(place)?.analyses.flatMap((analysis) => analysis.features) ?? [];
  const finite = features.filter((each) => /\b[123](?:sg|pl)\b/.test(each));
  return finite.length > 0 && finite.every((each) => persons[place.word.form]?.test(each));
};

/** Whether the verb is an infinitive, gerund or imperative. Its pronoun may be reflexive. */
const hasNoPerson = (place: Place): boolean =>
  verbAfter(place)?.analyses.some(({ features }) => features.some((each) => /^(?:inf|ger|imp)/.test(each))) ?? false;

const personal = { es: 'me te nos os', fr: 'me m’ te t’', pt: 'me te nos vos', it: 'mi ti ci vi' };

export const reflexiveRules: readonly Rule[] = [
  {
    forms: personal,
    means: isConcept('oneself/pronoun'),
    holds: (place) => hasSamePerson(place) || hasNoPerson(place),
    weightElsewhere: 0.05,
    weightOfOthers: 1,
    isAlsoForAttached: true,
  },
  {
    forms: personal,
    means: isConcept('oneself/pronoun'),
    holds: hasOnlySamePerson,
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
    isAlsoForAttached: true,
  },
  {
    // “se” in “se entonó el himno” (the anthem was sung) is passive: the dictionary does not list “entonar” as a reflexive
    // verb.
    forms: { es: 'se', pt: 'se', it: 'si' },
    means: isConcept('passive-pronoun/pronoun', 'one-people/pronoun'),
    holds: (place) => {
      const verb = verbAfter(place);
      return (
        verb !== undefined &&
        mayBe(verb, ['verb'], place.lexicon) &&
        !isReflexive(verb, place.language, place.lexicon) &&
        verb.analyses.some(({ features }) => features.some((each) => /\b3(?:sg|pl)\b/.test(each)))
      );
    },
    weightElsewhere: 0.05,
    weightOfOthers: 0.2,
    isAlsoForAttached: true,
  },
  {
    // These pronouns cannot be passive or impersonal, unlike Spanish “se” and Italian “si”.
    forms: {
      es: 'me te nos os sí consigo',
      fr: 'me m’ te t’ nous vous soi',
      pt: 'me te nos vos si consigo',
      it: 'mi ti ci vi sé ce',
      sl: 'sebe sebi seboj si sabo',
    },
    means: (conceptId) => !['passive-pronoun/pronoun', 'one-people/pronoun'].includes(conceptId),
    holds: () => true,
    weightElsewhere: 1,
    isAlsoForAttached: true,
  },
];
