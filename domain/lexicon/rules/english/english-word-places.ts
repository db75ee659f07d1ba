import type { Reading, ReadWord } from '../../read-sentence.ts';
import { auxiliaries, objects, partOf } from './english-commands.ts';

type Exclude = (reading: Reading) => boolean;

const isPlural = (reading: Reading) => partOf(reading) === 'noun' && reading.analysis.features.includes('pl');
const isVerbIn =
  (features: RegExp): Exclude =>
  (reading) =>
    partOf(reading) === 'verb' && reading.analysis.features.some((each) => features.test(each));
const isThirdPerson: Exclude = (reading) =>
  partOf(reading) === 'verb' && reading.analysis.features.every((each) => each === 'pres 3sg');
const isPresent: Exclude = (reading) =>
  partOf(reading) === 'verb' && reading.analysis.features.every((each) => /^(?:inf|pres)/.test(each));
const isSingular: Exclude = (reading) => partOf(reading) === 'noun' && !reading.analysis.features.includes('pl');
const isOnly = (word: ReadWord | undefined, part: string) =>
  word !== undefined && word.readings.length > 0 && word.readings.every((reading) => partOf(reading) === part);

const determiners = /^(?:an?|the|my|your|his|her|our|their|its|this|that|these|those)$/;

/** Contractions of “be”, and verbs before an adjective: “it’s fine”, “they stayed calm”. */
const beforeAdjective =
  /^(?:i’m|it’s|he’s|she’s|we’re|you’re|they’re|that’s|im|ain’t|remain(?:s|ed)?|stay(?:s|ed)?|becomes?|became)$/;

const numbers = /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twenty|several|various|numerous|multiple)$/;

/** Plurals that often come before another noun: “sports club”. */
const pluralsBeforeNouns =
  /^(?:sports|arms|sales|goods|news|savings|customs|gas|christmas|texas|kansas|veterans|women|men|operations|systems|communications|physics|economics|politics|mathematics|series|species|means|rights|claims|parts|games|studies|services|materials|human|resources|students|children|kids|teachers|girls|boys)$/;

const besideVerb = /^(?:both|also|hereby|further|better|ever|thereby|just|then|\p{L}{3,}ly)$/u;
const modals =
  /^(?:to|do|does|did|will|would|can|could|should|must|may|might|don’t|didn’t|doesn’t|won’t|can’t|cannot|shall)$/;

/**
 * Excludes readings (interpretations) that a word cannot have at the start of a clause: “Cost” in “Cost of the trip” and
 * “Studies” in “Studies show that” are not verbs.
 */
export function findExcludedAtStart(word: ReadWord, next: ReadWord | undefined): Exclude | undefined {
  if (/^(?:is|was|are|were|isn’t|wasn’t)$/.test(next?.form ?? '')) return isPresent;
  if (next?.form === 'of') return isPresent;
  // “bargains” in “of intrigue, bargains, contracts” is a noun.
  if (word.readings.some(isPlural) && next !== undefined && next.start - word.end > 1) return isThirdPerson;
  const isBeforeVerb = isOnly(next, 'verb') && !/ing$/.test(next?.form ?? '');
  return word.readings.some(isPlural) && isBeforeVerb ? isThirdPerson : undefined;
}

/** Excludes further readings that the words before an English word make impossible. */
export function findFurtherExcluded(words: readonly ReadWord[], position: number): Exclude | undefined {
  const [earlier, before, word, next] = [-2, -1, 0, 1].map((offset) => words[position + offset]);
  if (!before || !word) return undefined;
  const hasAdjective = word.readings.some((reading) => partOf(reading) === 'adjective');
  // “awake” in “I’m awake” and “open” in “free and open to everyone” are adjectives.
  if (hasAdjective && (beforeAdjective.test(before.form) || (before.form === 'and' && isOnly(earlier, 'adjective'))))
    return (reading) => isPresent(reading) || isSingular(reading);
  // “arrest” in “28 arrest warrants” is a noun.
  if (numbers.test(before.form) && next?.readings.some(isPlural)) return isPresent;
  // “cut” in “a good cut” and “work” in “the same work” are nouns.
  if (determiners.test(earlier?.form ?? '') && before.readings.some((reading) => partOf(reading) === 'adjective'))
    return auxiliaries.test(word.form) ? undefined : isVerbIn(/^inf/);
  return undefined;
}

/** Finds further verb forms that the words around an English word require. */
export function findFurtherCalled(words: readonly ReadWord[], position: number): Exclude | undefined {
  const [earlier, before, word, next] = [-2, -1, 0, 1].map((offset) => words[position + offset]);
  if (!before || !word) return undefined;
  const isDictionaryForm = word.readings.some(isVerbIn(/^inf/));
  // “use” in “to intelligently use” and “order” in “we hereby order” are verbs.
  if (isDictionaryForm && besideVerb.test(before.form) && modals.test(earlier?.form ?? '')) return isVerbIn(/^inf/);
  // “work” in “people work hard” is a verb.
  if (
    isDictionaryForm &&
    before.form === 'people' &&
    word.form !== 'like' &&
    !/^(?:is|was|of|are|were)$/.test(next?.form ?? '')
  )
    return isVerbIn(/^(?:inf|pres$)/);
  const isBeforeObject = next !== undefined && next.start - word.end === 1 && objects.test(next.form);
  // “address” in “lectures that address the subject” and “egg” in “the kids egg him on” are verbs.
  if (
    isDictionaryForm &&
    isBeforeObject &&
    (/^(?:that|which)$/.test(before.form) ||
      (before.readings.some(isPlural) &&
        determiners.test(earlier?.form ?? '') &&
        !pluralsBeforeNouns.test(before.form)))
  )
    return isVerbIn(/^(?:inf|pres$)/);
  // “map” in “the results map onto the model” is a verb.
  const isSubject = isOnly(before, 'noun') && before.readings.every(isPlural) && !pluralsBeforeNouns.test(before.form);
  return isDictionaryForm && isSubject && /^(?:onto|into|from|with|through|together)$/.test(next?.form ?? '')
    ? isVerbIn(/^(?:inf|pres$)/)
    : undefined;
}
