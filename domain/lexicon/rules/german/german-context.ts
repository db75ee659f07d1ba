import type { ReadWord } from '../../read-sentence.ts';
import { clauseAround, endOfClause, gapBefore, type Place } from '../grammar-rule.ts';
import { isCapitalised, isInfinitive, isParticiple, mayBe } from '../word-classes.ts';

const comparative = /^(?:mehr|eher|anders|nichts|weiter|.{3,}er|.{3,}ere[mnrs]?)$/;

/** Matches infinitives with or without “zu” inside: “zurückzukaufen” (to buy back), “kaufen” (buy). */
const infinitiveWithZu = /^(?:\p{L}{2,6}zu)?\p{L}{3,}e?n$/u;

export const forms = { werden: 'wird wurde wurden werden werde werd wirst werdet worden' };

const isFinitePast = (word: ReadWord | undefined) =>
  word !== undefined &&
  !isCapitalised(word) &&
  word.analyses.some(
    ({ word: { partOfSpeech }, features }) => partOfSpeech === 'verb' && features.some((each) => /^past/.test(each)),
  );

/** Whether the word is an adjective or a participle with an ending: “freundliche” (friendly), “geplanten” (planned). */
export const isDeclined = (word: ReadWord) =>
  /e[mnrs]?$/.test(word.form) &&
  !isCapitalised(word) &&
  word.analyses.some(
    ({ word: { partOfSpeech }, features }) =>
      partOfSpeech === 'adjective' || features.some((each) => /^a?part decl/.test(each)),
  );

/** Whether the word may be a finite verb: “sind” (are), “kommt” (comes). */
export const isFiniteVerb = (word: ReadWord): boolean =>
  word.analyses.some(
    ({ word: { partOfSpeech }, features }) =>
      partOfSpeech === 'verb' && features.some((each) => /^(?:pres|past|subj|psubj)/.test(each)),
  );

/**
 * Words after which “als” may mean “when” without a comma: “erst als” (only when). After other words, “als” without a comma
 * means “as”: “trat eine Stelle als Lehrer an” (took a job as a teacher).
 */
const beforeClause =
  /^(?:und|oder|aber|denn|doch|damals|erst|schon|bereits|gerade|kaum|sogar|selbst|auch|immer|nur|besonders)$/;

/** Whether “als” opens a clause whose verb is in the past: “als er ging” (when he left). */
export function opensPast(place: Place): boolean {
  const isCompared = place.earlier.some((word) => comparative.test(word.form) && !isCapitalised(word));
  const [next] = place.after;
  if (isCompared || next === undefined || next.form === 'ob') return false;
  if (gapBefore(place) > 1 && mayBe(next, ['pronoun', 'determiner'], place.lexicon)) return true;
  if (gapBefore(place) === 1 && !beforeClause.test(place.before?.form ?? '')) return false;
  const last = endOfClause(place);
  return last !== undefined && last !== next && isFinitePast(last);
}

/** How many words after “um” are searched for the infinitive of the clause. */
const reachOfInfinitive = 16;
const beforeUm =
  /^(?:geht|ging|gehe|gehen|handelt|handelte|bittet|bat|bitten|bitte|kümmert|bemüht|streit|kampf|rund|sich|steigt|stieg|sank|ring|gebiet|raum|region|umland|bereich|zaun|mauer|gürtel|gegend)$/;

/**
 * Whether “um” opens an infinitive clause, with or without a comma: “um ihn bald zu sehen” (to see him soon), but not “um drei
 * Uhr” (at three).
 */
export function opensInfinitive(place: Place): boolean {
  const { before, rest, lexicon } = place;
  const [next] = rest;
  if (!next || /^\d/.test(next.form) || mayBe(next, ['numeral'], lexicon)) return false;
  if (gapBefore(place) === 1 && beforeUm.test(before?.form ?? '')) return false;
  const near = rest.slice(0, gapBefore(place) > 1 ? reachOfInfinitive : reachOfInfinitive / 2 + 4);
  return near.some(
    ({ form }, index) =>
      (form === 'zu' && isInfinitive(near[index + 1], 'de', lexicon)) ||
      (/.zu./.test(form) && infinitiveWithZu.test(form)),
  );
}

