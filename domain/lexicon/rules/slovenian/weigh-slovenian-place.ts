import type { PartOfSpeech } from '../../concept.ts';
import type { Reading, ReadWord } from '../../read-sentence.ts';
import { prepositions, weighByBase } from './weigh-slovenian-base.ts';

const singular = /^(?:sem|si|je|bi|bom|boš|bo|nisem|nisi|ni)$/;
const dual = /^(?:sva|sta|bi|bova|bosta|nisva|nista)$/;
const plural = /^(?:smo|ste|so|bi|bomo|boste|bodo|nismo|niste|niso)$/;
const auxiliary =
  /^(?:sem|si|je|s[vt]a|smo|ste|so|bi|bom|boš|bo|bova|bosta|bomo|boste|bodo|ni|nis(?:em|i|va|ta|mo|te|o))$/;

/** Pronouns and particles directly before a finite verb: “se igra”, “ga obravnava”, “ne dela”. */
const beforeFinite = /^(?:se|si|ne|ga|jo|jih|ju|mu|ji|jim|mi|me|te|nas|nam|vas|vam|lahko|naj|ki|kdor)$/;

/** Adverbs that say something about the whole sentence, even beside “je”: “verjetno je doma”. */
const mostlyAdverbs =
  /^(?:lahko|samo|celo|verjetno|malo|veliko|dobro|bolje|posebno|gotovo|običajno|navadno|redno|pravo|skupno|ravno|čisto|pozno|hitreje|resnično|dejansko|končno|trenutno)$/;

/** Participles whose adjective has another meaning, so that only the place before a noun shows it. */
const keptAsVerb = /^(?:določen|zaključen|zavarovan|naveden|pooblaščen|zaseden|zaprt|strukturiran|registriran)/;

const unlikely = 0.05;
const lessLikely = 0.2;

/**
 * How well a reading of a Slovenian word fits its clause. Many forms are a noun and a verb (“vozila”, vehicles or drove), an
 * adverb and an adjective (“močno”), or belong to two nouns (“test”, test or of doughs).
 */
export function weighSlovenianPlace(words: readonly ReadWord[], position: number): (reading: Reading) => number {
  const word = words[position];
  if (!word) return () => 1;
  const has = (part: PartOfSpeech) => word.readings.some(({ analysis }) => analysis.word.partOfSpeech === part);
  const clause = clauseOf(words, position);
  const nounOrVerb = has('verb') && has('noun') ? weighNounOrVerb(words, position, clause) : always;
  const adverbOrAdjective =
    has('adverb') && has('adjective') && /[oe]$/.test(word.form) ? weighAdverb(words, position, clause) : always;
  const participleOrAdjective =
    has('verb') && has('adjective') && !has('noun') ? weighParticiple(word, clause) : always;
  const byBase = weighByBase(word, words[position - 1]);
  const byPronoun = weighByPronoun(words, position);
  // “Točno” is an adverb, but is listed under the expression “on the dot” and the adjective “punctual” too. A meaning of its own
  // part of speech is likelier.
  const isOfOwnPart = ({ conceptId, analysis }: Reading) => conceptId.endsWith(`/${analysis.word.partOfSpeech}`);
  const ownParts = new Set(word.readings.filter(isOfOwnPart).map(({ analysis }) => analysis.word.partOfSpeech));
  const isBorrowed = (reading: Reading) => {
    const { partOfSpeech } = reading.analysis.word;
    // “kopljejo” is a verb, so it is not “kopati se” (have a swim), which is listed as an expression.
    return isOfOwnPart(reading) ? partOfSpeech === 'expression' && ownParts.has('verb') : ownParts.has(partOfSpeech);
  };
  return (reading) =>
    nounOrVerb(reading) *
    participleOrAdjective(reading) *
    adverbOrAdjective(reading) *
    byBase(reading) *
    byPronoun(reading) *
    (isBorrowed(reading) ? lessLikely : 1);
}

const always = () => 1;

const isAdjacent = (first: ReadWord | undefined, second: ReadWord | undefined): boolean =>
  first !== undefined && second !== undefined && second.start - first.end === 1;

/** The word at this position and the words around it, up to the next punctuation mark. */
function clauseOf(words: readonly ReadWord[], position: number): ReadWord[] {
  let [first, last] = [position, position];
  while (isAdjacent(words[first - 1], words[first])) first -= 1;
  while (isAdjacent(words[last], words[last + 1])) last += 1;
  return words.slice(first, last + 1);
}

