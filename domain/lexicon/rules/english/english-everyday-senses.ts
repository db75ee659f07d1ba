import type { ReadWord } from '../../read-sentence.ts';
import type { Place, Rule } from '../grammar-rule.ts';
import { isCapitalised, mayBe } from '../word-classes.ts';
import {
  either,
  endsClause,
  formOf,
  isAfter,
  isBefore,
  isFollowed,
  isNear,
  person,
  praise,
  sense,
} from './english-senses.ts';

/** A rule that only makes a sense likelier. Where it does not hold, the sense keeps its weight. */
const raised = { weightElsewhere: 1, weightOfOthers: 0.002 };

const food =
  /^(?:food|eat|ate|eating|restaurants?|menu|lunch|dinner|breakfast|pizzas?|sushi|burgers?|sandwich(?:es)?|bagels?|coffee|tacos?|chicken|steak|bar|beers?|wine|drinks?|meal|meals|dish(?:es)?|waitress|waiter|chef|delicious|tasty|order|ordered|table|salads?|dessert)$/;
const business =
  /^(?:staff|service|owners?|prices?|customers?|clean|friendly|atmosphere|decor|rude|recommend|recommended|expensive|cheap|reviews?|manager|stay|stayed|hang|shop|store|salon|hotel|parking|open|closed|overpriced)$/;

/** The first noun after the word, behind adjectives: “some nice old wine”. */
function nounAfter({ after, lexicon }: Place): ReadWord | undefined {
  let found: ReadWord | undefined;
  for (const [index, word] of after.slice(0, 4).entries()) {
    const isApart = index > 0 && word.start - (after[index - 1]?.end ?? 0) > 1;
    if (isApart || !mayBe(word, ['adjective', 'noun'], lexicon)) return found;
    if (mayBe(word, ['noun'], lexicon)) found = word;
  }
  return found;
}

const isSingular = (word: ReadWord | undefined): boolean =>
  word !== undefined &&
  !/^(?:people|police|staff|folks)$/.test(word.form) &&
  word.readings.every(({ analysis }) => !analysis.features.some((each) => each.startsWith('pl')));

const asked =
  /^(?:if|whether|not|never|without|hardly|do|does|did|have|has|had|haven’t|hasn’t|hadn’t|is|are|was|were|there|need|got|get|anyone|cannot|isn’t|aren’t|don’t|doesn’t|didn’t|won’t|can’t|wouldn’t|couldn’t|nor|no|know|see|having|had|give)$/;

/** Words after which a form that may be a noun or a verb is a verb. */
const beforeVerb =
  /^(?:to|please|will|would|can|could|should|must|may|might|don’t|didn’t|doesn’t|won’t|can’t|not|i|you|we|they|he|she|who|let’s)$/;
const beforeNoun = /^(?:the|an?|of|in|by|on|my|your|his|their|our|this|that|at|no)$/;

/** A rule for a noun that has the form of a verb: it does not hold in “please review the contract”. */
const ofNoun = (forms: string, concept: string, holds: (place: Place) => boolean, weights = {}): Rule =>
  sense(forms, concept, (place) => !isAfter(beforeVerb)(place) && holds(place), weights);

/** A rule for a verb that has the form of a noun: it does not hold in “the watch”. */
const ofVerb = (forms: string, concept: string, holds: (place: Place) => boolean, weights = {}): Rule =>
  sense(
    forms,
    concept,
    (place) => (/ing$/.test(place.word.form) || !isAfter(beforeNoun)(place)) && holds(place),
    weights,
  );

