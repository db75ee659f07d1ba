import type { Place, Rule } from '../../grammar-rule.ts';
import { isOnly, isParticiple, mayBe } from '../../word-classes.ts';
import { formOf, isAfter, isBefore, ofNoun, ofVerb, sense } from '../english-senses.ts';

const likely = { weightElsewhere: 1, weightOfOthers: 1e-6 };
const only = { weightElsewhere: 1e-6, weightOfOthers: 1e-6 };

const received =
  /^(?:compliments?|letters?|words?|news|repl(?:y|ies)|answers?|messages?|e-?mails?|calls?|responses?|feedback|attention|treatment|payments?|raises?|refunds?|gifts?|presents?|prizes?|awards?|invitations?|visits?|complaints?|credit|blame|benefits?|advice|training|sentences?|punishment|applause|reviews?|praise|funding|package|parcel|shipment|notice|warnings?|mail|support|grants?)$/;
const moved = /^(?:into|off|onto|inside)$/;
const determiner = /^(?:the|an?|my|your|his|her|our|their|its|this|that|these|those|some|any|no|more)$/;
const objectOrDeterminer = /^(?:it|him|her|them|me|you|us|the|my|your|his|our|their|its|this|that|these|those)$/;
const state =
  /^(?:tired|bored|married|lost|dressed|used|drunk|excited|confused|stuck|involved|started|interested|scared|worried|engaged|divorced|annoyed|done|ready|better|worse|rid)$/;

/** Whether one of the words is the noun of the object: “got a kind letter”, but not “got home and wrote a letter”. */
const hasReceivedObject = ({ word, after }: Place): boolean => {
  const [first, second, third] = after;
  if (first === undefined || first.start - word.end > 1) return false;
  if (received.test(formOf(first))) return true;
  if (received.test(formOf(second)))
    return !/^(?:to|into|on|out|back|home|and|the)$/.test(formOf(first)) || first.form === 'the';
  return (
    determiner.test(formOf(first)) && received.test(formOf(third)) && !/^(?:to|and|of|in|on|for)$/.test(formOf(second))
  );
};

const thanked =
  /^(?:grateful|gratitude|happy|glad|thanked|thank|blamed?|criticis(?:e|ed)|criticiz(?:e|ed)|known|famous|praised?|apologi[sz]ed?|sorry|punished|awarded|arrested|reputation|convicted|responsible|renowned|noted|admired)$/;
const time = /^(?:\d+|years?|months?|weeks?|days?|hours?|centuries|decades|long|many|several|two|three|ten)$/;
const nearDecision = /^(?:decisions?|choices?)$/;

/** Senses of common words that the object, the words of place after it, or the adjective before it show. */
export const generalTextSenses: readonly Rule[] = [
  ofVerb('get gets got getting gotten', 'receive/verb', hasReceivedObject, likely),
  // “got the piano into place”
  ofVerb(
    'get gets got getting gotten',
    'get-move/verb',
    ({ after }) => objectOrDeterminer.test(formOf(after[0])) && after.slice(1, 4).some(({ form }) => moved.test(form)),
    only,
  ),
  // “got robbed”, but not “got tired”
  ofVerb(
    'get gets got getting gotten',
    'be-passive/verb',
    ({ word, after: [next], lexicon }) =>
      next !== undefined &&
      next.start - word.end === 1 &&
      isParticiple(next, 'en') &&
      isOnly(next, ['verb'], lexicon) &&
      !state.test(next.form),
    { weightElsewhere: 1, weightOfOthers: 1e-4 },
  ),
  ofVerb(
    'make makes made making',
    'make-a-decision-choice/verb',
    ({ earlier, word, after }) =>
      after.slice(0, 5).some(({ form }) => nearDecision.test(form)) ||
      (word.form === 'made' && earlier.slice(-4).some(({ form }) => nearDecision.test(form))),
    only,
  ),
  // “keep children out of the kitchen”
  ofVerb(
    'keep keeps kept keeping',
    'keep-in-place/verb',
    ({ after }) =>
      !/^(?:away|out|off)$/.test(formOf(after[0])) &&
      after.slice(1, 4).some(({ form }) => /^(?:away|out|off|apart|inside|indoors|together)$/.test(form)),
    likely,
  ),
  // “such a house”, but not “such a beautiful house”
  sense(
    'such',
    'such/determiner',
    ({ after: [next, second], lexicon }) =>
      /^an?$/.test(formOf(next)) && mayBe(second, ['noun'], lexicon) && !mayBe(second, ['adjective'], lexicon),
    likely,
  ),
  // “grateful for your help”
  sense(
    'for',
    'for-in-return/preposition',
    (place) =>
      !time.test(formOf(place.after[0])) &&
      (thanked.test(formOf(place.before)) ||
        (/^(?:you|him|her|them|us|me|god)$/.test(formOf(place.before)) &&
          /^(?:thank(?:ed|s)?|blamed?|praised?|criticis(?:e|ed))$/.test(formOf(place.earlier.at(-2))))),
    only,
  ),
  ofNoun(
    'concern concerns',
    'concern-worry/noun',
    (place) =>
      isAfter(/^(?:and|or|of|with|growing|great|serious|deep|main|public|grave|little|much|some|any|no|as)$/)(place) &&
      !isBefore(/^(?:the|an?|us|them|you|me|him|her)$/)(place),
    likely,
  ),
  ofNoun(
    'sway',
    'sway-influence/noun',
    (place) =>
      isAfter(/^(?:the|his|her|their|its|under|hold|holds|held|holding|more|great|much|political)$/)(place) &&
      !isBefore(/^(?:gently|slowly|in|to)$/)(place),
    only,
  ),
  sense(
    'wholesale',
    'wholesale-trade/adjective',
    isBefore(
      /^(?:prices?|markets?|trade|trader|traders|customers?|power|electricity|gas|goods|business|distribution|distributors?|costs?|club|nursery|dealers?|supplier|suppliers|energy|sales|rates?)$/,
    ),
    only,
  ),
];
