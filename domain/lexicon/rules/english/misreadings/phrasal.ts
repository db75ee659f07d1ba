import type { ReadWord } from '../../../read-sentence.ts';
import type { Misreading } from '../../misreading.ts';
import { isCapitalised, isInfinitive, isParticiple, mayBe } from '../../word-classes.ts';

const someOf = (words: readonly ReadWord[], pattern: RegExp) => words.some(({ form }) => pattern.test(form));

const food =
  /^(?:rice|bread|fish|beans|meat|milk|fruit|food|water|insects|money|welfare|pension|salary|income|savings|\$.*|\d.*)$/;
const vehicles = /^(?:bus|car|train|plane|boat|taxi|bike|ship|air|sea|foot|ferry|subway)$/;
const topics =
  /^(?:subjects?|issues?|topics?|points?|questions?|matters?|ideas?|problems?|it|this|that|fact|past|concerns?|name)$/;
const volume = /^(?:volume|radio|music|tv|sound|heat|heating)$/;

/** Phrasal verbs such as “live on” and “go off”. The words around them rule out one or all of their meanings. */
export const phrasalMisreadings: readonly Misreading[] = [
  {
    // “his name lives on”, “they live on rice”, but not “she lives on the second floor”
    language: 'en',
    base: /^live on$/,
    isSeen: ({ conceptId, next, later }) =>
      conceptId.startsWith('live-on-continue/')
        ? next !== undefined && !/^(?:in|after|through|forever|and|as)$/.test(next.form)
        : !someOf(later.slice(0, 3), food),
  },
  {
    // “come by for a coffee”, but not “he came by bus”
    language: 'en',
    base: /^(?:come|go|get|travel|stop) by$/,
    isSeen: ({ next, later }) => vehicles.test(next?.form ?? '') || someOf(later.slice(0, 2), /^(?:side|time)$/),
  },
  {
    // “we made it”, but not “they make it into something”
    language: 'en',
    base: /^make it$/,
    isSeen: ({ next }) => /^(?:into|from|with|out|by|for)$/.test(next?.form ?? ''),
  },
  {
    // “he was sworn in”, but not “I swear that in all things”
    language: 'en',
    base: /^swear (?:… )?in$/,
    isSeen: ({ span }) => someOf(span, /^that$/),
  },
  {
    // “prices went down to 20 dollars”, but not “going down to the first grade”
    language: 'en',
    base: /^go (?:down|up) to$/,
    isSeen: ({ next }) =>
      !/^[\d$£€]/.test(next?.form ?? '') && !/^(?:zero|about|around|nearly|almost)$/.test(next?.form ?? ''),
  },
  {
    // “exams are coming up soon”, but not “he came up the stairs”
    language: 'en',
    base: /^come up$/,
    isSeen: ({ conceptId, span: [first], next }) => {
      const isNear =
        /^(?:coming|comes)$/.test(first?.form ?? '') &&
        (next === undefined || /^(?:here|soon|shortly|next|in|on|this|for|at|and)$/.test(next.form));
      return conceptId.startsWith('come-up-be-near/') !== isNear;
    },
  },
  {
    // “pass it on to John”, but not “she passed him on the street”
    language: 'en',
    base: /^pass (?:… )?on$/,
    isSeen: ({ span, next, lexicon }) =>
      span.length > 2 && someOf(span, /^(?:him|her|us|me|them|you)$/) && mayBe(next, ['determiner'], lexicon),
  },
  {
    // “they called for help”, but not “a call for help”
    language: 'en',
    base: /^call for(?: help)?$/,
    isSeen: ({ span: [first], before }) =>
      /^calls?$/.test(first?.form ?? '') && /^(?:an?|the|his|her|their|this|any|no|urgent)$/.test(before?.form ?? ''),
  },
  {
    // “they laughed at him”, but not “they laughed at jokes”
    language: 'en',
    base: /^laugh at$/,
    isSeen: ({ next }) =>
      next !== undefined && !/^(?:me|him|her|us|them|you|people|himself|myself|others)$/.test(next.form),
  },
  {
    // “it accounts for ten percent”, but not “how do you account for it”
    language: 'en',
    base: /^account for$/,
    isSeen: ({ conceptId, later }) => {
      const isShare = someOf(
        later.slice(0, 4),
        /^(?:\d.*|percent|per|half|third|quarter|most|majority|bulk|nearly|almost)$/,
      );
      return conceptId.startsWith('account-for-a-share/') !== isShare;
    },
  },
  {
    // “they set out at dawn”, but not “the rule is set out in the act”
    language: 'en',
    base: /^set out$/,
    isSeen: ({ conceptId, span: [first], before }) => {
      const isText =
        first?.form === 'set' &&
        /^(?:is|are|was|were|be|been|as|that’s|it’s|terms|rules|conditions)$/.test(before?.form ?? '');
      return conceptId.startsWith('set-out-present/') !== isText;
    },
  },
  {
    // “the milk went off”, but not “the alarm went off”
    language: 'en',
    base: /^go off$/,
    isSeen: ({ conceptId, earlier, lexicon }) => {
      const isFood = someOf(earlier.slice(-4), /^(?:milk|food|meat|fish|cheese|eggs?|yogh?urt|cream)$/);
      return (lexicon.concepts.get(conceptId)?.words.de.word.startsWith('schlecht') ?? false) !== isFood;
    },
  },
  {
    // “release him from his duties”, but not “he was released from prison”
    language: 'en',
    base: /^release (?:… )?from$/,
    isSeen: ({ later }) => someOf(later.slice(0, 3), /^(?:prison|jail|custody|hospital|captivity|detention)$/),
  },
  {
    // “look out!”, but not “he looked out of the window”
    language: 'en',
    base: /^look out$/,
    isSeen: ({ conceptId, next }) =>
      (conceptId.endsWith('/interjection') && next !== undefined) ||
      /^(?:of|the|over|at|to|onto|into|from|across|on|my|his|her|a)$/.test(next?.form ?? ''),
  },
  {
    // “the lights went out”, but not “he went out”
    language: 'en',
    base: /^go out$/,
    isSeen: ({ conceptId, earlier, lexicon }) => {
      const isOfLight = someOf(earlier.slice(-3), /^(?:lights?|fire|power|candles?|electricity|lamps?|flames?)$/);
      return lexicon.concepts.get(conceptId)?.words.de.word.startsWith('ausgehen') === true ? !isOfLight : isOfLight;
    },
  },
  {
    // “talk it over”, but not “we talked over dinner”
    language: 'en',
    base: /^talk over$/,
    isSeen: ({ next, later }) =>
      someOf(later.slice(0, 3), /^(?:dinner|lunch|coffee|drinks?|phone|beer|breakfast|tea|weekend|years)$/) ||
      /^(?:me|him|her|us|them|you)$/.test(next?.form ?? ''),
  },
  {
    // “it set off the alarm”, but not “they set off at dawn”
    language: 'en',
    base: /^set off$/,
    isSeen: ({ conceptId, next, lexicon }) =>
      /^(?:set-off-step|drive-off)\//.test(conceptId) ||
      conceptId.startsWith('set-off-trigger/') !== mayBe(next, ['determiner', 'noun'], lexicon),
  },
  {
    // “war broke out”, but not “they broke out of prison”
    language: 'en',
    base: /^break out$/,
    isSeen: ({ conceptId, next, later }) => {
      const isFlight = next?.form === 'of' || someOf(later.slice(0, 4), /^(?:prison|jail|prisoners?)$/);
      return conceptId.startsWith('break-out-escape/') !== isFlight;
    },
  },
  {
    // “he brought up the subject”, but not “she brought up three children”
    language: 'en',
    base: /^bring (?:… )?up$/,
    isSeen: ({ conceptId, span, later, lexicon }) => {
      const isTopic = someOf([...span, ...later.slice(0, 5)], topics);
      return lexicon.concepts.get(conceptId)?.words.de.word.startsWith('zur Sprache') === true ? !isTopic : isTopic;
    },
  },
  {
    // “he paid off his debts”, but not “it paid off”
    language: 'en',
    base: /^pay (?:… )?off$/,
    isSeen: ({ conceptId, span, next, lexicon }) => {
      const hasObject = span.length > 2 || mayBe(next, ['determiner', 'noun'], lexicon);
      return conceptId.startsWith('settle-debt/') !== hasObject;
    },
  },
  {
    // “the deal went through”, but not “she went through a hard time”
    language: 'en',
    base: /^go through$/,
    isSeen: ({ conceptId, next, lexicon }) =>
      next === undefined && lexicon.concepts.get(conceptId)?.words.de.word.startsWith('durchgehen') !== true,
  },
  {
    // “turn the radio up”, but not “a lot of people turned up”
    language: 'en',
    base: /^turn (?:… )?up$/,
    isSeen: ({ conceptId, span, later, lexicon }) => {
      const isVolume = someOf([...span, ...later.slice(0, 4)], volume);
      return (lexicon.concepts.get(conceptId)?.words.de.word.startsWith('lauter') ?? false) !== isVolume;
    },
  },
  {
    // “they settled in quickly”, but not “they settled in Ohio”
    language: 'en',
    base: /^settle in$/,
    isSeen: ({ next, lexicon }) => isCapitalised(next) || mayBe(next, ['determiner', 'name', 'numeral'], lexicon),
  },
  {
    // “what happened to him”, but not “he happens to be rich”
    language: 'en',
    base: /^happen to$/,
    isSeen: ({ conceptId, next, lexicon }) => {
      const isChance = isInfinitive(next, 'en', lexicon) && !mayBe(next, ['pronoun', 'determiner', 'name'], lexicon);
      return conceptId.startsWith('happen-to-by-chance/') !== isChance;
    },
  },
  {
    // “they get in the car”, but not “get in line” or “get in trouble”
    language: 'en',
    base: /^get in$/,
    isSeen: ({ span, next, later, lexicon }) =>
      !(
        next === undefined ||
        someOf(
          later.slice(0, 3),
          /^(?:car|truck|van|cab|taxi|bed|house|room|pool|water|door|building|boat|tub|shower|vehicle)$/,
        )
      ) ||
      span.length > 2 ||
      isParticiple(next, 'en') ||
      mayBe(next, ['numeral'], lexicon),
  },
  {
    // “hang out the washing”, but not “hang out with friends”
    language: 'en',
    base: /^hang (?:… )?(?:out|up)$/,
    isSeen: ({ conceptId, span, later }) => {
      const isWashing = someOf(
        [...span, ...later.slice(0, 4)],
        /^(?:washing|laundry|clothes|sheets|flag|sign|pictures?)$/,
      );
      if (conceptId.startsWith('hang-out-with/')) return isWashing;
      return conceptId.startsWith('hang-out/') && !isWashing;
    },
  },
  {
    // “they pulled out of the deal”, but not “he pulled out a gun”
    language: 'en',
    base: /^pull (?:… )?out$/,
    isSeen: ({ conceptId, span, next, later }) => {
      const isWithdrawal =
        span.length === 2 &&
        (next === undefined ||
          (next.form === 'of' && !someOf(later.slice(0, 4), /^(?:pocket|bag|drawer|driveway|hat|box|station|lot)$/)));
      return conceptId.startsWith('pull-out-of-a-deal/') !== isWithdrawal;
    },
  },
];
