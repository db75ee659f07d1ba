import { isConcept, type Rule } from '../../grammar-rule.ts';
import { isInfinitive, isOnly, mayBe } from '../../word-classes.ts';

/** Words for people, places and power that are also adjectives or verbs: the words beside them decide. */
export const portuguesePersonRules: readonly Rule[] = [
  {
    // “jurado” is a noun in “como jurado” (as a member of the jury), but not in “tinha jurado” (had sworn).
    forms: { pt: 'jurado jurada jurados juradas' },
    means: (_, partOfSpeech) => partOfSpeech === 'noun',
    holds: ({ before }) =>
      !/^(?:te[mnrv]|têm|tinham?|hav|houv|foi|foram|era|eram|ser|sido|está|estava|inimig)/.test(before?.form ?? ''),
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
  },
  {
    // “paulista” is an adjective in “o interior paulista” (the interior of São Paulo), but not in “o paulista venceu” (the man
    // from São Paulo won).
    forms: {
      pt: 'paulista paulistas carioca cariocas gaúcho gaúcha gaúchos gaúchas mineiro mineira mineiros mineiras baiano baiana baianos baianas nordestino nordestina nordestinos nordestinas paranaense paranaenses catarinense catarinenses cearense cearenses pernambucano pernambucana pernambucanos pernambucanas paraense paraenses capixaba capixabas goiano goiana goianos goianas brasiliense brasilienses potiguar potiguares amazonense amazonenses',
    },
    means: (_, partOfSpeech) => partOfSpeech === 'adjective',
    holds: ({ before, lexicon }) => mayBe(before, ['noun'], lexicon) && !mayBe(before, ['determiner'], lexicon),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
  },
  {
    // “civis” means “civilians” in “morreram dez civis” (ten civilians died), but not in “direitos civis” (civil rights).
    forms: { pt: 'civis' },
    means: (_, partOfSpeech) => partOfSpeech === 'noun',
    holds: ({ before, lexicon }) => before !== undefined && !mayBe(before, ['noun'], lexicon) && before.form !== 'e',
    weightElsewhere: 0.1,
    weightOfOthers: 1e-3,
  },
  {
    // “final” means “final match” in “a grande final” (the grand final), but not in “o triste final” (the sad end).
    forms: { pt: 'final' },
    means: isConcept('final-match/noun'),
    holds: ({ before, earlier, lexicon }) =>
      mayBe(before, ['adjective'], lexicon) &&
      !isOnly(before, ['noun'], lexicon) &&
      /^(?:[dn]?a|à|pela|uma|numa|sua)$/.test(earlier.at(-2)?.form ?? ''),
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
  },
  {
    // “local” means “place” in “foi local de uma festa” (was the place of a party), but not in “a imprensa local” (the local
    // press).
    forms: { pt: 'local locais' },
    means: (_, partOfSpeech) => partOfSpeech === 'noun',
    holds: ({ before, after: [next], lexicon }) =>
      /^d(?:[eoa]s?|uma?)$/.test(next?.form ?? '') && !mayBe(before, ['noun'], lexicon),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
  },
  {
    // “poder” means “power” in “não ter poder suficiente” (not have enough power), but not in “espera poder sair” (hopes to be
    // able to leave).
    forms: { pt: 'poder' },
    means: (_, partOfSpeech) => partOfSpeech === 'noun',
    holds: ({ before, after: [next], lexicon }) =>
      /^(?:ter|tem|têm|teve|tinham?|tenha|tendo|dar|deu|dão|perder|perdeu|exerc\w+|ganh\w+|mais|muito|grande|maior)$/.test(
        before?.form ?? '',
      ) && !isInfinitive(next, 'pt', lexicon),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
  },
];
