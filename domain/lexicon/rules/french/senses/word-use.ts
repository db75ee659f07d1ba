import { gapBefore, isConcept, type Place, type Rule } from '../../grammar-rule.ts';
import { isCapitalised, isOnly, mayBe } from '../../word-classes.ts';
import { closeAfter, closeBefore, formOf } from '../french-context.ts';
import { both, either, er, isAfter, isBefore, near, not, partOfSpeech, sense } from '../french-senses.ts';
import { before, behind, followed, shown } from '../french-word-cues.ts';

type Test = (place: Place) => boolean;

const setOf = (words: string) => new Set(words.split(' '));

/** Nouns before which “grand” means “great”: qualities, feelings, events and famous people. */
const greatThings = setOf(
  'qualité qualités liberté difficulté difficultés plaisir plaisirs choc danger dangers succès souffrance souffrances joie joies bonheur honneur honneurs intérêt importance valeur force puissance puissances beauté douceur prudence attention émotion émotions peine passion passions admiration respect amour tristesse douleur douleurs peur peurs colère courage talent talents mérite mérites gloire fierté surprise surprises sagesse intelligence rigueur précision efficacité simplicité diversité variété richesse richesses influence aide confiance patience générosité bonté fortune misère pauvreté fatigue effort efforts soin rêve rêves moment moments événement événements évènement évènements victoire victoires défi défis avantage avantages espoir espoirs aventure aventures homme hommes écrivain écrivains poète poètes peintre peintres artiste artistes compositeur compositeurs musicien musiciens chanteur chanteuse acteur acteurs actrice cinéaste réalisateur auteur auteurs romancier philosophe philosophes penseur savant savants scientifiques scientifique maître maîtres champion champions joueur joueurs héros roi rois reine chef classique classiques œuvre œuvres idée idées histoire spécialiste spécialistes découverte découvertes exploit exploits silence respect satisfaction complexité stabilité flexibilité sensibilité popularité majorité tradition traditions nouvelle civilisation civilisations enthousiasme engouement retentissement désordre malheur malheurs mystère soulagement désespoir étonnement dam',
);

const clauseOpeners = setOf('je tu vous on nous qu’ que quoi comment pourquoi oui non allez viens dis dites');
const opensClause: Test = (place) => place.before === undefined || gapBefore(place) > 1;
const endsQuestion: Test = ({ word, after: [next], earlier }) =>
  next === undefined && earlier.some(({ form }) => directSpeech.has(form)) && word.start > 0;
const directSpeech = setOf('tu je vous toi moi nous on qu’ que quoi pourquoi comment allez bon');

const rooms =
  'chambre|pièce|salle|salon|appartement|maison$|logement|cuisine|spacieu|lumineu|bureau|studio|villa|fenêtre|aéré';
const vehicles = 'train trains bus avion métro bateau tram cible rendez occasion vol cours coche pénalty penalty école';
const shows =
  'télé télévision film films match matchs série séries émission émissions vidéo vidéos spectacle tv chaîne';
const measures =
  'mètre mètres m km kilomètre kilomètres cm centimètres centimètre kilo kilos kg tonnes hectares pages degrés mm litres';
const losses = 'morts mort victimes victime blessés blessé dégâts ravages disparus tués';
const encoreMore = setOf(
  'veut veux voulez voulait voudrais faut faudra faudrait fallut fallait attendre attendit attend ajoute ajouter boire but manger mange prit prends prendre demande demander',
);

const faire = 'fait font fit firent faire faisait faisaient fera faisant';
const retenir = 'retenir retient retiennent retenait retint retenu retenue retenus retenues retiens';
const apprendre = 'apprend apprit apprenait apprendre appris apprennent apprirent apprendra apprends';
const regarder = er('regard');

const isNumberAfter: Test = ({ after: [next], lexicon }) =>
  /^\d/.test(formOf(next)) || mayBe(next, ['numeral'], lexicon);

