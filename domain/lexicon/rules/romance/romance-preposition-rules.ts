import { isConcept, type Rule } from '../grammar-rule.ts';
import { isCapitalised, isInfinitive, isParticiple, mayBe } from '../word-classes.ts';

const months =
  /^(?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|mezzogiorno|mezzanotte)$/;

/** Verbs of direction. After them, Portuguese “para” means “to” or “at”, not “for”: “olhar para” (look at). */
const directed = /^(?:olh|apont|sa[iíu]|volt|fo[imr]|ia|ir|vai|vou|vão|vamos|corr|part|traduz|mud|caiu|cair|lev|segu)/;

/**
 * Verbs of motion. After them, “por” and French “par” mean “through” or “along”, not “by”: Spanish “viajando por”
 * (travelling through).
 */
const travelled =
  /^(?:viaj|viagg|voyag|pas[ao]|passe|lleg|cheg|arriv|giuns|venus?$|vien|ven[gi]|vin|v[ao]$|vai$|corr|sub[ií]|baj|entr|sal[eií]|circul|gira|vuelt|volta)/;

export const romancePrepositionRules: readonly Rule[] = [
  {
    forms: { es: 'por', fr: 'par', pt: 'por', it: 'per' },
    means: isConcept('via/preposition', 'through/preposition', 'along/preposition'),
    holds: ({ before, earlier, lexicon }) =>
      [before, earlier.at(-2)].some((word) => travelled.test(word?.form ?? '') && mayBe(word, ['verb'], lexicon)),
    weightElsewhere: 1,
    weightOfOthers: 0.1,
  },
  {
    forms: { es: 'por', pt: 'por' },
    means: isConcept('by/preposition'),
    holds: ({ before, earlier, language }) => [before, earlier.at(-2)].some((word) => isParticiple(word, language)),
    weightElsewhere: 0.3,
    weightOfOthers: 0.5,
  },
  {
    forms: { pt: 'depois', es: 'después' },
    means: isConcept('after/preposition', 'after-conjunction/conjunction'),
    holds: ({ after: [next] }) => /^(?:de|d[oa]s?|del|disso|disto)$/.test(next?.form ?? ''),
    weightElsewhere: 1,
    weightOfOthers: 0.05,
  },
  {
    forms: { es: 'a' },
    means: isConcept('at/preposition'),
    holds: ({ after: [next, afterNext], lexicon }) =>
      /^(?:finales|principios|mediados|mediodía|medianoche|tiempo)$/.test(next?.form ?? '') ||
      (/^l[ao]s?$/.test(next?.form ?? '') && mayBe(afterNext, ['numeral'], lexicon)) ||
      (next?.form === 'la' && afterNext?.form === 'mañana'),
    weightElsewhere: 0.3,
    weightOfOthers: 0.2,
  },
  {
    forms: { fr: 'à', it: 'a' },
    means: isConcept('at/preposition'),
    holds: ({ after: [next, afterNext], language }) =>
      isCapitalised(next) ||
      months.test(next?.form ?? '') ||
      (language === 'it' && /^(?:anni|mesi)$/.test(afterNext?.form ?? '')),
    weightElsewhere: 1,
    weightOfOthers: 0.3,
  },
  {
    forms: { pt: 'para' },
    means: isConcept('to/preposition'),
    holds: ({ before, earlier, after: [next], language, lexicon }) =>
      !isInfinitive(next, language, lexicon) &&
      [before, earlier.at(-2)].some((word) => directed.test(word?.form ?? '') && mayBe(word, ['verb'], lexicon)),
    weightElsewhere: 1,
    weightOfOthers: 0.1,
  },
  {
    forms: { it: 'da' },
    means: isConcept('for-time-now/preposition'),
    holds: ({ after }) =>
      after
        .slice(0, 3)
        .some(({ form }) =>
          /^(?:second[oi]|minut[oi]|or[ae]|giorn[oi]|settiman[ae]|mes[ei]|ann[oi]|tempo|anni|secoli)$/.test(form),
        ),
    weightElsewhere: 0.02,
    weightOfOthers: 0.3,
  },
];
