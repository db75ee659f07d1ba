import type { Place, Rule } from '../../grammar-rule.ts';
import { isCapitalised, isInfinitive, isParticiple, mayBe } from '../../word-classes.ts';
import {
  beforeIs,
  both,
  either,
  inClass,
  near,
  nextIs,
  not,
  ofForms,
  sense,
  soon,
  usually,
} from '../italian-senses.ts';

const formsOfBe = new Set(
  'è sono era erano fu furono sarà saranno sia siano sei siamo siete ero fosse sembra pare'.split(' '),
);
const have = new Set(
  'ho hai ha abbiamo avete hanno avevo aveva avevamo avevano avrà avrebbe abbia abbiano avendo aver avere ebbe'.split(
    ' ',
  ),
);

const given = new Set(
  'dare dà danno diede dato data dati date darà offrire offre offrì offerto detto dice dire disse chiesto chiede chiedere chiese inviato consegnato consegna regalato spiegato spiega affidato scritto mostrato concesso assegnato attribuito dedicato dedicata raccontato venduto promesso'.split(
    ' ',
  ),
);

const isBeside = ({ word, before }: Place) => before !== undefined && word.start - before.end <= 1;

/**
 * Whether the word follows a verb that is not a form of “be”: “lavora molto” (works a lot), but not “è molto bello” (is
 * very beautiful).
 */
const isBehindVerb = (place: Place): boolean => {
  const { before, language, lexicon } = place;
  return (
    before !== undefined &&
    isBeside(place) &&
    !formsOfBe.has(before.form) &&
    (!mayBe(before, ['noun', 'adjective', 'preposition', 'adverb'], lexicon) || isParticiple(before, language)) &&
    mayBe(before, ['verb'], lexicon)
  );
};

const isBeforeQuality = ({ word, after: [next], lexicon }: Place) =>
  next !== undefined &&
  next.start - word.end <= 1 &&
  mayBe(next, ['adjective', 'adverb', 'noun'], lexicon) &&
  !mayBe(next, ['determiner', 'preposition', 'conjunction'], lexicon);

/** Whether the word is an adverb of degree that belongs to a verb or to a comparative. */
const isOfDegree = (place: Place): boolean => {
  const { before, after, language } = place;
  const [next] = after;
  if (next && next.start - place.word.end <= 1 && /^(?:più|meno|peggio|meglio)$/.test(next.form)) return true;
  if (have.has(before?.form ?? '')) return isParticiple(next, language);
  return isBehindVerb(place) && !isBeforeQuality(place);
};

const isBehindNoun = (place: Place) =>
  isBeside(place) &&
  mayBe(place.before, ['noun'], place.lexicon) &&
  !mayBe(place.before, ['determiner', 'preposition', 'pronoun', 'conjunction'], place.lexicon);

const advice =
  /^(?:dare$|dar[eò]?$|dai$|dato$|dà$|dammi|diede|chied|chiest|segu|ascolt|grazie|ringrazi|ottim|buon|prezios|saggi|utile|amic|medic|dottor|accett|segui|acquist|lettor)/;

const weather =
  /^(?:brutt|bell[oi]$|piov|piogg|sole$|nuvol|sereno$|previsioni|meteo|atmosferic|umid|fredd|cald|temporal|nev[ei]$|peggior|migliora|miglioramento|variabile|instabil)/;
const state =
  /^(?:istituit|fondat|sovran|indipendent|indipendenza|membr|confin[aie]|federal|repubblic|territori|nazion|cittadin|potenz[ae]|guerr|europe|balcanic|american|african|arab|slav|palestines|president|capital[ei]$)/;

