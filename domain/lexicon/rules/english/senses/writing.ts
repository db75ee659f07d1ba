import { gapBefore, type Rule } from '../../grammar-rule.ts';
import {
  documents,
  either,
  endsClause,
  isAfter,
  isBefore,
  isFollowed,
  isNear,
  ofNoun,
  ofVerb,
  raised,
  sense,
} from '../english-senses.ts';
import { beforeVerb } from '../grammar/several-classes.ts';

/** Words about documents, mail, calls and the web. */
export const writingSenses: readonly Rule[] = [
  sense(
    'letter letters',
    'letter-character/noun',
    isNear(/^(?:alphabet|capital|words?|spelling|upper|lower|initial|vowels?)$/),
    { weightElsewhere: 0.3 },
  ),
  sense('attach attached attaching', 'attach-enclose/verb', isNear(documents), {
    weightElsewhere: 0.3,
    weightOfOthers: 0.05,
  }),
  sense('attached', 'attached-enclosed/adjective', isNear(documents), { weightElsewhere: 0.3, weightOfOthers: 0.05 }),
  sense(
    'column columns',
    'column-in-paper/noun',
    isNear(
      /^(?:newspaper|post|washpost|times|read|editor|wrote|writes|write|opinion|published|weekly|journalist|columnist)$/,
    ),
  ),
  sense(
    'form forms',
    'shape/noun',
    (place) =>
      isBefore(/^of$/)(place) ||
      !isNear(
        /^(?:fill|filled|filling|sign|signed|application|claim|tax|registration|submit|submitted|attached|entry|online|complete|completed|blank|print|page|return|standard|contract|agreement|send|sent|fax)$/,
      )(place),
    { weightElsewhere: 0.5, weightOfOthers: 0.005 },
  ),
  sense(
    'post posts posted posting',
    'post-online/verb',
    isNear(
      /^(?:website|blog|group|messages?|files|photos?|pictures|comments?|online|site|facebook|internet|reviews?|twitter|link|links|here|thread|page|by)$/,
    ),
    { weightElsewhere: 0.5, weightOfOthers: 0.01 },
  ),
  sense(
    'provision provisions',
    'provision-clause/noun',
    (place) =>
      place.word.form === 'provisions' ||
      isNear(/^(?:agreement|contract|law|act|plan|special|section|implement|clause|treaty|amendments?)$/)(place),
  ),
  sense(
    'site sites',
    'website/noun',
    (place) =>
      !isNear(
        /^(?:construction|building|buildings|built|archaeological|historic|historical|camp|nuclear|located|burial|key|tourist|heritage|air|launch|test|testing|base|sacred|holy|bomb|blast|work|crash|city|land|battle|stone|temple|ruins|church|island|museum|village|castle|century|war|ancient|fire|tower|house)$/,
      )(place) ||
      isNear(
        /^(?:web|click|internet|online|visit|links?|page|pages|post|blog|recommend|email|photos?|pictures|www.*|http.*|browse|google|members?|visitors?|hear|register|login|users?|content)$/,
      )(place),
    { weightElsewhere: 0.5, weightOfOthers: 0.005 },
  ),
  ofVerb(
    'note notes noted noting',
    'note-remark/verb',
    (place) =>
      isAfter(/^(?:please|to|should|also|i|he|she|they|we|must|as|and|was|be)$/)(place) || isBefore(/^that$/)(place),
    { weightElsewhere: 0.3, weightOfOthers: 0.005 },
  ),
  ofVerb(
    'leave leaves left leaving',
    'leave-message/verb',
    isFollowed(/^(?:messages?|note|comments?|reviews?|feedback|tips?|voicemail|mark|impression|number|voice)$/),
  ),
  ofNoun(
    'issues',
    'issue/noun issue-problem/noun issue-magazine/noun',
    (place) => !isBefore(/^(?:an?|the|its|his|her|statements?|warnings?|visas?|orders?|new)$/)(place),
    { weightElsewhere: 0.05, weightOfOthers: 0.001 },
  ),
  ofNoun(
    'record records',
    'record-document/noun',
    either(
      isAfter(
        /^(?:medical|phone|criminal|tax|court|public|dental|bank|financial|official|personnel|police|written|military|health)$/,
      ),
      isNear(/^(?:keep|kept|keeping|documents?|files?|database)$/, 3),
    ),
  ),
  ofNoun(
    'review reviews',
    'review-by-customer/noun',
    (place) =>
      place.word.form === 'reviews' ||
      isNear(
        /^(?:yelp|google|online|read|reading|positive|negative|bad|good|great|stars?|write|wrote|writing|post|posted|customers?|hotel|restaurant)$/,
      )(place),
  ),
  ofNoun(
    'review',
    'review-examination/noun',
    either(
      isAfter(/^(?:your|for|my|our|any|further|legal|under|performance|judicial|upon|internal|final|annual|quick)$/),
      isNear(/^(?:contract|agreement|document|draft|attached|court|supreme|policy|distribution|dissemination)$/),
    ),
  ),
  ofNoun(
    'id ids',
    'id-identifier/noun',
    isNear(/^(?:user|login|apple|account|password|yahoo|email|number|log|online|caller|e-mail|trader)$/),
    { weightElsewhere: 0.02, weightOfOthers: 0.002 },
  ),
  ofNoun(
    'call calls',
    'phone-call/noun',
    (place) =>
      isAfter(/^(?:a|phone|your|my|quick|conference|this|the|every|his|her|last|missed)$/)(place) &&
      !isBefore(/^for$/)(place),
    raised,
  ),
  ofNoun('file files', 'file-computer/noun', (place) => place.word.text === 'File' && endsClause(place), raised),
  sense(
    'post posts posted posting',
    'post-online/verb',
    (place) => !isNear(/^(?:guards?|soldiers|troops|letters?|mail|sentry|army|signs?|notices?|office)$/)(place),
    { weightElsewhere: 1, weightOfOthers: 0.3 },
  ),
  sense('post posted', 'post-place/verb', isNear(/^(?:guards?|soldiers|troops|sentry|army)$/), {
    weightElsewhere: 0.05,
    weightOfOthers: 1,
  }),
  sense('post posted posting', 'post-mail/verb', isNear(/^(?:letters?|cards?|postcards?|parcels?|envelope|stamps?)$/), {
    weightElsewhere: 0.1,
    weightOfOthers: 0.005,
  }),
  sense(
    'sign signs',
    'sign-indication/noun',
    (place) =>
      gapBefore(place) === 1 &&
      !isAfter(beforeVerb)(place) &&
      !isNear(/^(?:hand|gesture|road|stop|street|neon|door|zodiac|star|wall)$/)(place),
    {
      weightElsewhere: 1,
      weightOfOthers: 0.1,
    },
  ),
  sense('addressed', 'address-to/verb', isNear(/^(?:to|letters?|envelope|mail|recipient|entity)$/, 4), {
    weightElsewhere: 0.3,
    weightOfOthers: 0.01,
  }),
];
