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

/** Nouns that mostly have a genitive after them. */
const beforeGenitive =
  /^(?:poskus|postop[ek]|količin|kos(?:ov|i|e|a)?$|kombinacij|vrst[aeio]$|število|števila|vrednost|uporab[aeo]$|izbir[aeo]$|izdelav|nakup|priprav[aeo]$|varstv|možnost|proces|potreb[eo]$|tok$)/;

/** Participles whose adjective has another meaning, so that only the place before a noun shows it. */
const keptAsVerb = /^(?:določen|zaključen|zavarovan|naveden|pooblaščen|zaseden|zaprt|strukturiran|registriran)/;

const unlikely = 0.05;
const lessLikely = 0.2;

/**
 * How well a reading of a Slovenian word fits its clause. Many forms are both a noun and a verb (“vozila”: vehicles,
 * drove) or both an adverb and an adjective (“močno”: strongly, strong). Some forms belong to two nouns (“test”: test,
 * of doughs).
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
  // “točno” (exactly) is an adverb. The dictionary also lists it for the expression “on the dot” and the adjective
  // “punctual”. A concept of the part of speech that the word has here is likelier.
  const isOfOwnPart = ({ conceptId, analysis }: Reading) => conceptId.endsWith(`/${analysis.word.partOfSpeech}`);
  const ownParts = new Set(word.readings.filter(isOfOwnPart).map(({ analysis }) => analysis.word.partOfSpeech));
  const isBorrowed = (reading: Reading) => {
    const { partOfSpeech } = reading.analysis.word;
    // “kopljejo” is a verb, so it is not a form of “kopati se” (have a swim), which is listed as an expression.
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
      // “poskus prevzema” (takeover attempt): a noun in the genitive follows.
      (beforeGenitive.test(before?.form ?? '') && isPart(before, 'noun')) ||
      (isPart(before, 'adjective', 'determiner', 'numeral') &&
        /(?:ega|emu|em|im|ih|imi|[aeo]|i|ov|ev|in|oj)$/.test(before?.form ?? '') &&
        // “v glavnem opravili” (mostly done): the adjective is singular.
        !(/(?:em|emu|ega)$/.test(before?.form ?? '') && /l[ie]$/.test(word?.form ?? ''))) ||
      // “kosov oblačil” (pieces of clothing): a noun in the genitive plural follows another.
      (/(?:ov|ev)$/.test(before?.form ?? '') && isPart(before, 'noun') && /[^aeiou]il$/.test(word?.form ?? '')));
  const hasOwnParticiple = clause.some(
    (each) => each !== word && each.readings.length > 0 && each.readings.every(isParticiple),
  );
  // In “so se prepiri končali” (the quarrels ended), “se” belongs to the participle.
  const callsVerb =
    isAdjacent(before, word) &&
    beforeFinite.test(before?.form ?? '') &&
    !(hasOwnParticiple && auxiliary.test(words[position - 2]?.form ?? ''));
  // “vozila” in “je kupilo vozila” (bought vehicles) is a noun: a second participle would have the same ending as
  // “kupilo”.
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
  // Whether the word is a participle after its auxiliary: “strašil” in “njen izraz me je strašil” (her expression
  // frightened me), but not “vozilo” in “kdo bo vozilo zapeljal” (who will drive the vehicle).
  const isBehindAuxiliary =
    !isBaseOfNoun && isAdjacent(before, word) && agreeingAuxiliary(word?.form ?? '').test(before?.form ?? '');
  // In “in potrdilo sodbo” (and upheld the judgment), the form is joined to another participle in -lo.
  const hasNeuterSubject = clause.some(
    (each) =>
      each !== word &&
      (isNeuter(each) || (/[^b].lo$/.test(each.form) && each.readings.length > 0 && each.readings.every(isParticiple))),
  );
  // Without a preposition, a form in -i is no locative, and a clause seldom opens with an object. So “vodi” in “danes
  // vodi” (leads today) and “zajema” in “…, zajema podatke” (covers the data) are verbs.
  const hasPreposition = isBehindPreposition(words, position);
  const isJoined = hasPreposition && /^(?:in|ter|ali)$/.test(before?.form ?? '');
  const isBare = ({ analysis }: Reading) =>
    analysis.word.base.toLowerCase() !== word?.form &&
    !hasPreposition &&
    !isPart(before, 'adjective', 'determiner', 'numeral') &&
    ((/i$/.test(word?.form ?? '') && analysis.word.base.endsWith('a')) ||
      (before !== undefined && !isAdjacent(before, word)));
  // In “katere igra je postala” (whose play became), “igra” is no finite verb, because a finite verb has no auxiliary beside
  // it.
  const isBesideAuxiliary =
    (isAdjacent(before, word) && auxiliary.test(before?.form ?? '') && before?.form !== 'si') ||
    (isAdjacent(word, words[position + 1]) &&
      /^(?:je|so|bo|bodo|sta|smo|ni|niso)$/.test(words[position + 1]?.form ?? '')) ||
    hasOtherFiniteVerb(clause, word) ||
    (hasOwnParticiple &&
      clause.some(({ form }) => auxiliary.test(form)) &&
      !clause.some(({ form }) => /^(?:in|ter|ali|pa|ki|ko|da|če)$/.test(form)));
  // “zato se vse pogosteje govori” (so people say it more and more often): a clause with “se” or “ki” has a verb.
  const isOnlyVerb =
    clause.some(({ form }) => /^(?:se|ki|ga|jo|jih|mu|ji|jim|kdor|kar|ko|če|ker)$/.test(form)) &&
    !clause.some((each) => each !== word && mayBePart(each, 'verb'));
  const isAdjacentAuxiliary = isAdjacent(before, word) && auxiliary.test(before?.form ?? '');
  // “dajejo vlakna” (provide fibres): if only a dual would be a verb, the form is a noun.
  const isOnlyDual =
    word?.readings.every(
      (reading) =>
        reading.analysis.word.partOfSpeech !== 'verb' ||
        isVerbIn(reading, /^(?:pres|imp) [12]du/) ||
        reading.analysis.features.length === 0,
    ) ?? false;
  return (reading: Reading) => {
    const isNoun = reading.analysis.word.partOfSpeech === 'noun';
    // Duals and supines of verbs are rare. Without “midva” (we two), “gradiva” (materials) and “moč” (power) are nouns.
    if (isVerbIn(reading, /^(?:pres|imp) [12]du|^sup/))
      return clause.some(({ form }) => form === 'midva') ? 1 : unlikely;
    if (isVerbIn(reading, /^(?:pres|imp) 3du/))
      return clause.some(({ form }) => /^(?:sta|oba|dva|in)$/.test(form)) ? 1 : unlikely;
    if (isParticiple(reading)) {
      // The participle before “, da” needs no auxiliary: “…, vseeno zatrdili, da” (still claimed that)
      const speaks = words[position + 1]?.form === 'da' && !isAdjacent(word, words[position + 1]);
      if (opensPhrase || (!agrees && !speaks) || isAfterOtherParticiple) return unlikely;
      // “opozorilo” is a noun in “to je opozorilo” (this is a warning) and a participle in “sodišče je opozorilo” (the court
      // has warned): a participle in -lo needs a neuter subject.
      if (/lo$/.test(word?.form ?? '') && isBaseOfNoun && !hasNeuterSubject) return unlikely;
      // In “plačevanja nadomestila ne bi bilo” (compensation would not be paid), the auxiliary “bi” belongs to the participle
      // “bilo”, so “nadomestila” is a noun.
      return hasOwnParticiple && !clause.some(({ form }) => /^(?:in|ter|ali|pa)$/.test(form)) ? lessLikely : 1;
    }
    // “roman” in “to ni bil roman” (it was not a novel) is no participle of “romati” (go on a pilgrimage), because no
    // auxiliary stands beside it.
    if (isVerbIn(reading, /^ppart/) && isBaseOfNoun && !isAdjacentAuxiliary) return unlikely;
    // A clause that has a participle contains no command: “Izgredi v mestu in okolici so se začeli” (the riots in the
    // city and its surroundings began)
    if (isVerbIn(reading, /^imp/) && hasOwnParticiple && clause.some(({ form }) => auxiliary.test(form)) && !callsVerb)
      return unlikely;
    // In “detektor laži” (lie detector), “laži” is no imperative of “lagati” (lie).
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

/** A participle needs an auxiliary in its clause: in “knjige za odrasle”, “odrasle” (adults) is no form of “odrasti” (grow up). */
function weighParticiple(word: ReadWord, clause: readonly ReadWord[]) {
  const agrees = clause.some(({ form }) => agreeingAuxiliary(word.form).test(form));
  // In “ostali člani so glasovali” (the other members voted), the auxiliary “so” belongs to another participle than “ostali”.
  const next = clause[clause.indexOf(word) + 1];
  const hasOwn = clause.some((each) => each !== word && each.readings.length > 0 && each.readings.every(isParticiple));
  const describesNext = hasOwn && isPart(next, 'noun') && next?.form.at(-1) === word.form.at(-1);
  return (reading: Reading) => {
    // Passive participles kept as verbs: “določene” in “kvote, določene v prilogi” (quotas laid down in the annex), but
    // not “prepričani” in “smo prepričani” (we are sure) or “določene” in “določene študije” (certain studies).
    if (isVerbIn(reading, /^ppart/))
      return keptAsVerb.test(word.form) && !isPart(next, 'noun', 'adjective', 'determiner') ? 1 : lessLikely;
    if (isParticiple(reading)) return !agrees || describesNext ? unlikely : 1;
    // “umrla” is a participle in “mati je umrla” (the mother died), but an adjective in “umrla mati” (the deceased
    // mother).
    const isNeeded = agrees && !hasOwn && !isPart(next, 'noun') && word.readings.some(isParticiple);
    return isNeeded && reading.analysis.word.partOfSpeech === 'adjective' ? lessLikely : 1;
  };
}

/** In “cene dela rastejo” (the prices of work grow), “dela” is no verb, because a clause has one finite verb. */
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
  // In “o preiskavi in zaščiti živali” (on the examination and protection of animals), the preposition also belongs to the
  // second noun.
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

/** The auxiliaries that a participle can have: “je vozila” (drove), but not “so vozila” (are vehicles). */
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
