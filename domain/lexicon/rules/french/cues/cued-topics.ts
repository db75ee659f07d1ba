import { gapBefore, type Rule } from '../../grammar-rule.ts';
import { mayBe } from '../../word-classes.ts';
import { closeBefore, formOf } from '../french-context.ts';
import { both, determiner, either, er, isAfter, isReflexive, not, partOfSpeech } from '../french-senses.ts';
import {
  around,
  aroundNoun,
  before,
  behind,
  type Cue,
  cued,
  followed,
  followedByNoun,
  meant,
} from '../french-word-cues.ts';

const behindSubject = new Set(['il', 'elle', 'on', 'qui', 'ce', 'cela', 'que', 'qu’', 'se', 'y', 'n’', 'ne']);
const always: Cue = () => true;
const isAfterNoun: Cue = (place) => mayBe(closeBefore(place), ['noun'], place.lexicon);
const isNumberAfter: Cue = ({ after: [next] }) => /^\d/.test(formOf(next));

const opensAmount = new Set(
  'un une environ près plus moins presque deux trois quatre cinq six sept huit neuf dix vingt cent'.split(' '),
);
const isThatIs: Cue = (place) =>
  (isNumberAfter(place) && !behindSubject.has(formOf(place.before))) ||
  (gapBefore(place) > 1 && place.before !== undefined && opensAmount.has(formOf(place.after[0])));

