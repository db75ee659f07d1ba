import type { PartOfSpeech } from '../../concept.ts';
import type { Reading, ReadWord } from '../../read-sentence.ts';
import { clauseOf, isAdjectivePlace, isNeuter } from './slovenian-adjective-place.ts';
import { auxiliary, isAdjacent, isPart, mayBePart } from './slovenian-context.ts';
import { prepositions, weighByBase } from './weigh-slovenian-base.ts';
import { weighInfinitive } from './weigh-slovenian-infinitive.ts';
import { weighByPronoun } from './weigh-slovenian-pronoun.ts';

const singular = /^(?:sem|si|je|bi|bom|boš|bo|nisem|nisi|ni)$/;
const dual = /^(?:sva|sta|bi|bova|bosta|nisva|nista)$/;
const plural = /^(?:smo|ste|so|bi|bomo|boste|bodo|nismo|niste|niso)$/;

/** Pronouns and particles directly before a finite verb: “ne dela” (does not work). */
const beforeFinite = /^(?:se|si|ne|ga|jo|jih|ju|mu|ji|jim|mi|me|te|nas|nam|vas|vam|lahko|naj|ki|kdor)$/;

/** Nouns that are usually followed by a genitive: “poskus” in “poskus prevzema” (takeover attempt). */
const beforeGenitive =
  /^(?:poskus|postop[ek]|količin|kos(?:ov|i|e|a)?$|kombinacij|vrst[aeio]$|število|števila|vrednost|uporab[aeo]$|izbir[aeo]$|izdelav|nakup|priprav[aeo]$|varstv|možnost|proces|potreb[eo]$|tok$)/;

/** Participles that also exist as an adjective with another meaning. They are adjectives only before a noun. */
const keptAsVerb = /^(?:določen|zaključen|zavarovan|naveden|pooblaščen|zaseden|zaprt|strukturiran|registriran)/;

const unlikely = 0.05;
const lessLikely = 0.2;

/**
 * How well a reading (interpretation) of a Slovenian word fits its clause. Many forms are both a noun and a verb (“vozila”:
 * vehicles, drove) or both an adverb and an adjective (“močno”: strongly, strong). Some forms belong to two nouns (“test”:
 * test, of doughs).
 */
export function weighSlovenianPlace(words: readonly ReadWord[], position: number): (reading: Reading) => number {
  const word = words[position];
  if (!word) return () => 1;
  const has = (part: PartOfSpeech) => word.readings.some(({ analysis }) => analysis.word.partOfSpeech === part);
  const clause = clauseOf(words, position);
  const nounOrVerb = has('verb') && has('noun') ? weighNounOrVerb(words, position, clause) : always;
  const adverbOrAdjective =
    has('adverb') && has('adjective') && /[oe]$/.test(word.form) ? weighAdverb(words, position) : always;
  const participleOrAdjective =
    has('verb') && has('adjective') && !has('noun') ? weighParticiple(word, clause) : always;
  const byBase = weighByBase(word, words[position - 1]);
  const byPronoun = weighByPronoun(words, position);
  const infinitive = weighInfinitive(words, position);
  // Prefers concepts of the part of speech that the word has here. “točno” (exactly) is an adverb, but the dictionary also
  // lists it for the expression “on the dot” and the adjective “punctual”.
  const isOfOwnPart = ({ conceptId, analysis }: Reading) => conceptId.endsWith(`/${analysis.word.partOfSpeech}`);
  const ownParts = new Set(word.readings.filter(isOfOwnPart).map(({ analysis }) => analysis.word.partOfSpeech));
  const isBorrowed = (reading: Reading) => {
    const { partOfSpeech } = reading.analysis.word;
    // A verb is not an expression: “kopljejo” (dig) is not a form of “kopati se” (have a swim), which is listed as an
    // expression.
    return isOfOwnPart(reading) ? partOfSpeech === 'expression' && ownParts.has('verb') : ownParts.has(partOfSpeech);
  };
  return (reading) =>
    nounOrVerb(reading) *
    participleOrAdjective(reading) *
    adverbOrAdjective(reading) *
    byBase(reading) *
    byPronoun(reading) *
    infinitive(reading) *
    (isBorrowed(reading) ? lessLikely : 1);
}

const always = () => 1;

const isVerbIn = ({ analysis: { word, features } }: Reading, pattern: RegExp): boolean =>
  word.partOfSpeech === 'verb' && features.length > 0 && features.every((each) => pattern.test(each));

const isParticiple = (reading: Reading) => isVerbIn(reading, /^part/);

