import { gapBefore, isConcept, lengthOfComma, lengthOfQuotation, type Rule } from '../../grammar-rule.ts';
import { isCapitalised, mayBe } from '../../word-classes.ts';
import { articles, nextForm, times } from '../portuguese-context.ts';

export const portugueseAdjectiveRules: readonly Rule[] = [
  {
    // “já” before a new subject marks a contrast: “Já o irmão prefere” (the brother, however, prefers).
    forms: { pt: 'já' },
    means: isConcept('as-for-ja-pt/adverb'),
    holds: (place) =>
      gapBefore(place) >= lengthOfQuotation &&
      (/^(?:[oa]s?|n[oa]s?|em|para|quem|uma?|outr[oa]s?|est[ea]s?|ess[ea]s?|entre)$/.test(nextForm(place.after)) ||
        isCapitalised(place.after[0])),
    weightElsewhere: 1e-5,
    weightOfOthers: 1e-3,
  },
  {
    // “a semana passada” (last week)
    forms: { pt: 'passado passada passados passadas' },
    means: isConcept('last/adjective'),
    holds: ({ before, after }) => times.test(before?.form ?? '') || nextForm(after) === 'dia',
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
  },
  {
    // “atrás” means “ago” in “dois anos atrás” (two years ago).
    forms: { pt: 'atrás' },
    means: isConcept('ago-atras-pt/adverb'),
    holds: ({ before }) => times.test(before?.form ?? ''),
    weightElsewhere: 1e-5,
    weightOfOthers: 1e-4,
  },
  {
    // “chamada” means “so-called” in “a chamada economia verde” (the so-called green economy).
    forms: { pt: 'chamado chamada chamados chamadas' },
    means: isConcept('so-called/adjective', 'so-called-known-as/adjective'),
    holds: ({ before, after: [next], lexicon }) =>
      articles.test(before?.form ?? '') &&
      next !== undefined &&
      !/^(?:telef|perdida|urgente)/.test(next.form) &&
      (isCapitalised(next) || next.readings.length === 0 || mayBe(next, ['noun', 'adjective'], lexicon)) &&
      !mayBe(next, ['preposition', 'conjunction', 'determiner', 'pronoun'], lexicon),
    weightElsewhere: 0.3,
    weightOfOthers: 0.01,
  },
  {
    // “jamais” is always taken as “never”. It could mean “ever” only in a question.
    forms: { pt: 'jamais' },
    means: isConcept('never-jamais-pt/adverb'),
    holds: () => true,
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
  },
  {
    // Before its noun, “antigo” means “old” or “former”: “o antigo ministro” (the former minister). One concept covers both.
    forms: { pt: 'antigo antiga antigos antigas' },
    means: isConcept('old-antigo-pt/adjective'),
    holds: ({ after: [next], lexicon }) => mayBe(next, ['noun'], lexicon),
    weightElsewhere: 1,
    weightOfOthers: 0.02,
  },
  {
    // “…, então saímos” (so we left)
    forms: { pt: 'então' },
    means: isConcept('so-therefore/adverb'),
    holds: (place) => gapBefore(place) === lengthOfComma,
    weightElsewhere: 1,
    weightOfOthers: 0.02,
  },
  {
    // “próprio” means “himself” in “ele próprio” (he himself), but not in “seu próprio carro” (his own car).
    forms: { pt: 'próprio própria próprios próprias' },
    means: isConcept('self/adjective'),
    holds: ({ before }) => /^(?:el[ea]s?|eu|tu|você|mim|si|nós)$/.test(before?.form ?? ''),
    weightElsewhere: 0.05,
    weightOfOthers: 0.1,
  },
];
