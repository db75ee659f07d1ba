import { gapBefore, isConcept, type Rule } from './grammar-rule.ts';
import { isInfinitive, isOnly, isParticiple, mayBe } from './word-classes.ts';

export const romanceRules: readonly Rule[] = [
  {
    forms: { es: 'que', fr: 'que qu’', pt: 'que', it: 'che' },
    means: isConcept('let-us/particle'),
    holds: (place) => gapBefore(place) > 1,
    weightElsewhere: 0.01,
    weightOfOthers: 1,
  },
  {
    forms: { es: 'que', fr: 'que qu’', pt: 'que', it: 'che' },
    means: isConcept('let-us/particle'),
    holds: ({ before, after: [next], lexicon }) =>
      before === undefined && isOnly(next, ['determiner', 'pronoun', 'name'], lexicon),
    weightElsewhere: 1,
    weightOfOthers: 0.01,
  },
  {
    forms: { es: 'lo' },
    means: isConcept('the/determiner'),
    holds: ({ after: [next], language }) => isParticiple(next, language) || next?.form === 'de',
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
  },
  {
    forms: { es: 'que', pt: 'que' },
    means: isConcept('who-which/pronoun'),
    holds: ({ before, earlier }) =>
      /^(?:primer[oa]s?|únic[oa]s?|mism[oa]s?|primeir[oa]s?|mesm[oa]s?|últim[oa]s?)$/.test(before?.form ?? '') &&
      /^(?:l[oa]s?|el|[oa]s?)$/.test(earlier.at(-2)?.form ?? ''),
    weightElsewhere: 1,
    weightOfOthers: 0.1,
  },
  {
    forms: { fr: 's’' },
    means: isConcept('if/conjunction', 'whether/conjunction'),
    holds: ({ after: [next] }) => /^ils?$/.test(next?.form ?? ''),
    weightElsewhere: 1e-6,
  },
  {
    forms: { fr: 'heures heure' },
    means: isConcept('o-clock/adverb'),
    holds: ({ earlier, before, lexicon }) =>
      mayBe(before, ['numeral'], lexicon) &&
      /^(?:à|vers|avant|dès|depuis|entre|de|jusqu’à|et)$/.test(earlier.at(-2)?.form ?? ''),
    weightElsewhere: 0.02,
    weightOfOthers: 0.05,
  },
  {
    forms: { fr: 'personne' },
    means: isConcept('person/noun'),
    holds: ({ before, lexicon }) => mayBe(before, ['determiner', 'adjective', 'numeral'], lexicon),
    weightElsewhere: 0.1,
    weightOfOthers: 0.05,
  },
  {
    forms: { fr: 'qui' },
    means: isConcept('who-which/pronoun'),
    holds: (place) =>
      gapBefore(place) <= 2 &&
      place.before !== undefined &&
      mayBe(place.before, ['noun', 'name', 'pronoun'], place.lexicon),
    weightElsewhere: 1,
    weightOfOthers: 0.1,
  },
  {
    forms: { fr: 'y', it: 'ci vi' },
    means: isConcept('on-it/adverb'),
    holds: () => false,
    weightElsewhere: 0.4,
  },
  {
    forms: { pt: 'o a os as' },
    means: isConcept('the/determiner'),
    holds: ({ before, after: [next] }) =>
      /^(?:meu|minha|teu|tua|seu|sua|nosso|nossa|vosso|vossa)s?$/.test(next?.form ?? '') ||
      /^tod[oa]s?$/.test(before?.form ?? ''),
    weightElsewhere: 1,
    weightOfOthers: 0.02,
  },
  {
    forms: { pt: 'foi foram fui', es: 'fue fueron' },
    means: isConcept('go/verb'),
    holds: ({ after: [next], language, lexicon }) =>
      isInfinitive(next, language, lexicon) || (language === 'es' ? /^al?$/ : /^(?:à|ao)s?$/).test(next?.form ?? ''),
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
    forms: { pt: 'dele dela deles delas' },
    means: isConcept('of-him/preposition'),
    holds: ({ before, lexicon }) => !mayBe(before, ['noun', 'adjective'], lexicon),
    weightElsewhere: 0.3,
    weightOfOthers: 0.05,
  },
  {
    forms: { it: 'quale quali', pt: 'qual quais' },
    means: isConcept('who-which/pronoun'),
    holds: ({ before }) =>
      /^(?:il|la|i|le|[dns]?[ae]l(?:la|le)?|[dn]ei|ai|su[il]|con|[oa]s?|[dn][oa]s?|aos?|às?|pel[oa]s?)$/.test(
        before?.form ?? '',
      ),
    weightElsewhere: 0.03,
    weightOfOthers: 0.1,
  },
  {
    forms: { it: 'il la le lo gli i' },
    means: isConcept('the/determiner'),
    holds: ({ after: [next] }) => /^(?:cui|qual[ei])$/.test(next?.form ?? ''),
    weightElsewhere: 1,
    weightOfOthers: 0.001,
  },
  {
    forms: { it: 'quello quella quelli quelle' },
    means: isConcept('the-one/pronoun'),
    holds: ({ word, after: [next], lexicon }) =>
      /^(?:che|di|del|della|dei|con|in)$/.test(next?.form ?? '') ||
      (/^quell[oi]$/.test(word.form) && isOnly(next, ['adjective'], lexicon)),
    weightElsewhere: 0.3,
    weightOfOthers: 0.1,
  },
  {
    forms: { it: 'mai', es: 'jamás' },
    means: isConcept('never/adverb'),
    holds: ({ earlier }) => earlier.some(({ form }) => /^(?:non|no|nessun[oa]?|ningún|ninguna|nadie)$/.test(form)),
    weightElsewhere: 1,
    weightOfOthers: 0.1,
  },
];
