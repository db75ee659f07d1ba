import { clauseAround, gapBefore, isConcept, type Place, type Rule } from '../../grammar-rule.ts';
import { isCapitalised, isOnly, mayBe } from '../../word-classes.ts';
import { auxiliary, mayBeParticipleOf } from '../slovenian-context.ts';

const isNoun: Rule['means'] = (_, partOfSpeech) => partOfSpeech === 'noun';
const isVerb: Rule['means'] = (_, partOfSpeech) => partOfSpeech === 'verb';

/** Verbs whose participle is also a form of a noun in “-lo”: “opravili so” (they did), “z opravili” (with errands). */
const participlesAndNouns =
  'opravi vozi meri hrani polni čuti dviga stopa pada opraviči opozori priporoči sporoči naroči sveti krmi vabi potrdi mami obvesti zdravi čisti barvi počiva kaza oblači pokriva svari loči posveti šiva slepi kosi gasi kuri brani igra drža nosi'
    .split(' ')
    .flatMap((stem) => ['la', 'li'].map((ending) => stem + ending))
    .join(' ');

const isBesideNext = ({ word, after: [next] }: Place): boolean => next !== undefined && next.start - word.end === 1;

/** Whether a form of “biti” in the clause agrees with this participle. */
const hasAuxiliary = (place: Place): boolean =>
  !hasOtherParticiple(place) &&
  clauseAround(place).some(
    ({ form }) => mayBeParticipleOf(form, place.word, place.before) || /^(?:bi|bova|bosta)$/.test(form),
  );

/**
 * Whether the auxiliary belongs to another participle: “kupil”, not “vozila” (vehicles), in “je kupil vozila” (bought
 * vehicles).
 */
function hasOtherParticiple(place: Place): boolean {
  const clause = clauseAround(place);
  const isOther = (word: Place['before']) =>
    word !== place.word && /[^b].l[aoie]?$/.test(word?.form ?? '') && isOnly(word, ['verb'], place.lexicon);
  return (
    isOther(place.before) || (clause.some(isOther) && !clause.some(({ form }) => /^(?:in|ter|ali|pa)$/.test(form)))
  );
}

