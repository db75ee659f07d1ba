import { isConcept, type Place, type Rule } from '../../grammar-rule.ts';
import { isCapitalised, isOnly, mayBe } from '../../word-classes.ts';
import {
  articleForms,
  beforeIs,
  both,
  either,
  inClass,
  mostly,
  near,
  nextIs,
  not,
  sense,
  soon,
} from '../italian-senses.ts';
import { are } from '../italian-verb-forms.ts';
import { isPairOfPhrases } from '../misreadings/correlatives.ts';

const formsOfHave =
  /^(?:ho|hai|ha|abbiamo|avete|hanno|avevo|avevi|aveva|avevamo|avevano|avr(?:ò|à|emo|anno|ei|ebbe|ebbero)|abbia|abbiano|avesse|avessero|ebbe|ebbero|avendo|aver|avere)$/;
const formsOfBe =
  /^(?:è|sono|era|erano|sia|siano|fu|furono|sarà|saranno|essere|stat[oaie]|viene|vengono|venne|vennero|verrà|verranno)$/;

const month =
  /^(?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|settimana|mattina|stagione|anno|secolo|ottocento|novecento)$/;
const period =
  /^(?:anni|secolo|mese|settimana|decennio|(?:sei|sette|otto|nove|cinque|quattro|tre)cento|stagione|anno|pomeriggio|notte|giornata|partita|estate|inverno|primo|secondo|xi?[xv]i*|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|\d\d+)$/;

const vehicle =
  /^(?:tren[oi]$|autobus|bus$|tram$|auto$|macchin|bord[oi]$|aere|taxi$|nav[ei]$|vagon|carrozz|moto$|bici|cavall|camion|furgon|metro|pullman|corrier|ambulanz|elicotter|vettur)/;
const height =
  /^(?:torr[ei]$|scal[ae]$|mont[ei]$|montagn|collin|pian[oi]$|tett[oi]$|palc|alber|camer|stanz|soffitt|vett[ae]$|cim[ae]$|casa$|gradin|terrazz|campanil|sentier|pendi|sedia|tavol|su$|mur[oi]$|ascensor|ramp[ae]$|lassù|pulpit|pedan|spall[ae]$|balcon|cupol)/;
const formsOfGoUp =
  'salire sale salgono salì salirono salito salita saliti salite saliva salivano salirà saliranno salendo salga salgo sali saliamo salii salivo';

/** A rule for a sense of a verb that is meant only near certain words. Other parts of speech keep their weight. */
const verbSense = (forms: string, concept: string, holds: (place: Place) => boolean): readonly Rule[] => [
  {
    forms: { it: forms },
    means: (conceptId, partOfSpeech) =>
      conceptId === concept || (partOfSpeech !== 'verb' && partOfSpeech !== 'expression'),
    holds,
    weightElsewhere: 1,
    weightOfOthers: 1e-6,
    isForSingleVersion: true,
  },
  sense(forms, concept, holds, { weightElsewhere: 1e-3, weightOfOthers: 1 }),
];

const isBehindNoun = ({ word, before, lexicon }: Place) =>
  before !== undefined &&
  word.start - before.end <= 1 &&
  (isOnly(before, ['noun', 'name'], lexicon) || (isCapitalised(before) && before.readings.length === 0));

const isBehindPossibleNoun = (place: Place) =>
  isBehindNoun(place) ||
  (place.before !== undefined &&
    place.word.start - place.before.end <= 1 &&
    mayBe(place.before, ['noun'], place.lexicon) &&
    !mayBe(place.before, ['determiner', 'preposition', 'pronoun', 'conjunction'], place.lexicon));

const asked =
  /^(?:trasferiment|assegnazion|domand|docent|insegn|permess|autorizzazion|certificat|copia$|copie$|document|rimbors|risarciment|asilo$|estradizion|arrest|pm$|procur|giudic|avvocat|sindac|cittadin|client|utent|moviment|preferenz|incontr[oi]$|parer[ei]$|condann|rinvi[oi]|mutu[oi]$|prestit|visto$|intervento$|person[ae]$)/;
