import { clauseAround, isConcept, type Place, type Rule } from '../../grammar-rule.ts';
import { isOnly, mayBe } from '../../word-classes.ts';
import { auxiliary, comparative } from '../slovenian-context.ts';

const isNoun: Rule['means'] = (_, partOfSpeech) => partOfSpeech === 'noun';
const isVerb: Rule['means'] = (_, partOfSpeech) => partOfSpeech === 'verb';
const isAdverb: Rule['means'] = (_, partOfSpeech) => partOfSpeech === 'adverb';

const isBesideNext = ({ word, after: [next] }: Place): boolean => next !== undefined && next.start - word.end === 1;

const plural = new Set(['so', 'niso', 'bodo', 'smo', 'nismo']);

/** Forms that belong to two words of different kinds. The words beside them show which one is meant. */
export const slovenianHomographRules: readonly Rule[] = [
  {
    // “stekel” means “rabid” in “stekel pes” (rabid dog), but “ran” in “pes je stekel” (the dog ran)
    forms: { sl: 'stekel stekli stekla' },
    means: isConcept('rabid/adjective'),
    holds: (place) => isBesideNext(place) && isOnly(place.after[0], ['noun'], place.lexicon),
    weightElsewhere: 0.001,
    weightOfOthers: 1,
  },
  {
    forms: { sl: 'najljubši' },
    means: isConcept('favourite-movement/noun'),
    holds: () => false,
    weightElsewhere: 0.001,
    isForSingleVersion: true,
  },
  {
    // “reči” means “things” in “velike reči” (big things), but “say” in “moram reči” (I must say)
    forms: { sl: 'reči' },
    means: isNoun,
    holds: ({ before, lexicon }) =>
      /(?:e|ih|imi|eh|tri|štiri)$/.test(before?.form ?? '') &&
      isOnly(before, ['adjective', 'determiner', 'numeral', 'pronoun'], lexicon) &&
      !/^(?:se|še|že|vse|ne)$/.test(before?.form ?? ''),
    weightElsewhere: 0.05,
    weightOfOthers: 0.001,
  },
  {
    // “vede” means “sciences” in “naravoslovne vede” (natural sciences), but not in “vsi vedo” (all know) and “se vede”
    // (behaves)
    forms: { sl: 'vedo vede' },
    means: isNoun,
    holds: ({ before, lexicon }) => isOnly(before, ['adjective', 'preposition', 'determiner'], lexicon),
    weightElsewhere: 0.005,
    weightOfOthers: 0.02,
  },
  {
    // “situ” means “sieve” in “v gostem situ” (in a fine sieve), but “siti” means “full” in “prijetno siti” (pleasantly
    // full)
    forms: { sl: 'sit sita sito siti site situ sitom' },
    means: isConcept('sieve/noun'),
    holds: ({ word, earlier, after, lexicon }) =>
      /^sit(?:u|om)$/.test(word.form) ||
      (word.form === 'sito' && !mayBe(after[0], ['noun', 'adjective'], lexicon)) ||
      [...earlier, ...after].some(({ form }) =>
        /^(?:presej|mok[aeo]$|odced|skozi|luknj|kvalifik|cedil|pretlač)/.test(form),
      ),
    weightElsewhere: 0.001,
    weightOfOthers: 0.05,
  },
  {
    // “zlata” means “gold” in “raztapljanje zlata” (dissolving gold), but “golden” in “zlata medalja” (golden medal)
    forms: { sl: 'zlata zlato zlatu zlatom' },
    means: isConcept('gold/noun'),
    holds: (place) =>
      !isBesideNext(place) || !mayBe(place.after[0], ['noun', 'adjective', 'determiner', 'name'], place.lexicon),
    weightElsewhere: 0.05,
    weightOfOthers: 0.01,
  },
  {
    // “študije” is a form of “študija” (study) in “rezultati študije” (results of the study), not of “študij” (studies).
    forms: { sl: 'študije študijo študiji študijah študijam študijami' },
    means: isConcept('study/noun'),
    holds: () => true,
    weightElsewhere: 1,
    weightOfOthers: 0.02,
  },
  {
    // “mehaniki” means “mechanics” (the science) in “v kvantni mehaniki” (in quantum mechanics), but not in “mehaniki so
    // popravili” (the mechanics repaired)
    forms: { sl: 'mehaniki mehaniko mehanike' },
    means: isConcept('mechanics-sl/noun'),
    holds: ({ before, lexicon }) => isOnly(before, ['preposition', 'adjective'], lexicon),
    weightElsewhere: 0.3,
    weightOfOthers: 0.02,
  },
  {
    // “osma” means “eighth” in “osma zmaga” (eighth victory). It is hardly ever a form of “os” (axis).
    forms: { sl: 'osma osmo osme osmi osmega osmemu osmem osmih' },
    means: (_, partOfSpeech) => partOfSpeech !== 'noun',
    holds: () => true,
    weightElsewhere: 1,
    weightOfOthers: 0.01,
  },
  {
    // “seje” means “session” in “potek seje” (course of the session), but “sows” in “kmet seje žito” (the farmer sows grain)
    forms: { sl: 'seje' },
    means: isNoun,
    holds: ({ earlier, after }) =>
      ![...earlier, ...after].some(({ form }) => /^(?:kmet|žit|semen|njiv|polj|pšenic|koruz|solat|vrt)/.test(form)),
    weightElsewhere: 0.1,
    weightOfOthers: 0.02,
  },
  {
    // “rek” means “rivers” in “sotočje rek” (confluence of rivers), but “proverb” in “star rek pravi” (an old proverb says)
    forms: { sl: 'rek' },
    means: isConcept('river/noun'),
    holds: ({ before, after: [next] }) =>
      !/^(?:star|ljudsk|znan|latinsk|kitajsk|ta$|tist)/.test(before?.form ?? '') &&
      !/^(?:pravi|je|da)$/.test(next?.form ?? ''),
    weightElsewhere: 0.05,
    weightOfOthers: 0.02,
  },
  {
    // “posledic” means “consequences” in “omilitev posledic” (easing the consequences), seldom “fallout”.
    forms: { sl: 'posledice posledic posledicah posledicam posledicami' },
    means: isConcept('consequence/noun'),
    holds: () => true,
    weightElsewhere: 1,
    weightOfOthers: 0.02,
  },
  {
    // “vpliva” is a verb in “ugodno vpliva na” (has a good effect on), but a noun in “nima vpliva na” (has no influence on)
    forms: { sl: 'vpliva' },
    means: isVerb,
    holds: ({ before, after: [next], lexicon }) =>
      next?.form === 'na' &&
      !/ega$/.test(before?.form ?? '') &&
      !/^(?:nima|ima|imel|imela|imelo|imajo|nimajo|brez|bilo)/.test(before?.form ?? '') &&
      !isOnly(before, ['preposition'], lexicon),
    weightElsewhere: 0.2,
    weightOfOthers: 0.01,
  },
  {
    // “milo” means “gently” in “milo zacvilila” (squealed gently), but “soap” in “milo za roke” (hand soap)
    forms: { sl: 'milo' },
    means: isAdverb,
    holds: ({ after: [next], lexicon }) => next?.form === 'rečeno' || isOnly(next, ['verb'], lexicon),
    weightElsewhere: 0.02,
    weightOfOthers: 0.02,
  },
  {
    // “zmajem” is a form of “zmaj” (dragon), hardly ever of “zmajati” (shake).
    forms: { sl: 'zmajem zmaja zmaje' },
    means: isNoun,
    holds: () => true,
    weightElsewhere: 1,
    weightOfOthers: 0.02,
  },
  {
    // “vek” means “eyelids” in “vnetje vek” (inflammation of the eyelids), but “age” in “srednji vek” (the Middle Ages)
    forms: { sl: 'vek' },
    means: isConcept('eyelid/noun'),
    holds: ({ earlier, after }) =>
      [...earlier, ...after].some(({ form }) => /^(?:oč|oko$|oces|vnetj|trepalnic|zatek|solz)/.test(form)),
    weightElsewhere: 0.01,
    weightOfOthers: 0.02,
  },
  {
    // “prepleta” is a verb in “prepleta ljubezen” (interweaves love), but a noun in “iz prepleta” (from a mix)
    forms: { sl: 'prepleta' },
    means: isVerb,
    holds: ({ before, lexicon }) => !/ega$/.test(before?.form ?? '') && !isOnly(before, ['preposition'], lexicon),
    weightElsewhere: 0.05,
    weightOfOthers: 1e-4,
  },
  {
    // “škoda” means “damage” in “škoda je nastala” (damage occurred), but “pity” in “škoda, da” (it’s a pity that)
    forms: { sl: 'škoda' },
    means: isNoun,
    holds: ({ after }) => after.some(({ form }) => /^(?:nasta|znaša|povzroč|ocen|velik)/.test(form)),
    weightElsewhere: 1,
    weightOfOthers: 0.01,
  },
  {
    // “letna” means “of … years” in “7-letna kariera” (seven-year career), but “annual” in “letna karta” (annual ticket)
    forms: { sl: 'letni letna letno letne letnega letnemu letnem letnih letnim letnimi' },
    means: isConcept('of-years-letni/adjective'),
    holds: ({ word, before }) => /^\d+$/.test(before?.form ?? '') && word.start - (before?.end ?? 0) === 1,
    weightElsewhere: 1e-5,
    weightOfOthers: 1e-4,
  },
  {
    // “trga” means “market” in “potrebe trga” (needs of the market), hardly ever “tears”. “vrta” means “garden”, hardly ever
    // “drills”.
    forms: { sl: 'trga vrta' },
    means: isNoun,
    holds: () => true,
    weightElsewhere: 1,
    weightOfOthers: 0.02,
  },
  {
    // “deloma” always means “partly”; it is not a form of “del” (part).
    forms: { sl: 'deloma' },
    means: isAdverb,
    holds: () => true,
    weightElsewhere: 1,
    weightOfOthers: 0.001,
  },
  {
    // “veke” means “eyelids” in “zaprte veke” (closed eyelids), but not in “na veke” (for ever)
    forms: { sl: 'veke vekah vekami' },
    means: isConcept('eyelid/noun'),
    holds: ({ before }) => before?.form !== 'na',
    weightElsewhere: 0.05,
    weightOfOthers: 0.02,
  },
  {
    // “laže” means “more easily” in “laže teče” (runs more easily), but “lies” in “otrok laže” (the child lies)
    forms: { sl: 'laže' },
    means: isAdverb,
    holds: (place) => clauseAround(place).some((word) => isOnly(word, ['verb'], place.lexicon)),
    weightElsewhere: 0.05,
    weightOfOthers: 0.02,
  },
  {
    // “teže” means “harder” in “teže najti” (harder to find), but “weight” in “izguba teže” (weight loss)
    forms: { sl: 'teže' },
    means: isAdverb,
    holds: (place) => isBesideNext(place) && isOnly(place.after[0], ['verb'], place.lexicon),
    weightElsewhere: 0.05,
    weightOfOthers: 0.02,
  },
  {
    // “veseli” is a verb in “kar vas veseli” (what pleases you), but means “happy” in “veseli ljudje” (happy people)
    forms: { sl: 'veseli' },
    means: isVerb,
    holds: (place) =>
      place.earlier.slice(-3).some(({ form }) => /^(?:me|te|ga|jo|nas|vas|jih|se)$/.test(form)) &&
      !clauseAround(place).some(({ form }) => auxiliary.test(form)),
    weightElsewhere: 0.3,
    weightOfOthers: 0.02,
  },
  {
    // “napade” is a noun in “imam napade” (I have attacks), but a verb in “nenadoma napade sovražnika” (suddenly attacks the
    // enemy)
    forms: { sl: 'napade' },
    means: isNoun,
    holds: (place) =>
      isOnly(place.before, ['adjective', 'preposition', 'determiner'], place.lexicon) ||
      clauseAround(place).some(
        (word) => auxiliary.test(word.form) || /^n?ima/.test(word.form) || isOnly(word, ['verb'], place.lexicon),
      ),
    weightElsewhere: 0.3,
    weightOfOthers: 0.02,
  },
  {
    // “matematiki” means “mathematicians” in “matematiki so rešili” (the mathematicians solved), but “mathematics” in “v
    // matematiki” (in mathematics)
    forms: { sl: 'matematiki fiziki kemiki politiki kritiki mehaniki grafiki tehniki glasbeniki' },
    means: isConcept(
      'mathematician/noun',
      'physicist/noun',
      'chemist/noun',
      'politician/noun',
      'critic/noun',
      'mechanic/noun',
      'graphic-artist-grafik-sl/noun',
      'technician/noun',
    ),
    holds: (place) =>
      !isOnly(place.before, ['preposition'], place.lexicon) &&
      place.earlier.at(-2)?.form !== 'v' &&
      clauseAround(place).some(
        (word) => plural.has(word.form) || (/(?:li|jo)$/.test(word.form) && isOnly(word, ['verb'], place.lexicon)),
      ),
    weightElsewhere: 0.3,
    weightOfOthers: 0.02,
  },
  {
    // “nič” means “not at all” in “nič boljši” (no better), but “nothing” in “nič dobrega” (nothing good)
    forms: { sl: 'nič' },
    means: isConcept('not-any-nic/adverb'),
    holds: ({ after: [next] }) =>
      /^(?:kaj|preveč|koliko)$/.test(next?.form ?? '') || comparative.test(next?.form ?? ''),
    weightElsewhere: 0.5,
    weightOfOthers: 1e-3,
  },
  {
    // “predal” is a verb in “se je predal Rusom” (surrendered to the Russians), but means “drawer” in “odprl je predal”
    // (opened the drawer)
    forms: { sl: 'predal' },
    means: isVerb,
    holds: (place) =>
      clauseAround(place).some(({ form }) => auxiliary.test(form)) &&
      !clauseAround(place).some((word) => /.l[aeio]?$/.test(word.form) && isOnly(word, ['verb'], place.lexicon)) &&
      !isOnly(place.before, ['adjective', 'preposition', 'determiner'], place.lexicon),
    weightElsewhere: 0.3,
    weightOfOthers: 0.02,
  },
];
