import type { Place, Rule } from '../../grammar-rule.ts';
import { isCapitalised } from '../../word-classes.ts';
import { closeBefore } from '../french-context.ts';
import { both, determiner, either, er, inSentence, isAfter, isReflexive, not, partOfSpeech } from '../french-senses.ts';
import { aroundNoun, before, type Cue, cued, followed, followedByNoun, meant } from '../french-word-cues.ts';

const always: Cue = () => true;
const saisir =
  'saisir saisit saisissent saisissait saisi saisie saisis saisies saisira saisiront saisissant saisirent saisissaient';
const mettre = 'met mettent mettait mettaient mettre mit mirent mettant mets mettez mis mise';
const eleve = 'élève élèvent élevait élevaient éleva élevèrent élevé élevée élevés élevées élevant élèvera élever';
/**
 * Whether a capitalised word comes directly before: “Renault signe” (Renault signs). The first word of a sentence counts
 * only if it is missing from the lexicon.
 */
const isBehindName = (place: Place): boolean => {
  const word = closeBefore(place);
  return word !== undefined && (word.readings.length === 0 || place.earlier.length > 1) && isCapitalised(word);
};

const runsForOffice = both(
  isReflexive,
  either(
    aroundNoun('élection électoral candidat scrutin présidentielle municipale législative voix mandat siège parti'),
    inSentence('élections?$|électoral|sénat|assemblée|législatives|municipales|présidentielle'),
  ),
);

const rules: readonly (Rule | readonly Rule[])[] = [
  // “se présenter” means “run in an election” in “se présenter aux élections”, but not in “elle se présente” (she appears)
  // or “je me présente” (let me introduce myself).
  partOfSpeech('présente présentes présenté', 'verb', isReflexive, { weightOfOthers: 1e-5 }),
  cued(er('présent'), 'run-for-office/verb', runsForOffice),
  meant(er('présent'), 'present-oneself-fr/verb', both(isReflexive, not(runsForOffice))),
  // “battre” means “defeat” in “battre le président sortant” (defeat the incumbent president), but not in “battre un tapis”
  // (beat a carpet).
  cued(
    'bat battent battait battant battit battirent battre battu battue battus battra',
    'defeat/verb',
    both(
      not(isReflexive),
      aroundNoun(
        'président élection parti conseil candidat adversaire maire équipe club championnat finale ennemi armée',
      ),
    ),
  ),
  // “consacré” means “laid down in law” in “un droit consacré par la loi” (a right enshrined in law).
  cued(
    er('consacr'),
    'enshrine-in-law/verb',
    aroundNoun('constitution loi principe droit traité jurisprudence article'),
  ),
  meant(er('guett'), 'watch-for-guetter-fr/verb', always),
  meant(er('repér'), 'spot-reperer-fr/verb', always),
  meant(er('accroch'), 'hang-accrocher-fr/verb', not(isReflexive)),
  meant(
    'foncer fonce foncent fonçait fonçaient fonça foncèrent fonçant fonçons foncez',
    'charge-ahead-foncer-fr/verb',
    always,
  ),
  meant(er('fonctionn'), 'work-fonctionner-fr/verb', always),
  meant(er('rest'), 'stay-remain-rester-fr/verb', not(isReflexive)),
  // “saisir” means “refer to a court” in “saisir le tribunal” (refer the matter to the court), but not in “saisir une main”
  // (seize a hand).
  cued(
    saisir,
    'seize-refer-to-court/verb',
    aroundNoun(
      'tribunal conseil cour juge commission justice parquet procureur comité constitutionnel médiateur défenseur assemblée',
    ),
  ),
  meant(
    'prononcer prononce prononcent prononçait prononça prononcé prononcés prononcée',
    'give-opinion-se-prononcer-fr/verb',
    isReflexive,
  ),
  meant(eleve, 'stand-rise-s-elever-fr/verb', isReflexive),
  // “retourner” means “turn over” in “retourner une carte” (turn over a card), but not in “retourner à Paris” (go back to
  // Paris).
  cued(
    er('retourn'),
    'turn-over/verb',
    both(
      both(before('cette ce la les un une son sa'), not(isReflexive)),
      not(followed('voir chercher lendemain semaine jour soir nuit fois', 3)),
    ),
  ),
  cued(
    mettre,
    'put-on/verb',
    both(
      not(isReflexive),
      followedByNoun(
        'lunettes chapeau manteau casque masque gant veste robe chaussure vêtement pantalon chemise bonnet ceinture costume uniforme cravate écharpe botte pull tablier',
        3,
      ),
    ),
  ),
  // “associés” is a participle in “des os associés” (associated bones), but a noun in “un associé” (a partner).
  partOfSpeech('associé associée associés associées', 'verb', not(isAfter(determiner)), { weightOfOthers: 1e-4 }),
  // “signe” is a verb in “Renault signe un contrat” (Renault signs a contract), but not in “un signe” (a sign).
  partOfSpeech(
    'signe note marque joue montre organise présente demande offre annonce quitte',
    'verb',
    both(isBehindName, before('un une le la les son sa ses des pour avec chez aussi également deux')),
    { weightOfOthers: 1e-4 },
  ),
];

/** Common verbs whose sense is recognised by the object or by other words nearby. */
export const frenchCuedVerbs: readonly Rule[] = rules.flat();
