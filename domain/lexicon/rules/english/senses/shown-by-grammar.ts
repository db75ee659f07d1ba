import { gapBefore, type Place, type Rule } from '../../grammar-rule.ts';
import { isOnly, mayBe } from '../../word-classes.ts';
import { days, either, endsClause, formOf, isAfter, isBefore, isNear, ofNoun, sense } from '../english-senses.ts';

const announced =
  /^(?:announce[sd]?|sa(?:ys|id)|reported|told|confirmed|warned|admitted|claimed|denied|insisted|revealed|stated|argued|agreed|decided|ruled|declared|learned|learnt|believe[sd]?|predicted|suggested|acknowledged|explained|noted|added)$/;

const lastsOfTimes = /^(?:week|month|year|morning|afternoon|evening|night|today|yesterday|earlier|later|ago|\d+)$/;

/** Whether a time stands before “that”, between the verb and its clause: “said on Tuesday that it would rise”. */
const isAfterTime = (place: Place): boolean =>
  gapBefore(place) === 1 &&
  (days.test(formOf(place.before)) || lastsOfTimes.test(formOf(place.before))) &&
  place.earlier.slice(-6).some(({ form }) => announced.test(form));

const isAfterBe = isAfter(/^(?:is|are|was|were|be|been|being|am|it’s|he’s|she’s|they’re|that’s|long|all|now|already)$/);

const hasNoObject = either(
  endsClause,
  isBefore(
    /^(?:and|or|but|when|before|after|as|because|early|soon|now|immediately|together|tomorrow|today|tonight|at|on|if|until|without|again)$/,
  ),
);

/** Whether “leave” is said of people: “the guests were leaving”, “she wanted to leave”. */
const isOfPeople = isAfter(
  /^(?:to|were|was|are|is|i’m|we’re|you’re|they’re|be|must|should|could|can|will|don’t|just)$/,
);