const isPart = (word: ReadWord | undefined, ...parts: PartOfSpeech[]): boolean =>
  word !== undefined &&
  word.readings.length > 0 &&
  word.readings.every(({ analysis }) => parts.includes(analysis.word.partOfSpeech));

const mayBePart = (word: ReadWord | undefined, part: PartOfSpeech): boolean =>
  word?.readings.some(({ analysis }) => analysis.word.partOfSpeech === part) ?? false;

const isVerbIn = ({ analysis: { word, features } }: Reading, pattern: RegExp): boolean =>
  word.partOfSpeech === 'verb' && features.length > 0 && features.every((each) => pattern.test(each));

const isParticiple = (reading: Reading) => isVerbIn(reading, /^part/);

function weighNounOrVerb(words: readonly ReadWord[], position: number, clause: readonly ReadWord[]) {
  const [before, word] = [words[position - 1], words[position]];
  const opensPhrase =
    isAdjacent(before, word) &&
    (prepositions.test(before?.form ?? '') ||
      (isPart(before, 'adjective', 'determiner', 'numeral') &&
        /(?:ega|emu|em|im|ih|imi|[aeo]|i|ov|ev|in|oj)$/.test(before?.form ?? '')));
  const callsVerb = isAdjacent(before, word) && beforeFinite.test(before?.form ?? '');
  const hasOwnParticiple = clause.some(
    (each) => each !== word && each.readings.length > 0 && each.readings.every(isParticiple),
  );
  const agrees = clause.some(({ form }) => agreeingAuxiliary(word?.form ?? '').test(form));
  // Without a preposition a form in -i is no locative, and a clause seldom opens with an object. So “vodi” (leads) and “zajema”
  // (covers) are verbs in “danes vodi” and “…, zajema podatke”.
  const hasPreposition = isBehindPreposition(words, position);
  const isBare = ({ analysis }: Reading) =>
    analysis.word.base.toLowerCase() !== word?.form &&
    !hasPreposition &&
    !isPart(before, 'adjective', 'determiner', 'numeral') &&
    ((/i$/.test(word?.form ?? '') && analysis.word.base.endsWith('a')) ||
      (before !== undefined && !isAdjacent(before, word)));
  // “katere igra je postala”, “da je zadeva v rokah”: a finite verb has no auxiliary beside it.
  const isBesideAuxiliary =
    (isAdjacent(before, word) && auxiliary.test(before?.form ?? '') && before?.form !== 'si') ||
    (isAdjacent(word, words[position + 1]) &&
      /^(?:je|so|bo|bodo|sta|smo|ni|niso)$/.test(words[position + 1]?.form ?? '')) ||
    (hasOwnParticiple &&
      clause.some(({ form }) => auxiliary.test(form)) &&
      !clause.some(({ form }) => /^(?:in|ter|ali|pa|ki|ko|da|če)$/.test(form)));
  // “zato se vse pogosteje govori”: a clause with “se” or “ki” has a verb.
  const isOnlyVerb =
    clause.some(({ form }) => /^(?:se|ki|ga|jo|jih|mu|ji|jim|kdor|kar|ko|če|ker)$/.test(form)) &&
    !clause.some((each) => each !== word && mayBePart(each, 'verb'));
  return (reading: Reading) => {
    const isNoun = reading.analysis.word.partOfSpeech === 'noun';
    // Duals and supines of verbs are rare: without “midva” (we two), “gradiva” and “moč” are nouns.
    if (isVerbIn(reading, /^(?:pres|imp) [12]du|^sup/))
      return clause.some(({ form }) => form === 'midva') ? 1 : unlikely;
    if (isVerbIn(reading, /^(?:pres|imp) 3du/))
      return clause.some(({ form }) => /^(?:sta|oba|dva|in)$/.test(form)) ? 1 : unlikely;
    if (isParticiple(reading)) {
      // “…, vseeno zatrdili, da” (still claimed that): the participle needs no auxiliary here.
      const speaks = words[position + 1]?.form === 'da' && !isAdjacent(word, words[position + 1]);
      if (opensPhrase || (!agrees && !speaks)) return unlikely;
      // In “plačevanja nadomestila ne bi bilo” (compensation would not be paid), the auxiliary “bi” belongs to the participle
      // “bilo”, so “nadomestila” is a noun.
      return hasOwnParticiple && !clause.some(({ form }) => /^(?:in|ter|ali|pa)$/.test(form)) ? lessLikely : 1;
    }
    // “detektor laži” is no imperative of “lagati” (lie).
    if (isVerbIn(reading, /^imp/) && isAdjacent(before, word) && isPart(before, 'noun')) return unlikely;
    if (isVerbIn(reading, /^(?:pres|imp)/)) return (opensPhrase && !callsVerb) || isBesideAuxiliary ? unlikely : 1;
    if (isNoun && (callsVerb || (isOnlyVerb && !opensPhrase && !hasPreposition))) return unlikely;
    if (isNoun && isBare(reading) && word?.readings.some((each) => isVerbIn(each, /^(?:pres|imp)/))) return unlikely;
    const isNeeded = word?.readings.some(isParticiple) && agrees && !hasOwnParticiple && !opensPhrase;
    return isNoun && isNeeded ? lessLikely : 1;
  };
}

