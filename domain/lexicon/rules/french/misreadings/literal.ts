import type { Misreading } from '../../misreading.ts';
import { isCapitalised, isInfinitive, isOnly, isParticiple, mayBe } from '../../word-classes.ts';
import {
  always,
  beforeIs,
  followedBy,
  form,
  have,
  isOtherThan,
  isReflexive,
  lacksInfinitive,
  misread,
  nextIs,
} from '../french-neighbours.ts';

const ofThe = /^(?:de|d’|du|des)$/;
const isInside: Parameters<typeof misread>[1] = ({ before, next }) => before !== undefined || next !== undefined;
const sides =
  /^(?:bras|mains?|jambes?|pieds?|œil|oreille|côté|files?|fenêtres?|portes?|colonnes?|voies?|rives?|arrière|ailier|pages?|bord|cœur|poumon|rein|poches?|moitié|parties?|cases?|images?|boutons?|épaule|genou|joue|mur|ailes?|flanc|pan|piste|tours?|bâtiment|extrémité|nef|rangée|virage)$/;
const persons =
  /^(?:hommes?|femmes?|filles?|garçons?|fils|mère|père|jeunes?|enfants?|personnes?|fillette|adolescente?s?|étudiante?s?)$/;
const held =
  /^(?:livre|verre|vin|chaud|épée|arme|fusil|pistolet|couteau|sac|micro|lampe|chapeau|bâton|drapeau|bouteille|cigarette|stylo|papier|téléphone|fleurs?|bouquet|clé|clef|carte|main|lettre|ballon|canne|caméra|café|bière|journal|crayon|parapluie|valise|torche|épées|armes|revolver|lance|sabre|bougie|tasse)$/;

/** French expressions with several concepts, each with its usual concept. */
const usual: Readonly<Record<string, string>> = {
  'alors qu(?:e|’)': 'while-whereas-alors-que-fr',
  'surtout pas': 'above-all-not',
  'mettre\\*? au jour': 'unearth-mettre-au-jour-fr',
  'ou plutôt': 'or-rather-ou-plutot-fr',
  'baisser\\*? la tête': 'lower-head-baisser-la-tete-fr',
  'régler\\*? ses comptes': 'settle-scores-regler-ses-comptes-fr',
  'être\\*? appelé à': 'be-destined-to-appele-a-fr',
  'en retrait': 'withdrawn-en-retrait-fr',
  'au complet': 'full-all-present-au-complet-fr',
  'sortir\\*? avec': 'go-out-with',
  'prêt à': 'ready-prepared-to',
  'grand public': 'general-public-grand-public-fr',
  'nuit blanche': 'sleepless-night-nuit-blanche-fr',
};