const rules: readonly (Rule | readonly Rule[])[] = [
  meant('inversement', 'conversely-inversement-fr/adverb', always),
  meant('largement', 'largely-largement-fr/adverb', always),
  meant('préalablement', 'beforehand-prealablement-fr/adverb', always),
  meant(er('débord'), 'go-beyond-deborder-fr/verb', always),
  meant('patte pattes', 'paw-leg-patte-fr/noun', always),
  meant('troc', 'barter-troc-fr/noun', always),
  meant('baguette baguettes', 'stick-baguette-fr/noun', always),
  meant('embarras', 'embarrassment-embarras-fr/noun', always),
  meant('courtois courtoise courtoises', 'courteous-courtois-fr/adjective', always),
  meant('importance', 'importance-fr/noun', always),
  meant('séducteur séducteurs séductrice', 'seducer-seducteur-fr/noun', always),
  meant('arrière arrières', 'rear-arriere-fr/adjective', isAfterNoun),
  partOfSpeech('arrière arrières', 'adjective', isAfterNoun, { weightOfOthers: 1e-4 }),
  meant('avant', 'front-avant-fr/adjective', behind('pattes roues sièges siège face partie train pont membres')),
  partOfSpeech('avant', 'adjective', behind('pattes roues sièges siège membres'), { weightOfOthers: 1e-4 }),
  // “bandes” is a noun in “trois bandes rouges” (three red stripes), but not in “il bande une blessure” (he bandages a
  // wound).
  partOfSpeech('bande bandes', 'noun', not(behind('il elle on qui lui se ne')), { weightOfOthers: 1e-5 }),
  // “lumineuse” means “light” in “l’intensité lumineuse” (the light intensity).
  meant(
    'lumineux lumineuse lumineuses',
    'light-lumineux-fr/adjective',
    behind(
      'intensité source sources énergie signal signaux flux rayon rayons onde ondes effet effets efficacité panneau',
    ),
  ),
  // “soit” means “that is” in “de 1950 à 1960, soit dix ans” (from 1950 to 1960, that is, ten years), but not in “pour qu’il
  // soit là” (so that he is there).
  cued('soit', 'that-is-soit/adverb', isThatIs),
  partOfSpeech('soit', 'adverb', isThatIs, { weightOfOthers: 1e-6 }),
  // “neuf” is a numeral in “ils étaient neuf à partir” (nine of them left), but not in “il est neuf” (it is new).
  partOfSpeech('neuf', 'numeral', either(before('à'), both(behind('étaient sont furent seront'), gapIsClosed)), {
    weightOfOthers: 1e-4,
  }),
  // “prix” means “prize” in “le prix décerné par le jury” (the prize awarded by the jury), but not in “le prix du pain” (the
  // price of bread).
  cued(
    'prix',
    'prize/noun',
    either(
      before('décerné décernés attribué attribués remis littéraire littéraires spécial récompensant récompense'),
      around('lauréat lauréate lauréats palmarès décerné décerne décernés récompensé jury gagnant gagnants'),
    ),
  ),
  // “département” means “university department” in “le département d’histoire” (the history department), but not in “le
  // département du Rhône” (the Rhône department).
  meant(
    'département départements',
    'department-university-fr/noun',
    either(
      before('marketing recherche informatique commercial juridique'),
      both(
        before('de d’ des'),
        aroundNoun('université faculté histoire physique mathématiques professeur lettres géographie'),
      ),
    ),
  ),
  // “manœuvre” means “labourer” in “travailler comme manœuvre” (work as a labourer), but not in “une manœuvre” (a
  // manoeuvre).
  meant('manœuvre manœuvres', 'labourer-manoeuvre-fr/noun', behind('comme simple ouvrier un')),
  // “cité” is a verb in “cité en exemple” (cited as an example), but not in “la cité” (the city).
  partOfSpeech(
    'cité',
    'verb',
    both(not(isAfter(determiner)), not(behind('de d’ en grande ancienne vieille petite cette'))),
    {
      weightOfOthers: 1e-4,
    },
  ),
  // “arrêté” is a noun in “par arrêté du maire” (by order of the mayor), but not in “il a arrêté le voleur” (he arrested the
  // thief).
  partOfSpeech(
    'arrêté',
    'noun',
    both(behind('par un l’ cet d’'), before('préfectoral ministériel royal municipal du de n° en')),
    {
      weightOfOthers: 1e-4,
    },
  ),
  partOfSpeech('battant', 'verb', not(behind('tambour pluie cœur un le porte')), { weightOfOthers: 1e-4 }),
  partOfSpeech('inverses', 'adjective', isAfterNoun, { weightOfOthers: 1e-4 }),
  // “collège” means “college” in “le collège des jésuites” (the Jesuit college), but not in “un élève du collège” (a pupil
  // of the secondary school).
  meant(
    'collège collèges',
    'college-college-fr/noun',
    aroundNoun(
      'jésuite cardinal cardinaux médecin électoral évêque théologie pontife royal électeur chirurgien expert',
    ),
  ),
  cued('boutique boutiques', 'shop/noun', always),
  // “martyre” means “martyrdom” in “son martyre” (his martyrdom), but not in “une martyre” (a martyr).
  cued('martyre', 'martyrdom-it/noun', behind('le son du leur au ce subit subir')),
  // “exécution” means “performance” in “l’exécution de ce contrat” (the performance of this contract), but not in
  // “l’exécution du roi” (the execution of the king).
  cued(
    'exécution',
    'carrying-out/noun',
    either(
      behind('bonne mauvaise'),
      followedByNoun(
        'mission travaux décision contrat ordre tâche plan programme budget projet peine loi œuvre commande jugement',
        4,
      ),
    ),
  ),
  // “former” means “train” in “former des ingénieurs” (train engineers), but not in “former un cercle” (form a circle).
  cued(
    'forme forment formait formaient forma formé formés formée formées formera former',
    'train-qualify/verb',
    both(
      not(isReflexive),
      followedByNoun(
        'fils élève étudiant ingénieur médecin enseignant professeur cadre pilote jeune acteur apprenti disciple technicien spécialiste artiste prêtre',
        3,
      ),
    ),
  ),
  // “nomme” means “appoint” in “il nomme des ministres” (he appoints ministers), but not in “il nomme une plante” (he names
  // a plant).
  cued(
    'nomme nomment nommait nommant nomma nommèrent nommer nommera',
    'appoint/verb',
    followedByNoun(
      'ministre fonctionnaire gouverneur évêque directeur général juge ambassadeur représentant préfet président chef commandant membre capitaine secrétaire archevêque cardinal',
      4,
    ),
  ),
  // “surmontée” means “topped” in “une tour surmontée d’une croix” (a tower topped by a cross), but not in “surmonter un
  // obstacle” (overcome an obstacle).
  meant(
    er('surmont'),
    'top-surmonter-fr/verb',
    aroundNoun(
      'colonne dôme clocher tour croix toit statue fronton porte coupole écu blason faisceau couronne arc flèche fenêtre portail corniche balustrade socle façade linteau',
    ),
  ),
  // “place” means “square” in “la place, la mairie” (the square, the town hall).
  cued(
    'place places',
    'square-in-town/noun',
    both(behind('la les'), followed('mairie église marché village fontaine', 5)),
  ),
  partOfSpeech('place', 'noun', both(behind('la cette une'), not(before('un une le la les des son sa'))), {
    weightOfOthers: 1e-4,
  }),
  partOfSpeech('séducteur séducteurs', 'noun', behind('le un du les des au'), { weightOfOthers: 1e-4 }),
  cued(
    'répertoire répertoires',
    'directory/noun',
    aroundNoun('géographique téléphonique adresse commune fichier entreprise informatique dossier'),
  ),
  meant(
    'dépôt dépôts',
    'filing-depot-fr/noun',
    either(
      before('légal'),
      followedByNoun('candidature plainte dossier brevet liste demande gerbe marque bilan amendement préavis', 3),
    ),
  ),
  // “s’entendre” means “agree” in “s’entendre pour agir” (agree to act), but not in “ils s’entendent bien” (they get along
  // well).
  meant(
    'entendre entendent entendu entendus entendirent entendaient entend',
    'agree-s-entendre-fr/verb',
    both(isReflexive, followed('pour sur', 3)),
  ),
];

/** Further common words whose sense is recognised by the words nearby. See also cued.ts. */
export const frenchCuedTopics: readonly Rule[] = rules.flat();

function gapIsClosed(place: Parameters<Cue>[0]): boolean {
  return gapBefore(place) === 1;
}
