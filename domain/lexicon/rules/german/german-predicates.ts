import type { Reading, ReadWord } from '../../read-sentence.ts';
import {
  becoming,
  besidePredicate,
  hasFeature,
  isAdjectival,
  isAdjective,
  isAdjectiveAndParticiple,
  isBoth,
  isCompared,
  isFiniteOnly,
  isFullVerb,
  isLowerCase,
  isOfContent,
  isOnlyVerb,
  isParticiple,
  isParticipleOrInfinitive,
  isVerb,
  mayBeVerb,
} from './german-word-kinds.ts';

/** Verbs before a predicate adjective: “ist nett” (is nice). */
const copula =
  /^(?:bin|bist|ist|sind|seid|war|warst|waren|wart|sei|seien|wäre|wären|sein|gewesen|bleibe?|bleibt|blieb|bleiben|blieben|wirkt|wirkte|wirken|wirkten|scheint|schien|schienen)$/;

/** Words that may follow a predicate adjective: “froh über” (glad about), “gut genug” (good enough). */
const mayFollow =
  /^(?:und|oder|aber|sondern|sowie|wie|als|zu|genug|an|auf|aus|bei|beim|für|gegen|in|im|mit|nach|über|um|unter|von|vom|vor|wegen|trotz|zum|zur|ob|dass|weil|ebenso)$/;

/** Adverbs before a preposition: “direkt” in “ist direkt unter dem Zimmer” (is directly below the room). */
const ofPlace =
  /^(?:direkt|gleich|genau|kurz|weit|hoch|tief|unmittelbar|knapp|früh|spät|lang|offiziell|ständig|täglich|jährlich|einzig|allein|bereits|nahe|ganz|gerade|rein|besonders)$/;

/** Adjectives that have no ending before a noun: “ein super Laden” (a great shop). */
const undeclined =
  /^(?:super|prima|klasse|spitze|top|extra|original|lila|rosa|orange|beige|halb|ganz|live|online|solo|echt|gut|groß|klein|neu|alt|deutsch|englisch|rein|pur|einzig|voll)$/;

const beforeDative = /^(?:im|am|zum|vom|beim|(?:d|ein|dies|sein|ihr)em)$/;

const weightOfAdverb = 0.03;
const weightOfAdjective = 0.2;

const weightOfRareForm = 0.01;

/**
 * Weighs each interpretation (reading) of a word according to its form. In the middle of a clause, “sicher” (safe) is not
 * the imperative of “sichern” (secure). A form that is listed as an adjective is neither a participle (“zuvorkommend”,
 * obliging) nor a form of another adjective: “lecker” (tasty) is not from “leck” (leaky).
 */
