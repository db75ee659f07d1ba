import type { Rule } from '../../grammar-rule.ts';
import { isOnly } from '../../word-classes.ts';
import { either, endsClause, formOf, isAfter, isBefore, isNear, ofVerb, sense } from '../english-senses.ts';

/** Adverbs between “get” and an adjective: “it gets very cold”. */
const degree = /^(?:very|so|really|too|more|all|pretty|even|quite|super|extremely|just|kinda)$/;

/** Words after “get” with which it means “become”: “involved” in “get involved”. */
const becoming =
  /^(?:involved|married|divorced|lost|stuck|hurt|injured|killed|fired|hired|paid|caught|arrested|bored|tired|drunk|dressed|wasted|excited|confused|frustrated|pregnant|engaged|infected|sick|better|worse|old|older|cold|dark|late|hot|wet|mad|ready|close|closer|used|ripped|screwed|kicked|hit|shot|robbed|sued|promoted|approved|accepted|rejected|elected|worried|upset|annoyed|scared|burned|burnt|broken|attacked|bitten|cheaper|busy|rich|fat|fussy)$/;

/** Verbs of motion, rest, change and feeling. */
export const motionVerbs: readonly Rule[] = [
  sense(
    'get gets got gotten getting',
    'become-get/verb',
    ({ after, lexicon }) => {
      const [next] = after.filter(({ form }) => !degree.test(form));
      return isOnly(next, ['adjective'], lexicon) || becoming.test(formOf(next));
    },
    { weightElsewhere: 1, weightOfOthers: 0.005 },
  ),
  sense(
    'run runs ran running',
    'run-of-river/verb',
    ({ earlier, after: [next] }) =>
      earlier
        .slice(-3)
        .some(({ form }) =>
          /^(?:rivers?|roads?|lines?|paths?|borders?|streets?|walls?|railways?|routes?|trails?|canal|creek)$/.test(
            form,
          ),
        ) && /^(?:from|through|along|north|south|east|west|to|between|into|across|parallel|down)$/.test(formOf(next)),
  ),
  ofVerb(
    'mean means meant meaning',
    'mean-to-say/verb',
    (place) =>
      isAfter(/^(?:i|you|we|they|he|she|u|really|probably)$/)(place) &&
      !isBefore(/^(?:to|a|nothing|everything|so)$/)(place),
    { weightElsewhere: 0.001, weightOfOthers: 0.002 },
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
    { weightElsewhere: 0.01, weightOfOthers: 1e-6 },
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
  sense('wish wishes wished wishing', 'wish-want/verb', () => true, { weightElsewhere: 1, weightOfOthers: 0.2 }),
  // “before I left”
  sense(
    'leave left leaving',
    'go-away/verb',
    (place) => endsClause(place) && isAfter(/^(?:i|we|he|she|they|you|to|just|was|were)$/)(place),
    {
      weightElsewhere: 1,
      weightOfOthers: 0.02,
    },
  ),
  // “leave” means “go away” in “the train leaves at nine” and “they left for Rome”.
  sense(
    'leave leaves left leaving',
    'go-away/verb',
    (place) =>
      isBefore(
        /^(?:at|for|early|tomorrow|soon|now|without|tonight|today|again|immediately|here|feeling|happy|satisfied|disappointed|hungry|angry|unhappy)$/,
      )(place) && !isAfter(/^(?:the|my|is|are|was|were|nothing|time|money|turn|on)$/)(place),
    { weightElsewhere: 1, weightOfOthers: 1e-3 },
  ),
  // “lie” means “be in a place” in “the town lies on the river”, but not in “he lies to me”.
  sense(
    'lie lies lying lay',
    'lie/verb',
    isBefore(
      /^(?:on|in|at|between|near|north|south|east|west|under|beneath|along|behind|within|just|there|here|around|down|across|by)$/,
    ),
    { weightElsewhere: 1, weightOfOthers: 1e-3 },
  ),
  sense(
    'bear bears bore',
    'bear-withstand/verb',
    (place) =>
      isAfter(/^(?:can|can’t|could|couldn’t|cannot|to|not|you)$/)(place) &&
      isBefore(/^(?:the|it|this|that|to|such|his|her|my)$/)(place),
    { weightElsewhere: 0.5, weightOfOthers: 0.01 },
  ),
  sense(
    'running runs run ran',
    'run-work/verb',
    ({ earlier }) =>
      earlier
        .slice(-3)
        .some(({ form }) => /^(?:engine|machine|program|software|motor|computer|app|fridge)$/.test(form)),
    { weightElsewhere: 0.3, weightOfOthers: 0.01 },
  ),
  sense('set sets', 'set-of-sun/verb', isAfter(/^sun$/), { weightElsewhere: 0.5, weightOfOthers: 0.001 }),
  // “she took her son to school”
  sense(
    'take takes took taken taking',
    'take-somewhere/verb',
    ({ after: [next, second, third] }) =>
      (/^(?:me|him|her|us|them|you)$/.test(formOf(next)) &&
        (/^(?:to|home|there|back|here)$/.test(formOf(second)) || /^(?:to|home)$/.test(formOf(third)))) ||
      (/^(?:my|his|her|our|their|the)$/.test(formOf(next)) &&
        /^(?:son|daughter|kids?|children|child|car|dog|cat|wife|husband|mother|father|family|baby|puppy|bike|truck|patients?|wounded|prisoners?)$/.test(
          formOf(second),
        ) &&
        /^(?:to|home|there|here|back|in)$/.test(formOf(third))) ||
      // The word for the place may follow the object: “there” in “I took my laptop there”.
      (/^(?:my|his|her|our|their|your)$/.test(formOf(next)) && /^(?:here|there|home)$/.test(formOf(third))) ||
      (/^(?:it|them)$/.test(formOf(next)) && /^(?:here|there|home|to|back)$/.test(formOf(second))),
    { weightElsewhere: 1e-4, weightOfOthers: 0.002 },
  ),
  sense(
    'treat treats treated treating',
    'treat-behave/verb',
    (place) =>
      !isNear(/^(?:patients?|diseases?|cancer|wounds?|infections?|hospitals?|drugs?|medication|symptoms|doctors?)$/)(
        place,
      ),
    { weightElsewhere: 0.5, weightOfOthers: 0.1 },
  ),
];
