import type { ReadWord } from '../../../read-sentence.ts';
import { gapBefore, isConcept, type Place, type Rule } from '../../grammar-rule.ts';
import { isCapitalised, isInfinitive, isOnly, isParticiple, mayBe } from '../../word-classes.ts';
import { closeBefore, formOf, formsOfHave } from '../french-context.ts';

const clitics = /^(?:l[ae]s?|l’|lui|leur|y|en|se|s’|ne|n’|me|m’|te|t’|nous|vous|pas|plus|jamais)$/;

/** The next word that is no pronoun and no negation. */
const verbAfter = ({ after }: Place) => after.find(({ form }) => !clitics.test(form));

/** Prepositions after which “le”, “la” and “les” are articles, unless an infinitive follows. */
const beforeArticle =
  /^(?:de|à|dans|sur|sous|par|pour|avec|sans|chez|vers|entre|contre|selon|après|avant|depuis|pendant|durant|dès|malgré|parmi|devant|derrière)$/;

/** Reflexive verbs whose object begins with “de”: “se démarquer des autres” (stand out from the others). */
const reflexiveWithDe =
  /^(?:démarqu|échapp|distingu|rapproch|approch|éloign|moqu|inquièt|inquiét|plain|occup|nourri|compos|charg|méfi|retir|détach|sépar|souci|préoccup|content|félicit|inspir|veng|entour|évad|enfui|dot[eaé]|serv|sert|souvi|empar)/;

/**
 * Participles before “de”: “composé des éléments suivants” (made up of the following elements), but “il a composé des
 * chansons” (he composed songs).
 */
const withDe =
  /^(?:compos|constitu|inspir|accompagn|entour|orn|priv|charg|équip|couronn|précéd)ée?s?$|^(?:suivi|issu)e?s?$/;
const governsDe =
  /^(?:bénéfici|profit|dispos|dépend|souffr|résult|découl|provien|proven|parl|vien|ven|tenu|dat[eéa]|sort|distingu)/;
const beforeDate = /^(?:\d.*|1er|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|grec|latin)$/;

/** Whether the word can only be a participle: “mangé” (eaten), but not “dit” (said), which is also a finite verb (says). */
const isParticipleOnly = (word: ReadWord | undefined) =>
  word?.analyses.every(({ features }) => features.every((each) => each.startsWith('part'))) ?? false;

const subject = /^(?:je|j’|tu|ils?|on|ne|n’|qui|me|m’|te|t’|se|nous|vous)$/;

/** Whether a subject stands directly before and a verb directly after: “la” in “il la porte” (he carries her). */
function isObject(place: Place): boolean {
  const before = closeBefore(place);
  const [next, afterNext] = place.after;
  const beforeThat = place.earlier.at(-2);
  if (!before || before.isAttached || !mayBe(next, ['verb'], place.lexicon) || isParticipleOnly(next)) return false;
  if (subject.test(formOf(before))) return true;
  if (/^elles?$/.test(formOf(before))) return !(beforeArticle.test(formOf(beforeThat)) || formOf(beforeThat) === 'd’');
  return (
    isCapitalised(before) &&
    !mayBe(before, ['preposition', 'adverb', 'conjunction', 'pronoun', 'determiner'], place.lexicon) &&
    (beforeThat === undefined || isCapitalised(beforeThat)) &&
    mayBe(next, ['noun'], place.lexicon) &&
    (afterNext === undefined ||
      isOnly(afterNext, ['preposition', 'adverb'], place.lexicon) ||
      /^(?:à|en|dans|de)$/.test(afterNext.form))
  );
}