function weighNounOrVerb(words: readonly ReadWord[], position: number, clause: readonly ReadWord[]) {
  const [before, word] = [words[position - 1], words[position]];
  const opensPhrase =
    isAdjacent(before, word) &&
    (prepositions.test(before?.form ?? '') ||
      // “razstavi” in “na retrospektivni razstavi” (at the retrospective exhibition) is a noun, not “he exhibits”.
      (isDeclinedParticiple(before) && /(?:ega|emu|em|ih|im|imi)$/.test(before?.form ?? '')) ||
      (mayBePart(before, 'adjective') && /(?:[^aeiou]ni|ski|ški|imi)$/.test(before?.form ?? '')) ||
      // After a noun such as “poskus” (attempt), the word is a noun in the genitive: “poskus prevzema” (takeover attempt).
      (beforeGenitive.test(before?.form ?? '') && isPart(before, 'noun')) ||
      (isPart(before, 'adjective', 'determiner', 'numeral') &&
        /(?:ega|emu|em|im|ih|imi|[aeo]|i|ov|ev|in|oj)$/.test(before?.form ?? '') &&
        // A singular adjective does not describe a plural form: “opravili” in “v glavnem opravili” (mostly done) is no noun.
        !(/(?:em|emu|ega)$/.test(before?.form ?? '') && /l[ie]$/.test(word?.form ?? ''))) ||
      // A genitive plural may follow another: “kosov oblačil” (pieces of clothing).
      (/(?:ov|ev)$/.test(before?.form ?? '') && isPart(before, 'noun') && /[^aeiou]il$/.test(word?.form ?? '')));
  const hasOwnParticiple = clause.some(
    (each) => each !== word && each.readings.length > 0 && each.readings.every(isParticiple),
  );
  // If the clause has a participle of its own, “se” belongs to that participle, not to this word: “so se prepiri končali”
  // (the quarrels ended).
  const callsVerb =
    isAdjacent(before, word) &&
    beforeFinite.test(before?.form ?? '') &&
    !(hasOwnParticiple && auxiliary.test(words[position - 2]?.form ?? ''));
  // “vozila” is a noun in “je kupilo vozila” (bought vehicles): a second participle would have the same ending as “kupilo”.
  const isAfterOtherParticiple =
    isAdjacent(before, word) &&
    before?.readings.every(isParticiple) === true &&
    before.readings.length > 0 &&
    !/^bil/.test(before.form) &&
    before.form.at(-1) !== word?.form.at(-1);
  const isAfterGenitive =
    /^(?:in|ter|ali)$/.test(before?.form ?? '') &&
    isPart(words[position - 2], 'noun') &&
    words[position - 2]?.readings.every(({ analysis: { features } }) => isGenitiveOnly(features)) &&
    word?.readings.some(({ analysis }) => analysis.features.some((each) => each.startsWith('gen'))) &&
    clause.some(({ form }) => auxiliary.test(form));
  const agrees = clause.some(({ form }) => agreeingAuxiliary(word?.form ?? '').test(form));
  const isBaseOfNoun = word?.readings.some(
    ({ analysis }) => analysis.word.partOfSpeech === 'noun' && analysis.word.base === word.form,
  );
  // Whether the word is a participle directly after its auxiliary: “strašil” in “njen izraz me je strašil” (her expression
  // frightened me). In “kdo bo vozilo zapeljal” (who will drive the vehicle), “vozilo” is a noun.
  const isBehindAuxiliary =
    !isBaseOfNoun && isAdjacent(before, word) && agreeingAuxiliary(word?.form ?? '').test(before?.form ?? '');
  // A participle in “-lo” needs a neuter subject, or another participle in “-lo” before it: “in potrdilo sodbo” (and upheld
  // the judgment).
  const hasNeuterSubject = clause.some(
    (each) =>
      each !== word &&
      (isNeuter(each) || (/[^b].lo$/.test(each.form) && each.readings.length > 0 && each.readings.every(isParticiple))),
  );
  // A noun in the locative needs a preposition, and a clause seldom begins with an object. So “vodi” in “danes vodi” (leads
  // today) and “zajema” in “…, zajema podatke” (covers the data) are verbs.
  const hasPreposition = isBehindPreposition(words, position);
  const isJoined = hasPreposition && /^(?:in|ter|ali)$/.test(before?.form ?? '');
  const isBare = ({ analysis }: Reading) =>
    analysis.word.base.toLowerCase() !== word?.form &&
    !hasPreposition &&
    !isPart(before, 'adjective', 'determiner', 'numeral') &&
    ((/i$/.test(word?.form ?? '') && analysis.word.base.endsWith('a')) ||
      (before !== undefined && !isAdjacent(before, word)));
  // A finite verb has no auxiliary beside it. So “igra” is a noun in “katere igra je postala” (whose play became).
  const isBesideAuxiliary =
    (isAdjacent(before, word) && auxiliary.test(before?.form ?? '') && before?.form !== 'si') ||
    (isAdjacent(word, words[position + 1]) &&
      /^(?:je|so|bo|bodo|sta|smo|ni|niso)$/.test(words[position + 1]?.form ?? '')) ||
    hasOtherFiniteVerb(clause, word) ||
    (hasOwnParticiple &&
      clause.some(({ form }) => auxiliary.test(form)) &&
      !clause.some(({ form }) => /^(?:in|ter|ali|pa|ki|ko|da|če)$/.test(form)));
  // A clause with “se” or “ki” has a verb: “zato se vse pogosteje govori” (so people say it more and more often).
  const isOnlyVerb =
    clause.some(({ form }) => /^(?:se|ki|ga|jo|jih|mu|ji|jim|kdor|kar|ko|če|ker)$/.test(form)) &&
    !clause.some((each) => each !== word && mayBePart(each, 'verb'));
  const isAdjacentAuxiliary = isAdjacent(before, word) && auxiliary.test(before?.form ?? '');
  // Whether the form could only be a dual (for two persons) if it were a verb. Such a form is nearly always a noun: “dajejo
  // vlakna” (provide fibres).
  const isOnlyDual =
    word?.readings.every(
      (reading) =>
        reading.analysis.word.partOfSpeech !== 'verb' ||
        isVerbIn(reading, /^(?:pres|imp) [12]du/) ||
        reading.analysis.features.length === 0,
    ) ?? false;
  return (reading: Reading) => {
    const isNoun = reading.analysis.word.partOfSpeech === 'noun';
    // Verb forms for two persons (duals) and for a purpose (supines) are rare. Without “midva” (we two) in the clause,
    // “gradiva” (materials) and “moč” (power) are nouns.
    if (isVerbIn(reading, /^(?:pres|imp) [12]du|^sup/))
      return clause.some(({ form }) => form === 'midva') ? 1 : unlikely;
    if (isVerbIn(reading, /^(?:pres|imp) 3du/))
      return clause.some(({ form }) => /^(?:sta|oba|dva|in)$/.test(form)) ? 1 : unlikely;
    if (isParticiple(reading)) {
      // A participle before “, da” (that) needs no auxiliary: “…, vseeno zatrdili, da” (still claimed that)
      const speaks = words[position + 1]?.form === 'da' && !isAdjacent(word, words[position + 1]);
      if (opensPhrase || (!agrees && !speaks) || isAfterOtherParticiple) return unlikely;
      // A participle in “-lo” needs a neuter subject: “sodišče je opozorilo” (the court has warned). In “to je opozorilo”
      // (this is a warning), “opozorilo” is a noun.
      if (/lo$/.test(word?.form ?? '') && isBaseOfNoun && !hasNeuterSubject) return unlikely;
      // If the clause has another participle, the auxiliary belongs to that participle. So “nadomestila” is a noun in
      // “plačevanja nadomestila ne bi bilo” (compensation would not be paid).
      return hasOwnParticiple && !clause.some(({ form }) => /^(?:in|ter|ali|pa)$/.test(form)) ? lessLikely : 1;
    }
    // A passive participle needs an auxiliary directly beside it. So “roman” in “to ni bil roman” (it was not a novel) is
    // the noun (novel), not a form of “romati” (go on a pilgrimage).
    if (isVerbIn(reading, /^ppart/) && isBaseOfNoun && !isAdjacentAuxiliary) return unlikely;
    // A clause with a participle and its auxiliary contains no imperative: “Izgredi v mestu in okolici so se začeli” (the
    // riots in the city and its surroundings began)
    if (isVerbIn(reading, /^imp/) && hasOwnParticiple && clause.some(({ form }) => auxiliary.test(form)) && !callsVerb)
      return unlikely;
    // After a noun, the form is not an imperative: “laži” in “detektor laži” (lie detector) is a noun.
    if (isVerbIn(reading, /^imp/) && isAdjacent(before, word) && isPart(before, 'noun')) return unlikely;
    if (isVerbIn(reading, /^(?:pres|imp)/))
      return (opensPhrase && !callsVerb) || isJoined || isAfterGenitive || isBesideAuxiliary ? unlikely : 1;
    if (isNoun && isOnlyDual) return 1;
    if (isNoun && (callsVerb || (isOnlyVerb && !opensPhrase && !hasPreposition))) return unlikely;
    if (isNoun && isBare(reading) && word?.readings.some((each) => isVerbIn(each, /^(?:pres|imp)/))) return unlikely;
    const isNeeded =
      word?.readings.some(isParticiple) && !opensPhrase && ((agrees && !hasOwnParticiple) || isBehindAuxiliary);
    return isNoun && isNeeded ? lessLikely : 1;
  };
}

