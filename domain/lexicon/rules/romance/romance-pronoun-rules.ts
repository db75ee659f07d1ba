import { gapBefore, isConcept, type Rule } from '../grammar-rule.ts';
import { isInfinitive, isOnly, isParticiple, mayBe } from '../word-classes.ts';

export const romancePronounRules: readonly Rule[] = [
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
    means: isConcept('the/determiner', 'that-which-lo-es/pronoun', 'neuter-lo-es/determiner'),
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
    forms: { pt: 'dele dela deles delas' },
    means: isConcept('of-him/preposition'),
    holds: ({ before, lexicon }) =>
      !mayBe(before, ['noun', 'adjective'], lexicon) ||
      /^(?:cima|baixo|trás|lado|frente|volta)$/.test(before?.form ?? ''),
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
    forms: { es: 'nos', pt: 'nos' },
    means: isConcept('oneself/pronoun'),
    holds: ({ word, before, after: [next] }) => /mos?$/.test((word.isAttached ? before : next)?.form ?? ''),
    weightElsewhere: 0.1,
    weightOfOthers: 0.05,
    isAlsoForAttached: true,
  },
  {
    forms: { es: 'se', pt: 'se', it: 'si' },
    means: isConcept('one-people/pronoun'),
    holds: ({ word, after, language, lexicon }) => {
      const verb = after.findIndex(({ form }) => !/^(?:le|les|lhes?|lo|la|ne)$/.test(form));
      const isModal = /^(?:pued[ae]n?|pod[íe]|podr|pode|podi|pu[òo]|pot[er]|deb[eí]|deve)/.test(
        after[verb]?.form ?? '',
      );
      return !word.isAttached && isModal && isInfinitive(after[verb + 1], language, lexicon);
    },
    weightElsewhere: 1,
    weightOfOthers: 0.1,
  },
  {
    forms: { es: 'que', fr: 'que qu’', pt: 'que', it: 'che' },
    means: isConcept('that-conjunction/conjunction'),
    holds: ({ before, earlier }) =>
      /^(?:isso|questo|eso|così|assim|así|là|lì|ahí|alors)$/.test(before?.form ?? '') &&
      earlier.some(({ form }) => /^(?:é|è|es|est|foi|fu|era)$/.test(form)),
    weightElsewhere: 1,
    weightOfOthers: 0.02,
  },
];