/** Whether the last word of the clause is an infinitive with “zu”: “zu senken” (to lower), “anzuheben” (to raise). */
export const isInfinitiveWithZu = ({ rest, lexicon }: Place, last: ReadWord | undefined): boolean =>
  last !== undefined &&
  ((rest[rest.indexOf(last) - 1]?.form === 'zu' && isInfinitive(last, 'de', lexicon)) ||
    last.analyses.some(({ features }) => features.includes('inf zu')));

/** Adjectives that could be mistaken for participles after “werden”: “wurde bekannt” (became known). */
const adjectives =
  /^(?:bekannt|berühmt|beliebt|verrückt|gesund|gewiss|gut|alt|kalt|leicht|recht|bereit|breit|satt|laut|dicht|seltener|älter)$/;

/** Forms that look like participles of verbs that the lexicon does not list, such as “abgekartet” (prearranged). */
const unlistedParticiple = /^(?:\p{L}{0,6}ge\p{L}{3,}(?:t|en)|\p{L}{3,}iert)$/u;

export const isPlainParticiple = (word: ReadWord | undefined) =>
  word !== undefined &&
  !isCapitalised(word) &&
  !adjectives.test(word.form) &&
  word.form !== 'worden' &&
  (isParticiple(word, 'de') || (word.analyses.length === 0 && unlistedParticiple.test(word.form)));

/**
 * The words from this verb to the end of its clause, and the word directly before the verb, such as “gebaut” in “gebaut
 * wird” (is built).
 */
function verbsBeside(place: Place): (ReadWord | undefined)[] {
  const last = endOfClause(place);
  const behind = last ? place.rest.slice(0, place.rest.indexOf(last) + 1) : place.rest;
  return [gapBefore(place) === 1 ? place.before : undefined, ...behind];
}

/** Infinitives that are also participles: “erhalten” (receive, received). */
const participleOrInfinitive =
  /^(?:erhalten|vergessen|verlassen|entlassen|erfahren|vertreten|beraten|betreten|empfangen|vergeben|enthalten|überlassen|verlesen|befahren|beladen|vermessen|zerfallen|überfallen|bewerben|hinterlassen|behalten|übertreten|widerrufen)$/;

/** Whether an infinitive follows “sich” directly: “werden sich fragen, was geplant ist” (will ask themselves what is planned). */
const asks = ({ rest: [next, afterNext], lexicon }: Place) =>
  /^(?:sich|mich|uns|dich|euch)$/.test(next?.form ?? '') &&
  isInfinitive(afterNext, 'de', lexicon) &&
  !isPlainParticiple(afterNext);

/**
 * Whether the clause has a subject such as “wir” and an accusative object: “wir werden den Brief erhalten” (we will receive
 * the letter).
 */
function isActive(place: Place): boolean {
  if (asks(place)) return true;
  if (!participleOrInfinitive.test(endOfClause(place)?.form ?? '')) return false;
  const forms = clauseAround(place).map(({ form }) => form);
  return (
    forms.some((form) => /^(?:ich|wir|er|du|man)$/.test(form)) &&
    forms.some((form) => /^(?:den|k?einen|ihn|seinen|meinen|unseren|ihren|diesen)$/.test(form))
  );
}

export const isInPassive = (place: Place) =>
  !isActive(place) && (verbsBeside(place).some(isPlainParticiple) || isContinued(place));

/**
 * Whether the participle comes only after a comma: “sie wurden leicht, er schwer verletzt” (they were slightly injured, he
 * badly).
 */
const isContinued = (place: Place) =>
  (/^wurden?$/.test(place.word.form) && isPlainParticiple(place.rest.at(-1))) ||
  isInterrupted(place, isPlainParticiple);

