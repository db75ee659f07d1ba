import { gapBefore, type Place, type Rule } from '../../grammar-rule.ts';
import { isCapitalised } from '../../word-classes.ts';
import { closeAfter, closeBefore, formOf, formsOfBe } from '../french-context.ts';
import {
  both,
  determiner,
  either,
  er,
  isAfter,
  isBefore,
  isReflexive,
  near,
  not,
  partOfSpeech,
  sense,
} from '../french-senses.ts';
import { behind, type Cue, cued, meant } from '../french-word-cues.ts';

const inflect = (stem: string) => `${stem} ${stem}e ${stem}s ${stem}es`;

/**
 * Verbs whose form for “he” and “she” is also a noun. After a name, the form is a verb: “Marie joue” (Marie plays), but “la
 * joue” (the cheek).
 */
const alsoNouns =
  'joue passe vote lutte marche danse change voyage rêve aide attaque règne arme crie trace livre commande place pose pêche chasse fouille menace note offre plante reste révolte risque signe sonde traite visite enquête cause charge critique dispute doute échange excuse fête fonde garde gêne guide insulte lance manque masque mesure nomme perce présente rencontre réclame recherche récolte regrette relance remarque réserve retourne réplique soupçonne souffle taille tente touche tourne trompe vise vole épouse dirige domine gagne rejoint embrasse';

const isBehindName = (place: Place) =>
  gapBefore(place) === 1 && isCapitalised(place.before) && /^\p{Lu}\p{Ll}/u.test(place.before?.text ?? '');
/** Whether the name before the word is part of a noun phrase with an article: “la Coupe Davis” (the Davis Cup). */
const isPhrase = ({ earlier }: Place) => determiner.test(formOf(earlier.at(-2))) || earlier.length < 2;
const opensObject: Cue = (place) =>
  /^(?:l[ae]s?|l’|une?|des|son|sa|ses|leurs?|ce|cet|cette|ces|dans|en|avec|pour|depuis|contre|chez|sur|à|au|aux|ensuite|alors|aussi|encore|toujours|désormais)$/.test(
    formOf(closeAfter(place)),
  );

const armies = 'armée|légion|marine$|volontaire|régiment|soldat|guerre|résistance|aviation|troupe|brigade|milice';

