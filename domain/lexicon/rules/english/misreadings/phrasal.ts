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

/**
 * Rules against false matches of phrasal verbs such as “live on” and “go off”. The words around them exclude one or all
 * meanings.
 */
export const phrasalMisreadings: readonly Misreading[] = [
  {
    // False match: “she lives on the second floor”. True match: “his name lives on” (survives), “they live on rice” (eat
    // only).
    language: 'en',
    base: /^live on$/,
    isSeen: ({ conceptId, next, later }) =>
      conceptId.startsWith('live-on-continue/')
        ? next !== undefined && !/^(?:in|after|through|forever|and|as)$/.test(next.form)
        : !someOf(later.slice(0, 3), food),
  },
  {
    // False match: “he came by bus”. True match: “come by for a coffee” (visit).
    language: 'en',
    base: /^(?:come|go|get|travel|stop) by$/,
    isSeen: ({ next, later }) => vehicles.test(next?.form ?? '') || someOf(later.slice(0, 2), /^(?:side|time)$/),
  },
  {
    // False match: “they make it into something”. True match: “we made it” (succeeded).
    language: 'en',
    base: /^make it$/,
    isSeen: ({ next }) => /^(?:into|from|with|out|by|for)$/.test(next?.form ?? ''),
  },
  {
    // False match: “I swear that in all things”. True match: “he was sworn in” (took the oath).
    language: 'en',
    base: /^swear (?:… )?in$/,
    isSeen: ({ span }) => someOf(span, /^that$/),
  },
  {
    // False match: “going down to the first grade”. True match: “prices went down to 20 dollars”.
    language: 'en',
    base: /^go (?:down|up) to$/,
    isSeen: ({ next }) =>
      !/^[\d$£€]/.test(next?.form ?? '') && !/^(?:zero|about|around|nearly|almost)$/.test(next?.form ?? ''),
  },
  {
    // False match: “he came up the stairs”. True match: “exams are coming up soon” (will take place).
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
    // False match: “she passed him on the street”. True match: “pass it on to John” (give it).
    language: 'en',
    base: /^pass (?:… )?on$/,
    isSeen: ({ span, next, lexicon }) =>
      span.length > 2 && someOf(span, /^(?:him|her|us|me|them|you)$/) && mayBe(next, ['determiner'], lexicon),
  },
  {
    // False match: “a call for help”, where “call” is a noun. True match: “they called for help”.
    language: 'en',
    base: /^call for(?: help)?$/,
    isSeen: ({ span: [first], before }) =>
      /^calls?$/.test(first?.form ?? '') && /^(?:an?|the|his|her|their|this|any|no|urgent)$/.test(before?.form ?? ''),
  },
  {
    // False match: “they laughed at jokes”. True match: “they laughed at him” (made fun of).
    language: 'en',
    base: /^laugh at$/,
    isSeen: ({ next }) =>
      next !== undefined && !/^(?:me|him|her|us|them|you|people|himself|myself|others)$/.test(next.form),
  },
  {
    // False match: “how do you account for it” (explain). True match: “it accounts for ten percent” (makes up).
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
    // False match: “the rule is set out in the act” (written). True match: “they set out at dawn” (started a journey).
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
    // False match: “the alarm went off” (rang). True match: “the milk went off” (turned bad).
    language: 'en',
    base: /^go off$/,
    isSeen: ({ conceptId, earlier, lexicon }) => {
      const isFood = someOf(earlier.slice(-4), /^(?:milk|food|meat|fish|cheese|eggs?|yogh?urt|cream)$/);
      return (lexicon.concepts.get(conceptId)?.words.de.word.startsWith('schlecht') ?? false) !== isFood;
    },
  },
  {
    // False match: “he was released from prison”. True match: “release him from his duties” (let him give them up).
    language: 'en',
    base: /^release (?:… )?from$/,
    isSeen: ({ later }) => someOf(later.slice(0, 3), /^(?:prison|jail|custody|hospital|captivity|detention)$/),
  },
  {
    // False match: “he looked out of the window”. True match: “look out!” (be careful).
    language: 'en',
    base: /^look out$/,
    isSeen: ({ conceptId, next }) =>
      (conceptId.endsWith('/interjection') && next !== undefined) ||
      /^(?:of|the|over|at|to|onto|into|from|across|on|my|his|her|a)$/.test(next?.form ?? ''),
  },
  {
    // False match: “he went out”. True match: “the lights went out” (stopped shining).
    language: 'en',
    base: /^go out$/,
    isSeen: ({ conceptId, earlier, lexicon }) => {
      const isOfLight = someOf(earlier.slice(-3), /^(?:lights?|fire|power|candles?|electricity|lamps?|flames?)$/);
      return lexicon.concepts.get(conceptId)?.words.de.word.startsWith('ausgehen') === true ? !isOfLight : isOfLight;
    },
  },
  {
    // False match: “we talked over dinner”. True match: “talk it over” (discuss).
    language: 'en',
    base: /^talk over$/,
    isSeen: ({ next, later }) =>
      someOf(later.slice(0, 3), /^(?:dinner|lunch|coffee|drinks?|phone|beer|breakfast|tea|weekend|years)$/) ||
      /^(?:me|him|her|us|them|you)$/.test(next?.form ?? ''),
  },
  {
    // False match: “they set off at dawn” (left). True match: “it set off the alarm” (started).
    language: 'en',
    base: /^set off$/,
    isSeen: ({ conceptId, next, lexicon }) =>
      /^(?:set-off-step|drive-off)\//.test(conceptId) ||
      conceptId.startsWith('set-off-trigger/') !== mayBe(next, ['determiner', 'noun'], lexicon),
  },
  {
    // False match: “they broke out of prison” (escaped). True match: “war broke out” (began).
    language: 'en',
    base: /^break out$/,
    isSeen: ({ conceptId, next, later }) => {
      const isFlight = next?.form === 'of' || someOf(later.slice(0, 4), /^(?:prison|jail|prisoners?)$/);
      return conceptId.startsWith('break-out-escape/') !== isFlight;
    },
  },
  {
    // False match: “she brought up three children” (raised). True match: “he brought up the subject” (mentioned).
    language: 'en',
    base: /^bring (?:… )?up$/,
    isSeen: ({ conceptId, span, later, lexicon }) => {
      const isTopic = someOf([...span, ...later.slice(0, 5)], topics);
      return lexicon.concepts.get(conceptId)?.words.de.word.startsWith('zur Sprache') === true ? !isTopic : isTopic;
    },
  },
  {
    // False match: “it paid off” (was worth it). True match: “he paid off his debts” (paid completely).
    language: 'en',
    base: /^pay (?:… )?off$/,
    isSeen: ({ conceptId, span, next, lexicon }) => {
      const hasObject = span.length > 2 || mayBe(next, ['determiner', 'noun'], lexicon);
      return conceptId.startsWith('settle-debt/') !== hasObject;
    },
  },
  {
    // False match: “the deal went through” (was accepted). True match: “she went through a hard time” (suffered).
    language: 'en',
    base: /^go through$/,
    isSeen: ({ conceptId, next, lexicon }) =>
      next === undefined && lexicon.concepts.get(conceptId)?.words.de.word.startsWith('durchgehen') !== true,
  },
  {
    // False match: “a lot of people turned up” (came). True match: “turn the radio up” (make louder).
    language: 'en',
    base: /^turn (?:… )?up$/,
    isSeen: ({ conceptId, span, later, lexicon }) => {
      const isVolume = someOf([...span, ...later.slice(0, 4)], volume);
      return (lexicon.concepts.get(conceptId)?.words.de.word.startsWith('lauter') ?? false) !== isVolume;
    },
  },
  {
    // False match: “they settled in Ohio”. True match: “they settled in quickly” (got used to the new place).
    language: 'en',
    base: /^settle in$/,
    isSeen: ({ next, lexicon }) => isCapitalised(next) || mayBe(next, ['determiner', 'name', 'numeral'], lexicon),
  },
  {
    // False match: “he happens to be rich” (by chance). True match: “what happened to him” (befell).
    language: 'en',
    base: /^happen to$/,
    isSeen: ({ conceptId, next, lexicon }) => {
      const isChance = isInfinitive(next, 'en', lexicon) && !mayBe(next, ['pronoun', 'determiner', 'name'], lexicon);
      return conceptId.startsWith('happen-to-by-chance/') !== isChance;
    },
  },
  {
    // False match: “get in line” or “get in trouble”. True match: “they get in the car” (enter).
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
    // False match: “hang out with friends” (spend time). True match: “hang out the washing” (to dry).
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
    // False match: “he pulled out a gun”. True match: “they pulled out of the deal” (withdrew).
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
