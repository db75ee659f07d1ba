import { isConcept, type Rule } from '../../grammar-rule.ts';
import { isCapitalised, isOnly } from '../../word-classes.ts';
import { closeAfter, closeBefore, formOf, isInstitution, possessives, textAfter } from '../french-context.ts';

export const frenchNounRules: readonly Rule[] = [
  {
    forms: { fr: 'mort' },
    means: isConcept('death/noun'),
    holds: (place) => /^(?:la|sa|leur|ma|ta|cette|une|de|à|notre|votre)$/.test(formOf(closeBefore(place))),
    weightElsewhere: 0.05,
    weightOfOthers: 0.01,
  },
  {
    // “pratique” is a noun in “la pratique du sport” (the practice of sport).
    forms: { fr: 'pratique pratiques' },
    means: (_, partOfSpeech) => partOfSpeech === 'noun',
    holds: (place) => /^(?:la|une|sa|leur|cette|en|les|des|ses|leurs|ces)$/.test(formOf(closeBefore(place))),
    weightElsewhere: 0.5,
    weightOfOthers: 0.03,
  },
  {
    // “but” (goal) is hardly ever a form of “boire” (drink), and “mentions” (mentions) is hardly ever one of “mentir” (lie).
    // “complet” (full) hardly ever means a suit.
    forms: { fr: 'but buts mention mentions recours complet opéra' },
    means: (conceptId, partOfSpeech) => partOfSpeech !== 'verb' && conceptId !== 'suit-clothes/noun',
    holds: ({ before }) => !/^(?:je|tu|ils?|elles?|on|nous)$/.test(formOf(before)),
    weightElsewhere: 1,
    weightOfOthers: 0.01,
  },
  {
    // “frais” means “expenses” in “les frais” (the expenses), but not in “des produits frais” (fresh products).
    forms: { fr: 'frais' },
    means: isConcept('expense/noun'),
    holds: (place) =>
      /^(?:les|des|aux|ses|leurs|sans|mes|nos|ces|de)$/.test(formOf(closeBefore(place))) &&
      !isOnly(closeAfter(place), ['noun'], place.lexicon),
    weightElsewhere: 0.1,
    weightOfOthers: 0.005,
  },
  {
    // “histoire” means “history” in “l’histoire de France” (the history of France), but not in “une histoire” (a story).
    forms: { fr: 'histoire' },
    means: isConcept('history/noun'),
    holds: (place) =>
      isInstitution(place) ||
      (/^(?:l’|d’|son|notre|leur|en)$/.test(formOf(place.before)) && !/^d’ une? /.test(textAfter(place))),
    weightElsewhere: 0.2,
    weightOfOthers: 0.1,
  },
  {
    // “campagne” means “countryside” in “une maison de campagne” (a country house), but usually “campaign”.
    forms: { fr: 'campagne campagnes' },
    means: isConcept('countryside/noun'),
    holds: (place) =>
      (formOf(place.before) === 'la' && formOf(place.earlier.at(-2)) === 'à') ||
      /^(?:pleine|rase)$/.test(formOf(place.before)) ||
      (formOf(place.before) === 'de' &&
        /^(?:pain|maisons?|médecin|curé|chemins?|vie|église)$/.test(formOf(place.earlier.at(-2)))) ||
      /^(?:environnante|alentour|anglaise|normande|profonde|et|verdoyante)/.test(textAfter(place)),
    weightElsewhere: 0.05,
    weightOfOthers: 0.05,
  },
  {
    // “fille” means “daughter” in “sa fille” (his daughter), but not in “une jeune fille” (a young girl).
    forms: { fr: 'fille filles' },
    means: isConcept('daughter/noun'),
    holds: (place) =>
      possessives.test(formOf(place.before)) ||
      /^(?:unique|aînée|cadette|adoptive|naturelle)\b/.test(textAfter(place)) ||
      (/^(?:du|de|d’)$/.test(formOf(place.after[0])) && !/^(?:jeunes?|petites?|joie)$/.test(formOf(place.before))),
    weightElsewhere: 0.2,
    weightOfOthers: 0.05,
  },
  {
    // “tour” is a tower if it is feminine: “la tour” (the tower), but “le tour” (the tour)
    forms: { fr: 'tour tours' },
    means: isConcept('tower/noun'),
    holds: ({ before, after: [next], earlier }) =>
      /^(?:la|une|cette|deux|trois|quatre|haute|vieille|grosse|grande|ancienne)$/.test(formOf(before)) &&
      !/^(?:faire|fait|font|à)$/.test(formOf(earlier.at(-2))) &&
      formOf(next) !== 'à',
    weightElsewhere: 0.05,
    weightOfOthers: 0.05,
  },
  {
    // “tour” means “round” in “au second tour” (in the second round).
    forms: { fr: 'tour' },
    means: isConcept('reign-round-qualifying/noun'),
    holds: ({ before }) => /^(?:premier|1er|second|deuxième|2e|troisième|3e|quatrième|dernier)$/.test(formOf(before)),
    weightElsewhere: 0.3,
    weightOfOthers: 0.05,
  },
  {
    // “Tour” means “race” in “le Tour de France” (the Tour de France, a race).
    forms: { fr: 'tour' },
    means: isConcept('tour-race/noun'),
    holds: (place) =>
      isCapitalised(place.word) && /^(?:de|d’|du)$/.test(formOf(place.after[0])) && formOf(place.before) !== 'la',
    weightElsewhere: 0.01,
    weightOfOthers: 0.005,
  },
  {
    // “place” is a square: “la place du marché” (the market square)
    forms: { fr: 'place places' },
    means: isConcept('square-in-town/noun'),
    holds: (place) =>
      formOf(place.earlier.at(-2)) !== 'à' &&
      !place.earlier.some(({ form }) => /^(?:occup|tien|ten[aui]|pren|pris|accord|fait)/.test(form)) &&
      (isInstitution(place) ||
        isCapitalised(closeAfter(place)) ||
        /^(?:centrale|principale|publique|ronde|royale|du (?:marché|village|quartier)|de l’ (?:église|hôtel)|de la (?:mairie|ville|cathédrale))/.test(
          textAfter(place),
        ) ||
        (/^grande?s?$/.test(formOf(place.before)) && formOf(place.after[0]) !== 'à') ||
        (/^(?:la|une)$/.test(formOf(place.before)) && formOf(place.earlier.at(-2)) === 'sur')),
    weightElsewhere: 0.05,
    weightOfOthers: 0.03,
  },
  {
    // “anniversaire” means “anniversary” in “l’anniversaire de la bataille” (the anniversary of the battle), but usually
    // “birthday”.
    forms: { fr: 'anniversaire' },
    means: isConcept('anniversary/noun'),
    holds: (place) =>
      /^(?:\d.*|[xv]+e|.*ième)$/.test(formOf(place.before)) || /^(?:de l[a’]|du|des) /.test(textAfter(place)),
    weightElsewhere: 0.2,
    weightOfOthers: 0.03,
  },
  {
    // “tableau” means “table” in “le tableau suivant” (the following table), but usually “painting”.
    forms: { fr: 'tableau tableaux' },
    means: isConcept('chart-table/noun'),
    holds: (place) =>
      /^(?:suivant|ci|récapitulatif|comparatif|économique|statistique|synoptique|présent|\d)/.test(textAfter(place)),
    weightElsewhere: 0.2,
    weightOfOthers: 0.005,
  },
  {
    // “épouse” means “wife” in “l’épouse de Paul” (Paul’s wife), but not in “il épouse Marie” (he marries Marie).
    forms: { fr: 'épouse épouses' },
    means: isConcept('wife-epouse/noun'),
    holds: (place) =>
      possessives.test(formOf(place.before)) ||
      /^(?:l’|d’|une|première|seconde|deuxième|future|ex)$/.test(formOf(place.before)),
    weightElsewhere: 0.3,
    weightOfOthers: 0.005,
  },
  {
    // “cours” means “course” in “le cours de la rivière” (the course of the river).
    forms: { fr: 'cours' },
    means: isConcept('course-of-time/noun'),
    holds: (place) =>
      /^(?:inférieur|supérieur|moyen|du (?:fleuve|temps|rhin|nil)|de (?:la (?:rivière|vie|guerre)|l’ (?:histoire|eau|année)))/.test(
        textAfter(place),
      ),
    weightElsewhere: 0.3,
    weightOfOthers: 0.005,
  },
  {
    // “membres” means “limbs” in “les membres inférieurs” (the lower limbs).
    forms: { fr: 'membre membres' },
    means: isConcept('limb/noun'),
    holds: (place) => /^(?:inférieur|supérieur|antérieur|postérieur|arrière|fantôme)/.test(textAfter(place)),
    weightElsewhere: 0.1,
    weightOfOthers: 0.005,
  },
  {
    // “ensemble” is a noun in “l’ensemble du pays” (the whole country), but not in “vivre ensemble” (live together).
    forms: { fr: 'ensemble' },
    means: (_, partOfSpeech) => partOfSpeech === 'noun',
    holds: (place) => /^(?:l’|un|cet|son|leur|d’|grand|petit|bel|vaste)$/.test(formOf(place.before)),
    weightElsewhere: 0.05,
    weightOfOthers: 0.005,
  },
];