export function weighGermanForm(words: readonly ReadWord[], position: number): (reading: Reading) => number {
  const word = words[position];
  const before = words[position - 1];
  if (!word || word.readings.length < 2) return () => 1;
  const opensClause = before === undefined || word.start - before.end > 1;
  const isBesideI = before?.form === 'ich' || words[position + 1]?.form === 'ich';
  const hasOther = word.readings.some(({ analysis }) => analysis.word.partOfSpeech !== 'verb');
  const hasSecondPerson = words.some(({ form }) => /^(?:du|ihr)$/.test(form));
  const hasOwnAdjective = word.readings.some(
    ({ analysis }) => isAdjective(analysis) && analysis.word.base === word.form,
  );
  const hasOwnNoun = word.readings.some(
    ({ analysis }) => analysis.word.partOfSpeech === 'noun' && analysis.word.base === word.text,
  );
  const hasOwnAdverb = word.readings.some(
    ({ analysis }) => analysis.word.partOfSpeech === 'adverb' && analysis.word.base === word.form,
  );
  // “eingehende” in “eingehende Beratung” (detailed consultation) is an adjective of its own, not a participle of “eingehen”
  // (go in).
  const hasOwnParticiple = word.readings.some(
    ({ analysis }) =>
      isAdjective(analysis) && /end$/.test(analysis.word.base) && word.form.startsWith(analysis.word.base),
  );
  const hasAdjective = word.readings.some(({ analysis }) => isAdjective(analysis));
  const hasPositive = word.readings.some(({ analysis }) => isAdjective(analysis) && !isCompared(analysis.features));
  const hasVerb = word.readings.some(({ analysis }) => isVerb(analysis));
  const isInfinitive = word.readings.some(({ analysis }) => analysis.word.base === word.form && isVerb(analysis));
  const isBeforeNoun = /^\p{Lu}/u.test(words[position + 1]?.text ?? '');
  const isOnlyFiniteVerb = isPastOfClause(words, position);
  return ({ analysis: { word: found, features } }) => {
    // “Rate” (instalment) in “die Rate” is hardly the old dative of “Rat” (advice). “Gute” in “das Gute” (the good) is hardly
    // the old dative of “Gut” (estate).
    if (
      (hasOwnNoun || (hasAdjective && !beforeDative.test(before?.form ?? ''))) &&
      found.partOfSpeech === 'noun' &&
      found.base !== word.text &&
      features.every((each) => each === 'dat sg')
    )
      return weightOfRareForm;
    // “leben” in “Viele, meist arm, leben hier” (many people, mostly poor, live here) is hardly the noun “Leben” (life): it
    // is in lower case and has no article.
    if (
      found.partOfSpeech === 'noun' &&
      isLowerCase(word) &&
      hasOther &&
      hasVerb &&
      !opensObject.test(before?.form ?? '')
    )
      return weightOfRareForm;
    // “betrügen” (cheat) is hardly the subjunctive of “betragen” (amount to).
    if (
      isInfinitive &&
      found.base !== word.form &&
      features.length > 0 &&
      features.every((each) => /^psubj/.test(each))
    )
      return weightOfRareForm;
    // “vereinbaren” in “einen Termin vereinbaren” (arrange an appointment) is a verb, not a form of the adjective
    // “vereinbar” (compatible).
    if (
      isAdjective({ word: found, features }) &&
      found.base !== word.form &&
      ((isInfinitive && !isBeforeNoun) || isOnlyFiniteVerb)
    )
      return weightOfRareForm;
    // “still” (quiet) and “lecker” (yummy) are interjections only at the beginning of a clause.
    if (found.partOfSpeech === 'interjection' && !opensClause && word.readings.some(isOfContent))
      return weightOfRareForm;
    if (found.partOfSpeech === 'verb' && hasOther && features.length > 0) {
      // “Eintritt” in “Eintritt frei” (free entry) is a noun: the verb form “eintritt” (enters) comes only at the end of a
      // clause.
      if (before === undefined && hasOwnNoun && features.every((each) => /^(?:pres|past|subj|psubj)/.test(each)))
        return weightOfRareForm;
      if (features.every((each) => /^imp 2sg/.test(each)) && !opensClause && !isBesideI) return weightOfRareForm;
      // “schlicht” (plain) and “äußerst” (extremely) are verbs only beside “ihr” and “du” (you).
      if (features.every((each) => /\b2(?:sg|pl)\b/.test(each)) && !opensClause && !hasSecondPerson)
        return weightOfRareForm;
      // “überwiegend” (mainly) is hardly a participle.
      if ((hasOwnAdjective || hasOwnAdverb || hasOwnParticiple) && features.every((each) => each.startsWith('apart')))
        return weightOfRareForm;
    }
    // “Besseres” in “etwas Besseres” (something better) is no adverb, because an adverb has no ending.
    if (
      found.partOfSpeech === 'adverb' &&
      hasAdjective &&
      /(?:e[mns]|ere[rs]?)$/.test(word.form) &&
      found.base !== word.form
    )
      return before?.form === 'am' ? 1 : weightOfRareForm;
    if (hasPositive && isAdjective({ word: found, features }) && isCompared(features)) return weightOfRareForm;
    return hasOwnAdjective &&
      !/^\p{Lu}/u.test(words[position + 1]?.text ?? '') &&
      found.partOfSpeech === 'adjective' &&
      found.base !== word.form
      ? weightOfRareForm
      : 1;
  };
}

/**
 * Weighs a word that may be an adjective or an adverb, which have the same form in German. It is an adjective at the end of a
 * clause with “sein” (“das Essen war gut”, the food was good) or without a verb (“Lage gut”, location good). It is an adverb
 * before a participle or an adjective: “leicht verletzt” (slightly injured). A word that may be an adjective or a participle
 * is left to `weighParticiple`. Returns undefined for all other words, and if the clause does not show which is meant.
 */