/**
 * Weighs participles. A participle needs an auxiliary in its clause: “odrasle” in “knjige za odrasle” (books for adults) is
 * not a form of “odrasti” (grow up).
 */
function weighParticiple(word: ReadWord, clause: readonly ReadWord[]) {
  const agrees = clause.some(({ form }) => agreeingAuxiliary(word.form).test(form));
  // The auxiliary may belong to another participle: in “ostali člani so glasovali” (the other members voted), “so” belongs
  // to “glasovali”, not to “ostali”.
  const next = clause[clause.indexOf(word) + 1];
  const hasOwn = clause.some((each) => each !== word && each.readings.length > 0 && each.readings.every(isParticiple));
  const describesNext = hasOwn && isPart(next, 'noun') && next?.form.at(-1) === word.form.at(-1);
  return (reading: Reading) => {
    // A few passive participles are verbs unless a noun follows: “določene” is a verb in “kvote, določene v prilogi” (quotas
    // laid down in the annex), but an adjective in “določene študije” (certain studies). Other passive participles are
    // adjectives: “smo prepričani” (we are sure).
    if (isVerbIn(reading, /^ppart/))
      return keptAsVerb.test(word.form) && !isPart(next, 'noun', 'adjective', 'determiner') ? 1 : lessLikely;
    if (isParticiple(reading)) return !agrees || describesNext ? unlikely : 1;
    // With an auxiliary, the form is a participle and not an adjective: “umrla” in “mati je umrla” (the mother died). In
    // “umrla mati” (the deceased mother), it is an adjective.
    const isNeeded = agrees && !hasOwn && !isPart(next, 'noun') && word.readings.some(isParticiple);
    return isNeeded && reading.analysis.word.partOfSpeech === 'adjective' ? lessLikely : 1;
  };
}