const needed =
  /^(?:requisit|titol[oi]$|specializzazion|esperienz|età$|temp[oi]$|sforz|pazienz|attenzion|impegn|cautel|anni$|energi|abilit|competenz|necessari|preparazion|cur[ae]$|procediment|process[oi]$)/;
const askedFor = both(near(asked), not(near(needed)));

/** Senses that are recognised by the construction: the words directly before and after, or the other half of a pair. */
export const italianConstructionSenses: readonly Rule[] = [
  {
    // “sia” means “both … and” in “sia per gli uomini sia per le donne” (both for men and for women), but not in “che sia
    // per gli uomini” (that it is for men).
    forms: { it: 'sia' },
    means: isConcept('both-and-sia-it/conjunction'),
    holds: ({ word, earlier, rest, lexicon }) => {
      const words = [...earlier, word, ...rest.slice(0, 15)];
      const place = earlier.length;
      const isPairedWith = (other: number) =>
        isPairOfPhrases(words, Math.min(place, other), Math.max(place, other), lexicon);
      return words.some(
        ({ form }, other) =>
          ((form === 'sia' && other !== place) || (form === 'che' && other > place)) && isPairedWith(other),
      );
    },
    weightElsewhere: 1e-6,
    weightOfOthers: 1e-5,
    isForSingleVersion: true,
  },
  // “stesso” means “itself” in “il diritto stesso” (the law itself), but not in “lo stesso diritto” (the same law).
  sense(
    'stesso stessa stessi stesse',
    'itself-postposed-it/adjective',
    both(
      either(isBehindPossibleNoun, beforeIs(/^(?:io|lui|lei|egli|ella|noi|voi|loro|ess[oaie])$/)),
      not(beforeIs(/^(?:giorno|sera|anno|mattina|notte|momento|mese|settimana|pomeriggio|istante)$/)),
    ),
    { weightElsewhere: 1e-5 },
  ),
  // “metà” means “middle” in “a metà maggio” (in the middle of May), but not in “la metà degli italiani” (half of the
  // Italians).
  sense(
    'metà',
    'middle-of-month/noun',
    either(
      nextIs(month),
      ({ after: [next, second] }) =>
        /^(?:degli|del|dell[ao’]|di|dello)$/.test(next?.form ?? '') && period.test(second?.form ?? ''),
    ),
    { weightElsewhere: 0.01, weightOfOthers: 0.005 },
  ),
  // “diverso” means “different” in “molto diverso” (very different), but not in “diverse volte” (several times).
  sense(
    'diverso diversa diversi diverse',
    'different/adjective',
    either(
      beforeIs(
        /^(?:più|molto|così|troppo|ben|assai|tanto|completamente|totalmente|profondamente|è|sono|era|erano|un|una)$/,
      ),
      isBehindNoun,
    ),
    { weightElsewhere: 1, weightOfOthers: 0.01 },
  ),
  // “prossimo” means “near” in “in un futuro prossimo” (in the near future), but not in “il prossimo anno” (next year).
  sense(
    'prossimo prossima prossimi prossime',
    'near-prossimo-it/adjective',
    either(
      beforeIs(/^(?:abbastanza|molto|più|ormai|futuro|troppo|così|assai)$/),
      nextIs(/^futuro$/),
      both(nextIs(/^a(?:d|l|i|gli|ll[aeo’])?$/), not(beforeIs(articleForms))),
    ),
    { weightElsewhere: 1e-5, weightOfOthers: 0.01 },
  ),
  // “comprese” means “included” in “le scuole comprese nell’elenco” (the schools included in the list), but not in “ho
  // compreso” (I understood).
  sense(
    'compreso compresa compresi comprese',
    'include/verb including/preposition',
    not(either(beforeIs(formsOfHave), beforeIs(/^(?:ben|bene|mai|sempre|subito|appena|sentirsi|sent[ea])$/))),
    { weightElsewhere: 0.02, weightOfOthers: 0.01 },
  ),
  inClass('compreso compresa compresi comprese', 'verb', either(beforeIs(formsOfBe), nextIs(/^[tf]ra$/))),
  // “prossimo” is an adjective in “il prossimo anno” (next year), but not in “il prossimo” (one’s neighbour).
  inClass(
    'prossimo prossimi',
    'adjective',
    ({ word, after: [next], lexicon }) =>
      next !== undefined && next.start - word.end <= 1 && mayBe(next, ['noun'], lexicon),
  ),
  // “richiedere” means “request” in “possono richiedere il trasferimento” (may request the transfer), but not in “richiede
  // molto tempo” (takes a lot of time).
  ...verbSense(
    'richiedere richiede richiedono richiedeva richiedevano richiese richiesero richiesto richiesta richiesti richieste richiederà richiederanno richiedendo richieda richiedano richiedo richiedi',
    'request-officially-it/verb',
    askedFor,
  ),
  // “salire” means “climb” in “è salito sulla torre” (climbed the tower), but “get on” in “è salito sul treno” (got on
  // the train) and “rise” in “i prezzi salgono” (prices are rising).
  ...verbSense(formsOfGoUp, 'get-on/verb', near(vehicle)),
  ...verbSense(formsOfGoUp, 'go-up-climb-it/verb', both(near(height), not(near(vehicle)))),
  ...verbSense(
    are('salut'),
    'wave-to-it/verb',
    soon(/^(?:man[oi]$|cenno|fazzolett|agit|sventol|cucchiai|bandierin|bracci[oa]$|cappello)/),
  ),
  // “bruciato” means “burnt” in “ha bruciato la lettera” (burnt the letter), but not in “la casa brucia” (the house is on
  // fire).
  ...verbSense(
    `${are('bruci')} bruci bruciò`,
    'burn-something-it/verb',
    both(
      either(beforeIs(formsOfHave), nextIs(/^(?:il|lo|la|i|gli|le|l’|un|una|uno|tutt[oaie]|quest[oaie])$/)),
      not(beforeIs(/^(?:si|mi|ti|ci|vi|è|sono|gli|le)$/)),
      not(soon(/^(?:gol[ae]|occh[io]|pell[ei]|ferit|stomac|casa$|bosco|sole$)/, 3)),
    ),
  ),
  // “medie” means “medium” in “le piccole e medie imprese” (small and medium enterprises), but not in “la temperatura media”
  // (the average temperature).
  sense(
    'medio media medi medie',
    'medium/adjective',
    nextIs(/^(?:aziend|impres|industri|dimension|cilindrat|altezz|statur|grandezz|taglia)/),
    { weightElsewhere: 0.3, weightOfOthers: 0.01 },
  ),
  // “assicurare” means “insure” in “assicurare la casa contro l’incendio” (insure the house against fire).
  ...verbSense(
    are('assicur'),
    'insure/verb',
    near(/^(?:polizz|assicuraz|usufruttuari|incendi[oi]?$|furt[oi]$|infortun|premio$|periment)/),
  ),
  inClass('assicurato assicurata assicurati assicurate', 'verb', either(beforeIs(formsOfBe), beforeIs(formsOfHave))),
  inClass('cave cava', 'noun', near(/^(?:minier|ghiai|marm[oi]$|pietr|estrazion|torbier|sabbi|scav)/)),
  mostly('informativo informativa informativi informative', 'information-adjective-it/adjective'),
  // “determinato” is a verb in “è determinato sulla base di” (is determined on the basis of), but not in “è determinato a
  // vincere” (is determined to win).
  inClass(
    'determinato determinata determinati determinate',
    'verb',
    both(beforeIs(formsOfBe), nextIs(/^(?:da(?:l|ll[aeo’]|i|gli)?|sulla|in|con|secondo)$/)),
  ),
];