/** Frequent words with two everyday senses. */
export const italianCommonSenses: readonly Rule[] = [
  // “molto” means “a lot” in “mi piace molto” (I like it a lot) and “molto più grande” (much bigger), but not in “molto
  // bello” (very beautiful).
  sense('molto', 'a-lot/adverb', isOfDegree, { weightElsewhere: 1e-4, weightOfOthers: 1e-3 }),
  // “partner” means “business partners” in “tra i partner commerciali” (among the trading partners).
  sense(
    'partner',
    'associate-partner-it/noun',
    either(
      nextIs(/^(?:local|commercial|industrial|stranier|europe|strategic|finanziari|tecnologic|politic|social|estern)/),
      near(
        /^(?:aziend|impres|società$|mercat|commerc|industri|progett|affar[ei]|govern|europe|alleanz|accord|investit|sponsor|gruppo$)/,
      ),
    ),
    { weightElsewhere: 0.01, weightOfOthers: 1e-3 },
  ),
  // “finanziarie” means “finance companies” in “le finanziarie” (the finance companies), but not in “le risorse finanziarie”
  // (financial resources).
  sense(
    'finanziaria finanziarie',
    'finance-company-finanziaria-it/noun',
    both(
      beforeIs(/^(?:la|le|una|delle|della|dalle|dalla|alle|alla|nelle|due|tre|alcune)$/),
      not(
        ({ word, after: [next], lexicon }) =>
          next !== undefined && next.start - word.end <= 1 && mayBe(next, ['noun'], lexicon),
      ),
      not(
        both(
          ({ word }) => word.form === 'finanziaria',
          near(/^(?:govern|parlament|camera$|senat|minist|emendament|approv|bilanci|manovr|legge$)/),
        ),
      ),
    ),
    { weightElsewhere: 1e-5, weightOfOthers: 1e-3 },
  ),
  sense(
    'finanziaria',
    'budget-law-finanziaria-it/noun',
    both(
      beforeIs(/^(?:la|una|della|dalla|alla|nella|sulla|prossima)$/),
      near(/^(?:govern|parlament|camera$|senat|minist|emendament|approv|bilanci|manovr|legge$|tagli)/),
    ),
    { weightElsewhere: 1e-5, weightOfOthers: 1e-3 },
  ),
  // “interno” is an adjective in “il regolamento interno” (the internal rules).
  inClass('interno', 'adjective', both(isBehindNoun, not(nextIs(/^(?:di|a|del|della|dello|dell’|al)$/)))),
  // “spinte” means “kinky” in “battute spinte” (kinky jokes), but not in “possono essere spinte” (can be pushed).
  sense('spinto spinta spinti spinte', 'kinky/adjective', near(/^(?:film|battut|barzellett|scen[ae]$|erotic|sess)/), {
    weightElsewhere: 1e-4,
    weightOfOthers: 0.1,
  }),
  // “sottomesso” is a verb in “sottomesso al controllo” (subjected to the control).
  inClass(
    'sottomesso sottomessa sottomessi sottomesse',
    'verb',
    nextIs(/^(?:ad?|al|all[aeo’]|ai|agli|da|dal|dall[ae’]|dai)$/),
  ),
  sense(
    'locali',
    'locals-locali-it/noun',
    both(
      beforeIs(/^(?:i|dei|ai|dai|coi)$/),
      near(/^(?:turist|stranier|abitant|villagg|assassin|vivono|visitator|forestier|gente$|abitudin|coloni)/),
    ),
    { weightElsewhere: 1e-5, weightOfOthers: 1e-4 },
  ),
  // “corso” is a noun in “il nuovo corso” (the new course), but not in “ha corso” (has run).
  inClass(
    'corso',
    'noun',
    ({ before }) => !have.has(before?.form ?? '') && !/^(?:è|sia|era|avendo)$/.test(before?.form ?? ''),
  ),
  sense('corso', 'new-course-corso-it/noun', beforeIs(/^(?:nuovo|diverso|suo|loro|normale|naturale|altro)$/), {
    weightElsewhere: 1e-5,
    weightOfOthers: 1e-3,
  }),
  // “consiglio” means “council” in “approvazione del consiglio” (the council’s approval), but not in “il consiglio del
  // medico” (the doctor’s advice).
  sense(
    'consiglio',
    'council/noun',
    (here) =>
      (isCapitalised(here.word) && here.before !== undefined) ||
      (beforeIs(/^(?:il|del|al|dal|nel|sul|in)$/)(here) &&
        !near(advice)(here) &&
        !(/^di$/.test(here.after[0]?.form ?? '') && isInfinitive(here.after[1], 'it', here.lexicon))),
    { weightElsewhere: 1, weightOfOthers: 0.01 },
  ),
  // “storia” means “story” in “la storia di Doss” (the story of Doss), but not in “la storia di Roma” (the history of Rome).
  sense(
    'storia',
    'story/noun',
    ({ after: [next, second] }) =>
      /^(?:di|d’)$/.test(next?.form ?? '') && isCapitalised(second) && second?.readings.length === 0,
    { weightElsewhere: 1, weightOfOthers: 1e-3 },
  ),
  // “stato” means “state” in “Quale stato venne istituito” (which state was founded), but not in “lo stato di salute” (the
  // state of health).
  sense(
    'stato stati',
    'state-country/noun',
    both(
      ({ word }) => !isCapitalised(word),
      beforeIs(/^(?:quale|quali|lo|uno|gli|degli|dello|nello|nuovo|nuovi|ogni|altri|piccolo|due|tre|unico)$/),
      not(nextIs(ofForms)),
      either(beforeIs(/^quali?$/), near(state)),
    ),
    { weightElsewhere: 0.5, weightOfOthers: 1e-3 },
  ),
  sense('piano', 'piano/noun', ({ earlier }) => earlier.slice(-3).some(({ form }) => /^suon/.test(form)), {
    weightElsewhere: 0.5,
    weightOfOthers: 1e-3,
  }),
  // “tempo” means “weather” in “il tempo è brutto” (the weather is bad).
  sense('tempo', 'weather/noun', both(beforeIs(/^(?:il|del|al|bel|brutto|cattivo)$/), soon(weather, 3)), {
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
  }),
  // “ragazzo” means “boyfriend” in “il mio ragazzo” (my boyfriend), but not in “un ragazzo” (a boy).
  sense('ragazzo', 'boyfriend/noun', beforeIs(/^(?:mio|tuo|suo)$/), { weightElsewhere: 0.3, weightOfOthers: 0.01 }),
  sense('ragazza', 'girlfriend/noun', beforeIs(/^(?:mia|tua|sua)$/), { weightElsewhere: 0.3, weightOfOthers: 0.01 }),
  // “camera” means “chamber” in “la camera ha approvato la legge” (the chamber passed the law).
  sense(
    'camera camere',
    'chamber/noun',
    near(/^(?:legg[ei]$|deputat|senat|parlament|votazion|approv|fiducia$|emendament|president|bicameral)/),
    { weightElsewhere: 1, weightOfOthers: 0.01 },
  ),
  sense(
    'corpo corpi',
    'corpus-corps/noun',
    ({ after: [next, second] }) =>
      /^(?:di|dei|delle|degli|della)$/.test(next?.form ?? '') &&
      /^(?:polizia|armata|guardia|vigili|carabinieri|bersaglieri|marines|spedizione|pompieri|alpini|granatieri|volontari|finanza)$/.test(
        second?.form ?? '',
      ),
    { weightElsewhere: 1, weightOfOthers: 1e-3 },
  ),
  // “prove” means “evidence” in “le prove contro di lui” (the evidence against him).
  sense(
    'prova prove',
    'evidence/noun',
    either(
      nextIs(/^contro$/),
      both(
        ({ word }) => word.form === 'prove',
        near(
          /^(?:accus|giudic|process|imputat|pm$|avvocat|indagin|procur|colpevol|tribunal|magistrat|difes|mancanza$|schiaccianti|concret|indizi|assolt|condann)/,
        ),
      ),
    ),
    {
      weightElsewhere: 1,
      weightOfOthers: 0.01,
    },
  ),
  // “così” means “so” in “E così vediamo” (and so we see), but not in “E così?” (like this?).
  sense(
    'così',
    'so-therefore/adverb',
    ({ word, before, after: [next], earlier, lexicon }) =>
      next !== undefined &&
      next.start - word.end <= 1 &&
      (before === undefined || (earlier.length === 1 && before.form === 'e')) &&
      (mayBe(next, ['verb', 'determiner', 'pronoun'], lexicon) || isCapitalised(next)) &&
      !mayBe(next, ['adjective', 'adverb'], lexicon) &&
      !formsOfBe.has(next.form),
    { weightElsewhere: 1, weightOfOthers: 0.01 },
  ),
  usually('invernale invernali', 'winter-invernale-it/adjective'),
  // “a” means “to” in “ha dato il libro a Maria” (gave the book to Maria), but not in “vive a Roma” (lives in Rome).
  sense(
    'a ad',
    'to/preposition',
    ({ earlier, after: [next] }) => isCapitalised(next) && earlier.slice(-4).some(({ form }) => given.has(form)),
    { weightElsewhere: 1, weightOfOthers: 0.05 },
  ),
  // “processo” means “trial” in “il processo contro l’imputato” (the trial of the defendant), but not in “il processo di
  // pace” (the peace process).
  sense(
    'processo processi',
    'trial-court/noun',
    either(
      nextIs(/^(?:contro|penal[ei]|civil[ei]|d’appello|bis)$/),
      near(
        /^(?:imputat|boss$|mafi|accus|tribunal|giudic[ei]$|avvocat|pm$|condann|assolt|assoluzion|testimon|udienz|corte$|omicid|sentenz|procura)/,
      ),
    ),
    { weightElsewhere: 0.5, weightOfOthers: 1e-3 },
  ),
];
