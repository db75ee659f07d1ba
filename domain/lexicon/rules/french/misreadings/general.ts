import type { Misreading, Neighbours } from '../../misreading.ts';
import { isCapitalised, isInfinitive, isOnly, isParticiple, mayBe } from '../../word-classes.ts';

const amount =
  /^(?:moitié|quart|tiers|million|milliard|centaine|dizaine|vingtaine|trentaine|douzaine|quinzaine|cinquantaine|millier|siècle|an|année|mois|semaine|heure|totalité)$/;

/** Whether a number follows: “près de 18 millions” (nearly 18 million). */
const isQuantity = ({ later: [next, afterNext], lexicon }: Neighbours): boolean =>
  /^(?:une?|la)$/.test(next?.form ?? '')
    ? amount.test(afterNext?.form ?? '')
    : /^(?:\d|(?:deux|trois|quatre|cinq|six|sept|huit|neuf|cent|mille)-)/.test(next?.form ?? '') ||
      mayBe(next, ['numeral'], lexicon);

/** French expressions whose words also occur together by chance, see misreading.ts. */
export const frenchMisreadings: readonly Misreading[] = [
  {
    // “près de” means “nearly” in “près de 18 millions” (nearly 18 million), but “near” in “près de la gare” (near the
    // station).
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
    // “soumise au vote” (put to the vote) does not contain “se soumettre à” (submit to).
    language: 'fr',
    base: /^se (?:soumettre|situer|destiner|consacrer|limiter|fixer) (?:à|dans|en|sur)$/,
    isSeen: ({ span: [first], earlier }) =>
      isParticiple(first, 'fr') &&
      /(?:is|ises?|é|ée|és|ées)$/.test(first?.form ?? '') &&
      !earlier.slice(-3).some(({ form }) => /^(?:se|s’)$/.test(form)),
  },
  {
    // False match: “il n’attaque pas un membre” (he does not attack a member). True match: “Pas un bruit” (not one sound).
    language: 'fr',
    base: /^pas une?$/,
    isSeen: ({ before, earlier }) =>
      earlier.some(({ form }) => /^(?:ne|n’)$/.test(form)) ||
      /^(?:est|c’est|et|mais|pourquoi|ou)$/.test(before?.form ?? ''),
  },
  {
    // False match: “donnent au terme de cinéma un sens” (give the term “cinema” a meaning). True match: “au terme de la
    // saison” (at the end of the season).
    language: 'fr',
    base: /^au terme de$/,
    isSeen: ({ earlier }) =>
      earlier.slice(-3).some(({ form }) => /^(?:donn|préfér|substitu|attach|recour|renvo)/.test(form)),
  },
  {
    // False match: “le fort de Douaumont” (the fort of Douaumont). True match: “fort de cette victoire” (buoyed by this
    // victory).
    language: 'fr',
    base: /^(?:fort|forte|forts|fortes) de$/,
    isSeen: ({ before, later: [next], lexicon }) =>
      /^(?:le|la|les|l’|du|un|une|des|au|aux|ce|cet|cette|ces|plus|moins|très|trop|si|aussi|ancien|son|petit|deux)$/.test(
        before?.form ?? '',
      ) || !(mayBe(next, ['determiner', 'numeral'], lexicon) || /^\d/.test(next?.form ?? '')),
  },
  {
    // False match: “il manque de temps” (he lacks time). True match: “il manque un verre” (a glass is missing).
    language: 'fr',
    base: /^il (?:manque|manquait)$/,
    isSeen: ({ next }) => /^(?:de|d’|le|la|les|l’|son|sa|ses|à)$/.test(next?.form ?? ''),
  },
  {
    // “il fit son temps de service” (he did his time in the army) does not mean “have had its day”.
    language: 'fr',
    base: /^faire son temps$/,
    isSeen: ({ next }) => /^(?:de|d’|libre)$/.test(next?.form ?? ''),
  },
  {
    // False match: “remonte à l’origine de la ville” (goes back to the origin of the town). True match: “à l’origine de la
    // crise” (at the root of the crisis).
    language: 'fr',
    base: /^à l’origine de$/,
    isSeen: ({ before }) => /^(?:remont|revien|quant|relatif|fait|référ|retour|référence)/.test(before?.form ?? ''),
  },
  {
    // False match: “à la une ou à l’autre” (to one or the other). True match: “à la une” (on the front page).
    language: 'fr',
    base: /^à la une(?: de)?$/,
    isSeen: ({ next }) => /^(?:ou|et)$/.test(next?.form ?? ''),
  },
  {
    // False match: “dans la pièce” (in the room). True match: “dix euros la pièce” (ten euros apiece).
    language: 'fr',
    base: /^la pièce$/,
    isSeen: ({ before }) => !/^(?:euros?|francs?|dollars?|centimes?|€|\d.*)$/.test(before?.form ?? ''),
  },
  {
    // False match: “se déplacer à pied” (go on foot). True match: “se déplacer à Paris” (travel to Paris).
    language: 'fr',
    base: /^se déplacer à$/,
    isSeen: ({ next }) =>
      /^(?:pied|vélo|moto|cheval|travers|bicyclette|l’intérieur|la|grande|toute|dos|trottinette)$/.test(
        next?.form ?? '',
      ),
  },
  {
    // False match: “une suite à l’hôtel” (a suite at the hotel). True match: “suite à l’accident” (following the accident).
    language: 'fr',
    base: /^suite à$/,
    isSeen: ({ before }) => /^(?:une|la|cette|sa|leur|de|tout)$/.test(before?.form ?? ''),
  },
  {
    // False match: “le film est tourné à Lyon” (the film is shot in Lyon). True match: “tourner à la catastrophe” (turn into
    // a disaster).
    language: 'fr',
    base: /^tourner à$/,
    isSeen: ({ before, next }) =>
      isCapitalised(next) ||
      /^(?:gauche|droite|\d.*)$/.test(next?.form ?? '') ||
      /^(?:est|sont|été|fut|sera|seront|était|entièrement)$/.test(before?.form ?? ''),
  },
  {
    // “de première classe” in “un billet de première classe” (a first-class ticket) does not mean “first-rate”.
    language: 'fr',
    base: /^de première classe$/,
    isSeen: ({ earlier }) =>
      earlier
        .slice(-2)
        .some(({ form }) => /^(?:billet|wagon|voiture|compartiment|soldat|place|cabine|voyage)/.test(form)),
  },
  {
    // False match: “ne va pas plus vite” (does not go faster).
    language: 'fr',
    base: /^n(?:e|’) (?:… )?plus/,
    isSeen: ({ span }) => span.some(({ form }) => /^(?:pas|point|jamais|guère)$/.test(form)),
  },
  {
    // “et … et” means “both … and” in “il aime et le pain et le vin” (he likes both bread and wine). It does not in “un homme
    // et sa fille et un chien” (a man and his daughter and a dog).
    language: 'fr',
    base: /^et … et$/,
    isSeen: ({ before, lexicon }) => before !== undefined && !isOnly(before, ['verb'], lexicon),
  },
  {
    // False match: “on y a trouvé” (they found there). True match: “il doit y avoir un débat” (there must be a debate).
    language: 'fr',
    base: /^y avoir\*?$/,
    // A true match also after a comma: “…, y a un autre élément” (there is another element), colloquial for “il y a”.
    isSeen: ({ span: [first, ...others], before, next }) =>
      isParticiple(next, 'fr') ||
      (others.at(-1)?.form !== 'avoir' &&
        before !== undefined &&
        (first?.start ?? 0) - before.end === 1 &&
        !/^(?:et|mais|que|qu’|car|si|quand|comme|donc|où|parce|plus|s’)$/.test(before.form)),
  },
  {
    // “s’y faire construire une maison” (have a house built there) does not contain “s’y faire” (get used to it).
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
    // “une espèce de” names a species in “le thon est une espèce de poisson” (tuna is a species of fish). It does not in
    // “c’est une espèce de fou” (he’s some kind of madman).
    language: 'fr',
    base: /^une espèce de$/,
    isSeen: ({ before, earlier }) => before?.form === 'est' && !/^(?:c’|ce)$/.test(earlier.at(-2)?.form ?? ''),
  },
];
