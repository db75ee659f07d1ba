import type { Rule } from '../../grammar-rule.ts';
import { isAfter, isNear, sense } from '../english-senses.ts';

/** A meaning of a noun or adjective that is likely only near the words in `near`. */
type Cue = readonly [forms: string, conceptId: string, near: string];

const cues: readonly Cue[] = [
  [
    'class classes',
    'class-lesson/noun',
    'take took taking yoga dance teacher learn learned taught teach lessons? gym fitness spin',
  ],
  ['tank tanks', 'tank-military/noun', 'army troops military soldiers israeli war forces fired'],
  ['date dates', 'date-romantic/noun', 'girl boyfriend girlfriend romantic valentine’s blind restaurant guy'],
  ['hot', 'spicy/adjective', 'sauces? spicy wings peppers? chili salsa curry'],
  ['hood', 'bonnet-car/noun', 'car engine truck under vehicle'],
  [
    'stock stocks',
    'share-stock/noun',
    'market prices? shares exchange trading company options units investors? buy sell wall phantom bonds',
  ],
  ['suit suits', 'lawsuit-too/noun', 'filed file court against judge lawyers? federal legal action'],
  ['square', 'square-in-town/noun', 'times town main market red trafalgar city central'],
  ['track tracks', 'track-song/noun', 'albums? songs? cd band music bonus'],
  ['track tracks', 'track-rail/noun', 'trains? railway rail station'],
  [
    'degree degrees',
    'degree-university/noun',
    'university college master’s bachelor’s law school engineering earned mba phd physics history economics chemistry biology mathematics science',
  ],
  [
    'drug drugs',
    'medicine/noun',
    'prescription companies fda pharmaceutical patients? doctors? treatment generic store',
  ],
  ['chip chips', 'chip-potato/noun', 'fish food potato salsa eat burgers? fab'],
  ['volume volumes', 'volume-size/noun', 'trading sales high large gas natural daily low book'],
  [
    'operation operations',
    'operation-action/noun',
    'military troops forces army rescue combat terrorist attacks? police covert soldiers war security',
  ],
  ['operation operations', 'surgery-operation/noun', 'knee heart surgeon hospital doctors? surgery patient'],
  ['tip tips', 'tip-money/noun', 'waiter waitress percent server bill generous left leave buffet excluding including'],
  ['sign signs', 'sign-board/noun', 'road stop street neon reads? door wall hung parking'],
  ['court courts', 'court-sport/noun', 'tennis basketball volleyball'],
  ['shot shots', 'shot-drink/noun', 'tequila vodka whiskey espresso drank'],
  ['capital', 'capital-money/noun', 'invest investment venture markets? gains? raise funds?'],
  ['course courses', 'course-of-meal/noun', 'dinner menu appetizer main meal dessert'],
  [
    'course courses',
    'course-of-lessons/noun',
    'take took taking university college online students? teach professor class training',
  ],
  ['dish dishes', 'dish-bowl/noun', 'wash washing washed sink dirty'],
  ['nail nails', 'nail-finger/noun', 'salon polish manicures? fingers? toe acrylic gel pedicures? hands'],
  ['table tables', 'chart-table/noun', 'figures data column rows? below'],
  [
    'trial trials',
    'trial-court/noun',
    'court judge jury murder lawyers? prosecutors? guilty verdict charges defendants? courtroom conducted',
  ],
  ['sentence sentences', 'sentence-punishment/noun', 'prison death court judge jail convicted guilty'],
  ['model models', 'model-fashion/noun', 'fashion photographer runway'],
  ['subject subjects', 'subject-concerned/noun', 'test control study experiment'],
  ['record records', 'record-music/noun', 'beatles albums? band music vinyl label songs? player singer'],
  ['issue issues', 'issue-magazine/noun', 'magazine newspaper journal edition pages? copies'],
  ['matter', 'matter-substance/noun', 'dark organic grey gray particles atoms physics energy'],
  ['mass', 'mass-church/noun', 'church priest sunday catholic'],
  [
    'charge charges',
    'accusation/noun',
    'against murder criminal drop dropped face faces faced filed guilty fraud conspiracy',
  ],
];

const beforeVerb = /^(?:to|will|would|can|could|should|must|may|might|don’t|didn’t|not|i|you|we|they|he|she|who)$/;

export const topicSenses: readonly Rule[] = [
  ...cues.map(([forms, conceptId, near]) => {
    const pattern = new RegExp(`^(?:${near.replaceAll(' ', '|')})$`);
    return sense(forms, conceptId, (place) => isNear(pattern)(place) && !isAfter(beforeVerb)(place), {
      weightElsewhere: 0.1,
      weightOfOthers: 0.002,
    });
  }),
  sense(
    'fan fans',
    'fan-supporter/noun',
    (place) => !isNear(/^(?:air|ceiling|heat|cool|hot|blades|cooling|exhaust)$/)(place),
  ),
  sense('yard yards', 'yard-measure/noun', isAfter(/^(?:\d.*|hundred|few)$/), { weightElsewhere: 0.1 }),
  sense('mean', 'mean-unkind/adjective', isAfter(/^(?:very|so|being|too)$/), { weightElsewhere: 0.3 }),
];