export function weighPredicate(
  words: readonly ReadWord[],
  position: number,
): ((reading: Reading) => number) | undefined {
  const word = words[position];
  if (!word || !(isBoth(word) || isAdjectiveAndParticiple(word))) return undefined;
  const { clause, place } = clauseAt(words, position);
  if (isAdjectiveAndParticiple(word)) return weighParticiple(clause, place);
  const next = clause[place + 1];
  if (next && isAdjectival(next)) return ({ analysis }) => (isAdjective(analysis) ? weightOfAdjective : 1);
  // “häufig” in “bilden häufig Gruppen” (often form groups) is an adverb: an adjective before a noun would have an ending.
  if (next && !isLowerCase(next) && !undeclined.test(word.form) && !/e$/.test(word.form) && place > 0)
    return ({ analysis }) => (isAdjective(analysis) ? weightOfAdverb : 1);
  // “höllisch” in “wenn wir höllisch aufpassen” (if we watch out like hell) is an adverb.
  if (next && clause[place + 2] === undefined && isOnlyVerb(next) && !clause.some(({ form }) => copula.test(form)))
    return ({ analysis }) => (isAdjective(analysis) ? weightOfAdjective : 1);
  if (next && ofPlace.test(word.form) && mayFollow.test(next.form)) return undefined;
  // “freundlich” in “waren freundlich und haben geholfen” (were friendly and helped) is a predicate adjective.
  const afterNext = clause[place + 2];
  const isBeforeVerb =
    /^(?:und|aber|oder|sowie)$/.test(next?.form ?? '') && afterNext !== undefined && isFiniteOnly(afterNext);
  if (isBeforeVerb && copula.test(clause[place - 1]?.form ?? ''))
    return ({ analysis }) => (analysis.word.partOfSpeech === 'adverb' ? weightOfAdverb : 1);
  const endsPredicate =
    next === undefined || mayFollow.test(next.form) || copula.test(next.form) || becoming.test(next.form);
  // In “ist freundlich und das Zimmer wirkt gepflegt” (is friendly, and the room looks well-kept), “und” opens a new clause,
  // because a new subject follows.
  const opensOther =
    /^(?:und|aber|oder)$/.test(next?.form ?? '') &&
    afterNext !== undefined &&
    (!isLowerCase(afterNext) || opensObject.test(afterNext.form)) &&
    clause.slice(place + 3).some((each) => isLowerCase(each) && hasFeature(each, /^(?:pres|past)/));
  const others = clause.filter((other, index) => other !== word && !(opensOther && index > place));
  const last = others.findLast(({ form }) => !copula.test(form) && !becoming.test(form));
  // In “ist freundlich und bemüht” (is friendly and attentive), the participle is a predicate too.
  const isJoined = /^(?:und|oder)$/.test(next?.form ?? '') && clause[place + 2] === last;
  if (!endsPredicate || (last && clause.indexOf(last) > place && isParticiple(last) && !isJoined)) return undefined;
  const isPredicate =
    others.some(({ form }) => copula.test(form)) ||
    (!isJoined &&
      others.some(({ form }) => becoming.test(form)) &&
      ![...others, ...words.slice(-1)].some(isParticipleOrInfinitive)) ||
    ((next === undefined || isJoined) &&
      others.length > 0 &&
      !others.some((other) => mayBeVerb(other) && (other !== last || isFullVerb(other))));
  if (isPredicate) return ({ analysis }) => (analysis.word.partOfSpeech === 'adverb' ? weightOfAdverb : 1);
  // “deutlich” in “lag deutlich über dem Wert” (was clearly above the value) is an adverb.
  const isAdverbial =
    others.some(isFullVerb) &&
    !others.some(({ form }) => copula.test(form) || becoming.test(form) || besidePredicate.test(form));
  return isAdverbial ? ({ analysis }) => (isAdjective(analysis) ? weightOfAdjective : 1) : undefined;
}

const perfect = /^(?:habe?|hast|hat|habt|haben|hatte[nst]?|hätte[nst]?|worden)$/;
const passive = /^(?:wird|werden|wurden?|würden?)$/;

/** Words that form no passive after “werden”: “wurde bekannt” (became known). */
const inchoative = /^(?:bekannt|berühmt|beliebt|verrückt|gewiss|bereit|verliebt|vertraut|interessiert|aufgeregt)$/;

/**
 * Weighs a word that may be an adjective or a participle: an adjective in “ist überrascht” (is surprised), a participle in
 * “hat ihn überrascht” (surprised him).
 */
