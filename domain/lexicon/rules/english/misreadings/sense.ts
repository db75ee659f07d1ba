import type { Misreading } from '../../misreading.ts';
import { isCapitalised, isOnly, mayBe } from '../../word-classes.ts';
import { timeUnits } from '../english-senses.ts';

const online =
  /^(?:videos?|photos?|pictures?|pics?|posts?|youtube|facebook|instagram|online|website|blog|links?|ads?|page|channel|internet|comments?)$/;

const subjects =
  /^(?:to|will|would|can|can’t|cannot|could|couldn’t|must|should|shouldn’t|may|might|i|you|we|they|not|never|don’t|doesn’t|didn’t|won’t|wouldn’t|and|or)$/;

/** Rules against false matches of phrases with several meanings, and of words that belong to another construction. */
export const senseMisreadings: readonly Misreading[] = [
  {
    // False match: “the storm moves over land”. True match: “move over and let me sit” (make room).
    language: 'en',
    base: /^move over$/,
    isSeen: ({ next, lexicon }) =>
      next !== undefined && (mayBe(next, ['determiner', 'noun', 'name', 'numeral'], lexicon) || isCapitalised(next)),
  },
  {
    // False match: “the front part with the pockets”, where “part” is a noun. True match: “I can’t part with it” (give it
    // up).
    language: 'en',
    base: /^part with$/,
    isSeen: ({ span: [first], before }) => /^parts?$/.test(first?.form ?? '') && !subjects.test(before?.form ?? ''),
  },
  {
    // False match: “not just as a job” or “just as high as”. True match: “just as he left” (at that moment).
    language: 'en',
    base: /^just as$/,
    isSeen: ({ before, next, lexicon }) =>
      next === undefined ||
      /^(?:not|is|was|are|were|be|it’s|isn’t|but|merely)$/.test(before?.form ?? '') ||
      /^(?:an?|much|many|well|soon|good|bad)$/.test(next.form) ||
      isOnly(next, ['noun', 'adjective', 'adverb'], lexicon) ||
      (mayBe(next, ['adjective', 'adverb'], lexicon) && !mayBe(next, ['determiner', 'pronoun'], lexicon)),
  },
  {
    // False match: “So that’s one day that you saw him”. True match: “so cold that”.
    language: 'en',
    base: /^so … that$/,
    isSeen: ({ span, lexicon }) => {
      const [, second] = span;
      return (
        !mayBe(second, ['adjective', 'adverb'], lexicon) &&
        !/^(?:much|many|few|little|well|far|long|often)$/.test(second?.form ?? '')
      );
    },
  },
  {
    // False match: “well prepared to deal with it”. True match: “prepared to help” (willing).
    language: 'en',
    base: /^prepared to$/,
    isSeen: ({ before, next }) =>
      /^(?:well|fully|better|best|ill|poorly|adequately|properly|has|have|had|been)$/.test(before?.form ?? '') ||
      /^(?:the|an?|my|his)$/.test(next?.form ?? ''),
  },
  {
    // False match: “wait in line”. True match: “the answer is in line with the rules” (agrees with them).
    language: 'en',
    base: /^in line$/,
    isSeen: ({ earlier, next }) =>
      /^(?:for|at|to|behind|and|when)$/.test(next?.form ?? '') ||
      earlier
        .slice(-4)
        .some(({ form }) =>
          /^(?:wait(?:s|ed|ing)?|stand(?:s|ing)?|stood|first|next|people|get|got|hours?|minutes|last|stay)$/.test(form),
        ),
  },
  {
    // False match: “I wake up early” (stop sleeping). True match: “wake the children up” (make them stop sleeping).
    language: 'en',
    base: /^wake (?:… )?up$/,
    isSeen: ({ conceptId, span, next }) =>
      conceptId.startsWith('wake-somebody-up/') &&
      span.length === 2 &&
      !/^(?:the|my|your|his|her|our|their|everyone|everybody|me|him|them|us)$/.test(next?.form ?? ''),
  },
  {
    // False match: “put a tent up” (build). True match: “put a video up” (publish).
    language: 'en',
    base: /^put (?:… )?up$/,
    isSeen: ({ conceptId, span, later }) => {
      const isOnline = [...span, ...later.slice(0, 4)].some(({ form }) => online.test(form));
      return conceptId.startsWith('put-up-online/') ? !isOnline : isOnline && /^put-up-/.test(conceptId);
    },
  },
  {
    // False match: “check out this song” or “check it out”. True match: “we checked out at noon” (left the hotel).
    language: 'en',
    base: /^check (?:… )?out$/,
    isSeen: ({ conceptId, span, earlier, next, later }) => {
      const isHotel =
        [...earlier, ...later.slice(0, 4)].some(({ form }) =>
          /^(?:hotel|rooms?|desk|checked|noon|motel)$/.test(form),
        ) ||
        (span.length === 2 && (next === undefined || /^(?:of|at|by|before|and|early|late)$/.test(next.form)));
      return conceptId.startsWith('check-out-look/') ? isHotel : !isHotel;
    },
  },
  {
    // “show off” and “calm down” are two expressions each: without an object (“he only shows off”, “calm down”) and with one
    // (“she showed her ring off”, “calm him down”). Each is a false match for the other.
    language: 'en',
    base: /^(?:show|calm) (?:… )?(?:off|down)$/,
    isSeen: ({ conceptId, span, next, lexicon }) => {
      const hasObject = span.length > 2 || mayBe(next, ['determiner'], lexicon);
      return /^(?:show-off-display|calm-somebody-down)\//.test(conceptId) ? !hasObject : hasObject;
    },
  },
  {
    // False match: “society at large” (in general). True match: “the killer is still at large” (free).
    language: 'en',
    base: /^at large$/,
    isSeen: ({ conceptId, earlier }) => {
      const isFree = earlier
        .slice(-4)
        .some(({ form }) =>
          /^(?:remains?|remained|still|killers?|suspects?|murderer|gunman|fugitives?|criminals?)$/.test(form),
        );
      return conceptId.startsWith('at-large-free/') !== isFree;
    },
  },
  {
    // False match: “commit to memory”. True match: “commit to a plan” (promise to follow it).
    language: 'en',
    base: /^commit to$/,
    isSeen: ({ next }) => /^(?:memory|paper|writing|prison)$/.test(next?.form ?? ''),
  },
  {
    // False match: “he looked at hand signals”. True match: “the problem at hand” (present).
    language: 'en',
    base: /^at (?:hand|issue)$/,
    isSeen: ({ next, lexicon }) => isOnly(next, ['noun'], lexicon),
  },
  {
    // False match: “a talk on fire safety”. True match: “house on fire” (burning).
    language: 'en',
    base: /^on (?:fire|demand|loan)$/,
    isSeen: ({ next, lexicon }) => isOnly(next, ['noun'], lexicon) && !/^(?:services?|videos?)$/.test(next?.form ?? ''),
  },
  {
    // False match: “in the past ten years”. True match: “it was cheap in the past”.
    language: 'en',
    base: /^in the (?:past|future)$/,
    isSeen: ({ next, lexicon }) =>
      mayBe(next, ['numeral'], lexicon) ||
      /^(?:\d.*|few|several|couple|week|month|year|decade|century|tense|season)$/.test(next?.form ?? ''),
  },
  {
    // False match: “this is where the joke comes in”. True match: “please come in” (enter).
    language: 'en',
    base: /^come in$/,
    isSeen: ({ earlier }) => earlier.slice(-5).some(({ form }) => form === 'where'),
  },
  {
    // False match: “how much you did to help”. True match: “what did you do to him” (with him as the victim).
    language: 'en',
    base: /^do (?:… )?to$/,
    isSeen: ({ next, lexicon }) =>
      mayBe(next, ['verb'], lexicon) && !mayBe(next, ['pronoun', 'determiner', 'name'], lexicon),
  },
  {
    // False match: “light up a room”. True match: “her face lit up” (became happy).
    language: 'en',
    base: /^light up$/,
    isSeen: ({ conceptId, next, lexicon }) =>
      conceptId.startsWith('light-up/') === mayBe(next, ['determiner'], lexicon),
  },
  {
    // False match: “on its own terms”. True match: “he did it on his own” (alone).
    language: 'en',
    base: /^on one’s own$/,
    isSeen: ({ next, lexicon }) =>
      isOnly(next, ['noun', 'adjective'], lexicon) || /^(?:terms|land|time|way)$/.test(next?.form ?? ''),
  },
  {
    // False match: “they are letting us know”. True match: “let us know” (a request).
    language: 'en',
    base: /^let (?:me|us) know$/,
    isSeen: ({ span: [first] }) => /^(?:letting|lets)$/.test(first?.form ?? ''),
  },
  {
    // False match: “it takes practice” (is necessary). True match: “it takes an hour” (lasts).
    language: 'en',
    base: /^it takes$/,
    isSeen: ({ next, later }) =>
      next === undefined ||
      !later.slice(0, 6).some(({ form }) => timeUnits.test(form) || /^(?:\d.*|time|ages)$/.test(form)),
  },
  {
    // False match: “it did not work out” (succeed). True match: “I work out at the gym” (do exercises).
    language: 'en',
    base: /^work (?:… )?out$/,
    isSeen: ({ conceptId, span, earlier, next, later, lexicon }) => {
      const isExercise =
        span.length === 2 &&
        !mayBe(next, ['determiner', 'pronoun'], lexicon) &&
        [...earlier.slice(-4), ...later.slice(0, 5)].some(({ form }) =>
          /^(?:gym|exercise|fitness|muscles|weights|trainer|daily|lazy|gonna|go|home|run|running|i|morning)$/.test(
            form,
          ),
        );
      return conceptId.startsWith('work-out-exercise/') !== isExercise;
    },
  },
  {
    // False match: “how do I get to the station” (reach) or “I’ve got to go” (must). True match: “we get to see the king”
    // (are allowed).
    language: 'en',
    base: /^get to$/,
    isSeen: ({ conceptId, span: [first], next, lexicon }) =>
      conceptId.startsWith('get-to-do/') &&
      (/^(?:got|gotten)$/.test(first?.form ?? '') ||
        !(
          isOnly(next, ['verb'], lexicon) ||
          /^(?:head|see|play|choose|meet|keep|watch|visit|pick|try|use|walk|travel|do|be|have|spend|eat)$/.test(
            next?.form ?? '',
          )
        )),
  },
  {
    // False match: “take long walks”. True match: “it does not take long”.
    language: 'en',
    base: /^take long$/,
    isSeen: ({ next, lexicon }) => mayBe(next, ['noun', 'adjective'], lexicon),
  },
];
