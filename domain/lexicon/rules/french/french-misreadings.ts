import type { Misreading, Neighbours } from '../misreading.ts';
import { isCapitalised, isInfinitive, isOnly, isParticiple, mayBe } from '../word-classes.ts';

const amount =
  /^(?:moitié|quart|tiers|million|milliard|centaine|dizaine|vingtaine|trentaine|douzaine|quinzaine|cinquantaine|millier|siècle|an|année|mois|semaine|heure|totalité)$/;

/** Whether a number follows: “près de 18 millions”, “près de la moitié”. */
const isQuantity = ({ later: [next, afterNext], lexicon }: Neighbours): boolean =>
  /^(?:une?|la)$/.test(next?.form ?? '')
    ? amount.test(afterNext?.form ?? '')
    : /^\d/.test(next?.form ?? '') || mayBe(next, ['numeral'], lexicon);

/** French expressions whose words also occur together by chance, see misreading.ts. */
export const frenchMisreadings: readonly Misreading[] = [
  {
    // “près de 18 millions” means “nearly”, “près de la gare” means “near”.
    language: 'fr',
    base: /^près de$/,
    isSeen: (neighbours) => /^(?:near|beside)\//.test(neighbours.conceptId) && isQuantity(neighbours),
  },
  {
    language: 'fr',
    base: /^près de$/,
    isSeen: (neighbours) => neighbours.conceptId === 'about-roughly/adverb' && !isQuantity(neighbours),
  },
  {
    // “soumise au vote” has no form of “se soumettre à”, “située dans la vallée” none of “se situer dans”.
    language: 'fr',
    base: /^se (?:soumettre|situer|destiner|consacrer|limiter|fixer) (?:à|dans|en|sur)$/,
    isSeen: ({ span: [first], earlier }) =>
      isParticiple(first, 'fr') &&
      /(?:is|ises?|é|ée|és|ées)$/.test(first?.form ?? '') &&
      !earlier.slice(-3).some(({ form }) => /^(?:se|s’)$/.test(form)),
  },
  {
    // “Pas un bruit” means “not one”, “il n’attaque pas un membre” does not.
    language: 'fr',
    base: /^pas une?$/,
    isSeen: ({ before, earlier }) =>
      earlier.some(({ form }) => /^(?:ne|n’)$/.test(form)) ||
      /^(?:est|c’est|et|mais|pourquoi|ou)$/.test(before?.form ?? ''),
  },
  {
    // “au terme de la saison”, but not “donnent au terme de cinéma un sens”
    language: 'fr',
    base: /^au terme de$/,
    isSeen: ({ earlier }) =>
      earlier.slice(-3).some(({ form }) => /^(?:donn|préfér|substitu|attach|recour|renvo)/.test(form)),
  },
  {
    // “fort de cette victoire”, but not “le fort de Douaumont” or “le plus fort de tous”
    language: 'fr',
    base: /^(?:fort|forte|forts|fortes) de$/,
    isSeen: ({ before, later: [next], lexicon }) =>
      /^(?:le|la|les|l’|du|un|une|des|au|aux|ce|cet|cette|ces|plus|moins|très|trop|si|aussi|ancien|son|petit|deux)$/.test(
        before?.form ?? '',
      ) || !(mayBe(next, ['determiner', 'numeral'], lexicon) || /^\d/.test(next?.form ?? '')),
  },
  {
    // “il manque un verre” means that it is missing, “il manque de temps” and “il manque la cible” do not.
    language: 'fr',
    base: /^il (?:manque|manquait)$/,
    isSeen: ({ next }) => /^(?:de|d’|le|la|les|l’|son|sa|ses|à)$/.test(next?.form ?? ''),
  },
  {
    // “il fit son temps de service” is not “have had its day”.
    language: 'fr',
    base: /^faire son temps$/,
    isSeen: ({ next }) => /^(?:de|d’|libre)$/.test(next?.form ?? ''),
  },
  {
    // “à l’origine de la crise”, but not “remonte à l’origine de la ville”
    language: 'fr',
    base: /^à l’origine de$/,
    isSeen: ({ before }) => /^(?:remont|revien|quant|relatif|fait|référ|retour|référence)/.test(before?.form ?? ''),
  },
  {
    // “à la une”, but not “à la une ou à l’autre”
    language: 'fr',
    base: /^à la une(?: de)?$/,
    isSeen: ({ next }) => /^(?:ou|et)$/.test(next?.form ?? ''),
  },
  {
    // “dix euros la pièce” (apiece), but not “dans la pièce”
    language: 'fr',
    base: /^la pièce$/,
    isSeen: ({ before }) => !/^(?:euros?|francs?|dollars?|centimes?|€|\d.*)$/.test(before?.form ?? ''),
  },
  {
    // “se déplacer à Paris”, but not “se déplacer à pied”
    language: 'fr',
    base: /^se déplacer à$/,
    isSeen: ({ next }) =>
      /^(?:pied|vélo|moto|cheval|travers|bicyclette|l’intérieur|la|grande|toute|dos|trottinette)$/.test(
        next?.form ?? '',
      ),
  },
  {
    // “suite à l’accident”, but not “une suite à l’hôtel”
    language: 'fr',
    base: /^suite à$/,
    isSeen: ({ before }) => /^(?:une|la|cette|sa|leur|de|tout)$/.test(before?.form ?? ''),
  },
  {
    // “tourner à la catastrophe”, but not “le film est tourné à Lyon” or “tourner à gauche”
    language: 'fr',
    base: /^tourner à$/,
    isSeen: ({ before, next }) =>
      isCapitalised(next) ||
      /^(?:gauche|droite|\d.*)$/.test(next?.form ?? '') ||
      /^(?:est|sont|été|fut|sera|seront|était|entièrement)$/.test(before?.form ?? ''),
  },
  {
    // In “un billet de première classe”, the expression does not mean “first-rate”.
    language: 'fr',
    base: /^de première classe$/,
    isSeen: ({ earlier }) =>
      earlier
        .slice(-2)
        .some(({ form }) => /^(?:billet|wagon|voiture|compartiment|soldat|place|cabine|voyage)/.test(form)),
  },
  {
    // “ne va pas plus vite”
    language: 'fr',
    base: /^n(?:e|’) (?:… )?plus/,
    isSeen: ({ span }) => span.some(({ form }) => /^(?:pas|point|jamais|guère)$/.test(form)),
  },
  {
    // “il aime et le pain et le vin” means “both”, “un homme et sa fille et un chien” does not.
    language: 'fr',
    base: /^et … et$/,
    isSeen: ({ before, lexicon }) => before !== undefined && !isOnly(before, ['verb'], lexicon),
  },
  {
    // “il doit y avoir un débat” means “there be”, “on y a trouvé” and “pour y avoir vécu” do not.
    language: 'fr',
    base: /^y avoir\*?$/,
    // “…, y a un autre élément” is colloquial for “il y a”.
    isSeen: ({ span: [first, ...others], before, next }) =>
      isParticiple(next, 'fr') ||
      (others.at(-1)?.form !== 'avoir' &&
        before !== undefined &&
        (first?.start ?? 0) - before.end === 1 &&
        !/^(?:et|mais|que|qu’|car|si|quand|comme|donc|où|parce|plus|s’)$/.test(before.form)),
  },
  {
    // “s’y faire construire une maison” is not “s’y faire” (get used to it).
    language: 'fr',
    base: /^s’y faire\*?$/,
    isSeen: ({ next, lexicon }) => isInfinitive(next, 'fr', lexicon),
  },
  {
    // In “le responsable du programme”, “responsable” is a noun (person in charge), not the adjective (responsible for).
    language: 'fr',
    base: /^responsable (?:de|pour)$/,
    isSeen: ({ before }) =>
      /^(?:l[ae]s?|une?|des|du|aux?|ce|cet|cette|ces|son|sa|ses|leurs?|principal|haut)$/.test(before?.form ?? ''),
  },
  {
    // “le thon est une espèce de poisson” names a species, “c’est une espèce de fou” does not.
    language: 'fr',
    base: /^une espèce de$/,
    isSeen: ({ before, earlier }) => before?.form === 'est' && !/^(?:c’|ce)$/.test(earlier.at(-2)?.form ?? ''),
  },
];