const opensClause =
  /^(?:dass|daß|weil|wenn|ob|die|der|das|den|dem|deren|dessen|denen|wo|was|wer|wie|als|obwohl|damit|um|während|nachdem|bevor|bis|denn|aber|sondern)$/;

/**
 * Whether commas or quotation marks separate the verb from its participle or infinitive: “wird das Land, vor allem im Süden,
 * zerstört” (the land is being destroyed, above all in the south).
 */
function isInterrupted({ word, rest }: Place, isEnd: (word: ReadWord) => boolean): boolean {
  if (!/^(?:wird|werden|wurden?|werde)$/.test(word.form) || (rest[0]?.start ?? 0) - word.end !== 1) return false;
  for (const [index, each] of rest.entries()) {
    const isBehindGap = each.start - (rest[index - 1]?.end ?? word.end) > 1;
    if (isBehindGap && opensClause.test(each.form)) return false;
    const endsHere = (rest[index + 1]?.start ?? Number.POSITIVE_INFINITY) - each.end > 1;
    if (endsHere && isEnd(each)) return true;
    const isOtherVerb =
      each.analyses.length > 0 && each.analyses.every(({ word: { partOfSpeech } }) => partOfSpeech === 'verb');
    if (isOtherVerb && !isCapitalised(each) && isFiniteVerb(each)) return false;
  }
  return false;
}

export const isInFuture = (place: Place) =>
  (!verbsBeside(place).some(isPlainParticiple) || isActive(place)) &&
  (isInterrupted(place, ({ form }) => /^(?:sein|haben)$/.test(form)) || hasInfinitiveBeside(place));

const hasInfinitiveBeside = (place: Place) =>
  verbsBeside(place).some(
    (word, index, all) =>
      word !== undefined &&
      !isCapitalised(word) &&
      all[index - 1]?.form !== 'zu' &&
      hasInfinitiveForm(word, index === all.length - 1),
  );

/**
 * Whether the form is an infinitive: “wird kommen” (will come). If the lexicon does not list the form, its ending decides:
 * “wird vorgehen” (will proceed).
 */
const hasInfinitiveForm = ({ form, analyses }: ReadWord, isLast: boolean) =>
  analyses.some(
    ({ word, features }) => word.partOfSpeech === 'verb' && features.some((each) => each.startsWith('inf')),
  ) ||
  (isLast && analyses.length === 0 && /..en$/.test(form));

export const hasNear =
  (pattern: RegExp) =>
  (place: Place): boolean =>
    clauseAround(place).some(({ form }) => pattern.test(form));

export const isNumber = (word: ReadWord | undefined, place: Place) =>
  /^\d/.test(word?.form ?? '') || (mayBe(word, ['numeral'], place.lexicon) && !/^eine?[mnrs]?$/.test(word?.form ?? ''));

/**
 * Articles, possessives and pronouns in the accusative: “die” in “in die Stadt” (into the town), but not “der” in “in der
 * Stadt” (in the town).
 */
export const accusative =
  /^(?:d(?:ie|as)|(?:k?ein|mein|dein|sein|ihr|unser|euer|eur)e?|dies(?:e|es)|jede|jedes|welche|welches|ihn|sie|mich|dich)$/;

/**
 * The words after this word in its clause. None if the word ends the clause, like “lassen” in “viel Geld lassen, aber”
 * (leave a lot of money, but).
 */
function restOfClause(place: Place): readonly ReadWord[] {
  const [next] = place.rest;
  if (next === undefined || next.start - place.word.end > 1) return [];
  return place.rest.slice(0, place.rest.indexOf(endOfClause(place) ?? place.word) + 1);
}

/** Whether the clause contains the infinitive of another verb: “ließ das Auto reparieren” (had the car repaired). */
export const hasInfinitive = (place: Place) =>
  [...place.earlier.slice(-2), ...restOfClause(place)].some(
    (word) =>
      !isCapitalised(word) &&
      !/^(?:lassen|sein|haben|werden|können|wollen|müssen)$/.test(word.form) &&
      isInfinitive(word, 'de', place.lexicon),
  );
