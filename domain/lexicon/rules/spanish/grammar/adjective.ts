import { gapBefore, isConcept, type Rule } from '../../grammar-rule.ts';
import { isCapitalised } from '../../word-classes.ts';
import { isQuantity } from '../spanish-context.ts';

export const spanishAdjectiveRules: readonly Rule[] = [
  {
    // “cerca” means “about” in “cerca de setenta metros” (about seventy metres).
    forms: { es: 'cerca' },
    means: isConcept('about-roughly/adverb'),
    holds: ({ after: [next, afterNext], lexicon }) => next?.form === 'de' && isQuantity(afterNext, lexicon),
    weightElsewhere: 1e-4,
    weightOfOthers: 1e-4,
  },
  {
    // “mas” is a conjunction (but) only at the start of a clause. Elsewhere it is “más” (more) without its accent.
    forms: { es: 'mas' },
    means: isConcept('more/adverb'),
    holds: (place) => place.before !== undefined && gapBefore(place) === 1,
    weightElsewhere: 0.05,
    weightOfOthers: 0.01,
  },
  {
    forms: { es: 'gran' },
    means: isConcept('great-gran-es/adjective'),
    holds: () => true,
    weightElsewhere: 1,
    weightOfOthers: 0.05,
  },
  {
    // “real” means “royal” in “la familia real” (the royal family).
    forms: { es: 'real reales' },
    means: isConcept('royal/adjective'),
    holds: ({ word, before }) =>
      (before !== undefined && isCapitalised(word)) ||
      /^(?:famili|cas|palaci|coron|guardi|bod|parej|decret|cédul|órden|orden|academi|armad|socieda|bibliotec|residenci|cort|títul|linaj|princes|alcáza|siti|capill|hacienda|caball)/.test(
        before?.form ?? '',
      ),
    weightElsewhere: 0.3,
    weightOfOthers: 0.02,
  },
  {
    // “rica” means “tasty” in “la comida estaba muy rica” (the food was yummy), but not in “una familia rica” (a rich
    // family).
    forms: { es: 'rico rica ricos ricas' },
    means: isConcept('yummy/adjective'),
    holds: ({ earlier }) =>
      earlier.some(({ form }) =>
        /^(?:est[aáu]\S*|comidas?|platos?|tapas?|postres?|carnes?|pescado|paella|pizzas?|desayuno|todo|menú|vino|café)$/.test(
          form,
        ),
      ),
    weightElsewhere: 0.3,
    weightOfOthers: 0.05,
  },
  {
    // “mayor” means “eldest” in “su hijo mayor” (his eldest son).
    forms: { es: 'mayor mayores' },
    means: isConcept('eldest/adjective'),
    holds: ({ before }) => /^(?:hij|herman)[oa]s?$/.test(before?.form ?? ''),
    weightElsewhere: 0.1,
    weightOfOthers: 0.01,
  },
  {
    // “mayores” means “elderly” in “las personas mayores” (elderly people).
    forms: { es: 'mayor mayores' },
    means: isConcept('elderly/adjective', 'old/adjective'),
    holds: ({ before, after: [next] }) =>
      /^(?:personas?|gente|adultos?|hombres?|mujer(?:es)?|señor(?:a|es|as)?|muy)$/.test(before?.form ?? '') &&
      next?.form !== 'que',
    weightElsewhere: 0.1,
    weightOfOthers: 0.01,
  },
];
