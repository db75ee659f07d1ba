import type { Language } from '../../language.ts';
import type { ReadWord } from '../read-sentence.ts';
import { gapBefore, isConcept, lengthOfComma, type Rule } from './grammar-rule.ts';
import { isCapitalised, isClitic, isOnly, isReflexive, mayBe } from './word-classes.ts';

/** A Slovenian reflexive pronoun may be several words away from its verb. */
const reachOfReflexive = 3;

/**
 * How many words away from the pronoun its verb may be. Auxiliaries and other pronouns may come in between: “ha” in Spanish
 * “se ha convertido” (has become).
 */
function reachFrom(after: readonly ReadWord[], language: Language): number {
  if (language === 'sl') return reachOfReflexive;
  const helper = /^(?:me|te|le|les|lo|la|los|las|nos|lhes?|he|ha[ns]?|haya|había[ns]?|è|era|sono|sia|tinha[ms]?|tem)$/;
  const verb = after.findIndex(({ form }) => !helper.test(form));
  return (verb < 0 ? after.length : verb) + 1;
}

/**
 * French verbs whose subject “il” means “it”, not “he”: “il lui fallait” (he needed, literally “it was necessary to him”).
 */
const impersonal =
  /^(?:faut|fallait|fallut|faudra|faudrait|fallu|faille|pleut|pleuvait|agit|agissait|suffit|suffisait|suffirait|semble|semblait|convient|convenait|vaut|vaudrait)$/;

/** The words after French “il y” in phrases such as “il y a” (there is) and “il y va de” (… is at stake). */
const thereIs = /^(?:a|avait|aura|aurait|eut|ait|eût|en|va|paraît|aurai|avaient|eu)$/;

/**
 * For each German pronoun: the subjects with which it is reflexive. “mich” (me) is reflexive if the subject is “ich” (I).
 */
const subjectsOf: Readonly<Record<string, readonly string[]>> = {
  mich: ['ich'],
  mir: ['ich'],
  dich: ['du'],
  dir: ['du'],
  uns: ['wir'],
  me: ['je', 'j’'],
  'm’': ['je', 'j’'],
  te: ['tu'],
  't’': ['tu'],
};