/**
 * Whether the clause has another finite verb. A clause has only one, so in “cene dela rastejo” (the prices of work grow),
 * “dela” is a noun.
 */
const hasOtherFiniteVerb = (clause: readonly ReadWord[], word: ReadWord | undefined): boolean =>
  !clause.some(({ form }) => joinsClauses.has(form)) &&
  clause.some(
    (each) =>
      each !== word &&
      each.form !== 'lahko' &&
      (/^(?:so|niso|bodo|bo|ni)$/.test(each.form) ||
        (each.readings.length > 0 && each.readings.every((reading) => isVerbIn(reading, /^pres/)))),
  );

const joinsClauses = new Set(
  'in ter ali pa a ki ko da če ker kar kdor kot kakor kako kaj kje kam kdaj zakaj kdo kateri katera katero katere naj saj toda vendar ampak temveč niti čeprav dokler preden kolikor'.split(
    ' ',
  ),
);

const isGenitiveOnly = (features: readonly string[]): boolean =>
  features.some((each) => each.startsWith('gen')) && !features.some((each) => each.startsWith('nom'));

/** Whether a preposition comes before this word, directly or before adjectives. */
function isBehindPreposition(words: readonly ReadWord[], position: number): boolean {
  let place = position - 1;
  const skipAttributes = () => {
    while (isPart(words[place], 'adjective', 'determiner', 'numeral') || isDeclinedParticiple(words[place])) place -= 1;
  };
  skipAttributes();
  // A preposition also belongs to a second noun that “in” (and) joins: “o preiskavi in zaščiti živali” (on the examination
  // and protection of animals).
  const joined = words[place - 1];
  const isAlike = isPart(joined, 'noun') && joined?.form.at(-1) === words[position]?.form.at(-1);
  if (/^(?:in|ter|ali)$/.test(words[place]?.form ?? '') && isAlike) {
    place -= 2;
    skipAttributes();
  }
  return prepositions.test(words[place]?.form ?? '');
}

/**
 * Whether the word is a participle that describes a noun: “ugotovljeni” in “v ugotovljeni škodi” (in the damage found).
 */
const isDeclinedParticiple = (word: ReadWord | undefined): boolean =>
  word !== undefined && word.readings.length > 0 && word.readings.every((reading) => isVerbIn(reading, /^ppart/));

/** The auxiliaries that agree with a participle: “je vozila” (drove). “so vozila” (are vehicles) does not agree. */
function agreeingAuxiliary(form: string): RegExp {
  if (/la$/.test(form)) return new RegExp(`${singular.source}|${dual.source}`);
  // “sta umrli” (two women died)
  return /l[ie]$/.test(form) ? new RegExp(`${plural.source}|^(?:sta|nista|bosta)$`) : singular;
}

function weighAdverb(words: readonly ReadWord[], position: number) {
  const isAdjective = isAdjectivePlace(words, position);
  return ({ analysis }: Reading) => {
    const { partOfSpeech } = analysis.word;
    if (isAdjective) return partOfSpeech === 'adverb' ? lessLikely : 1;
    return partOfSpeech === 'adjective' ? unlikely : 1;
  };
}
