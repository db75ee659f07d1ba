import { gapBefore, type Rule } from '../../grammar-rule.ts';
import { isCapitalised, isOnly, mayBe } from '../../word-classes.ts';
import {
  about,
  days,
  either,
  endsClause,
  formOf,
  isAfter,
  isBefore,
  number,
  sense,
  subject,
} from '../english-senses.ts';

const dayNouns =
  /^(?:day|nights?|evening|morning|afternoon|weekends?|birthday|anniversary|dates?|eve|holidays?|\d+(?:th|st|nd|rd))$/;

const roles =
  /^(?:known|regarded|seen|described|used|serves?|served|serving|works?|worked|working|considered|acts?|acted|acting|treated|viewed|perceived|identified|recogni[sz]ed|classified|chosen|elected|appointed|nominated|named|listed|referred|defined|disguised|dressed|intended|hired|job|role|position|career|reputation|status|life|term|terms|office|remain|remains|remained|remaining|acceptance|recognition|appointment|election|selection|description|identity|candidacy|emergence|emerged|emerges|emerging|ranks|ranked|cited|portrayed|depicted|interpreted|labell?ed|designated|established|presented|employed|trained|qualif(?:y|ies|ied)|registered|rated|voted|doubles|functions|functioned|functioning|resigned|dismissed|hailed|praised|billed|touted|marketed|sold|adopted|recruited)$/;

