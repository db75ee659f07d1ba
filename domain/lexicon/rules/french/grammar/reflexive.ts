import type { ReadWord } from '../../../read-sentence.ts';
import { isConcept, type Place, type Rule } from '../../grammar-rule.ts';
import { isParticiple } from '../../word-classes.ts';
import { formOf } from '../french-context.ts';

const between = /^(?:l[ae]s?|l’|lui|leur|y|en|ne|n’|pas|plus|jamais)$/;
const auxiliaries =
  /^(?:suis|es|est|sommes|êtes|sont|étais|était|étions|étiez|étaient|fus|fut|furent|sera|seront|serais|serait|seraient|soit|soient|fût|être|étant)$/;
const adverbs =
  /^(?:pas|plus|jamais|déjà|bien|mal|encore|toujours|souvent|tous|toutes|ensuite|alors|aussi|vite|peu|.{3,}ment)$/;

/** The verb that follows a pronoun: “arrêté” in “il s’est déjà arrêté” (he has already stopped). */
function verbAfter({ after }: Place): ReadWord | undefined {
  const words = after.filter(({ form }) => !between.test(form));
  const [first] = words;
  if (!first || !auxiliaries.test(first.form)) return first;
  const participle = words.slice(1).find(({ form }) => !adverbs.test(form));
  return isParticiple(participle, 'fr') ? participle : first;
}

/** Reflexive pronouns, each with its subject: “je” for “me” in “je me souviens” (I remember). */
const subjects: Readonly<Record<string, RegExp>> = {
  me: /^(?:je|j’)$/,
  'm’': /^(?:je|j’)$/,
  te: /^tu$/,
  't’': /^tu$/,
  nous: /^nous$/,
  vous: /^vous$/,
};

function hasSubject({ word, earlier }: Place): boolean {
  const subject = subjects[word.form];
  if (!subject) return true;
  const before = earlier.filter(({ form }) => !/^(?:ne|n’)$/.test(form)).at(-1);
  return subject.test(formOf(before));
}

/** Verbs that the lexicon lists as reflexive only inside expressions: “se mettre à” (start), “s’en aller” (go away). */
const inExpressions =
  /^(?:met|mett.*|mis|mises?|mi[st]|mirent|mît|va|vont|vais|vas|all.*|iront?|irait|sert|serv.*|adress.*|attend.*|compos.*|racl.*|refroidi.*|enfonc.*|fi(?:e|ent|er|ait|aient|ant|é)|allum.*|rempli.*|transform.*|cogn.*|répét.*|répèt.*|accord.*|coll.*|accumul.*|fatigu.*|rend.*|termin.*|concentr.*|bas(?:e|ent|er|ait|ant|é)|fond(?:e|ent|er|ait|ant|é)|charg.*|limit.*|rapproch.*|entour.*|tourn.*|ferm.*|étend.*)$/;

const isReflexiveIn = (word: ReadWord | undefined) =>
  word !== undefined &&
  (inExpressions.test(word.form) || word.readings.some(({ analysis }) => analysis.word.isReflexive));

const forms = { fr: 'se s’ me m’ te t’ nous vous toi' };

/**
 * Rules for reflexive pronouns. The pronoun is a part of the verb if the lexicon lists the reflexive verb: “s’arrêter”
 * (stop).
 */
export const frenchReflexiveRules: readonly Rule[] = [
  {
    // The pronoun is a part of the verb in “il s’est arrêté” (he stopped) and “arrête-toi” (stop), but not in “s’arroser
    // d’eau” (sprinkle oneself).
    forms,
    means: isConcept('reflexive-part-fr/pronoun'),
    holds: (place) =>
      place.word.isAttached
        ? /^(?:toi|vous|nous|t’)$/.test(place.word.form) && isReflexiveIn(place.before)
        : place.word.form !== 'toi' && hasSubject(place) && isReflexiveIn(verbAfter(place)),
    weightElsewhere: 1e-9,
    weightOfOthers: 1e-8,
    isAlsoForAttached: true,
  },
  {
    // No rule selects this meaning. It is used only where an editor has chosen it for a word of an article.
    forms,
    means: isConcept('each-other-se-fr/pronoun'),
    holds: () => false,
    weightElsewhere: 1e-9,
    isAlsoForAttached: true,
  },
  {
    // The first “nous” means “we” in “nous nous sommes rencontrés” (we met).
    forms: { fr: 'nous' },
    means: isConcept('we/pronoun'),
    holds: ({ before, after: [next] }) => formOf(next) === 'nous' && formOf(before) !== 'nous',
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
  },
];
