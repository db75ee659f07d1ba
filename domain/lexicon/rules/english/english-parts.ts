import type { Reading, ReadWord } from '../../read-sentence.ts';
import { partOf } from './english-commands.ts';

const strong = 0.02;
const mild = 0.15;

const articles = new Set('the a an my your his her its our their this that each every no another whose'.split(' '));
const quantities =
  /^(?:\d[\d.,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundred|thousand|several|many|few|various|numerous|these|those)$/;
const prepositions = new Set(
  'of in for with from by at on about into against between during without through under over per towards toward among within upon after before despite amid via'.split(
    ' ',
  ),
);
const linkingVerbs = new Set(
  'is was are were be been am isn’t wasn’t aren’t weren’t it’s he’s she’s that’s they’re we’re i’m you’re seem seems seemed remain remains remained become becomes became very too so quite rather extremely'.split(
    ' ',
  ),
);
const progressive = new Set(
  'am is are was were be been isn’t aren’t wasn’t weren’t i’m you’re we’re they’re he’s she’s it’s keep keeps kept'.split(
    ' ',
  ),
);
/** Words after which a noun phrase is complete: “a creative stand for”, “the initial cut was”. */
const afterPhrase = new Set(
  'of in for with from by at on to into between that which who is was are were has had and or but will can could would may must'.split(
    ' ',
  ),
);
const joining = new Set(['and', 'or', 'but']);
const openers = new Set('the a an my your his her its our their this these those it them him us me you'.split(' '));
/** Words that keep their own sense rules, or whose parts of speech mean the same. */
const decidedElsewhere =
  /^(?:good|well|like|right|back|little|last|past|future|kind|mean|own|following|said|human|even|just|still|only|enough|fun|cool|worth|close|left|home|fine|down|up|out)$/;
/** Words that mean something else as an adjective than as a noun: “a stable condition” and “a stable for horses”. */
const adjectivesOrNouns = new Set(
  'male female faint novel patent minor major private principal potential characteristic representative suspect mortal capital cardinal square flat blank plain deep firm tender stable subject objective express runaway senior junior prime grave gross net odd void wild relative sole spare striking tense terminal twin uniform upright stray swift rash fancy foul compact complex concrete brief bold bare elder elastic pale patient premium rare rear rank raw savage sound stout straight tight ultimate vain light'.split(
    ' ',
  ),
);

const isOf = (word: ReadWord | undefined, ...parts: string[]): boolean =>
  word?.readings.some((reading) => parts.includes(partOf(reading))) ?? false;
const isOnlyOf = (word: ReadWord | undefined, ...parts: string[]): boolean =>
  word !== undefined && word.readings.length > 0 && word.readings.every((reading) => parts.includes(partOf(reading)));
const mayBePresent = (reading: Reading): boolean =>
  partOf(reading) === 'verb' && reading.analysis.features.some((each) => /^(?:inf|pres)/.test(each));
const isThirdPerson = (reading: Reading): boolean =>
  partOf(reading) === 'verb' && reading.analysis.features.every((each) => each === 'pres 3sg');
const isPlural = (reading: Reading): boolean => partOf(reading) === 'noun' && reading.analysis.features.includes('pl');
const isSingularNoun = ({ readings }: ReadWord): boolean =>
  readings.some((reading) => partOf(reading) === 'noun' && !reading.analysis.features.includes('pl')) &&
  !readings.some(({ analysis }) => analysis.features.some((each) => /^(?:past|pres 3sg)/.test(each)));
const isGerund = (reading: Reading): boolean =>
  partOf(reading) === 'verb' && reading.analysis.features.some((each) => each.startsWith('ger'));

type Weigh = ((reading: Reading) => number) | undefined;
type Neighbours = {
  word: ReadWord;
  before: ReadWord | undefined;
  earlier: ReadWord | undefined;
  next: ReadWord | undefined;
  second: ReadWord | undefined;
};

/**
 * Weighs the parts of speech of an English word by its place in the phrase, for all words without a rule of their own:
 * “stable” in “in a stable and improving condition” is an adjective, “cut” in “a good cut” is a noun.
 */
export function weighEnglishParts(words: readonly ReadWord[], position: number): Weigh {
  const word = words[position];
  if (!word || decidedElsewhere.test(word.form)) return undefined;
  const isJoined = (left: ReadWord | undefined, right: ReadWord | undefined) =>
    left !== undefined && right !== undefined && right.start - left.end === 1;
  const before = isJoined(words[position - 1], word) ? words[position - 1] : undefined;
  const earlier = isJoined(words[position - 2], before) ? words[position - 2] : undefined;
  const next = isJoined(word, words[position + 1]) ? words[position + 1] : undefined;
  const second = isJoined(next, words[position + 2]) ? words[position + 2] : undefined;
  const place = { word, before, earlier, next, second };
  const weights = [weighAdjective(place), weighNoun(place), weighGerund(place)].filter((each) => each !== undefined);
  return weights.length === 0 ? undefined : (reading) => weights.reduce((product, each) => product * each(reading), 1);
}

/** A word that may be an adjective or a noun. */
function weighAdjective({ word, before, next, second }: Neighbours): Weigh {
  if (!isOf(word, 'adjective') || !isOf(word, 'noun') || !adjectivesOrNouns.has(word.form)) return undefined;
  const isInPhrase =
    before === undefined ||
    articles.has(before.form) ||
    prepositions.has(before.form) ||
    isOnlyOf(before, 'adjective', 'determiner', 'numeral') ||
    isOnlyOf(before, 'verb');
  // “male” in “all male citizens” and “faint” in “the faint rustle”
  const isBeforeNoun =
    isOnlyOf(next, 'noun') ||
    (before !== undefined && articles.has(before.form) && next !== undefined && isSingularNoun(next));
  // “stable” in “in a stable and improving condition”
  const isBesideAdjective =
    next !== undefined &&
    joining.has(next.form) &&
    ((isOf(second, 'adjective') && !isOf(second, 'noun', 'determiner')) || /.{3}(?:ing|ed)$/.test(second?.form ?? ''));
  if (isInPhrase && (isBeforeNoun || isBesideAdjective)) return (reading) => (partOf(reading) === 'noun' ? mild : 1);
  // “stable” in “she was stable”
  if (before !== undefined && linkingVerbs.has(before.form) && (next === undefined || joining.has(next.form)))
    return (reading) => (partOf(reading) === 'noun' ? strong : 1);
  // “novel” in “a novel of manners”, but not “the poor are”
  const isAtEnd = next === undefined || next.form === 'of' || next.form === 'that' || next.form === 'which';
  if (before !== undefined && /^(?:an?|every|each|another|whose)$/.test(before.form) && isAtEnd)
    return (reading) => (partOf(reading) === 'adjective' ? mild : 1);
  return undefined;
}

/** A word that may be a noun or a verb in the present. */
function weighNoun({ word, before, earlier, next }: Neighbours): Weigh {
  if (!isOf(word, 'noun') || !word.readings.some(mayBePresent) || before === undefined) return undefined;
  const endsPhrase = next === undefined || afterPhrase.has(next.form);
  // “cut” in “a good cut” and “cost” in “the average cost of”. Unlike “file”, these forms may also be in the past.
  if (
    isOf(before, 'adjective') &&
    !isOf(before, 'adverb') &&
    earlier !== undefined &&
    articles.has(earlier.form) &&
    endsPhrase
  )
    return (reading) => (mayBePresent(reading) ? strong : 1);
  // “study” in “in one study”
  if (before.form === 'one' && !word.readings.some(isPlural)) return (reading) => (mayBePresent(reading) ? strong : 1);
  if (!word.readings.some(isPlural)) {
    // “control” in “more capacity and control into”
    const isListed =
      joining.has(before.form) && isOnlyOf(earlier, 'noun') && (next === undefined || prepositions.has(next.form));
    return isListed ? (reading) => (mayBePresent(reading) ? mild : 1) : undefined;
  }
  // “pins” in “48,000 pins” and “points” in “15 IQ points”
  const isCounted = quantities.test(before.form) || (earlier !== undefined && quantities.test(earlier.form));
  // “changes” in “major lasting changes” and “issues” in “students issues”: no singular subject comes before the word.
  const isAfterAdjective = isOf(before, 'adjective') && !isOf(before, 'noun', 'adverb', 'pronoun', 'name');
  const isAfterPlural = before.readings.length > 0 && before.readings.every(isPlural);
  return isCounted || isAfterAdjective || isAfterPlural
    ? (reading) => (isThirdPerson(reading) ? strong : 1)
    : undefined;
}

/** A form in “-ing” that may be a noun: “plumbing” in “they do plumbing and heating”, but not “she was hiking”. */
function weighGerund({ word, before, next }: Neighbours): Weigh {
  if (!word.form.endsWith('ing') || !isOf(word, 'noun') || !word.readings.some(isGerund)) return undefined;
  if (before === undefined || progressive.has(before.form) || (next !== undefined && openers.has(next.form)))
    return undefined;
  const isAfterDeterminer = articles.has(before.form) || isOnlyOf(before, 'adjective', 'determiner');
  const endsPhrase = next === undefined || joining.has(next.form) || next.form === 'of';
  return isAfterDeterminer && endsPhrase ? (reading) => (isGerund(reading) ? mild : 1) : undefined;
}
