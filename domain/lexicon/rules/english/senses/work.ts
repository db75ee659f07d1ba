import type { Rule } from '../../grammar-rule.ts';
import { isCapitalised, mayBe } from '../../word-classes.ts';
import {
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

/** Words about jobs, schools and medicine. */
export const workSenses: readonly Rule[] = [
  sense(
    'medicine',
    'medicine-science/noun',
    either(
      isAfter(
        /^(?:of|in|studied|study|practice|western|modern|internal|alternative|traditional|veterinary|sports|chinese)$/,
      ),
      isNear(/^(?:university|professor|doctor|school)$/),
    ),
    { weightElsewhere: 0.1 },
  ),
  sense(
    'study studies studied studying',
    'study-learn/verb',
    isFollowed(
      /^(?:law|medicine|physics|chemistry|biology|history|philosophy|economics|engineering|english|french|german|spanish|art|music|at|abroad|for|theology|mathematics|literature|hard|here|there|math|science|business|exam|exams|test)$/,
      3,
    ),
    { weightElsewhere: 0.5, weightOfOthers: 0.01 },
  ),
  sense(
    'based',
    'base-somewhere/verb',
    (place) =>
      isBefore(/^(?:on|upon|around)$/)(place) ||
      // “based” may stand between two nouns: “text-based ads”.
      (!endsClause(place) &&
        mayBe(place.before, ['noun'], place.lexicon) &&
        mayBe(place.after[0], ['noun'], place.lexicon)),
  ),
  sense(
    'master',
    'master-main/adjective',
    isBefore(
      /^(?:agreements?|plans?|lists?|files?|contracts?|bedrooms?|cop(?:y|ies)|keys?|bath|bathroom|lease|netting|firm)$/,
    ),
  ),
  sense('research', 'research/noun', (place) => endsClause(place) || !mayBe(place.after[0], ['noun'], place.lexicon), {
    weightElsewhere: 1,
    weightOfOthers: 0.05,
  }),
  ofVerb(
    'pass passes passed passing',
    'pass-a-test/verb',
    isNear(/^(?:tests?|exams?|class|inspection|grade|course|examination)$/),
    { weightElsewhere: 0.2, weightOfOthers: 0.005 },
  ),
  ofVerb(
    'fire fires fired firing',
    'sack-dismiss/verb',
    isNear(/^(?:job|boss|employees?|employer|manager|company|hired|hire|staff|workers?|ceo|coach|quit)$/),
    raised,
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
    'score scores',
    'score-points/noun',
    isNear(/^(?:tests?|exams?|sat|gre|high|low|average|math|credit|results?|grades?|students?)$/),
  ),
  ofNoun(
    'associate',
    'associate-lower-rank/adjective',
    isBefore(/^(?:judge|justice|professor|director|editor|dean|producer|attorney|member|members|degree|vice)$/),
    { weightElsewhere: 0.001, weightOfOthers: 0.001 },
  ),
  sense(
    'grade grades',
    'grade-year/noun',
    either(
      isAfter(/^(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\d+th|1st|2nd|3rd|two)$/),
      isNear(/^(?:advance|skip|skipped|repeat)$/),
    ),
  ),
  sense(
    'associate associates',
    'associate-colleague/noun',
    (place) => !isBefore(/^(?:with|the|it|this)$/)(place) && !isAfter(beforeVerb)(place),
    { weightElsewhere: 0.1, weightOfOthers: 0.1 },
  ),
  sense(
    'care',
    'care-treatment/noun',
    either(
      isAfter(
        /^(?:dental|health|medical|patient|skin|hair|child|urgent|primary|foster|intensive|veterinary|nursing|pet|lawn)$/,
      ),
      isNear(/^(?:patients?|hospital|doctors?|nurses?)$/, 3),
    ),
    { weightElsewhere: 0.02, weightOfOthers: 0.01 },
  ),
  sense(
    'lead',
    'lead-chief/adjective',
    isBefore(
      /^(?:engineer|singer|guitarist|developer|role|actor|author|investigator|counsel|attorney|designer|story|vocals)$/,
    ),
  ),
  sense(
    'foundation foundations',
    'foundation-basis/noun',
    (place) =>
      !isCapitalised(place.word) &&
      isBefore(/^(?:of|for)$/)(place) &&
      !isNear(/^(?:house|building|walls?|concrete|charity)$/)(place),
    { weightElsewhere: 0.5, weightOfOthers: 0.01 },
  ),
];