function weighParticiple(clause: readonly ReadWord[], place: number): ((reading: Reading) => number) | undefined {
  const next = clause[place + 1];
  const isPart = ({ form }: ReadWord) =>
    perfect.test(form) || (passive.test(form) && !inchoative.test(clause[place]?.form ?? ''));
  const endsClause = next === undefined || isPart(next) || /^(?:und|oder|sein)$/.test(next.form);
  const others = [...clause.slice(0, place).toReversed(), ...clause.slice(place + 1)];
  // In “sind alt und wurden ausgezeichnet” (are old and were honoured), “wurden” is the auxiliary of “ausgezeichnet”, because
  // it is nearer than “sind”.
  const isAuxiliary = (each: ReadWord) => isPart(each) || copula.test(each.form);
  const auxiliary = next && isAuxiliary(next) ? next : others.find(isAuxiliary);
  // In “die den Gast verwöhnt” (which spoils the guest), “verwöhnt” is the only finite verb of its clause.
  if (auxiliary === undefined)
    return others.length > 0 && clause[place] && isFiniteAlone(clause[place], others, next)
      ? ({ analysis }) => (isAdjective(analysis) ? weightOfAdverb : 1)
      : undefined;
  const isVerbal = clause.some(({ form }) => form === 'worden') || isPart(auxiliary);
  if (isVerbal) return endsClause ? ({ analysis }) => (isAdjective(analysis) ? weightOfAdverb : 1) : undefined;
  return ({ analysis }) => (isAdjective(analysis) ? 1 : weightOfAdverb);
}

const isFiniteAlone = (word: ReadWord, others: readonly ReadWord[], next: ReadWord | undefined) =>
  isLowerCase(word) &&
  hasFeature(word, /^(?:pres|past)/) &&
  (next === undefined || opensObject.test(next.form)) &&
  others.some((each) => isNominal(each) || opensObject.test(each.form)) &&
  !others.some((each) => isLowerCase(each) && hasFeature(each, /^(?:pres|past|subj|psubj)/));

const opensObject =
  /^(?:sich|mich|dich|ihn|ihm|uns|euch|ihnen|es|d(?:en|ie|as|em|er)|eine?[mnr]?|seine?[mnr]?|ihre?[mnr]?|diese?[mnrs]?)$/;

/**
 * Whether a form such as “verbreitete” (spread), which may also be an adjective, is the verb of its clause. It is the verb if
 * an object follows: “bestimmte den Kurs” (set the course). It is also the verb if the clause has no other verb and the form
 * follows a noun or a comma: “Der Sieg verbreitete Freude” (the victory spread joy).
 */
function isPastOfClause(words: readonly ReadWord[], position: number): boolean {
  const [before, word, next] = [words[position - 1], words[position], words[position + 1]];
  if (!word || !before || !isLowerCase(word) || !/ten?$/.test(word.form) || !hasFeature(word, /^past/)) return false;
  if (next && next.start - word.end === 1 && opensObject.test(next.form) && isNominal(before)) return true;
  const { clause } = clauseAt(words, position);
  const hasOther = clause.some(
    (other) =>
      other !== word &&
      isLowerCase(other) &&
      hasFeature(other, /^(?:pres|past|subj|psubj)/) &&
      other.readings.every(({ analysis }) => isVerb(analysis)),
  );
  // After a comma, a form such as “verbreitete” is the verb only if another verb stands before the comma: “Der Mann, der
  // kam, verbreitete Freude” (the man who came spread joy), but not “gute Lage, renovierte Zimmer” (good location, renovated
  // rooms).
  const isBehindClause = isLowerCase(before) && before.readings.every(({ analysis }) => isVerb(analysis));
  return !hasOther && (word.start - before.end > 1 ? isBehindClause : isNominal(before));
}

/** A noun, a name or a pronoun, which may be the subject of the following verb. */
const isNominal = ({ text, form }: ReadWord) =>
  /^\p{Lu}/u.test(text) || /^(?:er|sie|es|wir|ich|man|das|dies)$/.test(form);

function clauseAt(words: readonly ReadWord[], position: number): { clause: readonly ReadWord[]; place: number } {
  const isGap = (place: number) => (words[place]?.start ?? 0) - (words[place - 1]?.end ?? 0) > 1;
  let first = position;
  while (first > 0 && !isGap(first)) first -= 1;
  let last = position;
  while (last < words.length - 1 && !isGap(last + 1)) last += 1;
  return { clause: words.slice(first, last + 1), place: position - first };
}
