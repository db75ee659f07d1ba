import { isConcept, type Rule } from '../grammar-rule.ts';
import { isCapitalised, isInfinitive, isOnly, mayBe } from '../word-classes.ts';

export const romanceRules: readonly Rule[] = [
  {
    // Italian “violenti” is an adjective in “gli scontri violenti” (violent clashes), hardly ever a form of the verb
    // “violentare” (rape).
    forms: { it: 'violento violenta violenti' },
    means: (_, partOfSpeech) => partOfSpeech === 'adjective',
    holds: () => true,
    weightElsewhere: 1,
    weightOfOthers: 0.01,
  },
  {
    // Italian “Consiglio” with a capital letter means “council”: “il Consiglio di Stato” (the Council of State). Otherwise
    // it usually means “advice”: “un consiglio” (a piece of advice).
    forms: { it: 'consiglio' },
    means: isConcept('council/noun'),
    holds: ({ word, before }) => before !== undefined && isCapitalised(word),
    weightElsewhere: 1,
    weightOfOthers: 0.02,
  },
  {
    // Spanish “fuera” is a form of “ser” (be) in “como si fuera” (as if it were). Elsewhere it mostly means “outside”.
    forms: { es: 'fuera' },
    means: isConcept('be/verb', 'go/verb'),
    holds: ({ before }) => /^(?:si|que|no|cual|se|quien|quiera|ojalá)$/.test(before?.form ?? ''),
    weightElsewhere: 0.02,
    weightOfOthers: 0.2,
  },
  {
    forms: { es: 'poco', fr: 'peu', pt: 'pouco', it: 'poco' },
    means: (_, partOfSpeech) => partOfSpeech === 'adverb',
    holds: ({ before, after: [next] }) => before?.form === 'un' || (before?.form === 'um' && next?.form !== 'de'),
    weightElsewhere: 1,
    weightOfOthers: 0.05,
  },
  {
    // “como” and “come” before a verb at the start of a sentence mean “how”: Italian “Come si chiama” (what is he called)
    forms: { es: 'como', pt: 'como', it: 'come' },
    means: isConcept('how/adverb'),
    holds: ({ before, after: [next, afterNext], lexicon }) => {
      const verb = /^(?:si|se|ci|mi|ti|te|me|vi|nos)$/.test(next?.form ?? '') ? afterNext : next;
      // An exception: Italian “Come è noto” means “as is known”.
      return before === undefined && isOnly(verb, ['verb'], lexicon) && !/^(?:è|é|es|era)$/.test(verb?.form ?? '');
    },
    weightElsewhere: 0.5,
    weightOfOthers: 0.05,
  },
  {
    forms: { fr: 'heures heure' },
    means: isConcept('o-clock/adverb'),
    holds: ({ earlier, before, lexicon }) =>
      mayBe(before, ['numeral'], lexicon) &&
      /^(?:à|vers|avant|dès|entre|de|jusqu’à|et)$/.test(earlier.at(-2)?.form ?? ''),
    weightElsewhere: 0.02,
    weightOfOthers: 0.05,
  },
  {
    forms: { fr: 'juste' },
    means: (_, partOfSpeech) => partOfSpeech === 'adverb',
    holds: ({ after: [next], lexicon }) =>
      /^(?:aux?|quand|où|ce|que)$/.test(next?.form ?? '') || isOnly(next, ['preposition'], lexicon),
    weightElsewhere: 1,
    weightOfOthers: 0.02,
  },
  {
    forms: { it: 'davanti' },
    means: isConcept('at-front/adverb'),
    holds: ({ after: [next] }) => !/^(?:ad?|a[il]|agli|all[aeo’])$/.test(next?.form ?? ''),
    weightElsewhere: 0.02,
    weightOfOthers: 0.05,
  },
  {
    forms: { es: 'dentro', fr: 'dedans', pt: 'dentro', it: 'dentro' },
    means: isConcept('in-adverb/adverb'),
    holds: ({ before, earlier }) =>
      /^(?:hacia|para|verso|lá|là)$/.test(before?.form ?? '') ||
      earlier.slice(-2).some(({ form }) => /^(?:entr|mir|olh|guard|regard)/.test(form)),
    weightElsewhere: 0.2,
    weightOfOthers: 0.5,
  },
  {
    forms: { pt: 'foi foram fui', es: 'fue fueron' },
    means: isConcept('go/verb'),
    holds: ({ after: [next], language, lexicon }) =>
      language === 'es'
        ? /^al?$/.test(next?.form ?? '')
        : isInfinitive(next, language, lexicon) || /^(?:à|ao)s?$/.test(next?.form ?? ''),
    weightElsewhere: 0.2,
    weightOfOthers: 0.1,
  },
  {
    forms: { es: 'lleva llevaba llevo llevas llevan llevar' },
    means: isConcept('have-been-doing/verb'),
    holds: ({ after }) =>
      after
        .slice(0, 4)
        .some(({ form }) => /^(?:segundo|minuto|hora|día|semana|mes|año|siglo|tiempo)(?:e?s)?$/.test(form)),
    weightElsewhere: 0.02,
    weightOfOthers: 0.05,
  },
  {
    forms: { it: 'così' },
    means: isConcept('as-as/adverb', 'thus/adverb'),
    holds: ({ after: [next] }) => next?.form === 'come',
    weightElsewhere: 1,
    weightOfOthers: 0.02,
  },
  {
    forms: { it: 'mai', es: 'jamás' },
    means: isConcept('never/adverb'),
    holds: ({ earlier }) => earlier.some(({ form }) => /^(?:non|no|nessun[oa]?|ningún|ninguna|nadie)$/.test(form)),
    weightElsewhere: 1,
    weightOfOthers: 0.1,
  },
];
