import type { ReadWord } from '../../../read-sentence.ts';
import type { Misreading } from '../../misreading.ts';
import { isOnly, mayBe } from '../../word-classes.ts';

const someOf = (words: readonly ReadWord[], forms: ReadonlySet<string>) => words.some(({ form }) => forms.has(form));

const payments = new Set(
  'pay pays paid paying payment money cash cost costs fee fees deposit dollars euros pounds charge charged price quote investment'.split(
    ' ',
  ),
);
const isBeForm = (word: ReadWord | undefined) =>
  /^(?:is|was|are|were|be|been|being|get|got|gets)$/.test(word?.form ?? '');
/** Words before “deal with” that show that a person deals with a problem: “I have to deal with it”. */
const dealing = new Set(
  'i you he she we they who to can could must should will would how don’t not cannot can’t me him her us them people government police us when having had'.split(
    ' ',
  ),
);
const rising = new Set(
  'price prices taxes tax cost costs rent rents temperature temperatures number numbers percent sales shares wages fees rates rate value'.split(
    ' ',
  ),
);
const places = new Set(
  'door window gate wall road river bed table fire side bar fence car sea lake pool entrance'.split(' '),
);

/**
 * Rules against false matches of verbs with prepositions and set phrases. The person or thing beside them shows the meaning.
 */
export const personMisreadings: readonly Misreading[] = [
  {
    // False match: “I often think of him”. True match: “what do you think of him?” (what is your opinion).
    language: 'en',
    base: /^think of$/,
    isSeen: ({ conceptId, earlier }) =>
      conceptId.startsWith('think-of-judge-en/') !==
      (earlier.some(({ form }) => form === 'what' || form === 'whatever') &&
        !someOf(earlier, new Set(['made', 'when', 'first']))),
  },
  {
    // False match: “all is well”. True match: “I hope you are well” (healthy).
    language: 'en',
    base: /^be well$/,
    isSeen: ({ before }) => /^(?:all|it|everything|that|this|which)$/.test(before?.form ?? ''),
  },
  {
    // False match: “sit up front”. True match: “pay up front” (in advance).
    language: 'en',
    base: /^up ?front$/,
    isSeen: ({ conceptId, earlier, later }) =>
      conceptId.startsWith('up-front-in-advance-en/') !== someOf([...earlier, ...later.slice(0, 4)], payments),
  },
  {
    // False match: “he was admitted to hospital”. True match: “he admitted to the theft” (confessed it).
    language: 'en',
    base: /^admit to$/,
    isSeen: ({ before, later }) =>
      isBeForm(before) || someOf(later.slice(0, 3), new Set(['hospital', 'university', 'college', 'school', 'icu'])),
  },
  {
    // False match: “a label is attached to the box”. True match: “she is attached to her cat” (fond of it).
    language: 'en',
    base: /^be attached to$/,
    isSeen: ({ before, span }) =>
      !(
        /^(?:i|you|he|she|we|they|who|people|children)$/.test(before?.form ?? '') ||
        someOf(span, new Set(['very', 'so', 'deeply', 'emotionally', 'i’m', 'he’s', 'she’s']))
      ),
  },
  {
    // False match: “could not be reached for comment”. True match: “reach for the salt” (stretch out a hand).
    language: 'en',
    base: /^reach for$/,
    isSeen: ({ next }) => next?.form === 'comment',
  },
  {
    // False match: “the former president”. True match: “the former is larger” (the first of two).
    language: 'en',
    base: /^the former$/,
    isSeen: ({ next, lexicon }) =>
      next !== undefined &&
      !/^(?:is|was|are|were|has|had|have|of|and|being|by|in|to|case|can|will|would|may|does|did)$/.test(next.form) &&
      !isOnly(next, ['preposition', 'conjunction'], lexicon),
  },
  {
    // False match: “on the ground floor”. True match: “the snow on the ground”.
    language: 'en',
    base: /^on the ground$/,
    isSeen: ({ next }) => next?.form === 'floor' || next?.form === 'that',
  },
  {
    // False match: “I have to deal with it” (solve a problem). True match: “the book deals with art” (is about).
    language: 'en',
    base: /^deal with$/,
    isSeen: ({ conceptId, earlier }) =>
      (conceptId.startsWith('deal-with-concern-en/') && someOf(earlier, dealing)) ||
      (conceptId.startsWith('deal-with-handle-en/') && !someOf(earlier, dealing)),
  },
  {
    // False match: “he was transferred to another prison”. True match: “transfer money to an account” (pay in).
    language: 'en',
    base: /^transfer (?:… )?to$/,
    isSeen: ({ later }) =>
      someOf(
        later.slice(0, 4),
        new Set(['prison', 'hospital', 'unit', 'school', 'team', 'club', 'university', 'department', 'jail']),
      ),
  },
  {
    // False match: “it is worth ten pounds”. True match: “it is worth seeing”.
    language: 'en',
    base: /^it is worth$/,
    isSeen: ({ next, lexicon }) =>
      next !== undefined &&
      (/^[\d$£€]/.test(next.form) ||
        mayBe(next, ['numeral'], lexicon) ||
        /^(?:more|less|about|millions|thousands)$/.test(next.form)),
  },
  {
    // False match: “he went up to her”. True match: “prices went up” (rose).
    language: 'en',
    base: /^go up$/,
    isSeen: ({ conceptId, earlier, next }) =>
      conceptId.startsWith('go-up-rise-en/') !== (someOf(earlier, rising) || next?.form === 'by'),
  },
  {
    // False match: “she stood by the door”. True match: “she stood by her friend” (supported).
    language: 'en',
    base: /^stand by$/,
    isSeen: ({ later }) => someOf(later.slice(0, 4), places),
  },
  {
    // False match: “it is up for sale” or “brought up for years”. True match: “are you up for lunch” (would you like).
    language: 'en',
    base: /^up for$/,
    isSeen: ({ before, next }) =>
      !/^(?:i’m|anyone|anybody|you|everyone|we’re|always|totally|be|they’re|he’s|she’s|is|was|not)$/.test(
        before?.form ?? '',
      ) ||
      /^(?:sale|auction|debate|grabs|election|re-election|reelection|vote|adoption|rent|discussion|renewal|review|an?-hour|days|hours|two|three)$/.test(
        next?.form ?? '',
      ),
  },
];
