import { isConcept, type Rule } from '../../grammar-rule.ts';
import { isCapitalised, mayBe } from '../../word-classes.ts';
import { nextForm } from '../italian-context.ts';
import { near } from '../italian-senses.ts';

export const italianNounRules: readonly Rule[] = [
  {
    // “San Giorgio” (Saint George)
    forms: { it: 'san sant’ santo santa' },
    means: isConcept('saint/noun'),
    holds: ({ after: [next] }) => isCapitalised(next),
    weightElsewhere: 0.5,
    weightOfOthers: 0.02,
  },
  {
    // “fondo” in the civil code means a piece of land.
    forms: { it: 'fondo fondi' },
    means: isConcept('plot-of-land-fondo/noun'),
    holds: (place) =>
      /^(?:dominante|servente|rustic[oi]|vicin[oi]|inferior[ei]|superior[ei]|altrui|agricol[oi]|intercluso|occupato|confinant[ei])$/.test(
        nextForm(place),
      ) ||
      place.earlier.slice(-3).some(({ form }) => /^(?:proprietari[oi]|coltivazione|confini?)$/.test(form)) ||
      near(/^(?:servit|enfiteus|usufrutt|predial|rustic|confinant|mezzadr|coltiv|irrig)/)(place),
    weightElsewhere: 0.02,
    weightOfOthers: 0.02,
  },
  {
    forms: { it: 'fondi' },
    means: isConcept('fund/noun', 'plot-of-land-fondo/noun'),
    holds: () => true,
    weightElsewhere: 1,
    weightOfOthers: 0.005,
  },
  {
    forms: { it: 'fondo' },
    means: isConcept('fund/noun'),
    holds: (place) =>
      /^(?:monetario|sociale|europeo|pensione|comune|sovrano|nazionale|speculativo|strutturale|americano|immobiliare|salva|azionario)$/.test(
        nextForm(place),
      ),
    weightElsewhere: 1,
    weightOfOthers: 0.005,
  },
  {
    // “l’articolo 134” (article 134)
    forms: { it: 'articolo articoli' },
    means: isConcept('article-of-law/noun'),
    holds: (place) =>
      /^\d/.test(nextForm(place)) ||
      mayBe(place.after[0], ['numeral'], place.lexicon) ||
      /^(?:presente|precedente|seguente|suddett[oi]|predett[oi]|citat[oi])$/.test(place.before?.form ?? '') ||
      near(/^(?:comm[ai]$|ordinanz|costituzion|decret|codic|giuridic|disposizion|statut|clausol)/)(place) ||
      place.after
        .slice(0, 4)
        .some(({ form }) => /^(?:costituzione|legge|codice|regolamento|trattato|decreto)$/.test(form)),
    weightElsewhere: 0.05,
    weightOfOthers: 0.005,
  },
  {
    // “moneta” means “currency” in “la moneta unica” (the single currency).
    forms: { it: 'moneta monete' },
    means: isConcept('currency-money/noun'),
    holds: ({ before, earlier, after: [next] }) =>
      /^(?:unic[ah]e?|nazional[ei]|europe[ae]|local[ei]|ester[ae]|fort[ei]|debol[ei]|comune|elettronica|virtual[ei])$/.test(
        next?.form ?? '',
      ) ||
      /^(?:nostra|propria|sua|loro|vostra)$/.test(before?.form ?? '') ||
      earlier.some(({ form }) => /^(?:svaluta|rivaluta|inflazione|cambi)/.test(form)),
    weightElsewhere: 0.3,
    weightOfOthers: 0.002,
  },
  {
    forms: { it: 'campagna campagne' },
    means: isConcept('campaign/noun'),
    holds: ({ before, after: [next] }) =>
      before?.form !== 'in' &&
      /^(?:elettoral[ei]|pubblicitari[ae]|militar[ei]|acquisti|contro|per|di|mediatic[ah]e?|presidenzial[ei]|stampa)$/.test(
        next?.form ?? '',
      ),
    weightElsewhere: 0.3,
    weightOfOthers: 0.01,
  },
  {
    // “Camera” with a capital letter is a chamber of parliament. Otherwise “camera” is a room.
    forms: { it: 'camera camere' },
    means: isConcept('chamber/noun'),
    holds: ({ word, before }) => before !== undefined && isCapitalised(word),
    weightElsewhere: 0.02,
    weightOfOthers: 0.02,
  },
  {
    // “stato” is a noun in “lo stato” (the state), but not in “è stato” (has been).
    forms: { it: 'stato stati' },
    means: (_, partOfSpeech) => partOfSpeech === 'noun',
    holds: ({ before, after: [next] }) =>
      /^(?:l?uno|lo|[dnas]u?[eai]?llo|[dnas]?u?[eai]?gli|in|di|ogni|quello|questo|nuov[oi]|suo|nostro|tra|fra|un|altri|alcuni|vari|due|tre)$/.test(
        before?.form ?? '',
      ) || /^membr[oi]$/.test(next?.form ?? ''),
    weightElsewhere: 0.3,
    weightOfOthers: 0.01,
  },
  {
    // “volte” is a noun in “200 volte” (200 times), but not in “norme volte a” (rules aimed at).
    forms: { it: 'volte' },
    means: (_, partOfSpeech) => partOfSpeech === 'noun',
    holds: (place) => !/^(?:ad?|al(?:l[aeo’])?)$/.test(nextForm(place)),
    weightElsewhere: 1,
    weightOfOthers: 0.02,
  },
  {
    // “capitali” means “capital cities” in “le capitali europee” (the European capitals), but not in “i capitali esteri”
    // (foreign capital).
    forms: { it: 'capitali' },
    means: isConcept('capital/noun'),
    holds: ({ before }) => /^(?:[dnsa]?[eua]?l?le|due|tre|altre|grandi|varie|diverse|molte)$/.test(before?.form ?? ''),
    weightElsewhere: 0.05,
    weightOfOthers: 0.05,
  },
  {
    // “politiche” in “le politiche del governo” (the policies of the government) is “policies”.
    forms: { it: 'politiche' },
    means: (conceptId, partOfSpeech) => partOfSpeech !== 'noun' || conceptId === 'policy/noun',
    holds: () => true,
    weightElsewhere: 1,
    weightOfOthers: 0.05,
  },
  {
    // “venti” means “winds” in “rosa dei venti” (wind rose), but “twenty” before a noun.
    forms: { it: 'venti' },
    means: isConcept('wind/noun'),
    holds: ({ before, after: [next], lexicon }) =>
      /^(?:i|dei|ai|dai|forti)$/.test(before?.form ?? '') && !mayBe(next, ['noun', 'numeral'], lexicon),
    weightElsewhere: 0.05,
    weightOfOthers: 0.05,
  },
  {
    // “fini” means “purposes” in “a fini economici” (for economic purposes), but not in “capelli fini” (fine hair).
    forms: { it: 'fini' },
    means: isConcept('purpose/noun'),
    holds: ({ before }) => !/^(?:più|molto|capelli)$/.test(before?.form ?? ''),
    weightElsewhere: 1,
    weightOfOthers: 0.02,
  },
];
