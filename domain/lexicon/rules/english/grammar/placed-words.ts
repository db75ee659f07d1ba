import { gapBefore, type Place, type Rule } from '../../grammar-rule.ts';
import { mayBe } from '../../word-classes.ts';
import { isAfterOneOf, isBeforeOneOf, likely, never, setOf } from '../english-sense-tests.ts';
import { endsClause, formOf, published, sense } from '../english-senses.ts';

const afterBetterPay = setOf(
  'better higher low lower equal sick maternity take-home basic full holiday poor good redundancy severance overtime monthly weekly annual ’s their of and in',
);
const kindsOfCheck = setOf(
  'safety security background police routine regular health quality credit spot final medical',
);
const be = setOf('is are was were been be');
const beforeHeat = setOf(
  'conduct conducts generate generates generated produce produces transfer absorb absorbs release releases retain trap traps more less excess body summer the intense extreme and of',
);
const organisations = setOf(
  'charity company group organisation organization firm family couple school department club council agency ministry government foundation university church',
);
const beforeProgress = setOf('to we they will can could would things i you work as');
const people = setOf('people residents men women children families thousands hundreds dozens many some him her them');
const untreated = setOf('untreated unattended unchecked unanswered unprotected unsupervised unopened untouched');
const leavable = setOf(
  'note message card parcel package comment comments review voicemail impression mark trace traces legacy tip feedback scar scars footprints',
);

const choosing = setOf(
  'choose decide know knew see determine tell ask asked wonder decided chose choosing knowing consider specify select',
);
const isOnlyVerbAfter = (place: Place): boolean => !endsClause(place) && mayBe(place.after[0], ['verb'], place.lexicon);

const isPayingFor = isBeforeOneOf(setOf('for the a more attention'));
const isAfterBeen = isAfterOneOf(setOf('been'));
const isBeforeTo = isBeforeOneOf(setOf('to'));
const isBeforeToOrThat = isBeforeOneOf(setOf('to that'));
const isAfterAuxiliary = isAfterOneOf(setOf('has have had been is was are were'));
const isAfterSubject = isAfterOneOf(setOf('and but he she it they which who has had have'));
const isAfterBearer = isAfterOneOf(setOf('it that which and he she'));
const isBeforeBurden = isBeforeOneOf(setOf('the a an no little small large white fruit flowers witness some its his'));
const isAfterYouOrWe = isAfterOneOf(setOf('you we'));
const isBeforeDollars = isBeforeOneOf(setOf('dollars'));
/** Words whose part of speech or meaning depends on the words directly beside them. */
export const placedWords: readonly Rule[] = [
  sense('pay', 'salary/noun', (place) => isAfterOneOf(afterBetterPay)(place) && !isPayingFor(place), likely),
  sense('check checks', 'check-verification/noun', isAfterOneOf(kindsOfCheck), likely),
  // “progress” is a verb in “we progress”, but not in “to review progress”.
  sense('progress', 'make-progress/verb', isAfterOneOf(beforeProgress), never),
  sense('meaning', 'mean-intend-to-do-en/verb', (place) => isAfterBeen(place) && isBeforeTo(place), likely),
  sense('forecast', 'forecast-verb/verb', (place) => isAfterOneOf(be)(place) && isBeforeToOrThat(place), likely),
  sense('heat', 'heat/noun', isAfterOneOf(beforeHeat), likely),
  sense('scheme schemes', 'plot-scheme/verb', isAfterOneOf(setOf('to they who we i')), never),
  sense('runs', 'run-a-business/verb', (place) => isAfterOneOf(organisations)(place) && !endsClause(place), likely),
  sense('latest', 'latest/adjective', isAfterOneOf(setOf('the his her its their our')), likely),
  // “the album was released”
  sense(
    'released',
    'release-publish/verb',
    ({ earlier }) => earlier.slice(-12).some(({ form }) => published.test(form)),
    likely,
  ),
  sense(
    'drawn',
    'draw/verb draw-take/verb draw-criticism-en/verb draw-attract/verb',
    (place) => isAfterAuxiliary(place) && !endsClause(place),
    likely,
  ),
  sense('leaving', 'leaving/noun', isAfterOneOf(setOf('the on')), never),
  // “…, leaving five people hurt”
  sense(
    'leaving',
    'leave-in-state/verb',
    (place) =>
      gapBefore(place) > 1 &&
      (people.has(formOf(place.after[0])) ||
        place.after.slice(1, 3).some(({ form }) => people.has(form)) ||
        /^\d|^(?:one|two|three|four|five|six)$/.test(formOf(place.after[0]))),
    likely,
  ),
  sense('left leave leaves', 'leave-in-state/verb', isBeforeOneOf(untreated), likely),
  sense(
    'leave leaves left leaving',
    'leave-message/verb',
    (place) => place.after.slice(0, 4).some(({ form }) => leavable.has(form)),
    likely,
  ),
  // “he left it on the desk”
  sense(
    'leave leaves left leaving',
    'leave-let-stay/verb',
    (place) =>
      /^(?:it|them|everything|something)$/.test(formOf(place.after[0])) &&
      (place.after.length === 1 || /^(?:on|in|at|there|behind|outside|lying|by|under)$/.test(formOf(place.after[1]))),
    likely,
  ),
  // “left” is the opposite of “right” in “the left bank”, but a verb in “and left thousands without power”.
  sense('left', 'left/adjective on-the-left/adverb', (place) => !isAfterSubject(place), never),
  // “bears” is the plural of the animal in “three bears”, but a verb in “that bears fruit” and “and bears small flowers”.
  sense('bears', 'bear/noun', (place) => !(isAfterBearer(place) && isBeforeBurden(place)), never),
  // “could you please look”
  sense('please', 'please/interjection', (place) => isAfterYouOrWe(place) && isOnlyVerbAfter(place), likely),
  sense(
    'last',
    'last-time/adverb',
    isBeforeOneOf(setOf('seen heard updated visited used modified spotted met saw spoke heard')),
    likely,
  ),
  // “which” means “what” in “choose which alerts to receive”.
  sense(
    'which',
    'which-what/determiner',
    (place) => isAfterOneOf(choosing)(place) && mayBe(place.after[0], ['noun', 'adjective'], place.lexicon),
    likely,
  ),
  sense('thousands', 'thousand/numeral', (place) => !isBeforeDollars(place), likely),
  sense(
    'ruling',
    'ruling-governing/adjective',
    isBeforeOneOf(
      setOf('party parties monarch family class dynasty king house coalition elite council body junta majority power'),
    ),
    likely,
  ),
  sense('amount amounts', 'amount/noun', isAfterOneOf(setOf('dollar cash total payment invoice loan')), likely),
];
