import { isConcept, type Rule } from '../../grammar-rule.ts';
import { isInfinitive, isOnly, isParticiple } from '../../word-classes.ts';
import { formOf, possessives } from '../french-context.ts';
import {
  both,
  determiner,
  either,
  er,
  goesOn,
  isAfter,
  isBefore,
  near,
  not,
  partOfSpeech,
  sense,
  unless,
} from '../french-senses.ts';

const usualWeights = { weightElsewhere: 1, weightOfOthers: 0.01, weightIfMeant: 100 };
const mener = 'mener mène mènent menait menaient mena menèrent mené menée menés menées mènera menant';
const peser = 'peser pèse pèsent pesait pesaient pesa pesé pèsera pèserait pesant';

/** Senses of common words in news, reference texts and stories. */
export const frenchWiderSenses: readonly Rule[] = [
  // “trimestre” means “quarter” in “au troisième trimestre” (in the third quarter), but not in “le bulletin du trimestre”
  // (the report of the term).
  ...sense(
    'trimestre trimestres',
    'quarter-trimestre-fr/noun',
    not(near('école|élève|scolaire|profess|classe|bulletin|lycée|collège')),
    usualWeights,
  ),
  ...sense('ménages', 'household-menage-fr/noun', () => true, usualWeights),
  ...sense('constructeur constructeurs', 'manufacturer-constructeur-fr/noun', () => true, usualWeights),
  ...sense(er('relax'), 'acquit-relaxer-fr/verb', not(near('se$|s’|me$|te$|nous$|vous$|muscl')), usualWeights),
  // “affaires” means “belongings” in “mes affaires” (my things), but not in “le monde des affaires” (the business world).
  ...sense(
    'affaires',
    'belongings-affaires-fr/noun',
    both(isAfter(possessives), not(goesOn(/^(?:étrangères|sociales|publiques|intérieures|courantes)/))),
    usualWeights,
  ),
  // “lança” means “said” in “« Tu viens ? » lança-t-il” (“Are you coming?” he called out).
  ...sense(
    'lance lança lançai lancèrent',
    'say-lancer-fr/verb',
    ({ after: [next, afterNext] }) =>
      /^(?:t|il|elle|ils|elles|je)$/.test(formOf(next)) && (next?.isAttached || formOf(afterNext) === 'il'),
    { weightElsewhere: 1e-4, weightOfOthers: 0.01, weightIfMeant: 100 },
  ),
  // “laissée” means “left behind” in “la clé qu’il a laissée sur la table” (the key that he left on the table), but not in
  // “il l’a laissée partir” (he let her go).
  ...sense(
    'laissé laissée laissés laissées',
    'leave-let-stay/verb',
    ({ after: [next], lexicon }) => !isInfinitive(next, 'fr', lexicon),
    { weightElsewhere: 0.1, weightOfOthers: 0.05 },
  ),
  ...unless(peser, 'weigh/verb', ['weigh-on/verb', isBefore(/^(?:sur|lourd|lourdement)$/)]),
  // “mener au score” (be ahead)
  ...sense(mener, 'lead-head/verb', near('score|match|but$|buts|points|set|heure|mi-temps|classement'), {
    weightElsewhere: 0.5,
  }),
  ...sense('énorme énormes', 'huge-enorme-fr/adjective', () => true, usualWeights),
  ...sense(
    'gel',
    'freeze-gel-fr/noun',
    goesOn(/^(?:des|du|de) (?:prix|salaires?|loyers?|avoirs|embauches?|fonds|tarifs|dépenses|taux)/),
    {
      weightIfMeant: 100,
    },
  ),
  ...sense('crevasse crevasses', 'crevasse-fr/noun', isAfter(determiner), usualWeights),
  partOfSpeech('crevasse crevasses', 'noun', isAfter(determiner)),
  ...sense(er('déviss'), 'plunge-devisser-fr/verb', not(near('vis$|écrou|bouchon|couvercle|ampoule')), usualWeights),
  // “air” means “look” in “un air surpris” (a surprised look), but not in “l’air de la mer” (the sea air).
  ...sense(
    'air',
    'look-air-fr/noun',
    either(
      isAfter(possessives),
      ({ before, after: [next], lexicon }) =>
        /^(?:l’|d’un|un)$/.test(formOf(before)) &&
        (isParticiple(next, 'fr') || isOnly(next, ['adjective'], lexicon)) &&
        !/^(?:pur|frais|chaud|froid|ambiant|conditionné|humide|marin|libre|comprimé|vif|sec)$/.test(formOf(next)),
    ),
    { weightElsewhere: 1e-3, weightOfOthers: 0.01, weightIfMeant: 100 },
  ),
  // “toute” means “completely” in “une robe toute déchirée” (a completely torn dress), but not in “toute la robe” (the whole
  // dress).
  {
    forms: { fr: 'toute toutes' },
    means: isConcept('completely/adverb'),
    holds: ({ after: [next], lexicon }) =>
      next !== undefined && (isParticiple(next, 'fr') || isOnly(next, ['adjective'], lexicon)),
    weightElsewhere: 1,
    weightOfOthers: 0.01,
    isForSingleVersion: true,
  },
  ...sense('bat battent battait battaient battit', 'beat-pulse/verb', near('cœur|pouls|tempe')),
  ...sense(
    'conducteur conducteurs',
    'conductor-electric-fr/noun',
    near('électri|chaleur|thermi|courant|métal|isolant|cuivre'),
    { weightElsewhere: 1e-3, weightIfMeant: 100 },
  ),
  ...sense(
    'recherches',
    'search-operation-fr/noun',
    near('secours|pompier|gendarme|disparu|hélicoptère|police|plongeur'),
    {
      weightElsewhere: 0.01,
      weightIfMeant: 100,
    },
  ),
  ...sense('secours', 'rescue-services-fr/noun', isAfter(/^(?:les|des|aux)$/), {
    weightElsewhere: 0.1,
    weightOfOthers: 0.05,
    weightIfMeant: 100,
  }),
  ...sense('café cafés', 'cafe/noun', near('terrasse|comptoir|patron|serveu|tabac|bar$|bars$|restaurant')),
  ...sense(er('enchaîn'), 'follow-on-enchainer-fr/verb', not(near('prison|mur$|pied|poignet|chien')), usualWeights),
  // “sortit” means “take out” in “il sortit un mouchoir de sa poche” (he took a handkerchief out of his pocket), but not in
  // “il sortit un soir” (he went out one evening).
  ...sense(
    'sort sortit sortait sortirent sortaient sortir',
    'take-out/verb',
    goesOn(/^(?:une?|son|sa|ses|des|leurs?|l[ae]s?|l’) (?!soir|jour|matin|dimanche|premi|derni|nuit|semaine)/),
    { weightElsewhere: 0.3, weightOfOthers: 0.1 },
  ),
  ...sense(
    'front fronts',
    'forehead/noun',
    near('essuy|main$|sueur|ride|yeux|cheveu|pliss|visage|baiser|embrass|joue'),
  ),
  ...sense('facteur facteurs', 'postman/noun', near('sonn|lettre|courrier|paquet|vélo|boîte|colis|tournée')),
  ...sense(er('sonn'), 'ring-bell/verb', near('porte$|facteur|sonnette|entrée|fois')),
  ...sense('plateau plateaux', 'tray/noun', near('verre|tasse|serv|thé$|café|lâch|posa|assiette|déjeuner|bouteille')),
  ...sense(er('chass'), 'drive-away/verb', near('vent|nuage|ennemi|mouche|hors|pouvoir|envahi|idée|pensée|occupant')),
  ...sense(
    'coucher couche couchent couchait couchaient coucha couché',
    'set-of-sun/verb',
    both(near('se$|s’'), near('soleil|lune$')),
    { weightIfMeant: 50 },
  ),
  // “bout” is a verb in “l’eau bout” (the water is boiling), but not in “l’autre bout” (the other end).
  partOfSpeech('bout', 'verb', isAfter(/^(?:eau|lait|qui|mélange|huile)$/)),
  // “plaît” means “is liked” in “ce pull me plaît” (I like this jumper), but not in “s’il te plaît” (please).
  ...sense(
    'plaît plaisait plairait plaira plaisent plaisaient plut plaire',
    'appeal-to/verb',
    ({ earlier }) => !earlier.slice(-3).some(({ form }) => /^s’(?:il)?$/.test(form)),
    { weightElsewhere: 0.1, weightOfOthers: 0.05 },
  ),
  // “sors” means “take out” in “sors-le du four” (take it out of the oven).
  ...sense(
    'sors sortez sortons',
    'take-out/verb',
    ({ after: [next] }) => /^l(?:e|a|es)$/.test(formOf(next)) && next?.isAttached === true,
    { weightElsewhere: 0.5, weightOfOthers: 0.01 },
  ),
  ...sense(er('frapp'), 'knock-at-door/verb', near('porte$|entr(?:a|er|é|ez|e)$|vitre|volet|sans$')),
  ...sense(
    'lie lient liait liaient lier liant',
    'link-lier-fr/verb',
    not(near('cord|ficel|main$|mains|pied|poignet|bouquet')),
    usualWeights,
  ),
];