export const pronounRules: readonly Rule[] = [
  {
    forms: { en: 'who whom whose' },
    means: isConcept('who-which/pronoun'),
    holds: (place) =>
      gapBefore(place) === lengthOfComma ||
      (gapBefore(place) === 1 && isOnly(place.before, ['noun', 'name'], place.lexicon)) ||
      /^(?:those|one|people|(?:any|every|some|no)(?:one|body))$/.test(place.before?.form ?? ''),
    weightElsewhere: 0.3,
    weightOfOthers: 0.005,
  },
  {
    forms: { es: 'quien', pt: 'quem' },
    means: isConcept('who/pronoun'),
    holds: ({ before }) => before === undefined,
    weightElsewhere: 1,
    weightOfOthers: 0.05,
  },
  {
    forms: { es: 'se', pt: 'se', it: 'si', sl: 'se si' },
    means: isConcept('oneself/pronoun'),
    holds: ({ word, earlier, after, language, lexicon }) => {
      const near = word.isAttached ? earlier.slice(-1) : after.slice(0, reachFrom(after, language));
      const behind = language === 'sl' ? earlier.slice(-reachOfReflexive) : [];
      return [...near, ...behind].some((verb) => isReflexive(verb, language, lexicon));
    },
    weightElsewhere: 1,
    weightOfOthers: 0.1,
    isAlsoForAttached: true,
  },
  {
    forms: { de: 'mich mir dich dir uns', fr: 'me m’ te t’' },
    means: isConcept('oneself/pronoun'),
    holds: ({ word, earlier, after }) =>
      [...earlier, ...after].some(({ form }) => subjectsOf[word.form]?.includes(form)),
    weightElsewhere: 0.1,
    weightOfOthers: 1,
  },
  {
    forms: { de: 'mich mir dich dir uns', fr: 'me m’ te t’' },
    means: isConcept('oneself/pronoun'),
    holds: ({ word, earlier, language }) =>
      earlier.slice(language === 'de' ? -2 : -1).some(({ form }) => subjectsOf[word.form]?.includes(form)),
    weightElsewhere: 1,
    weightOfOthers: 0.3,
  },
  {
    forms: { fr: 'en' },
    means: isConcept('of-it/pronoun'),
    holds: ({ after: [next], lexicon }) =>
      /^(?:a|ai|as|avons|avez|ont|avait|avaient|est|sont|était|étaient|fut|soit|y)$/.test(next?.form ?? '') ||
      (isOnly(next, ['verb'], lexicon) && !next?.form.endsWith('ant')),
    weightElsewhere: 0.2,
  },
  {
    forms: { fr: 'il' },
    means: isConcept('it/pronoun'),
    holds: ({ after, lexicon }) => {
      const verb = after.find((word) => !isClitic(word, lexicon) && word.form !== 'n’');
      const place = after.slice(0, 2).findIndex(({ form }) => form === 'y');
      // French “il” means “it” in “il n’y a pas” (there is not), but “he” in “il y construit une maison” (he builds a house
      // there).
      return (place >= 0 && thereIs.test(after[place + 1]?.form ?? '')) || impersonal.test(verb?.form ?? '');
    },
    weightElsewhere: 1,
  },
  {
    forms: { pt: 'na nas no nos' },
    means: isConcept('him/pronoun', 'it/pronoun', 'her/pronoun', 'them/pronoun'),
    holds: () => false,
    weightElsewhere: 1e-4,
  },
  {
    forms: { fr: 'ce' },
    means: isConcept('it/pronoun'),
    holds: ({ after: [next] }) =>
      /^(?:est|sont|étai(?:t|ent)|f[uû]t|furent|ser(?:a|ait|ont)|soit|doit|peut|ne|n’|qui|que|qu’|dont)$/.test(
        next?.form ?? '',
      ),
    weightElsewhere: 1e-4,
    weightOfOthers: 0.5,
  },
  {
    forms: { es: 'le la', fr: 'lui la l’', pt: 'lhe a' },
    means: (conceptId) => conceptId !== 'she/pronoun' && conceptId !== 'her/pronoun',
    holds: ({ earlier }) => earlier.some(({ form }) => /^(?:ella|elle|ela)$/.test(form)),
    weightElsewhere: 1,
    weightOfOthers: 0.2,
  },
  {
    forms: { es: 'te', fr: 'te', pt: 'te', sl: 'te' },
    means: isConcept('te-chinese/noun'),
    holds: (place) => gapBefore(place) > 1 && (place.after[0]?.start ?? 0) - place.word.end > 1,
    weightElsewhere: 0.01,
    weightOfOthers: 0.1,
  },
  {
    forms: { it: 'ci' },
    means: isConcept('there/adverb'),
    holds: ({ after: [next] }) =>
      /^(?:è|sono|er(?:a|ano)|fu|furono|sar(?:à|anno|ebbe|ebbero)|sia|siano|foss(?:e|ero))$/.test(next?.form ?? ''),
    weightElsewhere: 1,
    weightOfOthers: 0.002,
  },
  {
    forms: { it: 'ci' },
    means: isConcept('oneself/pronoun'),
    holds: ({ after: [next] }) => /(?:iamo|mmo|vamo|remo|^si)$/.test(next?.form ?? ''),
    weightElsewhere: 0.05,
    weightOfOthers: 0.02,
  },
  {
    forms: { it: 'ci' },
    means: isConcept('on-it/adverb'),
    holds: ({ after }) => after.slice(0, 2).some(({ form }) => /^pens/.test(form)),
    weightElsewhere: 1,
    weightOfOthers: 0.002,
  },
  {
    forms: { en: 'what' },
    means: isConcept('which-what/determiner'),
    holds: ({ after: [next], lexicon }) => mayBe(next, ['noun', 'adjective'], lexicon),
    weightElsewhere: 0.05,
    weightOfOthers: 1,
  },
  {
    forms: { es: 'mío mía míos mías', de: 'meine meinen meinem meiner meines' },
    means: isConcept('mine/pronoun'),
    holds: ({ word, before, after: [next, afterNext], language, lexicon }) =>
      language === 'es'
        ? /^(?:el|l[ao]s?)$/.test(before?.form ?? '')
        : !next ||
          next.start - word.end > 1 ||
          (isOnly(next, ['preposition', 'verb', 'adverb', 'conjunction'], lexicon) && !isCapitalised(afterNext)),
    weightElsewhere: 0.02,
    weightOfOthers: 0.05,
  },
  {
    forms: { sl: 'kdo' },
    means: isConcept('who/pronoun'),
    holds: (place) => gapBefore(place) > 1,
    weightElsewhere: 0.1,
  },
  {
    forms: { sl: 'mi' },
    means: isConcept('we/pronoun'),
    holds: (place) =>
      gapBefore(place) >= lengthOfComma &&
      place.after.some(({ form }, index) => /(?:mo|va)$/.test(form) || (index === 0 && form === 'pa')),
    weightElsewhere: 0.1,
  },
];
