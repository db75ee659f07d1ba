import type { Rule } from '../../grammar-rule.ts';
import {
  either,
  isAfter,
  isBefore,
  isFollowed,
  isNear,
  ofNoun,
  ofVerb,
  praise,
  raised,
  sense,
} from '../english-senses.ts';

/** Words about money, trade and amounts. */
export const moneySenses: readonly Rule[] = [
  sense('supplies', 'supplies/noun', () => true, { weightElsewhere: 1, weightOfOthers: 0.01 }),
  sense(
    'charge charges charged charging',
    'charge-money/verb',
    isFollowed(/^(?:\d.*|fees?|me|us|you|extra|prices?|dollars|for|too|more|less|double)$/, 5),
    { weightElsewhere: 0.3, weightOfOthers: 0.005 },
  ),
  sense(
    'execute executed executing',
    'execute-carry-out/verb',
    isNear(
      /^(?:agreements?|contracts?|documents?|plans?|orders?|commands?|guarant(?:y|ee)|programs?|strategy|it|copy|originals?|forms?|papers?|versions?|drafts?|letter|deal|transactions?|acceptable|provisions?|ahead)$/,
    ),
  ),
  sense('item items', 'item-thing/noun', (place) => !isNear(/^(?:agenda|list|bill|news|budget|line)$/)(place)),
  sense(
    'quote quotes',
    'quote-price/noun',
    isNear(/^(?:prices?|insurance|roof|estimates?|free|repair|cost|work|contractor|get|getting|got|\d.*)$/),
  ),
  sense(
    'release releases',
    'release-of-product/noun',
    either(
      isNear(/^(?:software|albums?|versions?|new|press|film|movie|game|date|next|upcoming|product|latest|single|dvd)$/),
      isAfter(/^\d/),
    ),
  ),
  ofVerb(
    'return returns returned returning',
    'give-back/verb',
    either(
      isBefore(/^(?:the|my|it|them|this|these|your|his|her|our|their|any|all|calls?|phone|items?)$/),
      isAfter(/^(?:be|been|was|were|being|weren’t|wasn’t|get)$/),
    ),
    raised,
  ),
  ofVerb(
    'drop drops dropped dropping',
    'drop-decrease/verb',
    isNear(/^(?:prices?|rates?|temperatures?|shares|percent|sales|stock|oil|barrel|points|levels?|numbers?)$/),
  ),
  ofNoun(
    'recovery',
    'recovery-getting-back/noun',
    isNear(/^(?:art|stolen|data|debts?|assets?|costs?|lost|property|bodies|loans?|energy|heat|files)$/),
  ),
  ofNoun(
    'range ranges',
    'range-span/noun',
    (place) =>
      !isAfter(/^(?:wide|full|whole|broad|vast|great|huge|large)$/)(place) &&
      (isAfter(/^(?:price|age|temperature|size|salary|income|frequency|\d.*)$/)(place) ||
        (place.earlier.slice(-2).some(({ form }) => form === 'in') && isAfter(/^(?:the|this|that)$/)(place))),
  ),
  ofNoun(
    'power powers',
    'power-electricity/noun',
    isNear(
      /^(?:plants?|outages?|grid|lines?|supply|solar|electric|electrical|electricity|gas|generation|trading|traders?|station|utility|utilities|megawatts?|energy|wind|cord|california|cable|battery|without|restored|storm|homes|cut)$/,
      3,
    ),
  ),
  ofNoun(
    'deal deals',
    'deal-bargain/noun',
    (place) => isAfter(praise)(place) && !isBefore(/^(?:of|with|between|that|to|about)$/)(place),
  ),
  ofNoun(
    'rate rates',
    'rate-price/noun',
    either(
      isAfter(
        /^(?:hotel|room|low|great|reasonable|good|best|hourly|flat|nightly|special|cheap|competitive|daily|insurance|their|your)$/,
      ),
      isNear(/^(?:rooms?|hotel|night|fees?|charge|charges|cheap|affordable|discount)$/),
    ),
  ),
  ofNoun(
    'desk desks',
    'desk-department/noun',
    isAfter(/^(?:forex|trading|gas|power|crude|central|east|west|texas|news|sports|risk)$/),
  ),
  ofNoun(
    'gas',
    'petrol/noun',
    isNear(/^(?:station|stations|car|cars|tank|gallons?|mileage|drive|driving|pump|truck|miles|mpg)$/),
    { weightElsewhere: 0.1, weightOfOthers: 0.005 },
  ),
  ofNoun(
    'interest',
    'interest-bank/noun',
    isNear(/^(?:rates?|loans?|percent|mortgage|earn|earned|payments?|savings|debt|accrued)$/, 3),
    { weightElsewhere: 0.1, weightOfOthers: 0.005 },
  ),
  sense(
    'waste wastes',
    'waste/noun',
    either(
      isAfter(/^(?:nuclear|toxic|hazardous|industrial|radioactive|solid|plant’s|human|animal|food|chemical)$/),
      isBefore(/^(?:sludge|water|disposal|management|products?|bin)$/),
    ),
  ),
  sense(
    'settle settles settled settling',
    'settle-debt/verb',
    isNear(/^(?:tax|taxes|debts?|bills?|accounts?|payments?|claims?|balance)$/),
    { weightElsewhere: 0.1 },
  ),
  sense(
    'gross',
    'gross-total/adjective',
    isBefore(/^(?:shares|income|domestic|profits?|sales|weight|revenues?|amount|margin|pay|national)$/),
  ),
  sense(
    'cut cuts cutting',
    'cut-reduce/verb',
    (place) =>
      isFollowed(
        /^(?:rates?|prices?|tax|taxes|spending|costs?|jobs|budgets?|funding|staff|emissions|salaries|wages|deficit|production|aid)$/,
        3,
      )(place) && !isAfter(/^(?:the|an?|tax|budget|of|these|those|spending)$/)(place),
  ),
  sense(
    'execution',
    'carrying-out/noun',
    isNear(/^(?:papers?|version|contracts?|agreements?|documents?|plans?|copies|letter|provisions?)$/),
  ),
];