/** Senses of common words in news, encyclopedias and stories, recognised by the grammar around them. */
export const textSenses: readonly Rule[] = [
  sense('that', 'that-conjunction/conjunction', isAfterTime, { weightElsewhere: 1, weightOfOthers: 1e-4 }),
  // “hearing” is a session of a court in “after a court hearing”, but not in “after hearing the news”.
  sense(
    'hearing hearings',
    'hearing-court/noun',
    (place) =>
      isAfter(/^(?:court|committee|senate|congressional|public|preliminary|bail|appeal|confirmation|disciplinary)$/)(
        place,
      ) ||
      (isAfter(/^(?:the|an?|this|that|next|first)$/)(place) &&
        isNear(/^(?:court|judge|committee|senate|trial|case|lawyers?|senators?|testified|testimony)$/, 8)(place)),
    { weightElsewhere: 0.1, weightOfOthers: 1e-4 },
  ),
  sense(
    'net',
    'net-without-deductions/adjective',
    isBefore(
      /^(?:loss|losses|profits?|incomes?|worth|sales|assets|earnings|revenues?|gains?|weight|migration|result)$/,
    ),
    { weightElsewhere: 1e-3, weightOfOthers: 1e-4 },
  ),
  sense(
    'leave leaves leaving left',
    'leave-in-state/verb',
    ({ after }) =>
      after
        .slice(1, 6)
        .some(({ form }) =>
          /^(?:dead|homeless|unchanged|stranded|injured|wounded|unable|paralysed|paralyzed|unanswered|unattended|jobless|speechless|powerless|vulnerable)$/.test(
            form,
          ),
        ),
    { weightElsewhere: 1, weightOfOthers: 0.01 },
  ),
  // “leave” means “go away” in “the guests were leaving”, but not in “they were leaving the house”.
  sense('leave leaving', 'leave-go-en/verb', (place) => isOfPeople(place) && hasNoObject(place), {
    weightElsewhere: 1e-3,
    weightOfOthers: 1e-3,
  }),
  // “in the dark”, “the woods”
  sense('dark', 'dark/noun', (place) => isAfter(/^the$/)(place) && endsClause(place), {
    weightElsewhere: 1,
    weightOfOthers: 0.01,
  }),
  sense('woods', 'woods-forest/noun', () => true, { weightElsewhere: 1, weightOfOthers: 1e-4 }),
  // “expected” is a verb in “rain is expected”, but not in “the expected rain”.
  sense(
    'expected',
    'expect/verb',
    (place) =>
      isAfterBe(place) ||
      isAfter(/^(?:than|as|had|have|has|i|you|he|she|it|we|they|who|never|nobody|everyone)$/)(place),
    {
      weightElsewhere: 1,
      weightOfOthers: 0.01,
    },
  ),
  sense('gone', 'gone-not-there-en/adjective', isAfterBe, { weightElsewhere: 1e-3, weightOfOthers: 1e-3 }),
  ofNoun('trip trips', 'journey/noun', () => true, { weightElsewhere: 1, weightOfOthers: 1e-4 }),
  // “lane” means “small road” in “a house at the end of the lane”, but not in “the left lane of the motorway”.
  sense(
    'lane lanes',
    'alley/noun',
    (place) =>
      isNear(/^(?:house|houses|cottage|village|narrow|walked|country|hedge|gate|dark|end)$/, 7)(place) &&
      !isNear(/^(?:traffic|car|cars|road|highway|motorway|drivers?|bus|bike|changed?|swimming|pool)$/, 7)(place),
    {
      weightElsewhere: 1e-2,
      weightOfOthers: 0.01,
    },
  ),
  // “that” is a conjunction in “the report found that pollution kills”.
  sense(
    'that',
    'that-conjunction/conjunction',
    (place) =>
      isAfter(
        /^(?:found|finds|shows|showed|suggests|suggested|revealed|estimates|estimated|warned|argues|argued|claims|claimed|believes|believed|announced|reported|concluded|insisted|noted|stated|ruled|realised|realized|knew|hoped|feared|assumed|agreed)$/,
      )(place) &&
      mayBe(place.after[0], ['noun', 'name', 'adjective', 'pronoun', 'determiner'], place.lexicon) &&
      !endsClause(place) &&
      !isBefore(/^(?:one|kind|sort|time|day|night|year|is|was|of|to)$/)(place) &&
      place.after.slice(1, 7).some((each) => mayBe(each, ['verb'], place.lexicon)),
    { weightElsewhere: 1, weightOfOthers: 1e-3 },
  ),
  // “the rain had stopped”
  sense(
    'stop stops stopped',
    'stop-cease/verb',
    (place) =>
      hasNoObject(place) &&
      place.earlier
        .slice(-3)
        .some(({ form }) =>
          /^(?:rain|snow|music|noise|bleeding|fighting|shooting|pain|singing|crying|wind|storm|laughter|violence|attacks|applause|heart|sound|shouting|talking)$/.test(
            form,
          ),
        ),
    { weightElsewhere: 1, weightOfOthers: 1e-3 },
  ),
  sense(
    'call calls called calling',
    'call-shout-en/verb',
    ({ after }) =>
      after.slice(0, 2).some(({ form }) => /^names?$/.test(form)) &&
      /^(?:my|your|his|her|our|their|out)$/.test(formOf(after[0])),
    {
      weightElsewhere: 1e-3,
      weightOfOthers: 1e-3,
    },
  ),
  sense(
    'married',
    'married/adjective',
    (place) => isAfterBe(place) && isBefore(/^(?:for|to|with|and|but|now)$/)(place),
    {
      weightElsewhere: 1,
      weightOfOthers: 0.01,
    },
  ),
  sense(
    'that',
    'that/determiner',
    (place) =>
      isAfter(/^like$/)(place) &&
      (endsClause(place) || isBefore(/^(?:which|and|but|before|again|when|in|at|on|for)$/)(place)),
    {
      weightElsewhere: 1,
      weightOfOthers: 1e-4,
    },
  ),
  sense(
    'like',
    'like/preposition',
    (place) =>
      isBefore(/^(?:that|this|these|those)$/)(place) &&
      mayBe(place.before, ['noun'], place.lexicon) &&
      (place.after[1] === undefined || place.after[1].start - (place.after[0]?.end ?? 0) > 1),
    { weightElsewhere: 1, weightOfOthers: 1e-4 },
  ),
  // “apply” means “ask for a job” in “before you apply”, but not in “the rules apply”.
  sense(
    'apply applying applied',
    'apply-for-post/verb',
    (place) =>
      endsClause(place) &&
      isAfter(/^(?:i|you|we|to|before|when|after|he|she|who|people|students|candidates)$/)(place) &&
      !isNear(/^(?:rules?|laws?|terms|conditions|fees?|restrictions)$/, 8)(place),
    { weightElsewhere: 1e-3, weightOfOthers: 1e-6 },
  ),
  // “next” means “after that” in “what happened next”, but not in “the next day”.
  sense(
    'next',
    'next-after-that/adverb',
    (place) =>
      (endsClause(place) || isBefore(/^(?:is|was|and|will|in)$/)(place)) &&
      isAfter(/^(?:happen(?:s|ed)?|came|comes|come|do|did|does|said|went|go|goes|say|see|what|it|them|him|her)$/)(
        place,
      ),
    { weightElsewhere: 1e-3, weightOfOthers: 1e-6 },
  ),
  // “one” before a noun is a number: “left one man dead”.
  sense(
    'one',
    'one/numeral',
    ({ word, after: [next], before, lexicon }) =>
      next !== undefined &&
      next.start - word.end === 1 &&
      (isOnly(next, ['noun'], lexicon) ||
        /^(?:million|hundred|thousand|billion|man|woman|person|day|person|side)$/.test(next.form)) &&
      !mayBe(before, ['determiner', 'adjective'], lexicon),
    { weightElsewhere: 1, weightOfOthers: 0.01 },
  ),
];
