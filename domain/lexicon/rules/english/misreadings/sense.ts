import type { Misreading } from '../../misreading.ts';
import { isCapitalised, isOnly, mayBe } from '../../word-classes.ts';
import { timeUnits } from '../english-senses.ts';

const online =
  /^(?:videos?|photos?|pictures?|pics?|posts?|youtube|facebook|instagram|online|website|blog|links?|ads?|page|channel|internet|comments?)$/;

const subjects =
  /^(?:to|will|would|can|can’t|could|couldn’t|must|should|may|might|i|you|we|they|not|never|don’t|didn’t|won’t|and|or)$/;

/** Phrases with several meanings, and phrases whose words may belong to another construction. */
export const senseMisreadings: readonly Misreading[] = [
  {
    // “move over and let me sit”, but not “the storm moves over land”
    language: 'en',
    base: /^move over$/,
    isSeen: ({ next, lexicon }) =>
      next !== undefined && (mayBe(next, ['determiner', 'noun', 'name', 'numeral'], lexicon) || isCapitalised(next)),
  },
  {
    // “I cannot part with it”, but not “the front part with the pockets”
    language: 'en',
    base: /^part with$/,
    isSeen: ({ span: [first], before }) => /^parts?$/.test(first?.form ?? '') && !subjects.test(before?.form ?? ''),
  },
  {
    // “just as he left”, but not “not just as a job” or “just as high as”
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
    // “so cold that”, but not “So that’s one day that you saw him”
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
    // “prepared to help”, but not “well prepared to deal with it”
    language: 'en',
    base: /^prepared to$/,
    isSeen: ({ before, next }) =>
      /^(?:well|fully|better|best|ill|poorly|adequately|properly|has|have|had|been)$/.test(before?.form ?? '') ||
      /^(?:the|an?|my|his)$/.test(next?.form ?? ''),
  },
  {
    // “the answer is in line with the rules”, but not “wait in line”
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
    // “wake the children up”, but not “I wake up early”
    language: 'en',
    base: /^wake (?:… )?up$/,
    isSeen: ({ conceptId, span, next }) =>
      conceptId.startsWith('wake-somebody-up/') &&
      span.length === 2 &&
      !/^(?:the|my|your|his|her|our|their|everyone|everybody|me|him|them|us)$/.test(next?.form ?? ''),
  },
  {
    // “put a video up”, but not “put a tent up”
    language: 'en',
    base: /^put (?:… )?up$/,
    isSeen: ({ conceptId, span, later }) => {
      const isOnline = [...span, ...later.slice(0, 4)].some(({ form }) => online.test(form));
      return conceptId.startsWith('put-up-online/') ? !isOnline : isOnline && /^put-up-/.test(conceptId);
    },
  },
  {
    // “we checked out at noon”, but not “check out this song” or “check it out”
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
    // “she showed her ring off”, but not “he only shows off”; “calm him down”, but not “calm down”
    language: 'en',
    base: /^(?:show|calm) (?:… )?(?:off|down)$/,
    isSeen: ({ conceptId, span, next, lexicon }) => {
      const hasObject = span.length > 2 || mayBe(next, ['determiner'], lexicon);
      return /^(?:show-off-display|calm-somebody-down)\//.test(conceptId) ? !hasObject : hasObject;
    },
  },
  {
    // “the killer is still at large”, but not “society at large”
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
    // “commit to a plan”, but not “commit to memory”
    language: 'en',
    base: /^commit to$/,
    isSeen: ({ next }) => /^(?:memory|paper|writing|prison)$/.test(next?.form ?? ''),
  },
  {
    // “the problem at hand”, but not “at hand signals”
    language: 'en',
    base: /^at (?:hand|issue)$/,
    isSeen: ({ next, lexicon }) => isOnly(next, ['noun'], lexicon),
  },
  {
    // “house on fire”, but not “on fire safety”
    language: 'en',
    base: /^on (?:fire|demand|loan)$/,
    isSeen: ({ next, lexicon }) => isOnly(next, ['noun'], lexicon) && !/^(?:services?|videos?)$/.test(next?.form ?? ''),
  },
  {
    // “it was cheap in the past”, but not “in the past ten years”
    language: 'en',
    base: /^in the (?:past|future)$/,
    isSeen: ({ next, lexicon }) =>
      mayBe(next, ['numeral'], lexicon) ||
      /^(?:\d.*|few|several|couple|week|month|year|decade|century|tense|season)$/.test(next?.form ?? ''),
  },
  {
    // “please come in”, but not “this is where the joke comes in”
    language: 'en',
    base: /^come in$/,
    isSeen: ({ earlier }) => earlier.slice(-5).some(({ form }) => form === 'where'),
  },
  {
    // “what did you do to him”, but not “how much you did to help”
    language: 'en',
    base: /^do (?:… )?to$/,
    isSeen: ({ next, lexicon }) =>
      mayBe(next, ['verb'], lexicon) && !mayBe(next, ['pronoun', 'determiner', 'name'], lexicon),
  },
  {
    // “her face lit up”, but not “light up a room”
    language: 'en',
    base: /^light up$/,
    isSeen: ({ conceptId, next, lexicon }) =>
      conceptId.startsWith('light-up/') === mayBe(next, ['determiner'], lexicon),
  },
  {
    // “he did it on his own”, but not “on its own terms”
    language: 'en',
    base: /^on one’s own$/,
    isSeen: ({ next, lexicon }) =>
      isOnly(next, ['noun', 'adjective'], lexicon) || /^(?:terms|land|time|way)$/.test(next?.form ?? ''),
  },
  {
    // “let us know”, but not “they are letting us know”
    language: 'en',
    base: /^let (?:me|us) know$/,
    isSeen: ({ span: [first] }) => /^(?:letting|lets)$/.test(first?.form ?? ''),
  },
  {
    // “it takes an hour”, but not “it takes practice”
    language: 'en',
    base: /^it takes$/,
    isSeen: ({ next, later }) =>
      next === undefined ||
      !later.slice(0, 6).some(({ form }) => timeUnits.test(form) || /^(?:\d.*|time|ages)$/.test(form)),
  },
  {
    // “I work out at the gym”, but not “it did not work out”
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
    // “we get to see the king”, but not “how do I get to the station” or “I’ve got to go”
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
    // “it does not take long”, but not “take long walks”
    language: 'en',
    base: /^take long$/,
    isSeen: ({ next, lexicon }) => mayBe(next, ['noun', 'adjective'], lexicon),
  },
];
