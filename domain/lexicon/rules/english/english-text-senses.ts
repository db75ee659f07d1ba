import { gapBefore, type Place, type Rule } from '../grammar-rule.ts';
import { isOnly, mayBe } from '../word-classes.ts';
import { cued, days, either, endsClause, formOf, isAfter, isBefore, isNear, ofNoun, sense } from './english-senses.ts';

const announced =
  /^(?:announce[sd]?|sa(?:ys|id)|reported|told|confirmed|warned|admitted|claimed|denied|insisted|revealed|stated|argued|agreed|decided|ruled|declared|learned|learnt|believe[sd]?|predicted|suggested|acknowledged|explained|noted|added)$/;

const lastsOfTimes = /^(?:week|month|year|morning|afternoon|evening|night|today|yesterday|earlier|later|ago|\d+)$/;

/** “said on Tuesday that it would rise”: the time stands between the verb and the clause. */
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

/** Who leaves: “the guests were leaving”, “she wanted to leave”. */
const isOfPeople = isAfter(
  /^(?:to|were|was|are|is|i’m|we’re|you’re|they’re|be|must|should|could|can|will|don’t|just)$/,
);

/** Senses of common words in news, encyclopedias and stories, shown by the grammar around them. */
export const textSenses: readonly Rule[] = [
  sense('that', 'that-conjunction/conjunction', isAfterTime, { weightElsewhere: 1, weightOfOthers: 1e-4 }),
  // “after a court hearing”, but not “after hearing the news”
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
  cued('post posts posted posting', 'post-a-result/verb', {
    near: 'loss losses profits? gains? earnings revenues? quarter quarterly',
    reach: 4,
    never: 'website online blog forum photo photos message messages',
  }),
  sense(
    'net',
    'net-without-deductions/adjective',
    isBefore(
      /^(?:loss|losses|profits?|incomes?|worth|sales|assets|earnings|revenues?|gains?|weight|migration|result)$/,
    ),
    { weightElsewhere: 1e-3, weightOfOthers: 1e-4 },
  ),
  cued(
    'share shares',
    'share-stock/noun',
    {
      near: 'fell rose percent stock stocks trading traded closed shareholders? nyse nasdaq investors? gained dropped slid jumped climbed plunged surged index outstanding',
      reach: 6,
    },
    { weightElsewhere: 1, weightOfOthers: 0.01 },
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
  // “the guests were leaving”, but not “they were leaving the house”
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
  // “rain is expected”, but not “the expected rain”
  sense('expected', 'expect/verb', (place) => isAfterBe(place) || isAfter(/^(?:than|as|had|have|has)$/)(place), {
    weightElsewhere: 1,
    weightOfOthers: 0.01,
  }),
  sense('gone', 'gone-not-there-en/adjective', isAfterBe, { weightElsewhere: 1e-3, weightOfOthers: 1e-3 }),
  ofNoun('trip trips', 'journey/noun', () => true, { weightElsewhere: 1, weightOfOthers: 1e-4 }),
  cued('counterpart counterparts', 'counterpart-official/noun', {
    near: 'president minister ministers secretary chancellor officials foreign talks meet met meeting visit premier',
    reach: 7,
  }),
  cued('coat coats', 'coat-of-paint/noun', { near: 'paint painted varnish primer', reach: 7 }),
  cued('apply applies applied applying', 'apply-spread/verb', {
    near: 'paint coat coats varnish cream glue lotion ointment layer layers makeup pressure primer',
    reach: 4,
  }),
  cued('cut cuts cutting', 'cut-reduce/verb', {
    near: 'risk rates? costs? taxes tax spending budget jobs emissions prices workforce staff deficit production output percent benefits funding',
    reach: 5,
    never: 'knife scissors hair paper wood bread grass tree trees rope',
  }),
  cued('drug drugs', 'medicine/noun', {
    near: 'risk patients? disease diseases treatment treat treats treated trials? doctors? clinical prescription pharmaceutical cancer heart approved fda blood effects vaccine companies company generic therapy infection',
    reach: 7,
    never:
      'illegal dealers? dealing trafficking traffickers cartel smuggling addicts? addiction abuse cocaine heroin police',
  }),
  cued('hit hits hitting', 'hit-target/verb', {
    near: 'storm hurricane earthquake quake bomb bombs missiles? bullets? rockets? crisis floods? tornado typhoon cyclone coast shell shells lightning',
    reach: 5,
  }),
  cued('draw', 'draw-result/noun', { near: 'match game ended goalless season league team cup score', reach: 6 }),
  cued('job jobs', 'job-employment/noun', {
    near: 'cut cuts lose lost losing create created creating unemployment workers economy percent hundred thousand',
    reach: 4,
  }),
  // “a house at the end of the lane”, but not “the left lane of the motorway”
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
  // “the report found that pollution kills”
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
  cued(
    'party parties',
    'political-party/noun',
    {
      near: 'won election elections majority seats parliament political vote votes voters leader leaders opposition ruling coalition democratic republican conservative labour socialist communist liberal candidates? campaign minister government members?',
      reach: 6,
      never: 'birthday guests invited dance drinks wedding dinner dress host hosted',
    },
    { weightElsewhere: 1, weightOfOthers: 1e-3 },
  ),
  cued('employ employs employed employing', 'employ-have-workers/verb', {
    near: 'people workers staff thousand company firm hundred factory men women industry',
    reach: 6,
    never: 'method methods techniques? tactics strategy',
  }),
  cued(
    'move moves moved moving',
    'move-house/verb',
    {
      near: 'abroad city town country overseas house flat apartment family london york paris',
      reach: 4,
      never: 'quickly slowly forward towards toward',
    },
    { weightElsewhere: 1, weightOfOthers: 1e-4 },
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
  // “left one man dead”: a number before a noun
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
