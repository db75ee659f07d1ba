import type { Misreading } from '../../misreading.ts';
import { isCapitalised, isOnly, mayBe } from '../../word-classes.ts';

/** Words after which a dictionary form is a noun: “a walk around the park”. */
const beforeNoun = /^(?:an?|the|this|that|these|those|my|your|his|her|our|their|its|no|any|some|another|every|each)$/;

/** Adjectives that may come between “a”, “the” or “my” and the noun: “hard” in “the hard work on”. */
const beforeNounToo =
  /^(?:good|great|best|better|nice|long|short|quick|quiet|hard|first|last|next|only|new|old|little|big|small|final|main|direct|close|recent|romantic|whole|full|free|own|same|phone|military|terrorist|huge|real|perfect|quick|easy|special|private|public)$/;

/** Adjectives that are never directly before a verb, even if they have no article: “give best answer for”. */
const neverBeforeVerb = /^(?:good|great|best|better|nice|huge|new|old|big|small|perfect|special)$/;

const phrasal =
  /^[a-z]+ (?:about|around|at|away|back|by|down|for|from|in|into|of|off|on|out|over|through|to|up|with|against|after|along|across|together)$/;

/** Rules against false matches of phrases with a verb, such as “work on” and “turn down”. */
export const verbMisreadings: readonly Misreading[] = [
  {
    // False match: “take a walk around the park”, where “walk” is a noun. True match: “walk around the park”.
    language: 'en',
    base: phrasal,
    isSeen: ({ conceptId, span: [first, second], before, earlier, lexicon }) =>
      /\/(?:verb|expression)$/.test(conceptId) &&
      first !== undefined &&
      second !== undefined &&
      second.start - first.end === 1 &&
      (mayBe(first, ['noun'], lexicon) || /ing$/.test(first.form)) &&
      mayBe(first, ['verb'], lexicon) &&
      !/ed$/.test(first.form) &&
      !(/ing$/.test(first.form) && !/’s$/.test(before?.form ?? '')) &&
      before !== undefined &&
      first.start - before.end === 1 &&
      ((/’s$/.test(before.form) && !/^(?:it|that|what|let)’s$/.test(before.form)) ||
        (beforeNoun.test(before.form) && !/^(?:that|this|these|those)$/.test(before.form)) ||
        neverBeforeVerb.test(before.form) ||
        (beforeNounToo.test(before.form) && beforeNoun.test(earlier.at(-2)?.form ?? ''))) &&
      !/^(?:lot|bit|couple|kind|sort|number|top|front|means|way|view|charge|favou?r|spite|terms|case|lack|need|use|love)$/.test(
        first.form,
      ),
  },
  {
    // False match: “an interview in Time”, where only the second word has a capital letter. True match: “we came in time”.
    language: 'en',
    base: /^\p{Ll}+ \p{Ll}+$/u,
    isSeen: ({ span: [first, second] }) =>
      first !== undefined &&
      second !== undefined &&
      !isCapitalised(first) &&
      isCapitalised(second) &&
      second.text !== second.text.toUpperCase(),
  },
  {
    // False match: “they work on Wall Street” or “I work on weekends”. True match: “work on a book” (write).
    language: 'en',
    base: /^work on$/,
    isSeen: ({ next, later }) =>
      later
        .slice(0, 3)
        .some(({ form }) =>
          /^(?:farms?|ships?|boats?|trains?|site|railway|fields?|plantations?|island|platform)$/.test(form),
        ) ||
      isCapitalised(next) ||
      /^(?:weekends?|holidays?|commission|time|call)$/.test(next?.form ?? ''),
  },
  {
    // False match: “drop by my house” (visit). True match: “prices dropped by 5 percent” (fell).
    language: 'en',
    base: /^drop by$/,
    isSeen: ({ conceptId, next, lexicon }) =>
      !conceptId.startsWith('drop-in/') && !/^\d/.test(next?.form ?? '') && !mayBe(next, ['numeral'], lexicon),
  },
  {
    // False match: “recommend to others”. True match: “recommend to wait”.
    language: 'en',
    base: /^recommend to$/,
    isSeen: ({ next, lexicon }) => !mayBe(next, ['verb'], lexicon),
  },
  // Phrasal verbs with several meanings. The words inside or after them exclude one of the meanings.
  {
    // False match: “turn down the offer” (refuse). True match: “turn down the music” (make quieter).
    language: 'en',
    base: /^turn (?:… )?down$/,
    isSeen: ({ conceptId, span, later }) =>
      conceptId.startsWith('turn-down-volume/') &&
      ![...span, ...later.slice(0, 4)].some(({ form }) =>
        /^(?:volume|radio|music|tv|sound|heat|heating|lights?|it)$/.test(form),
      ),
  },
  {
    // False match: “put off the meeting” (delay). True match: “the smell put him off” (repelled).
    language: 'en',
    base: /^put (?:… )?off$/,
    isSeen: ({ conceptId, span }) => conceptId.startsWith('put-off-discourage/') && span.length === 2,
  },
  {
    // False match: “the plane took off” (started to fly). True match: “took off his hat” (removed).
    language: 'en',
    base: /^take (?:… )?off$/,
    isSeen: ({ conceptId, span, next, lexicon }) =>
      conceptId.startsWith('take-off/') &&
      span.length === 2 &&
      (next === undefined ||
        /^(?:at|from|for|in|and|again|after|when|late|early)$/.test(next.form) ||
        mayBe(next, ['numeral'], lexicon)),
  },
  {
    // False match: “hold on a minute” (wait). True match: “hold on to the rope” (grip).
    language: 'en',
    base: /^hold on$/,
    isSeen: ({ conceptId, next }) =>
      conceptId.startsWith('hold-on/') && (next === undefined || /^(?:an?|one|just|please|while)$/.test(next.form)),
  },
  {
    // False match: “it did not work out” (succeed). True match: “work out the answer” (find).
    language: 'en',
    base: /^work (?:… )?out$/,
    isSeen: ({ conceptId, span, next }) =>
      /^(?:work-out-solve|figure-out)\//.test(conceptId) &&
      span.length === 2 &&
      (next === undefined || /^(?:for|well|fine|great|perfectly|as|in|so|with|between|every|at|to)$/.test(next.form)),
  },
  {
    // False match: “turn left here”, where “left” is a direction. True match: “leave it here”.
    language: 'en',
    base: /^leave (?:… )?(?:here|there)$/,
    isSeen: ({ span: [first], before }) =>
      first?.form === 'left' &&
      /^(?:turn|turns|turned|turning|on|the|bear|keep|days|time|money)$/.test(before?.form ?? ''),
  },
  {
    // False match: “a check with my name”. True match: “please check with your bank” (ask).
    language: 'en',
    base: /^check with$/,
    isSeen: ({ before }) => /^(?:a|the|my|your|this|personal|another)$/.test(before?.form ?? ''),
  },
  {
    // False match: “start over 20 projects”. True match: “start over” (again).
    language: 'en',
    base: /^(?:start|send) (?:over|out)$/,
    isSeen: ({ next }) => /^\d/.test(next?.form ?? '') || next?.form === 'of',
  },
  {
    // False match: “send in March”. True match: “send in your pictures” (submit).
    language: 'en',
    base: /^send (?:… )?in$/,
    isSeen: ({ span, next }) =>
      next !== undefined &&
      (span.length > 2 || /^(?:\d.*|case|order|time|advance|writing|march|april|may|june|july)$/.test(next.form)),
  },
  {
    // False match: “your prompt reply to us”, where “prompt” is an adjective. True match: “prompt us to reply”.
    language: 'en',
    base: /^[a-z]+ (?:… )?[a-z]+$/,
    isSeen: ({ conceptId, span: [first, , third], before, lexicon }) =>
      /\/(?:verb|expression)$/.test(conceptId) &&
      first !== undefined &&
      third !== undefined &&
      before !== undefined &&
      first.start - before.end === 1 &&
      mayBe(first, ['noun', 'adjective'], lexicon) &&
      !/(?:ed|ing)$/.test(first.form) &&
      (neverBeforeVerb.test(before.form) ||
        (beforeNoun.test(before.form) && !/^(?:that|this|these|those)$/.test(before.form))),
  },
  {
    // False match: “the eggs are cared for” (looked after). True match: “I do not care for fish” (like).
    language: 'en',
    base: /^care for$/,
    isSeen: ({ conceptId, earlier }) =>
      conceptId.startsWith('care-for-like/') !==
      earlier.slice(-3).some(({ form }) => /^(?:not|would|never|much|.+n’t)$/.test(form)),
  },
  {
    // False match: “the sum reflected on your statement”. True match: “he reflected on his life” (thought).
    language: 'en',
    base: /^reflect on$/,
    isSeen: ({ span: [first], before }) =>
      first?.form === 'reflected' &&
      !/^(?:i|he|she|we|they|you|and|to|has|have|had|who|then)$/.test(before?.form ?? ''),
  },
  {
    // False match: “go on a cruise” or “go on strike”. True match: “they go on talking” (continue).
    language: 'en',
    base: /^go on$/,
    isSeen: ({ next, lexicon }) =>
      mayBe(next, ['determiner'], lexicon) ||
      /^(?:line|vacation|holiday|strike|tour|sale|display|air|stage|record|leave|trial|dates|trips?|cruises?|foot|board)$/.test(
        next?.form ?? '',
      ),
  },
  {
    // False match: “cut off the water” (stop the supply). True match: “the village was cut off” (isolated).
    language: 'en',
    base: /^cut off$/,
    isSeen: ({ conceptId, before }) =>
      conceptId.endsWith('/adjective') &&
      !/^(?:is|was|are|were|be|been|completely|totally|get|got|feel|felt)$/.test(before?.form ?? ''),
  },
  {
    // False match: “hold up your hand” (lift). True match: “the traffic held us up” (delayed).
    language: 'en',
    base: /^hold (?:… )?up$/,
    isSeen: ({ conceptId, span, before }) => {
      const isDelay =
        span.some(({ form }) =>
          /^(?:me|us|you|everyone|everybody|traffic|things|everything|line|process)$/.test(form),
        ) || /^(?:was|were|been|got|get|is|are|being)$/.test(before?.form ?? '');
      return (
        (conceptId.startsWith('hold-up-delay/') && !isDelay) || (conceptId.startsWith('hold-up-in-the-air/') && isDelay)
      );
    },
  },
  {
    // False match: “run down the stairs”. True match: “it looks run down” (in bad condition).
    language: 'en',
    base: /^run down$/,
    isSeen: ({ conceptId, span: [first], before, next }) =>
      (!conceptId.endsWith('/adjective') && next !== undefined) ||
      conceptId.endsWith('/adjective') !==
        (first?.form === 'run' &&
          /^(?:a|an|very|so|bit|little|is|was|are|were|looks?|looked|old|seems?|seemed|somewhat|pretty|feel|felt|too|rather|and)$/.test(
            before?.form ?? '',
          )),
  },
  {
    // False match: “we go after work”. True match: “they go after thieves” (chase).
    language: 'en',
    base: /^go after$/,
    isSeen: ({ next, lexicon }) =>
      next === undefined ||
      /^(?:work|school|dinner|lunch|breakfast|that|church|hours|dark|a|you)$/.test(next.form) ||
      mayBe(next, ['numeral'], lexicon),
  },
  {
    // False match: “he referred to it” (mentioned). True match: “she referred me to a doctor” (sent).
    language: 'en',
    base: /^refer (?:… )?to$/,
    isSeen: ({ conceptId, span }) => conceptId.startsWith('refer-somebody-to/') && span.length === 2,
  },
  {
    // False match: “come down to the office”. True match: “it all comes down to money” (depends on).
    language: 'en',
    base: /^come down to$/,
    isSeen: ({ before }) => !/^(?:it|all|this|that|what|really|just|always|usually)$/.test(before?.form ?? ''),
  },
  {
    // False match: “turn in the road”. True match: “he turned in his report” (submitted).
    language: 'en',
    base: /^turn (?:… )?in$/,
    isSeen: ({ conceptId, span, next }) =>
      conceptId.startsWith('hand-in/') &&
      span.length === 2 &&
      !/^(?:my|your|his|her|our|their|homework|papers?|applications?|himself|themselves)$/.test(next?.form ?? ''),
  },
  {
    // False match: “live up to ten years”. True match: “live up to your hopes” (fulfil).
    language: 'en',
    base: /^live up to$/,
    isSeen: ({ next, lexicon }) => /^\d/.test(next?.form ?? '') || mayBe(next, ['numeral'], lexicon),
  },
  {
    // False match: “they messed up my hair”, where “messed” is a verb. True match: “it is messed up” (in a bad state).
    language: 'en',
    base: /^(?:messed|screwed) up$/,
    isSeen: ({ conceptId, before, next }) =>
      conceptId.endsWith('/adjective') &&
      (next !== undefined || /^(?:i|you|he|she|we|they|has|have|had|really)$/.test(before?.form ?? '')),
  },
  {
    // False match: “send you a note to say hello”. True match: “send it to him”.
    language: 'en',
    base: /^(?:send|bring|give|take|add|write|return|show|sell|offer|pay|introduce|attach|leave) (?:… )?to$/,
    isSeen: ({ next, lexicon }) =>
      isOnly(next, ['verb'], lexicon) || /^(?:let|say|see|know|help)$/.test(next?.form ?? ''),
  },
  {
    // False match: “it depends on you”. True match: “I depend on you” (need your help).
    language: 'en',
    base: /^depend (?:on|upon)$/,
    isSeen: ({ conceptId, before }) =>
      !conceptId.startsWith('depend-on-condition/') &&
      /^(?:it|that|this|which|what|much|really|all|prices?|answer)$/.test(before?.form ?? ''),
  },
  {
    // False match: “what is the deal with”. True match: “deal with the problem” (solve).
    language: 'en',
    base: /^deal with$/,
    isSeen: ({ before }) => /^(?:a|the|this|that|great|good|best|peace)$/.test(before?.form ?? ''),
  },
  {
    // False match: “the river runs through the town”. True match: “run through the plan” (go over).
    language: 'en',
    base: /^run through$/,
    isSeen: ({ before, lexicon }) => mayBe(before, ['noun', 'name'], lexicon),
  },
];