/** Forms that belong to two words. The grammar around them shows which one is meant. */
export const slovenianHomonymRules: readonly Rule[] = [
  {
    // “opravili” is a verb in “nalogo so opravili” (did the task), but a noun in “z opravili” (with errands)
    forms: { sl: participlesAndNouns },
    means: isVerb,
    holds: hasAuxiliary,
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  {
    // “večerja” is a noun in “dobra večerja” (a good dinner), but a verb in “rad večerja” (likes to dine)
    forms: { sl: 'večerja' },
    means: isNoun,
    holds: ({ before, lexicon }) =>
      before === undefined || isOnly(before, ['adjective', 'determiner', 'preposition', 'verb'], lexicon),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  {
    // “mora” means “nightmare” in “prava mora” (a real nightmare), but “must” in “mora priti” (must come)
    forms: { sl: 'mora more moro' },
    means: isNoun,
    holds: ({ before }) => /^(?:prav|nočn|hud|najhujš|velik|grozn)[aeo]$/.test(before?.form ?? ''),
    weightElsewhere: 1e-3,
    weightOfOthers: 1e-3,
  },
  {
    // “svet” means “council” in “ustanovili so svet za kulturo” (founded the council for culture), but “world” in “svet je
    // velik” (the world is big)
    forms: { sl: 'svet sveta svetu' },
    means: isConcept('council/noun'),
    holds: (place) =>
      isBesideNext(place) &&
      place.after[0]?.form === 'za' &&
      !/^(?:na|in|ves|cel)$/.test(place.before?.form ?? '') &&
      !/^(?:vs|nas$|vas$|njih$|nje)/.test(place.after[1]?.form ?? ''),
    weightElsewhere: 1,
    weightOfOthers: 0.01,
    isForSingleVersion: true,
  },
  {
    // “paša” means “pasha” in “turški paša” (a Turkish pasha), but “pasture” in “trava s paše” (grass from the pasture)
    forms: { sl: 'paša paše paši pašo pašam pašah' },
    means: isConcept('pasha/noun'),
    holds: ({ earlier, after }) =>
      [...earlier, ...after].some(({ form }) => /^(?:turš|osman|sultan|vezir|bosanski)/.test(form)),
    weightElsewhere: 1e-3,
    weightOfOthers: 0.1,
  },
  {
    // “bal” means “bales” in “iz bal” (from bales), but not in “bal se je” (was afraid)
    forms: { sl: 'bal bala bale balo' },
    means: isConcept('bale-bala-sl/noun'),
    holds: ({ before, lexicon }) => isOnly(before, ['preposition', 'numeral', 'adjective'], lexicon),
    weightElsewhere: 1e-3,
    weightOfOthers: 1e-3,
  },
  {
    // “goste” means “guests” in “goste vozijo na izlet” (take the guests on a trip), but “thick” in “goste megle” (thick
    // fogs)
    forms: { sl: 'goste gosti' },
    means: isConcept('guest/noun'),
    holds: (place) => !isBesideNext(place) || !mayBe(place.after[0], ['noun', 'adjective'], place.lexicon),
    weightElsewhere: 0.3,
    weightOfOthers: 0.01,
    isForSingleVersion: true,
  },
  {
    // “pomeni” is a noun in “pomeni, ki jih ima beseda” (the meanings that the word has), but a verb in “to pomeni, da”
    // (this means that)
    forms: { sl: 'pomeni' },
    means: isNoun,
    holds: (place) =>
      (!isBesideNext(place) && place.after[0]?.form === 'ki') || /(?:ni|ski|zni|čni)$/.test(place.before?.form ?? ''),
    weightElsewhere: 0.1,
    weightOfOthers: 0.01,
    isForSingleVersion: true,
  },
  {
    // “delu” means “work” in “pri tem delu” (in this work), but “part” in “v tem delu” (in this part)
    forms: { sl: 'delu delom' },
    means: isConcept('work/noun'),
    holds: ({ before, earlier }) =>
      (/^(?:pri|po|z|o)$/.test(earlier.at(-2)?.form ?? '') &&
        /^(?:tem|tistem|svojem|svojim|trdem|trdim|vsakem|takem|takim|našem|njihovim|našim|dobrim)$/.test(
          before?.form ?? '',
        )) ||
      // “delu” means “work” after a possessive adjective of a name: “v Cankarjevem delu” (in a work of Cankar’s)
      (isCapitalised(before) && /[oe]vem$/.test(before?.form ?? '')),
    weightElsewhere: 1,
    weightOfOthers: 0.01,
    isForSingleVersion: true,
  },
  {
    // “sicer” means “or else” in “…, sicer bo prepozno” (or else it will be too late), but not in “on sicer ve” (he does
    // know, though)
    forms: { sl: 'sicer' },
    means: isConcept('or-else/conjunction', 'otherwise/adverb'),
    holds: (place) => place.before !== undefined && gapBefore(place) > 1,
    weightElsewhere: 1e-3,
    weightOfOthers: 0.3,
    isForSingleVersion: true,
  },
  {
    // “lahko” means “can” in “kako je lahko kupil hišo” (how could he buy a house), but “easy” in “to je lahko” (this is
    // easy)
    forms: { sl: 'lahko' },
    means: isConcept('can/verb', 'may/verb'),
    holds: (place) =>
      clauseAround(place).some((word) => !auxiliary.test(word.form) && isOnly(word, ['verb'], place.lexicon)),
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
    isForSingleVersion: true,
  },
  {
    // “pravi” before a feminine noun means “says”: “…, pravi znanstvenica” (says the scientist). As an adjective (real), it
    // would have another ending.
    forms: { sl: 'pravi' },
    means: isConcept('say/verb'),
    holds: (place) => gapBefore(place) > 1 && isBesideNext(place) && /[^aeiou]a$/.test(place.after[0]?.form ?? ''),
    weightElsewhere: 1,
    weightOfOthers: 1e-5,
    isForSingleVersion: true,
  },
  {
    // “predloga” means “template” in “oblikovna predloga” (design template), but “proposal” in “zavrnili so predloga” (they
    // rejected the proposal)
    forms: { sl: 'predloga predlogi predlogo' },
    means: isConcept('template-predloga-sl/noun'),
    holds: ({ word, before, lexicon }) =>
      word.form === 'predlogo' || (/[^e]a$/.test(before?.form ?? '') && isOnly(before, ['adjective'], lexicon)),
    weightElsewhere: 1e-3,
    weightOfOthers: 0.1,
    isForSingleVersion: true,
  },
  {
    // “draga” means “darling” in “pridi, draga” (come, darling), but “expensive” in “drage hiše” (expensive houses)
    forms: { sl: 'draga drage dragi drago' },
    means: isNoun,
    holds: (place) => gapBefore(place) > 1 && !isBesideNext(place),
    weightElsewhere: 1e-3,
    weightOfOthers: 0.3,
    isForSingleVersion: true,
  },
  {
    // “pravijo” without a subject means “it is said” (“pravijo, da”). In “kmetje pravijo, da” (farmers say that), it means
    // “say”.
    forms: { sl: 'pravijo' },
    means: isConcept('it-is-said/expression'),
    holds: (place) => gapBefore(place) > 1 && place.after[0]?.form === 'da',
    weightElsewhere: 1e-3,
    weightOfOthers: 0.3,
    isForSingleVersion: true,
  },
  {
    // “državni” means “national” in “državni prvak” (national champion), but “of the state” in “državni uradnik” (state
    // official)
    forms: { sl: 'državni državna državno državne državnega državnemu državnem državnih državnim državnimi' },
    means: isConcept('national/adjective'),
    holds: ({ after }) =>
      after
        .slice(0, 2)
        .some(({ form }) =>
          /^(?:prvak|prvenstv|prvakinj|reprezentan|rekord|himn|praznik|zastav|simbol|nogomet|šahovsk|tekmovanj|lig[aeio]$|selekt|ekip)/.test(
            form,
          ),
        ),
    weightElsewhere: 0.3,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  {
    // “lahko” means “may” in “je lahko vzrok” (may be the cause), but “easy” in “to je lahko” (this is easy)
    forms: { sl: 'lahko' },
    means: isConcept('can/verb', 'may/verb'),
    holds: (place) =>
      isBesideNext(place) &&
      mayBe(place.after[0], ['noun', 'adverb', 'adjective'], place.lexicon) &&
      !/o$/.test(place.after[0]?.form ?? ''),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  {
    // “da” means “yes” in “Da, prišel bo” (yes, he will come), but “that” in “da bo prišel” (that he will come)
    forms: { sl: 'da' },
    means: isConcept('yes/interjection', 'yes/adverb', 'yes/particle'),
    holds: (place) => gapBefore(place) > 1 && place.after[0] !== undefined && !isBesideNext(place),
    weightElsewhere: 1e-3,
    weightOfOthers: 1e-4,
    isForSingleVersion: true,
  },
  {
    // “premore” means “breaks” in “dolge premore” (long breaks), but “has” in “ne premore denarja” (has no money)
    forms: { sl: 'premore premor' },
    means: isNoun,
    holds: ({ word, before, lexicon }) =>
      word.form === 'premor' || isOnly(before, ['preposition', 'adjective', 'determiner', 'numeral', 'verb'], lexicon),
    weightElsewhere: 1e-3,
    weightOfOthers: 1e-3,
  },
  {
    // “škodi” means “damage” in “v nastali škodi” (in the resulting damage), but “harms” in “to škodi zdravju” (this harms
    // the health)
    forms: { sl: 'škodi' },
    means: isNoun,
    holds: ({ before, lexicon }) =>
      isOnly(before, ['preposition', 'adjective', 'determiner'], lexicon) || /(?:eni|ani|ti)$/.test(before?.form ?? ''),
    weightElsewhere: 0.1,
    weightOfOthers: 1e-3,
  },
  {
    // “raven” means “level” in “raven sladkorja” (sugar level), but “straight” in “raven pas” (straight belt)
    forms: { sl: 'raven' },
    means: isNoun,
    holds: ({ before, after: [next] }) =>
      !/^(?:je|bil|bo|povsem|popolnoma|čisto|dokaj|precej|zelo)$/.test(before?.form ?? '') &&
      !next?.analyses.some(({ word, features }) => word.gender?.startsWith('m') && features.includes('nom sg')),
    weightElsewhere: 0.1,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  {
    // “h” in “100 km/h” means “hour”.
    forms: { sl: 'h' },
    means: isConcept('hour-h-sl/noun'),
    holds: ({ before }) => /^(?:km|kilometrov|\d+)$/.test(before?.form ?? ''),
    weightElsewhere: 1e-6,
    weightOfOthers: 1e-6,
  },
];
