import type { ReadWord } from '../../../read-sentence.ts';
import type { Misreading } from '../../misreading.ts';
import { isOnly, mayBe } from '../../word-classes.ts';

const someOf = (words: readonly ReadWord[], forms: ReadonlySet<string>) => words.some(({ form }) => forms.has(form));

const clothes = new Set(
  'clothes clothing dress suit uniform shirt trousers pants jeans pyjamas pajamas gown nightgown shorts swimsuit costume robe outfit shoes boots jacket dry clean something skirt sweater tracksuit kit'.split(
    ' ',
  ),
);
const ways = new Set(
  'street road block blocks path hall hallway corridor river avenue lane alley aisle trail highway track drive mile miles'.split(
    ' ',
  ),
);
const determiners = new Set('a an the my your his her our their this that each every another'.split(' '));
const sides = new Set('left right side sky distance future east west north south past ground window'.split(' '));

const takenActions = new Set(
  'delivery place part action steps measures care time off note notes pictures photos photo picture refuge shelter pleasure pride interest classes courses lessons'.split(
    ' ',
  ),
);
const produced = new Set(
  'food album albums record records statement statements product products music song songs call report book books work magazine video videos movie movies release'.split(
    ' ',
  ),
);
const reactions = new Set(
  'approval resistance success opposition criticism failure hostility applause support disapproval scepticism skepticism enthusiasm acclaim refusal silence protest protests accident'.split(
    ' ',
  ),
);
const quotes = new Set('prices price stocks shares markets oil dollar'.split(' '));
const thrownAway = new Set(
  'trash rubbish garbage clothes food stuff things box boxes paper old leftovers it them'.split(' '),
);
const persons = new Set('me him her us you people man men guy guys tenants drunk'.split(' '));

export const generalMisreadings: readonly Misreading[] = [
  {
    // False match: “the frog changed into a prince”. True match: “change into a dress” (put on).
    language: 'en',
    base: /^change into$/,
    isSeen: ({ conceptId, later }) =>
      conceptId.startsWith('change-into-clothes-en/') !== someOf(later.slice(0, 6), clothes),
  },
  {
    // False match: “they looked to the left”. True match: “they look to the doctor for help” (expect it from).
    language: 'en',
    base: /^look to$/,
    isSeen: ({ conceptId, span: [first], later }) =>
      conceptId.startsWith('look-to-somebody-en/') &&
      (!/^(?:look|looking|looked)$/.test(first?.form ?? '') ||
        someOf(later.slice(0, 2), sides) ||
        !later.slice(1, 7).some(({ form }) => form === 'for' || form === 'to')),
  },
  {
    // False match: “prices go down”. True match: “go down the road” (walk along).
    language: 'en',
    base: /^go down$/,
    isSeen: ({ conceptId, next, later }) =>
      conceptId.startsWith('go-down-along-en/') !== (next !== undefined && someOf(later.slice(0, 4), ways)),
  },
  {
    // False match: “inform me that some of it”. True match: “inform me of the result”.
    language: 'en',
    base: /^(?:inform|tell|remind|warn|convince|assure|notify) … (?:of|about)$/,
    isSeen: ({ span }) => span.some(({ form }) => /^(?:that|when|if|how|why)$/.test(form)),
  },
  {
    // False match: “I know that of course”. True match: “its size and that of the dog”.
    language: 'en',
    base: /^th(?:at|ose) of$/,
    isSeen: ({ before, next }) =>
      next === undefined ||
      /^(?:all|course|the|you|us|them|me|who|whom|which)$/.test(next.form) === (next.form !== 'the') ||
      /^(?:so|know|think|say|said)$/.test(before?.form ?? ''),
  },
  {
    // False match: “a painting on the wall”, where “painting” is a noun. True match: “paint on the wall”.
    language: 'en',
    base: /^[a-z]+ (?:on|in|with|about|at|of|for|from|to|over|into|off)$/,
    isSeen: ({ conceptId, span: [first, second], before, lexicon }) =>
      /\/(?:verb|expression)$/.test(conceptId) &&
      first !== undefined &&
      second?.start === first.end + 1 &&
      /.ing$/.test(first.form) &&
      before !== undefined &&
      first.start - before.end === 1 &&
      determiners.has(before.form) &&
      isOnly(first, ['noun', 'verb'], lexicon) &&
      mayBe(first, ['noun'], lexicon),
  },
  {
    // False match: “I like this one the most”. True match: “the most people”.
    language: 'en',
    base: /^(?:the )?most$/,
    isSeen: ({ span, next, lexicon }) =>
      span.length === 2 &&
      (next === undefined ||
        /^(?:would|is|was|are|were|about|in|when|and|because|but|out)$/.test(next.form) ||
        !mayBe(next, ['noun', 'adjective', 'adverb', 'verb', 'determiner'], lexicon)),
  },
  {
    // False match: “put out the light”. True match: “they put out a new album” (published).
    language: 'en',
    base: /^put (?:… )?out$/,
    isSeen: ({ conceptId, span, later }) =>
      conceptId.startsWith('put-out-produce-en/') !== (span.length === 2 && someOf(later.slice(0, 5), produced)),
  },
  {
    // False match: “he met with her”. True match: “the plan met with approval” (got).
    language: 'en',
    base: /^meet with$/,
    isSeen: ({ conceptId, later }) =>
      conceptId.startsWith('meet-with-receive-en/') !== someOf(later.slice(0, 4), reactions),
  },
  {
    // False match: “it sent prices to a new level”. True match: “they sent the letter to me”.
    language: 'en',
    base: /^send (?:… )?to$/,
    isSeen: ({ span }) => someOf(span, quotes),
  },
  {
    // False match: “throw out of the window”. True match: “they threw him out of the house” (made him leave).
    language: 'en',
    base: /^throw (?:… )?out(?: of)?$/,
    isSeen: ({ conceptId, span, next, later }) => {
      const isRubbish = someOf([...span, ...later.slice(0, 4)], thrownAway);
      const isPerson = someOf(span, persons) || next?.form === 'of';
      if (conceptId.startsWith('throw-out-of-place-en/'))
        return isRubbish || someOf(later.slice(0, 3), new Set(['window']));
      if (conceptId.startsWith('throw-away/')) return isPerson && !isRubbish;
      return conceptId.startsWith('throw-out/') && !isPerson;
    },
  },
  {
    // False match: “take delivery in the port”. True match: “take a homeless cat in” (give it a home).
    language: 'en',
    base: /^take … in$/,
    isSeen: ({ span }) => someOf(span, takenActions),
  },
  {
    // False match: “a 60-year-old man”. True match: “the old man”.
    language: 'en',
    base: /^old (?:man|woman|lady|people)$/,
    isSeen: ({ before }) => /(?:^|-)years?$/.test(before?.form ?? ''),
  },
  {
    // False match: “and how it grew”. True match: “and how!” (very much).
    language: 'en',
    base: /^and how$/,
    isSeen: ({ next }) => next !== undefined,
  },
  {
    // False match: “nobody goes on it”. True match: “what goes on here” (happens).
    language: 'en',
    base: /^go on$/,
    isSeen: ({ next }) =>
      /^(?:it|them|an?|the|this|that|my|your|his|her|our|their|holiday|vacation)$/.test(next?.form ?? ''),
  },
  {
    // False match: “she took some time off”. True match: “it takes some time”.
    language: 'en',
    base: /^take (?:a while|some time)$/,
    isSeen: ({ next }) => /^(?:off|out|away|for)$/.test(next?.form ?? ''),
  },
];
