import type { Rule } from '../../grammar-rule.ts';
import { mayBe } from '../../word-classes.ts';
import {
  days,
  either,
  endsClause,
  formOf,
  isAfter,
  isBefore,
  isNear,
  number,
  ofNoun,
  raised,
  sense,
} from '../english-senses.ts';

/** Words about times, seasons and durations. */
export const timeSenses: readonly Rule[] = [
  // “time” means “occasion” in “the first time” and “many times”, but not in “some time”.
  sense(
    'time times',
    'time-occasion/noun',
    (place) =>
      isAfter(
        /^(?:first|second|third|last|next|this|each|every|many|several|few|two|three|four|five|six|seven|eight|nine|ten|twenty|hundred|thousand|dozen|multiple|numerous|countless|various|couple|some|other|one|only|another|that|both|more|\d+)$/,
      )(place)
        ? !(place.word.form === 'time' && isAfter(/^(?:some|two|three|few|many|other|more)$/)(place)) &&
          !(isAfter(/^only$/)(place) && !/^(?:the|my|this|that|his|her|our)$/.test(formOf(place.earlier.at(-2))))
        : // “a couple of times”
          place.word.form === 'times' &&
          isAfter(/^of$/)(place) &&
          /^(?:couple|lots?|number|plenty|bunch|handful|dozens|hundreds|thousands)$/.test(formOf(place.earlier.at(-2))),
    { weightElsewhere: 0.3, weightOfOthers: 0.01 },
  ),
  sense(
    'aged',
    'aged-years/adjective',
    ({ after: [next, afterNext] }) => number.test(formOf(next)) || number.test(formOf(afterNext)),
  ),
  sense(
    'fall',
    'autumn/noun',
    (place) =>
      isAfter(/^(?:the|this|last|next|every|early|late)$/)(place) &&
      !isBefore(/^(?:of|in|from)$/)(place) &&
      isNear(/^(?:in|during|semester|winter|spring|summer|colou?rs|leaves|season|year)$/, 3)(place),
    { weightElsewhere: 0.05, weightOfOthers: 0.01 },
  ),
  sense(
    'fall',
    'autumn/noun',
    ({ before, after: [next, afterNext] }) =>
      formOf(before) === 'the' && formOf(next) === 'of' && /^(?:1|2)\d{3}$/.test(formOf(afterNext)),
    { weightElsewhere: 1, weightOfOthers: 0.001 },
  ),
  sense(
    'second seconds',
    'second-time/noun',
    (place) =>
      place.word.form === 'seconds' ||
      (isAfter(/^(?:a|one|per|every|split|\d+)$/)(place) &&
        (endsClause(place) || isBefore(/^(?:to|and|or|before|after|i)$/)(place))),
    { weightElsewhere: 1, weightOfOthers: 0.005 },
  ),
  sense(
    'since',
    'since/preposition',
    ({ after: [next] }) =>
      days.test(formOf(next)) || /^(?:\d.*|then|last|childhood|birth|yesterday)$/.test(formOf(next)),
    { weightElsewhere: 1, weightOfOthers: 0.01 },
  ),
  sense(
    'following',
    'following/adjective',
    ({ before, after: [next], lexicon }) =>
      formOf(before) === 'the' && (mayBe(next, ['noun', 'adjective', 'verb'], lexicon) || next?.readings.length === 0),
    { weightElsewhere: 0.3, weightOfOthers: 0.005 },
  ),
  ofNoun(
    'season seasons',
    'season-of-activity/noun',
    (place) => !isNear(/^(?:winter|spring|autumn|four|weather|dry|rainy|wet|salt|pepper)$/)(place),
    { weightElsewhere: 0.05, weightOfOthers: 0.01 },
  ),
  ofNoun(
    'stage stages',
    'phase/noun',
    (place) =>
      (isAfter(
        /^(?:this|that|early|earlier|later|late|next|final|last|initial|any|some|advanced|planning|development|each|critical)$/,
      )(place) ||
        place.word.form === 'stages') &&
      !isNear(/^(?:theat(?:er|re)|actors?|band|concert|performance|music|play|audience)$/)(place),
    raised,
  ),
  sense(
    'continued',
    'continued/adjective',
    (place) => isAfter(/^(?:the|a|his|her|their|its|our|your|for|with)$/)(place) && !endsClause(place),
    {
      weightElsewhere: 0.01,
      weightOfOthers: 0.005,
    },
  ),
  sense('dated', 'dated/adjective', ({ after: [next] }) => days.test(formOf(next)) || /^\d/.test(formOf(next)), {
    weightElsewhere: 0.1,
    weightOfOthers: 0.001,
  }),
  sense('quarter', 'quarter-hour/noun', isBefore(/^(?:past|to|after|till)$/), {
    weightElsewhere: 0.3,
    weightOfOthers: 0.005,
  }),
  sense(
    'quarter quarters',
    'quarter-fourth/noun',
    (place) => isAfter(/^(?:one|a|three)$/)(place) && isBefore(/^of$/)(place),
  ),
  sense(
    'quarter quarters',
    'quarter-of-year/noun',
    either(
      isAfter(/^(?:first|second|third|fourth|last|next|this|1st|2nd|3rd|4th|fiscal)$/),
      isNear(/^(?:sales|profits?|earnings|revenue)$/),
    ),
    { weightElsewhere: 0.3, weightOfOthers: 0.005 },
  ),
  // “for” names no duration in “for a 15-year term”, because “15-year” describes “term”.
  sense(
    'for',
    'for/preposition',
    ({ after }) =>
      after.some(
        ({ form }, index) =>
          index < 3 &&
          number.test(form) &&
          form !== 'one' &&
          form !== '1' &&
          /^(?:year|month|week|day|hour|minute)$/.test(formOf(after[index + 1])),
      ),
    { weightElsewhere: 1, weightOfOthers: 1e-3 },
  ),
  sense(
    'for',
    'for-duration/preposition',
    ({ after: [next, second] }) =>
      (/^(?:some|a|quite)$/.test(formOf(next)) && /^(?:time|while)$/.test(formOf(second))) ||
      (number.test(formOf(next)) && /^(?:years|months|weeks|days|hours|minutes|seconds)$/.test(formOf(second))),
    { weightElsewhere: 1, weightOfOthers: 0.05 },
  ),
];