const rules: readonly (Rule | readonly Rule[])[] = [
  partOfSpeech(alsoNouns, 'verb', both(isBehindName, both(opensObject, not(isPhrase))), { weightOfOthers: 1e-3 }),
  // “joue” is a noun in “la joue” (the cheek), but not in “Tam joue” (Tam plays).
  partOfSpeech(
    'joue',
    'verb',
    not(
      either(
        isAfter(determiner),
        isAfter(/^(?:sur|contre|de|autre|seconde|première|en|par|belle|douce|pâle|à|droite|gauche)$/),
      ),
    ),
    { weightOfOthers: 1e-3 },
  ),
  // “M.” means “Mr” before a name or an office: “M. le maire” (the mayor).
  {
    forms: { fr: 'm' },
    means: (conceptId) => conceptId === 'mr/noun',
    holds: (place) =>
      place.word.text === 'M' && (isCapitalised(place.after[0]) || /^(?:le|l’)$/.test(formOf(place.after[0]))),
    weightElsewhere: 0.01,
    weightOfOthers: 1e-4,
  },
  // “MM.” means “Messrs” before names, and “mm” means “millimetre”.
  {
    forms: { fr: 'mm' },
    means: (conceptId) => conceptId === 'mr/noun',
    holds: (place) => place.word.text === 'MM' && isCapitalised(place.after[0]),
    weightElsewhere: 0.01,
    weightOfOthers: 1e-4,
  },
  // “ha” means “hectare” after a number.
  partOfSpeech('ha', 'noun', (place) => /\d$|^(?:mille|cent|cents|millions?)$/.test(formOf(closeBefore(place))), {
    weightOfOthers: 1e-6,
  }),
  // “la seconde” means “the second one” in “la seconde est plus chère” (the second one is dearer), but not in “à la seconde
  // près” (to the second).
  partOfSpeech(
    'seconde',
    'adjective',
    both(
      isAfter(/^la$/),
      both(
        ({ earlier }) => !/^(?:à|de|par|dans)$/.test(formOf(earlier.at(-2))),
        not(near('minute|chrono|mètre|vitesse|dixième|centième|durée')),
      ),
    ),
    { weightOfOthers: 1e-3 },
  ),
  // “soutenu” means “steady” in “un rythme soutenu” (a steady rhythm), but not in “soutenu par le parti” (supported by the
  // party).
  partOfSpeech(
    inflect('soutenu'),
    'adjective',
    both(
      behind('rythme rythmes effort efforts langage croissance style cadence allure intérêt activité demande'),
      not(isBefore(/^par$/)),
    ),
    { weightOfOthers: 1e-3 },
  ),
  // “agréé” means “approved” in “la proposition est agréée” (the proposal is approved), but not in “un taxi agréé” (a
  // licensed taxi).
  sense(inflect('agréé'), 'approve-officially/verb', isAfter(formsOfBe), { weightElsewhere: 0.5 }),
  partOfSpeech(inflect('agréé'), 'verb', isAfter(formsOfBe), { weightOfOthers: 0.01 }),
  sense(inflect('foulé'), 'sprain/verb', near('poignet|cheville|pied$|genou|doigt|entorse'), {
    weightElsewhere: 0.5,
    weightOfOthers: 1e-5,
  }),
  cued(
    inflect('extérieur'),
    'foreign-external/adjective',
    behind(
      'sécurité politique commerce dette relations affaires services menace menaces aide financement intervention marché marchés échanges ennemi ministre ministère',
    ),
  ),
  // “dur” means “difficult” in “une étape très dure” (a very hard stage), but not in “un bois dur” (a hard wood).
  cued(
    'dur dure durs dures',
    'hard-difficult/adjective',
    near(
      'étapes?$|épreuve|travail|métier|vie$|temps$|moment|exercice|matchs?$|combat|lutte|journée|année|course|montée|coup$',
    ),
  ),
  // “rayonnement” means “influence” in “le rayonnement de la culture” (the influence of culture), but not in “le rayonnement
  // solaire” (solar radiation).
  meant(
    'rayonnement',
    'influence-rayonnement-fr/noun',
    both(
      near(
        'cultur|intellectu|international|ville|artisti|spirituel|langue$|universi|pays$|patrimoine|mondial|français|nation',
      ),
      not(near('solaire|infrarouge|cosmique|ultraviolet|électromagn|soleil|gamma|thermique|chaleur|onde|radioac')),
    ),
  ),
  // “discours” means “rhetoric” in “le discours dominant” (the dominant discourse), but not in “prononcer un discours” (make
  // a speech).
  meant(
    'discours',
    'discourse-discours-fr/noun',
    both(
      near(
        'domina|ambiant|médiatique|rodé|populis|xénophob|racis|idéolog|scientifique|haine|haineu|victimaire|convenu',
      ),
      not(near('prononc|allocution|tribune|lu$|lire$|applaud')),
    ),
  ),
  // “engagé” means “entered in a competition” in “les équipes engagées” (the teams entered), but not in “un écrivain engagé”
  // (a committed writer).
  meant(
    inflect('engagé'),
    'entered-engage-fr/adjective',
    behind('équipe équipes club clubs coureurs pilotes concurrents équipages chevaux athlètes voitures joueurs'),
  ),
  // “s’engager” means “commit oneself” in “il s’engage à partir” (he undertakes to leave), but “enlist” near words about an
  // army.
  sense(er('engag', 'engage'), 'commit-oneself-s-engager-fr/verb', both(isReflexive, not(near(armies))), {
    weightElsewhere: 1e-4,
    weightOfOthers: 1e-4,
    weightIfMeant: 100,
  }),
  sense(er('engag', 'engage'), 'enlist/verb', both(isReflexive, near(armies)), { weightElsewhere: 0.1 }),
  // “devant” means “at” in “la colère devant l’injustice” (anger at injustice), but not in “devant la maison” (in front of the
  // house).
  meant(
    'devant',
    'at-faced-with-devant-fr/preposition',
    behind(
      'déception émotion admiration peur colère inquiétude étonnement indignation impuissance recul effroi émerveillement angoisse réticence hésitation scepticisme dégoût joie douleur',
    ),
  ),
  // “toujours” means “still” in “ils souffrent toujours de la faim” (they still suffer from hunger), but not in “il rit
  // toujours” (he always laughs).
  cued(
    'toujours',
    'still/adverb',
    behind(
      'souffrent souffre vit vivent existe existent attend attendent manque manquent subsiste subsistent persiste persistent court demeure demeurent',
    ),
  ),
  // “inclinaison” means “slope”, not “inclination”.
  meant('inclinaison inclinaisons', 'tilt-inclinaison-fr/noun', () => true),
];

/** Senses and parts of speech of words of news, fiction and encyclopedias. */
export const frenchWrittenSenses: readonly Rule[] = rules.flat();