export const everydaySenses: readonly Rule[] = [
  // Function words
  sense('few', 'few-some/determiner', isAfter(/^(?:a|last|past|next|first|these|those|every)$/), {
    weightElsewhere: 1e-4,
    weightOfOthers: 1e-4,
  }),
  sense(
    'any',
    'any-some/determiner',
    (place) =>
      !isAfter(/^(?:at|in|by|under|for|of|from|to)$/)(place) &&
      (place.before === undefined || place.earlier.some(({ form }) => asked.test(form))),
    { weightElsewhere: 1e-4, weightOfOthers: 1e-4 },
  ),
  sense('some', 'some-amount/determiner', (place) => !endsClause(place) && isSingular(nounAfter(place)), {
    weightElsewhere: 1e-4,
    weightOfOthers: 1e-3,
  }),
  sense(
    'pretty',
    'quite/adverb',
    (place) =>
      !endsClause(place) &&
      (mayBe(place.after[0], ['adjective', 'adverb'], place.lexicon) || formOf(place.after[0]) === 'much') &&
      !isBefore(/^(?:little|young|blue|pink|red|white|green|girl|woman)$/)(place),
    { weightElsewhere: 0.05, weightOfOthers: 0.005 },
  ),
  sense(
    'way',
    'way-much/adverb',
    isBefore(
      /^(?:too|more|better|less|over|overpriced|worse|faster|cheaper|bigger|higher|ahead|behind|beyond|past|off)$/,
    ),
    { weightElsewhere: 1e-5, weightOfOthers: 0.01 },
  ),
  // Verbs
  ofVerb(
    'mean means meant meaning',
    'mean-to-say/verb',
    (place) =>
      isAfter(/^(?:i|you|we|they|he|she|u|really|probably)$/)(place) &&
      !isBefore(/^(?:to|a|nothing|everything|so)$/)(place),
    { weightElsewhere: 0.001, weightOfOthers: 0.002 },
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
    'note notes noted noting',
    'note-remark/verb',
    (place) =>
      isAfter(/^(?:please|to|should|also|i|he|she|they|we|must|as|and|was|be)$/)(place) || isBefore(/^that$/)(place),
    { weightElsewhere: 0.3, weightOfOthers: 0.005 },
  ),
  ofVerb(
    'drop drops dropped dropping',
    'drop-decrease/verb',
    isNear(/^(?:prices?|rates?|temperatures?|shares|percent|sales|stock|oil|barrel|points|levels?|numbers?)$/),
  ),
  ofVerb(
    'leave leaves left leaving',
    'leave-message/verb',
    isFollowed(/^(?:messages?|note|comments?|reviews?|feedback|tips?|voicemail|mark|impression|number|voice)$/),
  ),
  ofVerb(
    'leave leaves left leaving',
    'leave-in-state/verb',
    ({ after, after: [next, second, third] }) =>
      after.slice(2).some(({ form }) => /^(?:dead|homeless|wounded|injured)$/.test(form)) ||
      /^(?:open|alone|dead|empty|unattended|intact|unchanged|wounded|injured|homeless)$/.test(formOf(next)) ||
      [second, third].some((each) =>
        /^(?:open|alone|dead|empty|unattended|intact|unchanged|wounded|injured|homeless|speechless|hungry|unhappy)$/.test(
          formOf(each),
        ),
      ),
  ),
  ofVerb(
    'pass passes passed passing',
    'pass-a-law/verb',
    isNear(/^(?:laws?|bills?|legislation|act|resolutions?|congress|senate|parliament|amendments?|budget)$/),
  ),
  ofVerb(
    'pass passes passed passing',
    'pass-a-test/verb',
    isNear(/^(?:tests?|exams?|class|inspection|grade|course|examination)$/),
    { weightElsewhere: 0.2, weightOfOthers: 0.005 },
  ),
  ofVerb(
    'appreciate appreciates appreciated appreciating',
    'appreciate-be-grateful/verb',
    either(
      isAfter(/^(?:would|i’d|we’d|greatly|really|much|be|is|truly|i|we|highly)$/),
      isBefore(/^(?:it|your|any|the|this|that|all)$/),
    ),
    { weightElsewhere: 0.3, weightOfOthers: 0.01 },
  ),
  ofVerb(
    'watch watches watched watching',
    'watch-view/verb',
    isFollowed(
      /^(?:tv|television|movies?|films?|shows?|videos?|games?|online|dvds?|news|match|episodes?|football|series)$/,
    ),
    { weightElsewhere: 0.01, weightOfOthers: 0.002 },
  ),
  ofVerb(
    'fire fires fired firing',
    'sack-dismiss/verb',
    isNear(/^(?:job|boss|employees?|employer|manager|company|hired|hire|staff|workers?|ceo|coach|quit)$/),
    raised,
  ),
  ofVerb(
    'hold holds held holding',
    'hold-event/verb',
    isNear(
      /^(?:meetings?|elections?|conference|talks|event|rally|rallies|hearings?|ceremony|funeral|trial|vote|referendum|party|auction|festival|session)$/,
      4,
    ),
    { weightElsewhere: 0.05, weightOfOthers: 0.01 },
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
  // Nouns
  ofNoun(
    'issues',
    'issue/noun issue-problem/noun issue-magazine/noun',
    (place) => !isBefore(/^(?:an?|the|its|his|her|statements?|warnings?|visas?|orders?|new)$/)(place),
    { weightElsewhere: 0.05, weightOfOthers: 0.001 },
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
    'event events',
    'public-event/noun',
    either(
      isAfter(
        /^(?:special|annual|charity|sporting|sports|corporate|our|next|upcoming|social|live|public|family|fundraising|private|media|press|president|my|your|main|local)$/,
      ),
      isNear(
        /^(?:attend|attended|attending|host|hosted|hosting|organi[sz]e|organi[sz]ed|tickets?|planning|venue|catering|held|wedding|guests?)$/,
      ),
      (place) => isCapitalised(place.before) && place.earlier.length > 1,
    ),
    raised,
  ),
  ofNoun(
    'body bodies',
    'authority-body/noun',
    either(
      isAfter(
        /^(?:governing|regulatory|legislative|international|official|public|professional|administrative|advisory|elected|student)$/,
      ),
      isNear(
        /^(?:government|administration|council|elected|parliament|organi[sz]ation|policy|institutions?|responsible|un)$/,
      ),
    ),
    { weightElsewhere: 0.05 },
  ),
  ofNoun(
    'demonstration demonstrations',
    'demonstration-protest/noun',
    (place) =>
      place.word.form === 'demonstrations' ||
      isNear(/^(?:against|police|protests?|protesters?|march|marched|peaceful|violent|mass|students?|anti-war|rally)$/)(
        place,
      ),
    raised,
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
    'terror',
    'terror-violence/noun',
    isNear(
      /^(?:war|attacks?|groups?|acts?|against|fight|fighting|suspects?|networks?|cells?|islamic|al-qaeda|state|bin|threats?|organi[sz]ations?)$/,
    ),
  ),
  ofNoun(
    'server servers',
    'server-waiter/noun',
    (place) => isNear(food, 6)(place) || isAfter(/^(?:our|friendly|attentive|rude|great|excellent)$/)(place),
  ),
  ofNoun(
    'practice practices',
    'practice-of-doctor/noun',
    either(
      isAfter(/^(?:dental|medical|law|private|family|his|her|legal|veterinary)$/),
      isNear(/^(?:dentists?|doctors?|dr|patients?|dental|vet|clinic)$/),
    ),
  ),
  ofNoun(
    'practice practices',
    'practice-custom/noun',
    either(
      (place) => place.word.form === 'practices',
      isAfter(/^(?:common|standard|business|best|usual|religious|unfair|current|bad|past)$/),
      isBefore(/^of$/),
    ),
  ),
  ofNoun(
    'condition conditions',
    'condition-state/noun',
    (place) =>
      isAfter(
        /^(?:good|great|excellent|poor|bad|perfect|mint|medical|serious|critical|heart|skin|physical|mental|weather|current|living|working|human|terrible|stable|same|that|this|fair|health|top|tip-top|excellent)$/,
      )(place) && !isBefore(/^(?:that|of|for)$/)(place),
  ),
  ofNoun(
    'position positions',
    'position-job/noun',
    isNear(
      /^(?:apply|applied|job|jobs|hire|hired|salary|manager|offered|resume|interview|candidates?|career|employed|full-time)$/,
    ),
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
    'strike strikes',
    'strike-attack/noun',
    either(
      isAfter(
        /^(?:air|military|nuclear|missile|preemptive|pre-emptive|israeli|us|american|rocket|bombing|first|surgical|terrorist)$/,
      ),
      (place) => place.word.form === 'strikes' && isBefore(/^(?:on|against)$/)(place),
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
    'roll rolls',
    'roll-of-food/noun',
    isNear(/^(?:sushi|spring|tuna|salmon|menu|egg|california|spicy|japanese|rice)$/, 6),
  ),
  ofNoun(
    'score scores',
    'score-points/noun',
    isNear(/^(?:tests?|exams?|sat|gre|high|low|average|math|credit|results?|grades?|students?)$/),
  ),
  ofNoun(
    'season seasons',
    'season-of-activity/noun',
    (place) => !isNear(/^(?:winter|spring|autumn|four|weather|dry|rainy|wet|salt|pepper)$/)(place),
    { weightElsewhere: 0.05, weightOfOthers: 0.01 },
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
    'desk desks',
    'desk-department/noun',
    isAfter(/^(?:forex|trading|gas|power|crude|central|east|west|texas|news|sports|risk)$/),
  ),
  ofNoun(
    'associate',
    'associate-lower-rank/adjective',
    isBefore(/^(?:judge|justice|professor|director|editor|dean|producer|attorney|member|members|degree|vice)$/),
    { weightElsewhere: 0.001, weightOfOthers: 0.001 },
  ),
  ofNoun('special specials', 'special-of-the-day/noun', (place) => place.word.form === 'specials'),
  ofNoun(
    'line lines',
    'queue/noun',
    isNear(/^(?:wait|waited|waiting|stand|stood|standing|register|checkout|cashier|wraps?)$/, 4),
    { weightElsewhere: 0.3, weightOfOthers: 0.005 },
  ),
  ofNoun(
    'gas',
    'petrol/noun',
    isNear(/^(?:station|stations|car|cars|tank|gallons?|mileage|drive|driving|pump|truck|miles|mpg)$/),
    { weightElsewhere: 0.1, weightOfOthers: 0.005 },
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
  ofNoun(
    'interest',
    'interest-bank/noun',
    isNear(/^(?:rates?|loans?|percent|mortgage|earn|earned|payments?|savings|debt|accrued)$/, 3),
    { weightElsewhere: 0.1, weightOfOthers: 0.005 },
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
  // Adjectives
  sense(
    'neat neater neatest',
    'neat-nice/adjective',
    (place) => !isNear(/^(?:clean|tidy|room|rooms|handwriting|organi[sz]ed|rows?|hair|work|kept)$/)(place),
    {
      weightElsewhere: 5e-4,
      weightOfOthers: 0.01,
    },
  ),
  sense(
    'hard harder hardest',
    'hard-strenuous/adjective',
    isBefore(/^(?:work|workers?|labou?r|training|times|life|fight|line)$/),
    {
      weightElsewhere: 0.001,
      weightOfOthers: 0.001,
    },
  ),
  sense(
    'mad',
    'mad-angry/adjective',
    either(isBefore(/^(?:at|about|that|because|when)$/), isAfter(/^(?:get|gets|got|getting|so|made|really)$/)),
    {
      weightElsewhere: 0.05,
      weightOfOthers: 0.005,
    },
  ),
  sense(
    'sweet sweeter sweetest',
    'sweet-kind/adjective',
    either(
      isBefore(person),
      (place) =>
        /^(?:is|was|very|so|really|are|were)$/.test(formOf(place.before)) &&
        place.earlier.some(({ form }) => person.test(form)),
    ),
    {
      weightElsewhere: 0.02,
      weightOfOthers: 0.005,
    },
  ),
  sense(
    'poor',
    'poor-quality/adjective',
    isBefore(
      /^(?:service|quality|food|job|customer|condition|performance|choices?|taste|communication|attitude|management|design|results?|planning|judge?ment)$/,
    ),
    raised,
  ),
];