/** Prepositions, conjunctions and other function words. */
export const functionSenses: readonly Rule[] = [
  sense('on', 'on-subject/preposition', either(isAfter(about), isBefore(/^(?:how|what|whether|why|who)$/)), {
    weightElsewhere: 1e-4,
    weightOfOthers: 1e-4,
  }),
  sense(
    'on',
    'on-day/preposition',
    ({ after: [next, second, third] }) =>
      days.test(formOf(next)) ||
      // “on 3 November”, “on 04/25/01”
      (/^\d{1,2}(?:st|nd|rd|th)?$/.test(formOf(next)) && days.test(formOf(second))) ||
      /^\d{1,2}[/.-]\d{1,2}(?:[/.-]\d+)?$/.test(formOf(next)) ||
      dayNouns.test(formOf(next)) ||
      (/^(?:the|a|an|that|this|each|every|my|our|his|her|your|same|new|christmas|election|opening)$/.test(
        formOf(next),
      ) &&
        (dayNouns.test(formOf(second)) || (dayNouns.test(formOf(third)) && formOf(second) !== 'of'))),
    { weightElsewhere: 1e-4, weightOfOthers: 1e-4 },
  ),
  sense(
    'to',
    'to-up-to/preposition',
    ({ before, earlier, after: [next] }) =>
      (number.test(formOf(next)) || days.test(formOf(next))) &&
      (number.test(formOf(before)) ||
        days.test(formOf(before)) ||
        earlier.slice(-4).some(({ form }) => form === 'from')),
    { weightElsewhere: 1e-4, weightOfOthers: 0.001 },
  ),
  sense(
    'at',
    'at-hour/preposition',
    ({ word, after: [next, afterNext] }) =>
      // False for “at $20”: the currency sign stands between “at” and the number, so the number does not follow directly.
      next?.start === word.end + 1 &&
      ((/^(?:around|about|exactly|approximately)$/.test(formOf(next)) ? /^\d/.test(formOf(afterNext)) : false) ||
        (/^(?:\d{1,2}(?::\d\d)?(?:am|pm)?|noon|midnight|lunchtime|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve))$/.test(
          formOf(next),
        ) &&
          !/^(?:percent|per|years?|dollars?|euros?|pounds?|cents?|bucks|million|billion|months?|points?|degrees|miles?|met(?:er|re)s|feet|km|mph|kmh|knots|weeks?|days|places|locations)$/.test(
            formOf(afterNext),
          ))),
    { weightElsewhere: 1e-4, weightOfOthers: 1e-4 },
  ),
  // “as” means “in the role of” in “works as a nurse”, but not in “as old as a tree”.
  sense(
    'as',
    'as-role/preposition',
    (place) =>
      (formOf(place.before) === 'and' ||
        !place.earlier.slice(-4).some(({ form }) => /^(?:as|so|same|such)$/.test(form))) &&
      (isBefore(/^an?$/)(place) ||
        isOnly(place.after[0], ['noun'], place.lexicon) ||
        (isAfter(roles)(place) && !isBefore(/^(?:i|you|he|she|it|we|they|well|if|though)$/)(place))),
    { weightElsewhere: 1e-4, weightOfOthers: 1e-4 },
  ),
  sense(
    'as',
    'as/conjunction',
    ({ before, earlier, lexicon }) =>
      mayBe(before, ['adjective', 'adverb', 'noun', 'determiner'], lexicon) &&
      earlier.slice(-6, -1).some(({ form }) => /^(?:as|so|same|such|twice)$/.test(form)),
    {
      weightElsewhere: 1,
      weightOfOthers: 0.02,
    },
  ),
  sense('as', 'because/conjunction', isBefore(subject), { weightElsewhere: 0.03, weightOfOthers: 0.4 }),
  // “for” means “because” only at the start of a new clause: “…, for he was tired”
  sense(
    'for',
    'because/conjunction',
    (place) => gapBefore(place) > 1 && isBefore(/^(?:i|he|she|it|we|they|there|the|this)$/)(place),
    {
      weightElsewhere: 0.005,
      weightOfOthers: 1,
    },
  ),
  sense('none', 'none-of-them/pronoun', () => true),
  sense(
    'this',
    'this-thing/pronoun',
    (place) => {
      const {
        after: [next],
        lexicon,
      } = place;
      return (
        endsClause(place) ||
        isOnly(next, ['verb', 'preposition', 'conjunction', 'pronoun', 'particle'], lexicon) ||
        /^(?:is|isn’t|was|wasn’t|has|will|would|can|could|should|may|might|must|does|doesn’t|means|to|as|and|or|but|all|really|also|just|by|in|on|at|with|from|because)$/.test(
          formOf(next),
        )
      );
    },
    { weightElsewhere: 1e-4, weightOfOthers: 1e-4 },
  ),
  sense(
    'all',
    'all-of-them/pronoun',
    (place) =>
      isAfter(/^(?:they|we|you|us|them|who|they’re|we’re)$/)(place) ||
      (isAfter(/^(?:are|were)$/)(place) && !isBefore(/^(?:the|of|about|over|in)$/)(place)),
    { weightElsewhere: 1e-4, weightOfOthers: 1e-4 },
  ),
  sense(
    'once',
    'as-soon-as/conjunction',
    (place) => isBefore(subject)(place) && !(gapBefore(place) === 1 && mayBe(place.before, ['pronoun'], place.lexicon)),
    { weightElsewhere: 0.05, weightOfOthers: 0.05 },
  ),
  // “that” is a pronoun in “teach us that again”, but a conjunction in “teach us that it is so”.
  sense(
    'that',
    'that/determiner',
    isBefore(
      /^(?:yet|again|too|either|before|now|already|anymore|well|and|or|but|for|with|at|because|when|if|anyway|myself|yourself)$/,
    ),
    { weightElsewhere: 1, weightOfOthers: 0.01 },
  ),
  // “that” between a verb and a quotation is a conjunction: “he claimed that “Nobody …””.
  sense(
    'that',
    'that-conjunction/conjunction',
    (place) =>
      endsClause(place) &&
      (isCapitalised(place.after[0]) || mayBe(place.after[0], ['determiner', 'pronoun'], place.lexicon)) &&
      (mayBe(place.before, ['verb'], place.lexicon) || formOf(place.before) === 'and'),
    { weightElsewhere: 1, weightOfOthers: 1e-5 },
  ),
  sense(
    'you',
    'you-plural/pronoun',
    (place) => isBefore(/^(?:guys|all|both|two|three|folks|people)$/)(place) || isAfter(/^both$/)(place),
    {
      weightElsewhere: 1,
      weightOfOthers: 0.05,
    },
  ),
  sense(
    'about',
    'about-roughly/adverb',
    ({ before, after: [next] }) =>
      number.test(formOf(next)) ||
      /^(?:half|an?)$/.test(formOf(next)) ||
      // “about” after “or” and before a date means “roughly”: “on or about May 3”.
      (formOf(before) === 'or' && days.test(formOf(next))),
    { weightElsewhere: 0.02, weightOfOthers: 1 },
  ),
  sense(
    'about',
    'about-roughly/adverb',
    ({ before, after: [next] }) =>
      number.test(formOf(next)) ||
      (formOf(before) === 'or' && days.test(formOf(next))) ||
      (formOf(before) === 'in' && /^an?$/.test(formOf(next))),
    {
      weightElsewhere: 1,
      weightOfOthers: 1e-3,
    },
  ),
  sense('am', 'am-time/adverb', isAfter(/^\d/), { weightElsewhere: 1e-5, weightOfOthers: 1e-6 }),
  sense(
    'by',
    'by-doing/conjunction',
    ({ after: [next], lexicon }) => /.ing$/.test(formOf(next)) && mayBe(next, ['verb'], lexicon),
    { weightElsewhere: 0.001, weightOfOthers: 1e-3 },
  ),
  sense('by', 'by-a-time/preposition', isBefore(days), { weightElsewhere: 1, weightOfOthers: 1e-3 }),
  sense(
    'by',
    'by-vehicle/preposition',
    isBefore(
      /^(?:train|car|bus|plane|bike|bicycle|boat|phone|telephone|e-?mail|mail|fax|hand|air|sea|ship|taxi|ferry|credit|check|land|rail|road|subway|metro|foot|post)$/,
    ),
    { weightElsewhere: 1e-4, weightOfOthers: 1e-4 },
  ),
  sense(
    'by',
    'beside/preposition',
    ({ before, after }) =>
      /^(?:sat|sit|sits|sitting|stood|stand|stands|standing|live|lived|right|stop|stopped|near|house|hotel)$/.test(
        formOf(before),
      ) && /^(?:the|a|my|his|her|our)$/.test(formOf(after[0])),
    { weightElsewhere: 0.01, weightOfOthers: 0.01 },
  ),
  // “may” names a possibility in “it may rain”, but asks for permission in “may I come in”.
  sense('may might', 'may-possibly/verb', (place) => !isBefore(/^(?:i|we)$/)(place), {
    weightElsewhere: 0.001,
    weightOfOthers: 1e-4,
  }),
  sense('of', 'made-out-of/preposition', isAfter(/^(?:made|built|consists?|composed|constructed)$/), {
    weightElsewhere: 1e-4,
    weightOfOthers: 1e-4,
  }),
  sense('after', 'after-conjunction/conjunction', isBefore(/^(?:i|you|he|she|we|they)$/), {
    weightElsewhere: 1,
    weightOfOthers: 0.01,
  }),
  sense(
    'at',
    'at-target/preposition',
    isAfter(
      /^(?:fire|fired|firing|shoot|shot|shooting|aim|aimed|aiming|throw|threw|thrown|throwing|directed|launched|yell|yelled|yelling|shout|shouted)$/,
    ),
    { weightElsewhere: 1e-4, weightOfOthers: 1e-4 },
  ),
  sense('before', 'before-conjunction/conjunction', isBefore(/^(?:i|you|he|she|we|they)$/), {
    weightElsewhere: 1,
    weightOfOthers: 0.01,
  }),
  sense(
    'no',
    'no/particle',
    (place) =>
      endsClause(place) ||
      (place.before === undefined && isBefore(/^(?:i|you|he|she|it|we|they|there|this|that)$/)(place)),
    { weightElsewhere: 0.001, weightOfOthers: 0.001 },
  ),
];
