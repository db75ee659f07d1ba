import type { Rule } from '../../grammar-rule.ts';
import { mayBe } from '../../word-classes.ts';
import {
  animals,
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

const food =
  /^(?:food|eat|ate|eating|restaurants?|menu|lunch|dinner|breakfast|pizzas?|sushi|burgers?|sandwich(?:es)?|bagels?|coffee|tacos?|chicken|steak|bar|beers?|wine|drinks?|meal|meals|dish(?:es)?|waitress|waiter|chef|delicious|tasty|order|ordered|table|salads?|dessert)$/;
const business =
  /^(?:staff|service|owners?|prices?|customers?|clean|friendly|atmosphere|decor|rude|recommend|recommended|expensive|cheap|reviews?|manager|stay|stayed|hang|shop|store|salon|hotel|parking|open|closed|overpriced)$/;

/** Words about people, homes, restaurants and free time. */
export const homeSenses: readonly Rule[] = [
  sense(
    'weed',
    'marijuana/noun',
    either(
      isNear(/^(?:smoke|smoked|smoking|buy|sell|selling|drugs?|legal|illegal|ounce|high|joint)$/),
      isAfter(/^some$/),
    ),
    { weightElsewhere: 0.3 },
  ),
  sense(
    'home',
    'to-home/expression',
    (place) =>
      isAfter(
        /^(?:go|goes|going|gone|went|come|comes|came|coming|drove|drive|get|got|gets|return|returned|walk|walked|way|back|bring|brought|take|took|head|headed|heading|ran|flew|fly|sent|send|them|him|her|me|us|you)$/,
      )(place) && !mayBe(place.after[0], ['noun'], place.lexicon),
    { weightElsewhere: 0.1, weightOfOthers: 0.005 },
  ),
  sense(
    'match matches',
    'match-fire/noun',
    isNear(/^(?:lit|light|lighter|strike|struck|burn|burning|candles?|cigarettes?)$/),
    { weightElsewhere: 0.3 },
  ),
  sense('female females', 'female-person/noun', (place) => !isNear(animals)(place)),
  sense(
    'live lives lived living',
    'live-reside/verb',
    isBefore(/^(?:in|at|near|here|there|with|next|on|down|outside|across|nearby|around)$/),
    { weightElsewhere: 0.01, weightOfOthers: 0.001 },
  ),
  sense('male males', 'male-person/noun', (place) => !isNear(animals)(place)),
  ofVerb(
    'watch watches watched watching',
    'watch-view/verb',
    isFollowed(
      /^(?:tv|television|movies?|films?|shows?|videos?|games?|online|dvds?|news|match|episodes?|football|series)$/,
    ),
    { weightElsewhere: 0.01, weightOfOthers: 0.002 },
  ),
  ofVerb(
    'move moves moved moving',
    'move-house/verb',
    (place) =>
      isNear(
        /^(?:apartment|house|boxes|furniture|movers|landlord|storage|rent|neighbou?rhood|pod|states?|city|town|country|home)$/,
      )(place) && !isNear(/^(?:troops|forces|army|marines|tanks|soldiers)$/)(place),
    { weightElsewhere: 0.3, weightOfOthers: 0.01 },
  ),
  ofVerb(
    'move moves moved moving',
    'move-house/verb',
    (place) =>
      isBefore(/^(?:back|here|there|out|away|in|to)$/)(place) &&
      place.earlier
        .slice(-3)
        .some(({ form }) => /^(?:i|we|i’m|i’ve|we’re|you|he|she|am|family|recently|just)$/.test(form)),
    raised,
  ),
  ofNoun(
    'place places',
    'place-business/noun',
    (place) =>
      isAfter(
        /^(?:pizza|bagel|sushi|taco|burger|sandwich|coffee|food|breakfast|lunch|italian|mexican|chinese|thai|indian|oil|hair|nail|tire)$/,
      )(place) ||
      ((isAfter(praise)(place) || isAfter(/^(?:this|the|favou?rite|little|that|only|cool|cute|cozy)$/)(place)) &&
        !isBefore(/^(?:of|where|in)$/)(place) &&
        !isAfter(/^(?:first|second|third)$/)(place) &&
        [...place.earlier, ...place.rest].some(({ form }) => food.test(form) || business.test(form))),
    { weightElsewhere: 0.001, weightOfOthers: 0.001 },
  ),
  ofNoun(
    'server servers',
    'server-waiter/noun',
    (place) =>
      isNear(food, 6)(place) ||
      isAfter(/^(?:our|friendly|attentive|rude|great|excellent|incompetent|polite|grumpy|smiling|nice)$/)(place) ||
      isNear(/^(?:kitchen|management|tips?|tipped|waiters?|waitress(?:es)?|bartenders?|chefs?|cooks|diners|rude)$/)(
        place,
      ),
  ),
  ofNoun(
    'roll rolls',
    'roll-of-food/noun',
    isNear(/^(?:sushi|spring|tuna|salmon|menu|egg|california|spicy|japanese|rice)$/, 6),
  ),
  ofNoun('special specials', 'special-of-the-day/noun', (place) => place.word.form === 'specials'),
  ofNoun(
    'line lines',
    'queue/noun',
    isNear(/^(?:wait|waited|waiting|stand|stood|standing|register|checkout|cashier|wraps?)$/, 4),
    { weightElsewhere: 0.3, weightOfOthers: 0.005 },
  ),
  sense(
    'stay stays stayed staying',
    'stay-overnight/verb',
    (place) =>
      isNear(
        /^(?:hotels?|rooms?|hostel|motel|inn|resort|nights?|suite|cottage|bed|holiday|cabin|cabins|vacation|guest)$/,
        6,
      )(place) && !isAfter(/^(?:the|our|my|a|your)$/)(place),
  ),
  sense(
    'capture captures captured capturing',
    'capture-image/verb',
    isNear(/^(?:personality|images?|photos?|moments?|beauty|essence|spirit|pictures?|photographer|camera|video)$/),
  ),
  sense('guys', 'guys-folks/noun', () => true, { weightElsewhere: 1, weightOfOthers: 0.01 }),
  sense(
    'figure',
    'figure-body/noun',
    (place) =>
      isAfter(/^(?:a|the|dark|tall|lone|small|his|her|slim|shadowy|human)$/)(place) &&
      !isNear(/^(?:number|numbers|percent|total|sales|cost|costs|\d.*|million|billion|dollars|shows|public)$/)(place),
    { weightElsewhere: 1, weightOfOthers: 0.02 },
  ),
  sense(
    'pick picks picked picking',
    'pick/verb',
    isNear(/^(?:flowers?|apples?|berries|fruits?|strawberries|roses?|grapes|cherries|mushrooms)$/, 4),
    {
      weightElsewhere: 0.3,
      weightOfOthers: 0.005,
    },
  ),
];