/** A participle needs an auxiliary in its clause: in “knjige za odrasle”, “odrasle” (adults) is no form of “odrasti” (grow up). */
function weighParticiple(word: ReadWord, clause: readonly ReadWord[]) {
  const agrees = clause.some(({ form }) => agreeingAuxiliary(word.form).test(form));
  // “ostali člani so glasovali”: the auxiliary belongs to another participle.
  const next = clause[clause.indexOf(word) + 1];
  const hasOwn = clause.some((each) => each !== word && each.readings.length > 0 && each.readings.every(isParticiple));
  const describesNext = hasOwn && isPart(next, 'noun') && next?.form.at(-1) === word.form.at(-1);
  return (reading: Reading) => {
    // “smo prepričani” (sure), “določene študije” (certain), but “kvote, določene v prilogi” (laid down)
    if (isVerbIn(reading, /^ppart/))
      return keptAsVerb.test(word.form) && !isPart(next, 'noun', 'adjective', 'determiner') ? 1 : lessLikely;
    if (isParticiple(reading)) return !agrees || describesNext ? unlikely : 1;
    // “mati je umrla” (died), but “umrla mati” (deceased)
    const isNeeded = agrees && !hasOwn && !isPart(next, 'noun') && word.readings.some(isParticiple);
    return isNeeded && reading.analysis.word.partOfSpeech === 'adjective' ? lessLikely : 1;
  };
}

/** Whether a preposition comes before this word, directly or before adjectives. */
function isBehindPreposition(words: readonly ReadWord[], position: number): boolean {
  let place = position - 1;
  while (isPart(words[place], 'adjective', 'determiner', 'numeral') || isDeclinedParticiple(words[place])) place -= 1;
  return prepositions.test(words[place]?.form ?? '');
}

/** “v ugotovljeni škodi” */
const isDeclinedParticiple = (word: ReadWord | undefined): boolean =>
  word !== undefined && word.readings.length > 0 && word.readings.every((reading) => isVerbIn(reading, /^ppart/));

/** The auxiliaries that a participle can have: “je vozila”, but not “so vozila”, where “vozila” is a noun. */
function agreeingAuxiliary(form: string): RegExp {
  if (/la$/.test(form)) return new RegExp(`${singular.source}|${dual.source}`);
  return /l[ie]$/.test(form) ? plural : singular;
}

/**
 * Beside “se”, a verb that the dictionary lists with this pronoun is not the plain verb: “se nabere” (accumulates) is not “nabere”
 * (picks). The pronoun belongs to the verb that is nearest to it.
 */
function weighByPronoun(words: readonly ReadWord[], position: number): (reading: Reading) => number {
  const isReflexive = ({ analysis: { word } }: Reading, pronoun: string) =>
    word.partOfSpeech === 'verb' && word.isReflexive && word.base.endsWith(` ${pronoun}`);
  const pronoun = ['se', 'si'].find(
    (each) =>
      words[position]?.readings.some((reading) => isReflexive(reading, each)) && belongsTo(words, position, each),
  );
  // “si kopljejo grobove” has no “se”, so it is not “kopati se” (bathe).
  const lacksPronoun = (reading: Reading) =>
    isReflexive(reading, 'se') &&
    !words
      .slice(Math.max(0, position - reachOfPronoun - 1), position + reachOfPronoun + 2)
      .some(({ form }) => form === 'se');
  if (pronoun === undefined) return (reading) => (lacksPronoun(reading) ? lessLikely : 1);
  return (reading) =>
    reading.analysis.word.partOfSpeech === 'verb' && !isReflexive(reading, pronoun) ? weightBesidePronoun : 1;
}

const weightBesidePronoun = 0.15;
const reachOfPronoun = 5;