const rules: readonly (Rule | readonly Rule[])[] = [
  // “Est” is a noun in “l’extrême Est de la Russie” (the far east of Russia).
  partOfSpeech(
    'est',
    'noun',
    (place) => behind('extrême grand moyen proche')(place) || (isCapitalised(place.word) && behind('l’ d’ à')(place)),
    { weightOfOthers: 1e-6 },
  ),
  // “personne” is a noun in “par personne” (per person), but not in “connu de personne” (known by nobody).
  partOfSpeech('personne', 'noun', behind('par chaque même seule'), { weightOfOthers: 1e-4 }),
  // “alors” means “then” in “alors maire de Paris” (then mayor of Paris), but not in “Alors, tu viens ?” (so, are you
  // coming?).
  ...shown(
    'alors',
    'then-alors-fr/adverb',
    (place) => !endsQuestion(place) && !(opensClause(place) && isQuestionOrSpeech(place)),
  ),
  ...sense(
    'alors',
    'so-therefore/adverb',
    (place) => endsQuestion(place) || (opensClause(place) && isQuestionOrSpeech(place)),
    { weightElsewhere: 1e-4 },
  ),
  // “grande” means “great” in “une grande liberté” (great freedom), but not in “une grande maison” (a big house).
  ...shown(
    'grand grande grands grandes',
    'great-grand-fr/adjective',
    ({ after: [next, second], lexicon }) =>
      greatThings.has(formOf(next)) || (greatThings.has(formOf(second)) && isOnly(next, ['adjective'], lexicon)),
  ),
  // “un homme grand” (a tall man)
  ...sense(
    'grand grande grands grandes',
    'tall/adjective',
    (place) => behind('homme femme garçon fille')(place) && !mayBe(closeAfter(place), ['noun'], place.lexicon),
    {
      weightElsewhere: 1e-4,
    },
  ),
  // “réputée” means “said to be” in “réputée plus savoureuse” (said to be tastier), but not in “un vin réputé” (a famous
  // wine).
  ...shown('réputé réputée réputés réputées', 'reputed-fr/adjective', (place) => {
    const next = closeAfter(place);
    return /^(?:plus|moins|très|être|avoir|trop)$/.test(formOf(next)) || isOnly(next, ['adjective'], place.lexicon);
  }),
  // “claire” means “bright” in “une chambre claire” (a bright room), but not in “une réponse claire” (a clear answer).
  ...sense('clair claire clairs claires', 'bright-light/adjective', near(rooms), { weightElsewhere: 0.1 }),
  // “retenir” means “remember” in “retenir un nom” (remember a name), but not in “retenir un candidat” (select a candidate).
  ...sense(retenir, 'retain-remember/verb', near('noms?$|leçons?|dates?$|phrase|chiffre|poème|visage|numéro|mots?$'), {
    weightElsewhere: 0.1,
    weightIfMeant: 100,
  }),
  // “manquer” means “miss” in “manquer le train” (miss the train), but not in “il manque un livre” (a book is missing).
  ...sense(er('manqu'), 'miss/verb', both(isBefore(/^(?:l[ea]|les|l’|une?|son|ma|mon)$/), followed(vehicles, 3)), {
    weightElsewhere: 0.1,
  }),
  // “regarder” means “watch” in “regarder un film” (watch a film), but not in “regarder par la fenêtre” (look out of the
  // window).
  ...sense(regarder, 'watch/verb', followed(shows), { weightElsewhere: 0.3 }),
  // “regarde” means “concern” in “cela ne te regarde pas” (that does not concern you).
  ...shown(
    'regarde regardait regardent',
    'concern-regarder-fr/verb',
    both(behind('me te vous nous le la les l’ m’ t’'), ({ earlier }) =>
      earlier.slice(-4).some(({ form }) => form === 'cela' || form === 'ça'),
    ),
  ),
  // “fait” means “measure” in “il fait deux mètres” (it measures two metres).
  ...shown(faire, 'measure-faire-fr/verb', both(isNumberAfter, followed(measures, 5))),
  // “fait” means “claim lives” in “l’incendie a fait dix morts” (the fire claimed ten lives).
  ...shown(
    faire,
    'claim-lives-faire-fr/verb',
    both(followed(losses, 5), either(isNumberAfter, isBefore(/^(?:au|plus|plusieurs|près|environ|des|de|d’)$/))),
  ),
  ...shown(
    'encore',
    'even-encore-fr/adverb',
    (place) =>
      before('mieux pire pires meilleur meilleure meilleurs meilleures davantage plus moins')(place) &&
      !behind('pas n’ ne')(place),
  ),
  // “encore” means “more” in “il veut encore du pain” (he wants more bread), but not in “il pleut encore” (it is still
  // raining).
  {
    forms: { fr: 'encore' },
    means: isConcept('another-more/determiner'),
    holds: (place) =>
      encoreMore.has(formOf(closeBefore(place))) &&
      (isNumberAfter(place) || before('du de des d’ un une quelques')(place)),
    weightElsewhere: 1e-3,
    weightOfOthers: 1e-4,
    isForSingleVersion: true,
  },
  // “cartes” means “playing cards” in “jouer aux cartes” (play cards), but not in “une carte de France” (a map of France).
  ...sense('carte cartes', 'playing-card/noun', near('jou[aeo]|jeux?$|poker|bridge$|belote|tarot|trich|partie$'), {
    weightElsewhere: 0.1,
    weightIfMeant: 50,
  }),
  // “ferme” is an adjective in “d’un ton ferme” (in a firm tone), but not in “la ferme” (the farm).
  partOfSpeech('ferme fermes', 'adjective', behind('ton voix main terre position décision attitude réponse pas'), {
    weightOfOthers: 1e-4,
  }),
  // “politique” means “politics” in “parler de la politique” (talk about politics), but not in “la politique du pays” (the
  // country’s policy).
  ...sense(
    'politique',
    'politics/noun',
    both(
      behind('la en de'),
      ({ word, after: [next] }) =>
        next === undefined || next.start - word.end > 1 || /^(?:et|ou|est|comme|pour|avec)$/.test(next.form),
    ),
    { weightElsewhere: 0.3 },
  ),
  // “traite” does not mean “milk” in “il traite son frère de menteur” (he calls his brother a liar), but may in “traite les
  // vaches” (milk the cows).
  {
    forms: { fr: 'traite traites' },
    means: (conceptId) => conceptId !== 'milk-an-animal/verb',
    holds: not(near('vache|chèvre|brebis|lait$|étable|laiti')),
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
    isForSingleVersion: true,
  },
  // “content” is an adjective in “elle est contente, il est content” (she is glad, he is glad), but not in “ils content des
  // histoires” (they tell stories).
  partOfSpeech('content', 'adjective', not(isAfter(/^(?:ils|elles|qui|nous|se|lui|les|nous|le|la)$/)), {
    weightOfOthers: 1e-4,
  }),
  partOfSpeech('touche', 'verb', behind('me te se nous vous m’ t’ s’ ne n’ lui cela ça qui'), {
    weightOfOthers: 1e-5,
  }),
  // “passe” means “hand” in “passe-moi le sel” (pass me the salt).
  ...shown(
    'passe passez passons',
    'hand-passer-fr/verb',
    ({ after: [next] }) => next?.isAttached === true && /^(?:moi|lui|nous|leur|le|la|les)$/.test(formOf(next)),
  ),
  // “arrive” means “happen” in “ce qui lui arrive” (what happens to him), but not in “il arrive à Paris” (he arrives in
  // Paris).
  ...sense(
    'arrive arrivait arrivé arriva arrivera arriver',
    'happen/verb',
    either(behind('lui m’ t’ leur'), ({ earlier }) => earlier.at(-1)?.form === 'qui' && earlier.at(-2)?.form === 'ce'),
    { weightElsewhere: 0.3 },
  ),
  // “apprend” means “teach” in “il lui apprend à lire” (he teaches him to read).
  ...sense(apprendre, 'teach/verb', behind('lui leur m’ t’'), { weightElsewhere: 0.3 }),
  // “conseille” means “recommend” in “je vous conseille ce restaurant” (I recommend this restaurant), but not in “il
  // conseille au ministre de partir” (he advises the minister to leave).
  ...shown(
    er('conseill'),
    'recommend-conseiller-fr/verb',
    followed(
      'restaurant restaurants hôtel livre film adresse lecture endroit lieu produit plat établissement vin visite magasin garage resto boutique séjour site',
      5,
    ),
  ),
  // “monter” means “climb” in “monter l’escalier” (climb the stairs), but not in “la température monte” (the temperature
  // rises).
  ...sense(
    er('mont'),
    'climb/verb',
    followed('escalier escaliers marches marche colline pente étage étages échelle côte rue', 4),
    { weightElsewhere: 0.5, weightOfOthers: 0.02 },
  ),
  ...sense('ruines', 'ruin-building/noun', () => true, { weightElsewhere: 1, weightIfMeant: 100 }),
  // “toujours” means “still” in “toujours blessé” (still injured), but not in “toujours content” (always happy).
  ...sense(
    'toujours',
    'still/adverb',
    before(
      'vivant vivante vivants blessé actif active actifs actives debout visible visibles présent présente présents existant existants détenu détenus hospitalisé hospitalisée recherché introuvable porté portés ouvert ouverte occupé occupée habité conservé intact célibataire inconnu inconnue inédit valable aujourd’hui là',
    ),
    { weightElsewhere: 1, weightOfOthers: 1e-3 },
  ),
  // “différentes” means “various” in “différentes personnes” (various people), but not in “des avis différents” (different
  // opinions).
  ...shown(
    'différents différentes',
    'various-differents-fr/adjective',
    (place) => mayBe(closeAfter(place), ['noun'], place.lexicon) && !mayBe(closeBefore(place), ['noun'], place.lexicon),
  ),
  // “feuilles” means “leaves” in “les feuilles de l’arbre” (the leaves of the tree), but not in “une feuille de papier” (a
  // sheet of paper).
  ...sense(
    'feuille feuilles',
    'leaf/noun',
    near(
      'arbre|chêne|plante$|plantes$|branche|vertes?$|automne|laurier|thé$|tabac|ovale|fleur|rameau|tige|persistant|alternes|caduqu|forêt|vent$|mort',
    ),
    { weightElsewhere: 0.1, weightIfMeant: 50 },
  ),
  // “glace” means “mirror” in “se regarder dans la glace” (look at oneself in the mirror).
  ...shown('glace', 'mirror-glace-fr/noun', both(near('regard|reflet|coiff|admir|refl'), behind('la une'))),
  // “fond” is a verb in “la neige fond” (the snow is melting), but not in “le fond du lac” (the bottom of the lake).
  partOfSpeech('fond', 'verb', behind('glace neige beurre chocolat glacier métal banquise'), { weightOfOthers: 1e-5 }),
];

/** Common words with two everyday senses, which are told apart by the words nearby. */
export const frenchWordUseSenses: readonly Rule[] = rules.flat();

function isQuestionOrSpeech({ word, after: [next] }: Place): boolean {
  return next !== undefined && (clauseOpeners.has(next.form) || next.start - word.end > 1);
}
