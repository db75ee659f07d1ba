import type { Lexicon } from '../../../lexicon.ts';
import type { ReadWord } from '../../../read-sentence.ts';
import type { Misreading } from '../../misreading.ts';
import { isOnly, isParticiple, mayBe } from '../../word-classes.ts';

/** Nouns that often stand without an article after “going to”. Some of them are also verbs: “work” in “going to work”. */
const places = /^(?:work|school|bed|church|college|town|lunch|dinner|court|jail|hell|war|market|party|sleep)$/;

const isGoingToDo = (next: ReadWord | undefined, lexicon: Lexicon): boolean =>
  mayBe(next, ['verb'], lexicon) &&
  !mayBe(next, ['determiner', 'name', 'pronoun'], lexicon) &&
  !places.test(next?.form ?? '');

/**
 * Rules against false matches of phrases with a common verb such as “be”, “get” or “go”, and of short remarks such as “I
 * see”.
 */
export const auxiliaryMisreadings: readonly Misreading[] = [
  {
    // False match: “the service that I get at this shop”. True match: “he cannot get at the money” (reach it).
    language: 'en',
    base: /^get at$/,
    isSeen: ({ before, span: [first] }) =>
      !/^(?:to|can|could|can’t|couldn’t|cannot|easily|what)$/.test(before?.form ?? '') && first?.form !== 'getting',
  },
  {
    // False match: “tell me about it”. True match: “Tell me, …” (an opening of a question).
    language: 'en',
    base: /^tell me$/,
    isSeen: ({ next }) => next !== undefined,
  },
  {
    // False match: “make it available”, “make it work” or “made it a rule”. True match: “we made it” (succeeded).
    language: 'en',
    base: /^make it$/,
    isSeen: ({ next, lexicon }) =>
      next !== undefined &&
      (mayBe(next, ['adjective', 'determiner'], lexicon) ||
        /^(?:look|feel|work|seem|sound|so|more|very|much|too|harder|easier|clear|happen)$/.test(next.form)) &&
      !/^(?:home|all|this|that|back|past)$/.test(next.form),
  },
  {
    // False match: “has the tailor done a good job”. True match: “had the work done” (by another person).
    language: 'en',
    base: /^(?:have|get)(?: …)? (?:done|made)$/,
    isSeen: ({ next, span, lexicon }) =>
      /^(?:has|have|had)$/.test(span[0]?.form ?? '') && mayBe(next, ['determiner'], lexicon),
  },
  {
    // False match: “going to the market”. True match: “not going to buy it” (intending).
    language: 'en',
    base: /^going to$/,
    isSeen: ({ next, lexicon }) => !isGoingToDo(next, lexicon),
  },
  {
    language: 'en',
    base: /^go to$/,
    isSeen: ({ span: [first], next, lexicon }) => first?.form === 'going' && isGoingToDo(next, lexicon),
  },
  {
    // False match: “I feel like I ate too much” or “feel like a king”. True match: “I feel like pizza” (want).
    language: 'en',
    base: /^feel like$/,
    isSeen: ({ next }) => /^(?:i|you|he|she|it|we|they|an?|the|my|your|this|there)$/.test(next?.form ?? ''),
  },
  {
    // False match: “did do a good job”. True match: “do good” (help).
    language: 'en',
    base: /^do (?:… )?good$/,
    isSeen: ({ next, lexicon }) => mayBe(next, ['noun'], lexicon),
  },
  {
    // False match: “the soup is cold” or “it is cold outside”. True match: “I am cold” (feel cold).
    language: 'en',
    base: /^be (?:cold|hot|warm)$/,
    isSeen: ({ span, before }) =>
      !/^(?:i|you|he|she|we|they)$/.test(before?.form ?? '') &&
      !/^(?:i’m|you’re|he’s|she’s|we’re|they’re)$/.test(span[0]?.form ?? ''),
  },
  {
    // False match: “he is over fifty”. True match: “the game is over” (has ended).
    language: 'en',
    base: /^be over$/,
    isSeen: ({ next, lexicon }) => /^\d/.test(next?.form ?? '') || mayBe(next, ['numeral', 'determiner'], lexicon),
  },
  {
    // False match: “he is in love”. True match: “he is in the garden” (inside it).
    language: 'en',
    base: /^be in$/,
    isSeen: ({ next }) =>
      /^(?:love|trouble|danger|pain|fact|need|charge|touch|shape|question|order|favou?r|doubt|bed|prison|jail|school|use|place|control|power|debt|tears|shock)$/.test(
        next?.form ?? '',
      ),
  },
  {
    // False match: “it comes in a box” or “in three sizes”. True match: “come in and sit down” (enter).
    language: 'en',
    base: /^come in$/,
    isSeen: ({ next, lexicon }) =>
      mayBe(next, ['determiner', 'numeral'], lexicon) ||
      /^(?:\d.*|many|different|several|various|handy)$/.test(next?.form ?? ''),
  },
  {
    // False match: “he was waiting for her”, which is a form of the verb “wait for”. True match: “Waiting for the bus!”.
    language: 'en',
    base: /^waiting for$/,
    isSeen: ({ conceptId, before }) => before !== undefined && !/\/verb$/.test(conceptId),
  },
  {
    // False match: “he is going to happy hour”. True match: “he is going to sleep here” (will sleep).
    language: 'en',
    base: /^be (?:… )?going to$/,
    isSeen: ({ next, lexicon }) =>
      next !== undefined && next.readings.length > 0 && !mayBe(next, ['verb', 'adverb', 'particle'], lexicon),
  },
  {
    // False match: “they let us check in”. True match: “let us pray” (a proposal).
    language: 'en',
    base: /^let us$/,
    isSeen: ({ before, lexicon }) =>
      mayBe(before, ['pronoun', 'noun', 'name'], lexicon) ||
      /^(?:to|not|will|would|didn’t|don’t)$/.test(before?.form ?? ''),
  },
  {
    // False match: “what it means to me” or “no harm meant to you”. True match: “I meant to call” (intended).
    language: 'en',
    base: /^mean to$/,
    isSeen: ({ span: [first], before, next, lexicon }) =>
      !mayBe(next, ['verb'], lexicon) ||
      isOnly(next, ['pronoun', 'determiner'], lexicon) ||
      first?.form === 'means' ||
      !/^(?:i|you|he|she|we|they|didn’t|don’t|never|not|really|always|had|have)$/.test(before?.form ?? ''),
  },
  {
    // False match: “it is well made”. True match: “I am well” (healthy).
    language: 'en',
    base: /^be well$/,
    isSeen: ({ next, lexicon }) => mayBe(next, ['verb', 'adjective'], lexicon) || isParticiple(next, 'en'),
  },
  {
    // False match: “you could use a hammer”. True match: “I could use a drink” (would like).
    language: 'en',
    base: /^could use$/,
    isSeen: ({ before, earlier, next }) =>
      !/^(?:an?|some|more|another|better|improvement|help)$/.test(next?.form ?? '') ||
      [before, earlier.at(-2)].some((word) => /^(?:you|u|which|that|one)$/.test(word?.form ?? '')),
  },
  {
    // False match: “should I see a doctor”. True match: “Oh, I see.” (I understand).
    language: 'en',
    base: /^I see$/i,
    isSeen: ({ span: [first], before, next }) =>
      next !== undefined || (before !== undefined && first !== undefined && first.start - before.end === 1),
  },
  {
    // False match: “it depends on the price”. True match: “it depends” (perhaps).
    language: 'en',
    base: /^(?:it|that) depends$/,
    isSeen: ({ next }) => /^(?:on|upon)$/.test(next?.form ?? ''),
  },
  {
    // False match: “get a chance to eat” or “get it to you”. True match: “get the cat to eat” (make it eat).
    language: 'en',
    base: /^get (?:… )?to$/,
    isSeen: ({ conceptId, span, next, lexicon }) => {
      if (!conceptId.startsWith('get-somebody-to/')) return false;
      const object = span.slice(1, -1).map(({ form }) => form);
      const isPronoun =
        object.length === 1 && /^(?:me|him|her|it|them|us|people|someone|everyone)$/.test(object[0] ?? '');
      const isNoun =
        object.length === 2 &&
        /^(?:my|your|his|her|our|their|the)$/.test(object[0] ?? '') &&
        !/^(?:chance|opportunity|time|right|money|tickets?|nerve|courage|job|urge|way|point|information|work|permission|car|keys?)$/.test(
          object[1] ?? '',
        );
      const isVerb = mayBe(next, ['verb'], lexicon) && !mayBe(next, ['determiner', 'pronoun'], lexicon);
      return !isVerb || !(isPronoun || isNoun);
    },
  },
  {
    // False match: “he was held in prison”. True match: “the fair is held in May” (takes place).
    language: 'en',
    base: /^be held$/,
    isSeen: ({ before, next, later }) =>
      /^(?:he|she|they|i|we|you|who|man|men|woman|women|people|prisoners?|hostages?)$/.test(before?.form ?? '') ||
      /^(?:hostage|captive|prisoner|responsible|accountable|liable|back|up|together|by)$/.test(next?.form ?? '') ||
      later.slice(0, 3).some(({ form }) => /^(?:prison|jail|custody|detention|captivity)$/.test(form)),
  },
  {
    // False match: “you know that he left” or “if you know him”. True match: “it was, you know, fun” (a filler).
    language: 'en',
    base: /^you know$/,
    isSeen: ({ before, next, lexicon }) =>
      (next !== undefined &&
        (/^(?:that|what|who|how|where|why|when|if|whether|which|of|about|to)$/.test(next.form) ||
          mayBe(next, ['determiner', 'pronoun'], lexicon))) ||
      /^(?:do|did|if|when|once|than|people|what|everything|all|that|who|as|how|let|whatever)$/.test(before?.form ?? ''),
  },
  {
    // False match: “it should have been cleaned”. True match: “they have been waiting for an hour”.
    language: 'en',
    base: /^have been$/,
    isSeen: ({ next, later }) =>
      !/.ing$/.test(next?.form ?? '') || !later.some(({ form }) => /^(?:for|since)$/.test(form)),
  },
  {
    // False match: “it is going to prove” (will prove). True match: “they go to Paris” (travel to).
    language: 'en',
    base: /^go to$/,
    isSeen: ({ next, lexicon }) => isOnly(next, ['verb'], lexicon),
  },
  {
    // False match: “she is going to the market”. True match: “she is going to leave” (will leave).
    language: 'en',
    base: /^be (?:… )?going to$/,
    isSeen: ({ next, lexicon }) => mayBe(next, ['determiner', 'name'], lexicon) || next?.readings.length === 0,
  },
  {
    // False match: “has probably done”. True match: “had the work done” (by another person).
    language: 'en',
    base: /^(?:have|get)(?: …)? (?:done|made)$/,
    isSeen: ({ span, lexicon }) => {
      const inside = span.slice(1, -1);
      return inside.length === 0 || inside.every((word) => isOnly(word, ['adverb', 'particle'], lexicon));
    },
  },
  {
    // False match: “I wish you luck”. True match: “I wish!” (if only).
    language: 'en',
    base: /^I wish$/,
    isSeen: ({ next }) => /^(?:you|him|her|them|everyone|all|to)$/.test(next?.form ?? ''),
  },
  {
    // False match: “it is right on the beach”. True match: “you are right” (not mistaken).
    language: 'en',
    base: /^be right$/,
    isSeen: ({ next, lexicon }) =>
      next !== undefined && next.form !== 'about' && mayBe(next, ['preposition', 'adverb'], lexicon),
  },
];