/** Rules for pronouns, and for articles that have the form of a pronoun or a preposition. */
export const frenchPronounRules: readonly Rule[] = [
  {
    // “nous” means “us” if the verb has another subject: “la carte nous fait voyager” (the map makes us travel), but “nous
    // faisons” (we make).
    forms: { fr: 'nous' },
    means: isConcept('us/pronoun'),
    holds: (place) => {
      if (formOf(place.before) === 'nous') return false;
      const persons = verbAfter(place)?.analyses.flatMap(({ features }) => features) ?? [];
      const finite = persons.filter((each) => /\b[123](?:sg|pl)\b/.test(each));
      const isOtherPerson = finite.length > 0 && finite.every((each) => !/\b1pl\b/.test(each));
      return isOtherPerson && !/^(?:sommes|ne|n’)$/.test(formOf(place.after[0]));
    },
    weightElsewhere: 1,
    weightOfOthers: 0.001,
  },
  {
    // “nous” means “we” in “nous ne savons pas” (we do not know).
    forms: { fr: 'nous' },
    means: isConcept('we/pronoun'),
    holds: (place) =>
      (/^(?:ne|n’)$/.test(formOf(place.after[0])) && !beforeArticle.test(formOf(place.before))) ||
      // “nous” also means “we” before a pronoun and a verb in “-ons”: “comme nous l’avions dit” (as we had said).
      (/^(?:l’|les|le|la|en|y|vous|lui|leur)$/.test(formOf(place.after[0])) &&
        /^.{2,}ons$/.test(formOf(verbAfter(place))) &&
        !beforeArticle.test(formOf(place.before))) ||
      (/^.{2,}ons$|^sommes$/.test(formOf(place.after[0])) &&
        /^(?:que|qu’|si|quand|lorsque|dont|où|mais|et|car|comme)$/.test(formOf(place.before))),
    weightElsewhere: 1,
    weightOfOthers: 0.001,
  },
  {
    forms: { fr: 'cet' },
    means: isConcept('this/determiner'),
    holds: () => true,
    weightElsewhere: 1,
    weightOfOthers: 0.05,
    isForSingleVersion: true,
  },
  {
    // “le” means “the” in “le sud de la Corse” (the south of Corsica), but not in “pour le remplacer” (to replace him).
    forms: { fr: 'le la les' },
    means: isConcept('the/determiner'),
    holds: (place) =>
      beforeArticle.test(formOf(closeBefore(place))) &&
      !clitics.test(formOf(place.after[0])) &&
      !isInfinitive(place.after[0], 'fr', place.lexicon),
    weightElsewhere: 1,
    weightOfOthers: 1e-9,
    isForSingleVersion: true,
  },
  {
    // “la” is a pronoun in “il la porte” (he carries her), but not in “En France la demande augmente” (in France demand is
    // rising).
    forms: { fr: 'le la les' },
    means: (_, partOfSpeech) => partOfSpeech === 'pronoun',
    holds: isObject,
    weightElsewhere: 1,
    weightOfOthers: 1e-6,
    isForSingleVersion: true,
  },
  {
    // “le 18 octobre” (18 October)
    forms: { fr: 'le' },
    means: isConcept('the/determiner'),
    holds: ({ after: [next], before }) =>
      /^\d/.test(formOf(next)) || (before === undefined && next !== undefined && next.readings.length === 0),
    weightElsewhere: 1,
    weightOfOthers: 0.001,
    isForSingleVersion: true,
  },
  {
    // “en” means “by” in “en travaillant” (by working), but not in “en flagrant délit” (in the act).
    forms: { fr: 'en' },
    means: isConcept('by-doing-en/conjunction'),
    holds: (place) => {
      const verb = verbAfter(place);
      const behind = verb && place.after[place.after.indexOf(verb) + 1];
      const isGerund = verb?.analyses.some(({ features }) => features.some((each) => each.startsWith('ger'))) ?? false;
      return (
        /ant$/.test(formOf(verb)) &&
        !/^(?:n’|s’|m’|t’|l’|y|lui|leur)$/.test(formOf(place.before)) &&
        (isGerund || verb?.readings.length === 0) &&
        !(mayBe(verb, ['adjective'], place.lexicon) && isOnly(behind, ['noun'], place.lexicon))
      );
    },
    weightElsewhere: 1e-7,
    weightOfOthers: 1e-6,
    isForSingleVersion: true,
  },
  {
    // “en” means “of it” in “elle en fait sa résidence” (she makes it her residence).
    forms: { fr: 'en' },
    means: isConcept('of-it/pronoun'),
    holds: ({ after: [next, afterNext] }) =>
      /^(?:fait|fit|font|firent|faisait|fera|faire|prend|prit|donne|tire)$/.test(formOf(next)) &&
      /^(?:son|sa|ses|leurs?|une?|l[ae]s?|l’|des|don|partie|part|état|usage|autant|compte|acte)$/.test(
        formOf(afterNext),
      ),
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
    isForSingleVersion: true,
  },
  {
    // “des” and “du” mean “of the” or “from the” in “celles des autres” (those of the others) and “du 9 au 11 mai” (from 9
    // to 11 May).
    forms: { fr: 'du des' },
    means: isConcept('of-the/preposition'),
    holds: (place) =>
      /^(?:celui|celle|ceux|celles|décid.*|éman.*|raffol.*|agit)$/.test(formOf(place.before)) ||
      (withDe.test(formOf(place.before)) && !formsOfHave.test(formOf(place.earlier.at(-2)))) ||
      (/^(?:se|s’)$/.test(formOf(place.earlier.at(-2))) && reflexiveWithDe.test(formOf(place.before))) ||
      (place.word.form === 'du' && beforeDate.test(formOf(place.after[0]))),
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
    isForSingleVersion: true,
  },
  {
    // “des” means “some” in “il emprunte également des mots” (it also borrows words).
    forms: { fr: 'du des' },
    means: isConcept('some-partitive/determiner'),
    holds: (place) =>
      gapBefore(place) === 1 &&
      /.{3,}ment$/.test(formOf(place.before)) &&
      isOnly(place.before, ['adverb'], place.lexicon) &&
      isOnly(place.earlier.at(-2), ['verb'], place.lexicon) &&
      !governsDe.test(formOf(place.earlier.at(-2))),
    weightElsewhere: 1,
    weightOfOthers: 0.005,
    isForSingleVersion: true,
  },
  {
    // “pour” means “for” in “pour elle, partir est difficile” (for her, leaving is difficult).
    forms: { fr: 'pour' },
    means: isConcept('for/preposition'),
    holds: ({ after: [next, afterNext] }) =>
      /^(?:elles?|lui|eux|moi|toi|nous|vous)$/.test(formOf(next)) &&
      afterNext !== undefined &&
      next !== undefined &&
      afterNext.start - next.end > 1,
    weightElsewhere: 1,
    weightOfOthers: 1e-9,
  },
  {
    // “peu” means “not much” in “un prix peu élevé” (a low price), but not in “peu de gens” (few people).
    forms: { fr: 'peu' },
    means: isConcept('little-not-much/adverb'),
    holds: (place) =>
      formOf(place.before) !== 'un' &&
      (isOnly(place.after[0], ['adjective', 'adverb'], place.lexicon) || isParticiple(place.after[0], 'fr')) &&
      !/^(?:après|avant|à|de|d’)$/.test(formOf(place.after[0])),
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
    isForSingleVersion: true,
  },
  {
    // “de” means “any” in “sans faire de bruit” (without making any noise).
    forms: { fr: 'de d’' },
    means: isConcept('any-sans-de/determiner'),
    holds: ({ earlier, before, after: [next], lexicon }) =>
      earlier.slice(-4).some(({ form }) => form === 'sans') &&
      /^(?:faire|avoir|donner|prendre|poser|laisser|causer|provoquer|subir|commettre|trouver|produire|recevoir|perdre|verser)$/.test(
        formOf(before),
      ) &&
      mayBe(next, ['noun'], lexicon),
    weightElsewhere: 1e-7,
    weightOfOthers: 1e-5,
    isForSingleVersion: true,
  },
];
