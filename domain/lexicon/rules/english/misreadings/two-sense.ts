import type { ReadWord } from '../../../read-sentence.ts';
import type { Misreading } from '../../misreading.ts';

const someOf = (words: readonly ReadWord[], forms: ReadonlySet<string>) => words.some(({ form }) => forms.has(form));
const setOf = (list: string): ReadonlySet<string> => new Set(list.split(' '));

const dependants = setOf(
  'family families child children kids himself herself themselves myself yourself ourselves wife husband parents mother them her him me us you poor homeless needy orphans widow baby sons daughters',
);
const laws = setOf(
  'law act treaty contract agreement constitution bill plan rules statute clause article deal directive',
);
const passive = setOf('was were is are be been being');
const aircraft = setOf('plane planes flight jet jets helicopter helicopters aircraft airliner drone rocket pilot');
const present = setOf('is are am has have will do does don’t doesn’t can can’t cannot please we’re i’m we’ll may it’s');
const past = setOf('was were had did could would lived began became came went');
const isPast = (words: readonly ReadWord[]): boolean => {
  const verb = words.slice(0, 8).find(({ form }) => past.has(form) || present.has(form) || /.{3}ed$/.test(form));
  return verb !== undefined && !present.has(verb.form);
};

/** Rules against false matches of phrases with two senses, and of words that form a phrase in only one of their uses. */
export const twoSenseMisreadings: readonly Misreading[] = [
  {
    // False match: “the treaty provides for a court” (plans). True match: “he provides for his children” (feeds them).
    language: 'en',
    base: /^provide\*? for$/,
    isSeen: ({ conceptId, earlier, later }) => {
      const isFamily =
        someOf(later.slice(0, 5), dependants) ||
        (!someOf(earlier, laws) && later.slice(0, 2).some(({ text }) => /^\p{Lu}/u.test(text)));
      return conceptId.startsWith('support-family/') ? !isFamily : isFamily;
    },
  },
  {
    // False match: “at this time the town was small” (then). True match: “at this time we cannot help” (now).
    language: 'en',
    base: /^at this time$/,
    isSeen: ({ conceptId, earlier, later }) => {
      const wasThen = isPast(later) || (!someOf(later, present) && isPast(earlier));
      return conceptId.startsWith('at-the-moment/') ? wasThen : !wasThen;
    },
  },
  {
    // False match: “nice to see you again” or “see you there”. True match: “See you!” (goodbye).
    language: 'en',
    base: /^see you$/,
    isSeen: ({ before, next, span: [first] }) =>
      next !== undefined || (before !== undefined && first !== undefined && first.start - before.end === 1),
  },
  {
    // False match: “we got back late” (returned). True match: “we got back our money” (received).
    language: 'en',
    base: /^get\*? back$/,
    isSeen: ({ conceptId, span, next }) => {
      const hasNoObject =
        span.length === 2 &&
        (next === undefined ||
          /^(?:late|early|from|home|yesterday|today|tonight|safely|after|before|at|on|in|around|when)$/.test(
            next.form,
          ));
      return conceptId.startsWith('retrieve/') && hasNoObject;
    },
  },
  {
    // False match: “sit back to front”. True match: “he sat back” (relaxed).
    language: 'en',
    base: /^sit\*? back$/,
    isSeen: ({ later }) => later[0]?.form === 'to' && later[1]?.form === 'front',
  },
  {
    // False match: “the shares decrease in value”, where “decrease” is a verb. True match: “a decrease in crime”.
    language: 'en',
    base: /^(?:decrease|increase|decline|rise|drop|fall) in$/,
    isSeen: ({ conceptId, before, span: [noun] }) =>
      conceptId.endsWith('/noun') &&
      !/s$/.test(noun?.form ?? '') &&
      (/^(?:to|that|which|who|will|would|may|can|could|should|they|we|not)$/.test(before?.form ?? '') ||
        (/[^su]s$/.test(before?.form ?? '') &&
          !/^(?:sales|earnings|savings|this|years|days|months)$/.test(before?.form ?? ''))),
  },
  {
    // False match: “the leaves fall in autumn”. True match: “the roof fell in” (collapsed).
    language: 'en',
    base: /^fall\*? in$/,
    isSeen: ({ conceptId, next }) => conceptId.startsWith('fall-in/') && next !== undefined,
  },
  {
    // False match: “he was held for hours”. True match: “it holds for all” (is valid).
    language: 'en',
    base: /^hold\*? for$/,
    isSeen: ({ span: [verb], before, next }) =>
      verb?.form === 'held' &&
      (passive.has(before?.form ?? '') || /^(?:questioning|ransom|hours|days)$/.test(next?.form ?? '')),
  },
  {
    // False match: “the film stars an actor”, where “stars” is a verb. True match: “a film star”.
    language: 'en',
    base: /^(?:film|movie) star$/,
    isSeen: ({ next }) => /^(?:an?|the|as|in)$/.test(next?.form ?? ''),
  },
  {
    // False match: “the train was full”. True match: “I was full” (had eaten enough).
    language: 'en',
    base: /^be\*? full$/,
    isSeen: ({ before }) => !/^(?:i|we|he|she|they|you|everyone)$/.test(before?.form ?? ''),
  },
  {
    // False match: “the plane took off” (started to fly). True match: “she took off her coat” (removed).
    language: 'en',
    base: /^take (?:… )?off$/,
    isSeen: ({ conceptId, earlier, span, next }) => {
      const flies =
        span.length === 2 && someOf(earlier, aircraft) && !/^(?:the|his|her|its|their|my)$/.test(next?.form ?? '');
      return flies && !conceptId.startsWith('take-off-plane/');
    },
  },
];
