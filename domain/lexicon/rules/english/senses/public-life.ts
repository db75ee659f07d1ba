import type { Rule } from '../../grammar-rule.ts';
import { isCapitalised, mayBe } from '../../word-classes.ts';
import { either, formOf, isAfter, isBefore, isNear, ofNoun, ofVerb, raised, sense } from '../english-senses.ts';

/** Words about politics, war, law and space travel. */
export const publicLifeSenses: readonly Rule[] = [
  sense(
    'head heads',
    'head-leader/noun',
    ({ after }) =>
      formOf(after[0]) === 'of' &&
      after
        .slice(1, 4)
        .some(({ form }) =>
          /^(?:company|state|department|school|family|church|government|organi[sz]ation|country’s|country|group|office|agency|team|committee|delegation|army|police|party|division|firm)$/.test(
            form,
          ),
        ),
  ),
  sense(
    'lead leads led leading',
    'be-in-the-lead/expression',
    isNear(/^(?:race|match|games?|points?|goals?|polls?|score|league)$/),
    { weightElsewhere: 0.02, weightOfOthers: 1 },
  ),
  sense(
    'order orders',
    'order-command/noun',
    ({ earlier }) =>
      earlier
        .slice(-3)
        .some(({ form }) =>
          /^(?:gave|give|given|gives|issued?|obey|obeyed|follow|followed|following|under|court|disobey)$/.test(form),
        ),
    { weightElsewhere: 0.5, weightOfOthers: 0.01 },
  ),
  sense(
    'agenda',
    'agenda-aims/noun',
    isAfter(/^(?:political|hidden|own|secret|personal|liberal|conservative|radical|his|their)$/),
  ),
  sense(
    'bill bills',
    'bill-law/noun',
    isNear(/^(?:congress|senate|house|passed|pass|laws?|votes?|veto|vetoed|parliament|senators?|legislation|signed)$/),
    { weightElsewhere: 0.1 },
  ),
  sense(
    'occupation',
    'occupation-military/noun',
    either(
      isAfter(
        /^(?:israeli|us|u\.s|american|military|german|soviet|nazi|coalition|foreign|allied|british|japanese|french|under)$/,
      ),
      isBefore(/^of$/),
      isNear(/^(?:forces|army|troops|soldiers|resistance|palestinians?|iraqis?)$/),
    ),
  ),
  sense(
    'race races',
    'race-people/noun',
    isNear(/^(?:racial|human|ethnic|religion|gender|class|colou?r|black|white|creed|ethnicity|master|mixed)$/),
    { weightElsewhere: 0.02, weightOfOthers: 0.01 },
  ),
  sense(
    'space',
    'outer-space/noun',
    either(
      isNear(
        /^(?:shuttles?|nasa|station|launch|astronauts?|rockets?|moon|earth|mission|orbit|elevator|agency|exploration|spacecraft|mars)$/,
      ),
      isAfter(/^(?:into|outer)$/),
    ),
  ),
  ofVerb(
    'pass passes passed passing',
    'pass-a-law/verb',
    isNear(/^(?:laws?|bills?|legislation|act|resolutions?|congress|senate|parliament|amendments?|budget)$/),
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
    'terror',
    'terror-violence/noun',
    isNear(
      /^(?:war|attacks?|groups?|acts?|against|fight|fighting|suspects?|networks?|cells?|islamic|al-qaeda|state|bin|threats?|organi[sz]ations?)$/,
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
      isNear(/^(?:missiles?|military|targets?|bombs?|bombing|army|troops|jets|rockets?|militants?)$/),
    ),
  ),
  sense(
    'launch launches launched launching',
    'launch-rocket/verb',
    (place) =>
      !isAfter(/^(?:the|an?|its|this|of|for|rocket|before|after)$/)(place) &&
      isNear(
        /^(?:rockets?|missiles?|attacks?|satellites?|space|nasa|astronauts?|shuttle|station|strikes?|offensive|bombs?)$/,
      )(place),
  ),
  sense(
    'shuttle shuttles',
    'shuttle-space/noun',
    isNear(/^(?:space|nasa|astronauts?|launch|orbit|discovery|columbia)$/),
  ),
  sense(
    'people',
    'people-nation/noun',
    (place) =>
      place.earlier.at(-2)?.form === 'the' &&
      mayBe(place.before, ['adjective'], place.lexicon) &&
      isCapitalised(place.before),
    { weightElsewhere: 0.1 },
  ),
  sense(
    'scale scales',
    'scale-extent/noun',
    isAfter(/^(?:massive|large|larger|small|smaller|grand|global|huge|national|wider|full|this|such)$/),
  ),
  sense(
    'intelligence',
    'intelligence-secret/noun',
    isNear(
      /^(?:agency|agencies|cia|army|services?|military|officials?|sources?|inputs?|reports?|fbi|police|officers?|iraqi|committee|pentagon|terrorists?)$/,
    ),
  ),
  sense(
    'board',
    'board-directors/noun',
    (place) =>
      !isAfter(/^(?:on|chess|bulletin|notice|card|cutting|game|message)$/)(place) &&
      !isNear(/^(?:wood|wooden|ship|plane|chalk|nails?|games?|aboard)$/)(place),
    { weightElsewhere: 1, weightOfOthers: 0.01 },
  ),
  // “state” means “condition” in “the state of the roof”, but not in “the state of Texas”.
  sense(
    'state',
    'state/noun',
    (place) =>
      isBefore(/^of$/)(place) &&
      /^(?:the|his|her|my|your|their|our|this|its)$/.test(formOf(place.after[1])) &&
      !isCapitalised(place.after[2]),
    { weightElsewhere: 1, weightOfOthers: 0.005 },
  ),
  sense(
    'figures',
    'statistics-number/noun',
    isNear(
      /^(?:percent|sales|official|show|shows|published|released|unemployment|growth|\d.*|million|economic|government|according)$/,
    ),
    { weightElsewhere: 1, weightOfOthers: 0.02 },
  ),
  sense(
    'talks',
    'talks-negotiation/noun',
    (place) =>
      !isAfter(/^(?:he|she|it|who|that|which|never|always|also|hymn|book|song|article)$/)(place) &&
      !isBefore(/^(?:about|to|like|too)$/)(place),
    { weightElsewhere: 0.05, weightOfOthers: 0.02 },
  ),
  sense(
    'platform platforms',
    'platform-base/noun',
    (place) => !isNear(/^(?:trains?|station|railway|track|passengers)$/)(place),
    {
      weightElsewhere: 0.3,
      weightOfOthers: 0.02,
    },
  ),
  sense('hit', 'hit-target/verb', isBefore(/^by$/), { weightElsewhere: 1, weightOfOthers: 0.05 }),
];