function belongsTo(words: readonly ReadWord[], position: number, pronoun: string): boolean {
  for (const step of [-1, 1])
    for (let place = position + step; Math.abs(place - position) <= reachOfPronoun; place += step) {
      const [one, other] = step < 0 ? [words[place], words[place + 1]] : [words[place - 1], words[place]];
      if (!isAdjacent(one, other)) break;
      const word = words[place];
      if (word?.form === pronoun) return true;
      // “se kulturno in čustveno razvija”: the conjunction joins two adverbs.
      const joinsAdverbs = [words[place - 1], words[place + 1]].every((each) => mayBePart(each, 'adverb'));
      if (/^(?:in|ter|ali|ki|da|ko|če)$/.test(word?.form ?? '') && !joinsAdverbs) break;
      if (isPart(word, 'verb') && !auxiliary.test(word?.form ?? '')) break;
    }
  return false;
}

/**
 * An adjective in -o or -e describes a noun that follows (“močno svetlobo”) or the subject (“je močno”). Elsewhere the form is an
 * adverb: “močno utrujen”, “močno vpliva”.
 */
function weighAdverb(words: readonly ReadWord[], position: number, clause: readonly ReadWord[]) {
  const [word, next] = [words[position], words[position + 1]];
  // “visoko denarno odškodnino”, “ravno in trdo podlago”: the noun comes behind another adjective.
  const described =
    isAdjacent(word, next) && !mostlyAdverbs.test(word?.form ?? '') ? behindAdjectives(words, position) : next;
  const isBeforeNoun = isAdjacent(word, next) && mayBePart(described, 'noun') && !isPart(described, 'verb');
  // “močno svetlobo”, “tuje besede”; but in “močno vpliva”, “vpliva” is no noun that the adjective could describe.
  const agrees = word?.form.endsWith('o')
    ? /[oe]$/.test(described?.form ?? '') ||
      (/(?:[^aeiouvh]|tev)$/.test(described?.form ?? '') && isPart(described, 'noun'))
    : /[aeiou]h?$/.test(described?.form ?? '') || isPart(described, 'noun');
  const describesNext =
    isBeforeNoun && agrees && (word?.form !== 'lahko' || prepositions.test(words[position - 1]?.form ?? ''));
  // “pri zdravljenju je pomembno, da”
  const namesClause =
    words[position + 1]?.form === 'da' && !isAdjacent(word, next) && clause.some(({ form }) => auxiliary.test(form));
  const isBehindCopula = words
    .slice(Math.max(0, position - 3), position)
    .some((each) => clause.includes(each) && (auxiliary.test(each.form) || /^(?:bil[oae]|biti)$/.test(each.form)));
  const isBeforeCopula = words
    .slice(position + 1, position + 4)
    .some(
      (each, index) => clause.includes(each) && (index === 0 ? auxiliary.test(each.form) : /^bilo$/.test(each.form)),
    );
  const hasOtherVerb = clause.some(
    (each) => each !== word && !auxiliary.test(each.form) && !/^bil[aeio]?$/.test(each.form) && isPart(each, 'verb'),
  );
  const isPredicate =
    !mostlyAdverbs.test(word?.form ?? '') &&
    (isBehindCopula || isBeforeCopula || namesClause) &&
    !hasOtherVerb &&
    !(isAdjacent(word, next) && (isPart(next, 'adjective', 'verb') || mayBePart(next, 'adjective')) && !isBeforeCopula);
  return ({
    analysis: {
      word: { partOfSpeech },
    },
  }: Reading) => {
    if (describesNext || isPredicate) return partOfSpeech === 'adverb' ? lessLikely : 1;
    return partOfSpeech === 'adjective' ? unlikely : 1;
  };
}

/** The word behind the adjectives in -o that follow: “odškodnino” for “visoko” in “visoko denarno odškodnino”. */
function behindAdjectives(words: readonly ReadWord[], position: number): ReadWord | undefined {
  let place = position + 1;
  if (/^(?:in|ter|ali)$/.test(words[place]?.form ?? '') && /[^n]o$|[^ae]no$/.test(words[place + 1]?.form ?? ''))
    place += 1;
  // A participle in -no may have an adverb of its own: “močno okuženo vodo”.
  while (
    /o$/.test(words[place]?.form ?? '') &&
    !/[ae]no$/.test(words[place]?.form ?? '') &&
    isPart(words[place], 'adjective', 'adverb') &&
    mayBePart(words[place], 'adjective') &&
    isAdjacent(words[place], words[place + 1])
  )
    place += 1;
  return isPart(words[place], 'noun') ? words[place] : words[position + 1];
}