/** French expressions whose words are often meant literally, see misreading.ts. */
export const literalFrenchMisreadings: readonly Misreading[] = [
  ...Object.entries(usual).map(
    ([base, id]): Misreading => misread(new RegExp(`^${base}$`), ({ conceptId }) => conceptId.split('/')[0] !== id),
  ),
  // These expressions mean no more than their words: “le toit de la maison” (the roof of the house).
  misread(
    /^(?:de la maison|du bâtiment|lui en|me le|qui fuit|caractère critique|dernière minute|dans les jambes|dans le passage|en disant que|en nombre|jouer avec|vraiment très|être\*? prêt à|appelé à|bien peu)$/,
    always,
  ),
  misread(
    /^(?:cause de|choix de|à quoi|la grave|mon vieux|point critique|point fort|petit restaurant|petit jardin|petit sac|petit salon|petite rue|règlement de comptes|protection de l’enfance|services sociaux|signal d’alarme|rapport médical|phase de groupes|abus de pouvoir|assemblée générale)$/,
    always,
  ),
  // False match: “la première partie du livre” (the first part of the book). True match: “elle est partie de Rome” (she left
  // Rome).
  misread(
    /^partir de$/,
    ({ span: [verb], before }) =>
      /^parties?$/.test(form(verb)) &&
      !/^(?:est|sont|était|étaient|suis|êtes|soit|être|fut|sommes|furent)$/.test(form(before)),
  ),
  // False match: “étudier le droit à Paris” (study law in Paris). True match: “le droit à la santé” (the right to health).
  misread(/^droit (?:à|de)$/, ({ later: [next] }) => isCapitalised(next)),
  // False match: “cent kilomètres à l’heure” (a hundred kilometres per hour). True match: “arriver à l’heure” (arrive on time).
  misread(
    /^à l’heure$/,
    ({ before, next }) =>
      /^(?:km|kilomètres?|milles?|miles?|euros?|nœuds?|fois|\d.*)$/.test(form(before)) ||
      /^(?:de|du|des|d’|où)$/.test(form(next)),
  ),
  misread(/^à voir$/, ({ next }) => next !== undefined),
  misread(/^un brin$/, nextIs(ofThe)),
  // False match: “une partie de cartes” (a game of cards). True match: “une partie de la ville” (part of the town).
  misread(
    /^une partie de$/,
    nextIs(/^(?:cartes|chasse|pêche|plaisir|échecs|poker|tennis|foot|football|campagne|golf|dés|dames|billard)$/),
  ),
  // These are meant as a whole only if they are the whole sentence: “La vache !” (blimey!), but “la vache mange” (the cow is
  // eating).
  misread(/^(?:la vache|bien fait|bon travail|bonne route|pas possible|qui sait)$/, isInside),
  // The same before a comma or at the end: “Les gars, on part !” (you guys, we’re off!), but “les gars du village” (the lads
  // of the village).
  misread(
    /^(?:les gars|et alors|mais si|pour changer|pour commencer|pour finir|c’est selon)$/,
    ({ next }) => next !== undefined,
  ),
  misread(/^ça va$/, isInside),
  // False match: “au départ de Paris” (leaving from Paris). True match: “au départ, il riait” (at first, he used to laugh).
  misread(/^(?:au départ|dans le fond|du reste|sur le tas|pour le plaisir|en forme|il y a peu)$/, nextIs(ofThe)),
  // False match: “complicité au vol” (being an accomplice to theft). True match: “attraper au vol” (catch in flight).
  misread(/^au vol$/, ({ before }) => !/^(?:attrap|sais|pris|prend|intercept|cueill|repr)/.test(form(before))),
  // False match: “adhérer au mur” (stick to the wall). True match: “adhérer à un parti” (join a party).
  misread(
    /^adhérer à$/,
    followedBy(/^(?:murs?|sol|peau|surfaces?|route|support|paroi|os|idées?|thèses?|valeurs?)$/, 3),
  ),
  // False match: “le bras de droite” (the arm on the right). True match: “le parti de droite” (the right-wing party).
  misread(/^de (?:droite|gauche)$/, beforeIs(sides)),
  // False match: “de l’autre rive” (of the other bank). True match: “et de l’autre” (and on the other hand).
  misread(/^de l’autre$/, ({ next, lexicon }) => mayBe(next, ['noun', 'adjective', 'name'], lexicon)),
  // False match: “il vient de l’est” (he comes from the east). True match: “l’Europe de l’est” (eastern Europe).
  misread(/^de l’est$/, beforeIs(/^(?:vien|ven|souffl|arriv|provien)/)),
  // False match: “« Non », dit le roi” (“no,” said the king). True match: “Charles dit le Chauve” (Charles called the Bald).
  misread(/^dite? l[ea]$/, ({ next, before }) => before === undefined || !isCapitalised(next)),
  misread(
    /^du disque$/,
    ({ before }) => !/^(?:industrie|marché|maisons?|monde|production|secteur)$/.test(form(before)),
  ),
  // False match: “en passant devant la maison” (passing the house). True match: “noter en passant que” (note by the way that).
  misread(/^en passant$/, ({ next }) => next !== undefined && form(next) !== 'que'),
  // False match: “il est encore un enfant” (he is still a child). True match: “encore un café” (one more coffee).
  misread(
    /^encore une?$/,
    beforeIs(/^(?:est|était|sont|étaient|fut|soit|sera|a|ont|avait|avaient|reste|restait|ai|avons|avez)$/),
  ),
  // “bien”, “mieux” and “mal” in “tu vas bien dormir” (you will sleep well) belong to the second verb.
  misread(/^aller\*? (?:bien|mieux|mal)$/, ({ next, lexicon }) => isInfinitive(next, 'fr', lexicon)),
  // False match: “comme avant la guerre” (as before the war).
  misread(/^comme avant$/, ({ next, lexicon }) => mayBe(next, ['determiner', 'noun', 'numeral'], lexicon)),
  misread(
    /^chemin de$/,
    nextIs(/^(?:terre|halage|ronde|traverse|croix|randonnée|montagne|table|pierre|grande|câble|forêt|campagne)$/),
  ),
  // False match: “la clé de la maison” (the key of the house). True match: “la clé du succès” (the key to success).
  misread(
    /^clé de$/,
    followedBy(/^(?:maison|porte|chambre|voiture|appartement|coffre|ville|cave|sol|fa|ut|lecture)$/, 3),
  ),
  // “faire tomber” means “bring down” in “faire tomber le gouvernement” (bring down the government).
  misread(
    /^faire\*? tomber$/,
    followedBy(/^(?:gouvernement|roi|régime|pouvoir|prix|murs?|barrières?|neige|ville)$/, 3),
  ),
  misread(/^faire\*? passer$/, (near) => !followedBy(/^(?:messages?|idées?|points?|informations?)$/, 3)(near)),
  // False match: “il donne cher pour cela” (he gives a lot for that). True match: “on le donne pour mort” (he is believed to
  // be dead).
  misread(/^donner\*? pour$/, ({ later: [next] }) => !/^(?:mort|perdu|favori|certain|vainqueur)/.test(form(next))),
  // “gagner du temps” means “play for time” near “négocier” (negotiate), but “save time” elsewhere.
  misread(
    /^gagner\*? du temps$/,
    isOtherThan(
      'save-time',
      ({ earlier }) => !earlier.some((word) => /^(?:essa|cherch|tent|veut|voul|négoci)/.test(form(word))),
    ),
  ),
  // False match: “il travaille sur place” (he works on site), with “sur place”, not “work on”. True match: “travailler sur un
  // livre” (work on a book).
  misread(/^\S+ (?:… )?sur$/, nextIs(/^(?:place|scène|demande|commande|internet|terre|mer|mesure|le-champ)$/)),
  misread(
    /^\S+ (?:… )?à$/,
    nextIs(/^(?:nouveau|peine|jamais|terme|savoir|présent|merveille|titre|travers|pied|cheval)$/),
  ),
  misread(/^(?!changer)\S+ (?:… )?de$/, nextIs(/^(?:nouveau|façon|manière|loin|concert|surcroît)$/)),
  // False match: “il vient d’une famille riche” (he comes from a rich family). True match: “il vient d’arriver” (he has just
  // arrived).
  misread(/^(?:vien(?:s|t|nent)|ven(?:ait|aient|ir)) d’$/, lacksInfinitive),
  // False match: “exposé au musée” (exhibited in the museum). True match: “exposé au froid” (exposed to cold).
  misread(
    /^exposé à$/,
    ({ later }) =>
      isCapitalised(later[0]) ||
      later
        .slice(0, 3)
        .some((word) =>
          /^(?:musées?|louvre|galeries?|salons?|biennale|foire|opéra|château|exposition)$/.test(form(word)),
        ),
  ),
  // False match: “âgé de dix-huit ans” (aged eighteen). True match: “un homme de vingt ans” (a twenty-year-old man).
  misread(/^de (?:dix-huit|vingt|quarante|cinquante) ans$/, ({ before }) => !persons.test(form(before))),
  misread(
    /^d’un (?:an|mois)$/,
    beforeIs(/^(?:âgée?s?|âge|plus|moins|près|bout|fin|cours|peine|environ|lors|début|partir|jour|jours|fois|suite)$/),
  ),
  // False match: “et autres sujets” (and other subjects). True match: “les chats, les chiens et autres” (cats, dogs and the
  // like).
  misread(/^et autres$/, ({ next }) => next !== undefined),
  // “sans compter” means “generously” in “donner sans compter” (give generously), but “not counting” in “sans compter les
  // enfants” (not counting the children).
  misread(
    /^sans compter$/,
    isOtherThan('not-counting', ({ next }) => next !== undefined),
  ),
  misread(
    /^à la main$/,
    isOtherThan('in-hand-a-la-main-fr', ({ before }) => held.test(form(before))),
  ),
  // False match: “sentir le vent” (feel the wind). True match: “sentir le poisson” (smell of fish).
  misread(
    /^sentir\*? le$/,
    nextIs(
      /^(?:vent|froid|sol|poids|danger|besoin|regard|contact|souffle|soleil|moment|cœur|sang|parfum|goût|bonheur)$/,
    ),
  ),
  // False match: “tirer sur la corde” (pull the rope). True match: “tirer sur la foule” (shoot at the crowd).
  misread(
    /^tirer\*? sur$/,
    followedBy(
      /^(?:corde|cordes|cigarette|pipe|fil|fils|rênes|manche|cheveux|levier|sonnette|barbe|oreille|élastique|ficelle|bras|manette|cigare)$/,
      3,
    ),
  ),
  // False match: “en grand seigneur” (as a great lord). True match: “voir en grand” (think big).
  misread(/^en grand$/, ({ next, lexicon }) => mayBe(next, ['noun', 'adjective'], lexicon)),
  // False match: “un petit coup de vin” (a drop of wine). True match: “un petit coup à la porte” (a tap on the door).
  misread(/^petit coup$/, (near) => !followedBy(/^(?:porte|épaule|vitre|marteau|bec|carreau)$/)(near)),
  // False match: “une hausse de zéro à dix” (a rise from zero to ten). True match: “repartir de zéro” (start from scratch).
  misread(
    /^de zéro$/,
    ({ before }) => !/^(?:re)?(?:part|commenc|démarr|constru|cré|appren|appri|bâti|mont)/.test(form(before)),
  ),
  // False match: “la porte de derrière” (the back door). True match: “les pattes de derrière” (the hind legs).
  misread(/^de derrière$/, ({ before }) => !/^(?:pattes?|jambes?|membres?|pieds?)$/.test(form(before))),
  // False match: “le droit au travail” (the right to work). True match: “il est au travail” (he is at work).
  misread(
    /^au travail$/,
    beforeIs(
      /^(?:droit|accès|retour|rapport|liée?s?|relati[fv]\p{L}*|inspection|remise?|remett\p{L}*|met|mettre|mis|incitation|goût|attaché)$/u,
    ),
  ),
  // False match: “tomber sur le dos” (fall on one’s back). True match: “tomber sur un ami” (run into a friend).
  misread(
    /^tomber\*? sur$/,
    followedBy(
      /^(?:dos|sol|tête|genoux|terre|lit|derrière|nez|ventre|pieds?|mains?|visage|table|toit|ville|chaise|côté|épaules|région|pays|ville|plage)$/,
      3,
    ),
  ),
  // False match: “il l’a traité d’imbécile” (he called him an idiot). True match: “le livre traite de” (the book is about).
  misread(/^traiter\*? de$/, ({ span: [verb], before }) => isParticiple(verb, 'fr') && have.test(form(before))),
  // “le droit de libérer des esclaves” (the right to free slaves) does not mean “free from”.
  misread(
    /^libérer de$/,
    (near) =>
      form(near.span.at(-1)) === 'des' &&
      near.span.length === 2 &&
      !isReflexive(near) &&
      !/^(?:est|été|sont|fut|être)$/.test(form(near.before)),
  ),
  // “s’” in “s’appuyer sur” (rely on) or “s’inscrire dans” (be part of) does not show the meaning of the verb alone.
  misread(/^s’appuyer$/, nextIs(/^sur$/)),
  misread(/^s’inscrire$/, nextIs(/^dans$/)),
  misread(
    /^s’élever$/,
    ({ later: [next, number, third], lexicon }) =>
      /^(?:à|au|aux)$/.test(form(next)) &&
      [number, third].some((word) => /^\d/.test(form(word)) || isOnly(word, ['numeral'], lexicon)),
  ),
  misread(/^s’(?:appliquer|attacher)(?: à)?$/, ({ later, base, lexicon }) =>
    base.endsWith('à')
      ? isInfinitive(later[0], 'fr', lexicon)
      : form(later[0]) === 'à' && isInfinitive(later[1], 'fr', lexicon),
  ),
];
