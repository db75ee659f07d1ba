import type { ReadWord } from '../read-sentence.ts';
import { isConcept, type Place, type Rule } from './grammar-rule.ts';
import { isReflexive, mayBe } from './word-classes.ts';

const helper = /^(?:me|te|le|les|lo|la|los|las|nos|lhes?|ne|ci|vi|he|has?|han|ho|hai|ha|no|non|não)$/;

/**
 * The verb of the pronoun: the verb that it is attached to, or the next word that is not a pronoun, auxiliary or negation.
 */
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

/**
 * Whether the verb has the same person as the pronoun. If so, the pronoun is reflexive: Spanish “me llamo” (I call myself),
 * but not “me llama” (he calls me).
 */
function hasSamePerson(place: Place): boolean {
  const person = persons[place.word.form];
  const verb = verbAfter(place);
  // The auxiliary may show the person: “he” in Spanish “me lo he comido” (I have eaten it).
  const words = place.word.isAttached ? [verb] : place.after.slice(0, verb ? place.after.indexOf(verb) + 1 : 0);
  return words.some((word) => word?.analyses.some(({ features }) => features.some((each) => person?.test(each))));
}

/**
 * Whether the verb can only have the person of the pronoun: Spanish “me comí” (I ate), but not “me llamaba”, because
 * “llamaba” means “I called” or “he called”.
 */
const hasOnlySamePerson = (place: Place): boolean => {
  const features = verbAfter(place)?.analyses.flatMap((analysis) => analysis.features) ?? [];
  const finite = features.filter((each) => /\b[123](?:sg|pl)\b/.test(each));
  return finite.length > 0 && finite.every((each) => persons[place.word.form]?.test(each));
};

/** Whether the verb is an infinitive, gerund or imperative. With such a verb, the pronoun may be reflexive. */
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
    // Spanish “se” is passive if the dictionary does not list the verb as reflexive: “se entonó el himno” (the anthem was
    // sung).
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
    // These pronouns can only be reflexive or objects. Spanish “se” and Italian “si” may also be passive or mean “people”.
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
