import type { Rule } from '../../grammar-rule.ts';
import { isOnly, isParticiple, mayBe } from '../../word-classes.ts';
import {
  cued,
  endsClause,
  formOf,
  isAfter,
  isBefore,
  isFollowed,
  isNear,
  number,
  ofVerb,
  raised,
  sense,
} from '../english-senses.ts';

const rare = { weightElsewhere: 1e-3 };

const places =
  /^(?:in|on|at|out|outside|inside|under|away|off|behind|near|here|there|apart|together|close|between|within|down|indoors|nearby)$/;

/** Words near which “cover” means to include, to pay for or to report on: “covered by insurance”. */
const insured =
  /^(?:insurance|medicare|polic(?:y|ies)|plan|warranty|news|press|media|topics?|chapters?|books?|story|reporters?|costs?|expenses|law|act)$/;

/**
 * If one of these words is near, “represent” means to speak or act for a person or a company: “he represents the company”.
 */
const represented =
  /^(?:clients?|company|companies|districts?|states?|country|party|interests|people|lawyers?|attorney|team|constituents|union|workers|court)$/;

/** Less common senses of verbs. The words around the verb show the sense. */
export const cuedVerbs: readonly Rule[] = [
  // “join” means “come to a person” in “Ann joins us” and “I am joined by Tom”, but not in “join the army”.
  ofVerb('join joins joined joining', 'join-somebody/verb', isBefore(/^(?:me|us|him|her|them|you|by|hands)$/), rare),
  // “keep” means “leave in a place” in “keep them in the fridge” and “keep the dog out of the house”.
  ofVerb(
    'keep keeps kept keeping',
    'keep-in-place/verb',
    ({ after: [next, second, third, fourth], lexicon }) =>
      (/^(?:me|him|her|it|us|them|you|people|things|everything|everyone)$/.test(formOf(next)) &&
        places.test(formOf(second)) &&
        formOf(third) !== 'mind') ||
      (/^(?:the|my|your|his|her|our|their|your|its|a|an|this|all)$/.test(formOf(next)) &&
        mayBe(second, ['noun', 'adjective'], lexicon) &&
        (places.test(formOf(third)) || (mayBe(third, ['noun'], lexicon) && places.test(formOf(fourth))))),
    { weightElsewhere: 1e-3, weightOfOthers: 1e-5 },
  ),
  // “keep” means “leave in a state” in “keep the straps fastened” and “keep your hands clean”.
  ofVerb(
    'keep keeps kept keeping',
    'keep-state/verb',
    ({ after: [next, second, third], lexicon }) =>
      /^(?:the|my|your|his|her|our|their|its|this|these)$/.test(formOf(next)) &&
      mayBe(second, ['noun'], lexicon) &&
      (isOnly(third, ['adjective'], lexicon) || (isParticiple(third, 'en') && /ed$/.test(formOf(third)))),
    { weightElsewhere: 1, weightOfOthers: 1e-3 },
  ),
  sense('wake wakes woke woken waking', 'wake-somebody/verb', isBefore(/^(?:me|him|her|us|them|you|the|my|his)$/), {
    weightElsewhere: 1e-3,
    weightOfOthers: 0.01,
  }),
  cued(
    'recognise recognises recognised recognize recognizes recognized recognizing recognising',
    'recognise-acknowledge/verb',
    {
      next: 'as by for that',
      near: 'rights? state states government importance efforts? officially court law award achievements? contributions? independence union marriage legal need authority internationally sovereignty',
      reach: 4,
      never: 'face voice him her me faces',
    },
  ),
  ofVerb(
    'assume assumes assumed assuming',
    'assume-take-on/verb',
    isFollowed(
      /^(?:responsibility|power|control|roles?|office|command|duties|position|leadership|throne|risks?|debts?)$/,
    ),
    rare,
  ),
  ofVerb(
    'claim claims claimed claiming',
    'claim-as-right/verb',
    isFollowed(
      /^(?:victory|territory|throne|benefits|title|ownership|damages|compensation|lives|independence|asylum|prize|land)$/,
      3,
    ),
    rare,
  ),
  ofVerb(
    'conclude concludes concluded concluding',
    'conclude-end/verb',
    (place) =>
      isBefore(/^(?:with|on|in|by|at)$/)(place) ||
      endsClause(place) ||
      isFollowed(/^(?:talks|agreements?|meeting|visit|investigation|treaty|deal|speech|alliance|peace)$/, 3)(place),
    rare,
  ),
  ofVerb(
    'cover covers covered covering',
    'cover-lie-over/verb',
    (place) =>
      !isNear(insured)(place) &&
      (isBefore(/^(?:with|in|by|most|much|an|about|over|nearly|almost|approximately)$/)(place) ||
        number.test(formOf(place.after[0])) ||
        isFollowed(
          /^(?:ground|surface|floor|skin|face|mouth|body|earth|area|snow|eyes|ears|head|walls?|table|square)$/,
          4,
        )(place)),
    { weightElsewhere: 1e-3, weightOfOthers: 1e-3 },
  ),
  ofVerb(
    'cover covers covered covering',
    'cover-a-subject/verb',
    isFollowed(
      /^(?:all|everything|topics?|basics|material|lot|this|that|chapters?|aspects?|games?|events?|war|politics)$/,
      3,
    ),
    { weightElsewhere: 1, weightOfOthers: 1e-3 },
  ),
  sense('credited crediting', 'credit-attribute/verb', () => true, rare),
  ofVerb(
    'deliver delivers delivered delivering',
    'deliver-speech/verb',
    isFollowed(/^(?:speech(?:es)?|lectures?|address|sermons?|remarks|talks?|verdict|keynote|eulogy)$/),
    rare,
  ),
  sense('directed direct directs directing', 'direct-aim/verb', isBefore(/^(?:at|towards?|against)$/), rare),
  ofVerb(
    'draw draws drew drawn drawing',
    'draw-take/verb',
    (place) =>
      isBefore(/^(?:from|on|upon|near|closer|back|together|up|into|out)$/)(place) ||
      isFollowed(
        /^(?:conclusions?|lessons?|breath|inspiration|strength|comparisons?|parallels?|distinctions?|curtains?|blood|lots|line)$/,
        3,
      )(place),
    rare,
  ),
  ofVerb(
    'embrace embraces embraced embracing',
    'embrace-accept/verb',
    isFollowed(
      /^(?:ideas?|changes?|technolog(?:y|ies)|diversity|cultures?|roles?|new|opportunit(?:y|ies)|concept|challenge|christianity|islam|religion|future|democracy|values?)$/,
    ),
    rare,
  ),
  ofVerb(
    'expose exposes exposed exposing',
    'expose-reveal/verb',
    (place) =>
      !isFollowed(/^to$/, 4)(place) &&
      isFollowed(
        /^(?:truth|corruption|scandals?|crimes?|fraud|lies|secrets?|hypocrisy|abuses?|weakness(?:es)?|plot|identity|flaws)$/,
      )(place),
    rare,
  ),
  ofVerb(
    'favor favors favored favour favours favoured',
    'favour-prefer/verb',
    (place) =>
      /ed$/.test(place.word.form) || isAfter(/^(?:to|who|they|we|i|you|would|not|also|will|which|people)$/)(place),
    { weightElsewhere: 0.1, weightOfOthers: 0.1 },
  ),
  ofVerb(
    'grow grows grew grown growing',
    'grow-plants/verb',
    (place) =>
      isFollowed(
        /^(?:crops?|vegetables|rice|tomatoes|wheat|corn|plants|flowers|food|coffee|fruit|herbs|potatoes|cotton|grapes|tobacco|roses)$/,
        3,
      )(place) ||
      (/^grown$/.test(place.word.form) && isAfter(/^(?:is|are|was|were|be|widely|commercially|often)$/)(place)),
    rare,
  ),
  ofVerb(
    'grow grows grew growing',
    'grow-become/verb',
    ({ after: [next], lexicon }) =>
      (isOnly(next, ['adjective'], lexicon) ||
        /^(?:tired|bored|worse|older|stronger|weaker|dark|cold|quiet|accustomed|fond|impatient|used|concerned|close|closer|apart|restless|silent)$/.test(
          formOf(next),
        )) &&
      !/^(?:fast|faster|tall|taller|slow|high|back|long|larger|bigger)$/.test(formOf(next)),
    rare,
  ),
  // “promote” means “support” in “promote health”, but not in “he was promoted to captain”.
  ofVerb(
    'promote promotes promoted promoting',
    'promote-further/verb',
    (place) =>
      !isBefore(/^(?:to|from|him|her|me|as)$/)(place) &&
      !isNear(/^(?:captain|rank|manager|colonel|sergeant|general|job|league|division)$/)(place) &&
      !isFollowed(/^(?:albums?|books?|films?|movies?|products?|brands?|singles?|tour|concerts?)$/, 3)(place),
    { weightElsewhere: 1e-3, weightOfOthers: 0.01 },
  ),
  // “deny” means “refuse” in “they denied him access” and “he was denied a visa”.
  ofVerb(
    'deny denies denied denying',
    'deny-refuse/verb',
    (place) =>
      isBefore(/^(?:access|entry|him|them|her|us|me|bail|permission|women|workers|people)$/)(place) ||
      (isAfter(/^(?:is|are|was|were|been|be|being)$/)(place) &&
        isBefore(/^(?:an?|the|his|her|their|any|access|entry)$/)(place)),
    { weightElsewhere: 1e-3 },
  ),
  // “you can tell by his voice”
  ofVerb(
    'tell',
    'tell-recognise/verb',
    (place) =>
      isAfter(/^(?:can|could|can’t|couldn’t|cannot|to)$/)(place) && isBefore(/^(?:by|from|if|whether|apart)$/)(place),
    { weightElsewhere: 1e-4, weightOfOthers: 1e-4 },
  ),
  // “hold public office”
  ofVerb(
    'hold holds held holding',
    'hold-title/verb',
    isFollowed(/^(?:office|title|titles|degree|rank|post|position|positions|posts)$/, 4),
    {
      weightElsewhere: 1,
      weightOfOthers: 1e-5,
    },
  ),
  sense('promoted', 'promote/verb', isBefore(/^(?:to|from)$/), raised),
  // “exhibit” means “have, show” in “it exhibits strange features”, but not in “she exhibits her paintings”.
  ofVerb(
    'exhibit exhibits exhibited exhibiting',
    'exhibit-show/verb',
    (place) =>
      !isNear(
        /^(?:museums?|galler(?:y|ies)|art|arts|paintings?|works?|artists?|photographs|sculptures?|exhibitions?|fair)$/,
      )(place),
    { weightElsewhere: 0.01, weightOfOthers: 0.5 },
  ),
  // “she was taken to hospital”
  sense(
    'taken',
    'take-somewhere/verb',
    (place) =>
      isBefore(/^(?:to|into|there|home|back)$/)(place) && isNear(/^(?:was|were|been|be|being|is|are)$/, 2)(place),
    {
      weightElsewhere: 1,
      weightOfOthers: 1e-7,
    },
  ),
  // “take” means “require” in “it takes practice” and “this takes courage”.
  ofVerb(
    'take takes took taken',
    'take-require/verb',
    (place) =>
      isBefore(
        /^(?:practice|courage|patience|effort|skill|skills|guts|energy|strength|hard|discipline|work|determination|dedication|concentration|imagination|two|more)$/,
      )(place) && place.earlier.slice(-3).some(({ form }) => /^(?:it|that|this|what|which|all)$/.test(form)),
    { weightElsewhere: 1e-4 },
  ),
  ofVerb(
    'represent represents represented representing',
    'represent-depict/verb',
    (place) =>
      !isNear(represented)(place) &&
      (isBefore(/^(?:an?|as|by|about|over|nearly|only|something|one|half)$/)(place) ||
        number.test(formOf(place.after[0])) ||
        isNear(
          /^(?:symbols?|pictures?|figures?|images?|maps?|letters?|colou?rs?|graphs?|charts?|scenes?|dots?|painting|statues?|symboli[sz]es?|step|change|values?)$/,
          4,
        )(place)),
    { weightElsewhere: 1e-3, weightOfOthers: 1e-3 },
  ),
  cued('shaped shaping', 'shape-influence/verb', {
    next: 'by our how their modern public',
    near: 'history future culture policy opinion identity world society politics lives experiences events thinking',
  }),
  // “suffer” means “undergo” in “he suffered injuries”, but not in “he suffers from asthma”.
  ofVerb(
    'suffer suffers suffered suffering',
    'suffer-undergo/verb',
    (place) =>
      !isBefore(/^(?:from|with|under|in)$/)(place) &&
      isFollowed(
        /^(?:loss(?:es)?|damages?|injur(?:y|ies)|defeats?|stroke|heart|wounds?|setbacks?|casualties|attacks?|blows?|burns|concussion|fractures?|breakdown|fate|consequences|harm|humiliation)$/,
        5,
      )(place),
    rare,
  ),
  ofVerb(
    'suspect suspects suspected',
    'suspect-presume/verb',
    (place) =>
      !isFollowed(/^of$/, 4)(place) &&
      isAfter(
        /^(?:i|we|they|you|he|she|and|to|also|scientists|researchers|police|many|some|who|experts|strongly|not|don’t)$/,
      )(place) &&
      !endsClause(place),
    { weightElsewhere: 1e-3, weightOfOthers: 1e-3 },
  ),
  ofVerb(
    'suggest suggests suggested suggesting',
    'suggest-imply/verb',
    (place) =>
      place.earlier
        .slice(-3)
        .some(({ form }) =>
          /^(?:results?|evidence|data|stud(?:y|ies)|research|findings?|figures|reports?|names?|titles?|it|this|records?|polls?|statistics|analysis|experiments?|surveys?)$/.test(
            form,
          ),
        ) && !isAfter(/^(?:i|he|she|we|they|you|is|was|were|been)$/)(place),
    { weightElsewhere: 0.01, weightOfOthers: 0.01 },
  ),
  ofVerb(
    'involving',
    'involve-entail/verb',
    (place) =>
      /.ing$/.test(formOf(place.after[0])) || isBefore(/^(?:the|an?|some|more|many|several|two|no|much)$/)(place),
    { weightElsewhere: 1, weightOfOthers: 0.05 },
  ),
  ofVerb(
    'yield yields yielded yielding',
    'yield-produce/verb',
    (place) =>
      !isBefore(/^(?:to|right|the)$/)(place) &&
      !endsClause(place) &&
      (/(?:ed|ing)$/.test(place.word.form) ||
        isAfter(/^(?:to|will|would|can|could|may|might|did|that|which|not)$/)(place)),
    { weightElsewhere: 1e-3, weightOfOthers: 0.1 },
  ),
  ofVerb(
    'spend spends spent spending',
    'spend-money/verb',
    (place) =>
      isNear(
        /^(?:money|dollars|budget|million|billion|thousand|euros|pounds|bucks|cash|much|income|tax|cents|cost|costs|less|fortune|\$.*|£.*|€.*|funds?)$/,
        5,
      )(place) &&
      !isNear(/^(?:time|hours?|days?|nights?|years?|months?|weeks?|minutes?|summer|winter|life|rest)$/, 4)(place),
    raised,
  ),
  ofVerb(
    'opens opened opening',
    'inaugurate/verb',
    isFollowed(
      /^(?:stores?|restaurants?|offices?|branch(?:es)?|schools?|factory|factories|museums?|business|exhibition|shops?|hospital|airport|bridge|embassy|conference|studio|hotel|club)$/,
      4,
    ),
    { weightElsewhere: 1, weightOfOthers: 0.05 },
  ),
  ofVerb(
    'study studied studying',
    'study-learn/verb',
    (place) =>
      (place.word.form !== 'study' || isAfter(/^(?:to|i|you|we|they|can|could|will|would|should|and|who)$/)(place)) &&
      isNear(
        /^(?:students?|university|college|degree|major|exams?|tests?|school|class(?:es)?|abroad|languages?|oxford|cambridge|harvard)$/,
        4,
      )(place) &&
      !isNear(/^(?:scientists|researchers|effects?|behaviou?r|samples?|participants)$/)(place) &&
      !isAfter(/^(?:case|research|pilot|recent|new|previous)$/)(place),
    { weightElsewhere: 1, weightOfOthers: 0.02 },
  ),
];
