import { isConcept, type Rule } from '../../grammar-rule.ts';
import { isCapitalised, isParticiple } from '../../word-classes.ts';
import { closeAfter } from '../french-context.ts';
import { both, either, goesOn, isAfter, isBefore, near, not, partOfSpeech, sense } from '../french-senses.ts';

type Test = Parameters<typeof sense>[2];
/** Rules for a sense that is recognised by the words around the noun and is rare elsewhere. */
const shown = (forms: string, concept: string, holds: Test, weightElsewhere = 0.1) =>
  sense(forms, concept, holds, { weightElsewhere, weightOfOthers: 1e-3, weightIfMeant: 100 });

const firm =
  'société|groupe|entreprise|organis|banque|parti$|union$|nations|onu$|compagnie|fédération|social|association|agence';
const numbers = /^(?:une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|vingt|cent|mille|quelques|\d.*)$/;

const rules: readonly (Rule | readonly Rule[])[] = [
  shown('siège sièges', 'headquarters/noun', both(near(firm), not(near('député|élu|parlement|assemblée|conseil')))),
  shown(
    'siège sièges',
    'siege/noun',
    near('ville$|armée|dura|troupes|château|assiég|bataille|guerre|forteresse|lever|lève|leva|soldat|canon|prise$'),
  ),
  shown(
    'siège sièges',
    'seat-in-parliament/noun',
    near('parlement|député|assemblée|sénat|élection|électo|remport|législat'),
  ),
  shown(
    'parquet parquets',
    'parquet-it/noun',
    near('chambre|ciré|bois$|sols?$|salon|salle|chêne|pièce|tapis|murs|vernis|flottant'),
  ),
  shown(
    'cadre cadres',
    'executive/noun',
    near('supérieur|dirigeant|salari|ouvrier|employé|commercia|moyens$|recrut|entreprise|licenci|profession'),
    1,
  ),
  shown(
    'exercice exercices',
    'financial-year/noun',
    either(isBefore(/^(?:19|20)\d\d$/), near('comptable|bénéfic|perte|clos|fiscal|dividende|budgét')),
  ),
  shown(
    'pièce pièces',
    'room/noun',
    near(
      'maison|appartement|chambre|meubl|fenêtre|murs?$|portes?$|étage|lumineu|spacieu|claire|chauff|plafond|mètres|m²',
    ),
    1,
  ),
  shown('bureau', 'desk/noun', near('assis|assoi|asseoi|tiroir|chaise|lampe|derrière'), 1),
  shown(
    'courant courants',
    'current/noun',
    near('littér|artist|pensée|politique|religieu|philosoph|idées|modern|réform|esthét|marin|eau$|rivière|fleuve'),
  ),
  shown('mise mises', 'stake-bet/noun', near('euros|paris?$|jeux?$|joueu|poker|casino|gagn|minimum')),
  shown(
    'expédition expéditions',
    'shipment/noun',
    near('colis|commande|livrais|produit|marchandise|paquet|articles?$|frais'),
  ),
  shown(
    'carrière carrières',
    'quarry-stone/noun',
    near('pierre|marbre|calcaire|craie|granit|extrac|ardois|sable|gypse|roche|exploitée'),
  ),
  shown(
    'foyer foyers',
    'source-foyer-fr/noun',
    near('incendie|feu$|feux|épidémi|infect|contamin|tension|résistance|rébellion|culturel|maladie'),
    1e-4,
  ),
  shown('langue langues', 'tongue/noun', near('bouche|mord|dents?$|tir[ea]|lèvre|palais|salive|lèch')),
  shown(
    'livre livres',
    'pound-weight/noun',
    both(near('beurre|viande|pain$|sucre|poids|kilo|farine|pes'), isAfter(numbers)),
  ),
  shown('mode modes', 'fashion/noun', both(isAfter(/^(?:la|cette|une)$/), not(isBefore(/^(?:de|d’)$/)))),
  shown(
    'office offices',
    'religious-service-office-fr/noun',
    near('relig|divin|prière|messe|église|dimanche|moine|culte|célébr|vêpres'),
    1e-4,
  ),
  shown('patron patronne', 'patron-saint-es/noun', either(isAfter(/^(?:saint|sainte)$/), near('saint|paroiss|apôtre'))),
  shown(
    'promotion promotions',
    'promotion-advertising/noun',
    near(
      'film|album|produit|livre|marque|vente|paix|santé|culture|langue|tourisme|droits|égalité|démocrat|campagne|développement',
    ),
    1,
  ),
  shown('promotion promotions', 'year-group/noun', near('école|élèves?$|ena$|diplôm|étudiant|élève-'), 1),
  shown(
    'rédaction rédactions',
    'editorial-office/noun',
    near('journal|presse|chef$|rédact|journaliste|quotidien|magazine|hebdo|télé|radio'),
  ),
  shown(
    'rédaction',
    'drafting-redaction-fr/noun',
    not(
      near(
        'journal|presse|chef$|rédact|journaliste|quotidien|magazine|hebdo|télé|radio|élève|collège|professeur|secrétaire',
      ),
    ),
    1e-3,
  ),
  shown(
    'souche souches',
    'strain-of-virus/noun',
    near('virus|bactér|vaccin|grippe|souris|cellul|microb|viral|résistant'),
  ),
  shown('tableau tableaux', 'chart-table/noun', near('résultat|donnée|chiffre|colonne|lignes?$|statisti|suivant'), 1),
  shown(
    'traité traités',
    'treatise/noun',
    near('médecine|philosoph|mathém|scienc|rédig|savant|latin|auteur|écri|théolog|géométri|grammaire|astronom|traduit'),
    1,
  ),
  shown(
    'vol vols',
    'theft/noun',
    near(
      'tableau|bijou|voiture|armes?$|polic|plainte|victim|voleu|cambriol|condamn|accus|argent|banque|identité|vélo|sacs?$|meurtre|viol|main|aggrav|coupable',
    ),
    0.3,
  ),
  // “disposition” means “provision” in “une disposition de la loi” (a provision of the law), but not in “à la disposition
  // de” (at the disposal of).
  shown(
    'disposition',
    'provision-legal/noun',
    both(
      isAfter(/^(?:aucune|une|cette|toute|chaque|nouvelle|autre|même|la)$/),
      ({ earlier }) => !/^(?:à|en)$/.test(earlier.at(-2)?.form ?? ''),
    ),
    1,
  ),
  shown(
    'intérieur intérieure intérieurs intérieures',
    'internal/adjective',
    isAfter(
      /^(?:marchés?|produit|politiques?|commerce|demande|consommation|sécurité|affaires|vols?|règlement|conflits?)$/,
    ),
  ),
  shown(
    'large larges',
    'large-majority/adjective',
    isBefore(
      /^(?:parts?|majorité|partie|public|mesure|victoire|succès|gamme|choix|éventail|sélection|audience|consensus)$/,
    ),
  ),
  shown(
    'état états',
    'state-country/noun',
    isBefore(/^(?:membres?|parties|tiers|souverains?|palestinien|hébreu|islamique|fédéral|fédérés|voisins?)$/),
    1,
  ),
  // “rentrée” is a noun in “la rentrée scolaire” (the start of the school year), but not in “elle est rentrée” (she came
  // home).
  partOfSpeech(
    'rentrée rentrées',
    'noun',
    isAfter(/^(?:la|de|cette|une|en|à|dès|prochaine|dernière|sa|les|des|leur)$/),
    { weightElsewhere: 0.01, weightOfOthers: 0.005 },
  ),
  partOfSpeech(
    'mal',
    'noun',
    both(isAfter(/^(?:le|du|un|ce|aucun|grand)$/), (place) => !isParticiple(closeAfter(place), 'fr')),
    { weightOfOthers: 0.01 },
  ),
  partOfSpeech('est', 'noun', isAfter(/^(?:d’|nord|sud|plein)$/), { weightOfOthers: 1e-4 }),
  sense('fort', 'loud/adjective', isAfter(/^(?:parl\p{L}+|cri\p{L}*|chant\p{L}*|hurl\p{L}*|ri[st]|rire)$/u), {
    weightElsewhere: 0.3,
    weightOfOthers: 1e-4,
  }),
  // “bien” means “much” in “bien plus grand” (much bigger).
  {
    forms: { fr: 'bien' },
    means: isConcept('much-bien-fr/adverb'),
    holds: isBefore(
      /^(?:plus|moins|mieux|trop|meilleure?s?|pires?|supérieure?s?|inférieure?s?|davantage|au-delà|avant|après)$/,
    ),
    weightElsewhere: 1e-7,
    weightOfOthers: 1e-4,
    isForSingleVersion: true,
  },
  // “sur” means “out of” in “un enfant sur trois” (one child out of three).
  {
    forms: { fr: 'sur' },
    means: isConcept('out-of-sur-fr/preposition'),
    holds: both(
      isBefore(/^(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|vingt|cent|mille|\d{1,4})$/),
      ({ earlier }) => earlier.slice(-3).some(({ form }) => numbers.test(form)),
      not(goesOn(/^\S+ (?:mètres?|m|km|kilomètres?|hectares?|ans|pieds|niveaux|étages|jours|pages|roues)/)),
    ),
    weightElsewhere: 1e-7,
    weightOfOthers: 1e-4,
    isForSingleVersion: true,
  },
  // “par” means “per” in “trois fois par semaine” (three times per week).
  {
    forms: { fr: 'par' },
    means: isConcept('per/preposition'),
    holds: isBefore(
      /^(?:an|jour|semaine|mois|heure|personne|habitant|minute|seconde|tête|foyer|kilo|litre|nuit|siècle)$/,
    ),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  // In “les gens que vous connaissez” (the people whom you know), “que” does not mean “than” or “as”.
  {
    forms: { fr: 'que qu’' },
    means: (conceptId) => conceptId !== 'than/conjunction' && conceptId !== 'as/conjunction',
    holds: ({ earlier, after: [next] }) =>
      /^(?:l[ae]s?|l’|ces|cette|ce)$/.test(earlier.at(-2)?.form ?? '') &&
      /^(?:je|j’|tu|nous|vous|ils?|elles?|on)$/.test(next?.form ?? ''),
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
    isForSingleVersion: true,
  },
  // “Vu” means “given” in “Vu la situation” (given the situation), but not in “il a vu la situation” (he saw the situation).
  {
    forms: { fr: 'vu' },
    means: isConcept('given-vu-fr/preposition'),
    holds: (place) =>
      (place.before === undefined || place.word.start - place.before.end > 1) &&
      isBefore(/^(?:l[ae]s?|l’|son|sa|ses|ce|cet|cette|ces|leurs?|notre)$/)(place) &&
      !isCapitalised(place.after[1]),
    weightElsewhere: 1e-7,
    weightOfOthers: 1e-4,
    isForSingleVersion: true,
  },
];

/** Senses of common nouns and function words, recognised by nearby words. */
export const frenchCommonNounSenses: readonly Rule[] = rules.flat();
