import type { ShownSense } from '../english-word-sets.ts';

/**
 * Verbs and adjectives that start with a to l: their senses in news, encyclopedias and stories, and the words nearby that
 * show each sense.
 */
export const usualVerbsAToL: readonly ShownSense[] = [
  [
    'adopt adopted adopting adopts',
    'adopt-a-child-en/verb',
    { near: 'child children baby son daughter cat dog boy girl orphan kitten puppy pet couple infant', reach: 4 },
    'only',
  ],
  ['assume assumed assumes assuming', 'assume-take-on/verb', { near: 'title name throne identity', reach: 3 }],
  [
    'capture captured captures capturing',
    'capture-conquer-en/verb',
    {
      near: 'city town fort castle island capital village territory fortress bridge port area region',
      reach: 4,
      never: 'photo camera image images',
    },
    'only',
  ],
  [
    'cast casting',
    'cast-doubt-throw-en/verb',
    {
      next: 'a an the his her doubt',
      near: 'glance net stone eye spell doubt shadow anchor',
      reach: 3,
      never: 'vote votes',
    },
    'only',
  ],
  [
    'cast casts casting',
    'cast-in-role-en/verb',
    {
      previous: 'was were is are been be',
      next: 'as him her',
      never: 'doubts light shadow vote votes ballot doubt spell iron metal shadows',
    },
    'only',
  ],
  [
    'decline declined declines declining',
    'decline/verb',
    {
      atEnd: true,
      next: 'by in from steadily sharply further rapidly slightly during since after as',
      near: 'sales prices population numbers health profits shares exports percent',
      reach: 4,
      never: 'invitation offer comment to',
    },
  ],
  [
    'demonstrate demonstrated demonstrating',
    'demonstrate-protest-en/verb',
    {
      near: 'thousands protesters against streets hundreds crowd peacefully students outside police',
      reach: 4,
      never: 'that how study experiment skills',
    },
    'only',
  ],
  ['desired', 'desired-en/adjective', { previous: 'the', next: 'effect result outcome level amount' }, 'only'],
  [
    'direct directed directs directing',
    'direct-film/verb',
    {
      near: 'film films movie episode play series starring documentary written produced actor actress',
      reach: 6,
      never: 'at toward towards traffic',
    },
  ],
  [
    'direct directed directs directing',
    'direct-guide-en/verb',
    { near: 'traffic operations work operation research project water', reach: 3, never: 'film movie at' },
    'only',
  ],
  ['discharged discharge', 'release/verb', { next: 'from', never: 'hospital patient water' }],
  [
    'dismiss dismissed dismisses',
    'dismiss-reject-en/verb',
    {
      near: 'case claim claims lawsuit complaint appeal idea allegations charges suggestion report rumours criticism reports',
      reach: 4,
      never: 'minister post job fired',
    },
    'only',
  ],
  [
    'distinct',
    'distinct-separate-en/adjective',
    {
      next: 'from groups types species languages parts phases areas regions categories kinds cultures',
      previous: 'two three four several many as',
    },
    'only',
  ],
  [
    'domestic',
    'domestic-national-en/adjective',
    {
      never: 'violence animal animals work chores servant servants abuse cat cats life pigeon help appliances cats dog',
    },
    'only',
  ],
  [
    'eliminated eliminate',
    'knocked-out-en/verb',
    { near: 'round team tournament cup semifinals final competition players contestant', reach: 5 },
    'only',
  ],
  ['emerge emerged emerges emerging', 'emerge/verb', { never: 'victorious winner stronger' }],
  [
    'employ employed employs employing',
    'employ-have-workers/verb',
    { never: 'method methods technique techniques tactics strategy force means tools' },
  ],
  [
    'employ employed employs employing',
    'employ-have-workers/verb',
    { next: 'by at in as about around over more nearly' },
  ],
  [
    'enter entered enters entering',
    'enter-a-place-en/verb',
    {
      near: 'room building house church shop store country city village hall bar office palace cave kitchen forest',
      reach: 4,
      never: 'war race contest university data politics',
    },
    'only',
  ],
  [
    'exercise exercised exercises exercising',
    'exercise-practise/verb',
    {
      near: 'power control right rights influence authority option caution discretion restraint jurisdiction patience',
      reach: 4,
    },
  ],
  [
    'fail failed failing fails',
    'fail-a-test/verb',
    { near: 'exam exams test tests class course grade math inspection', reach: 4, never: 'to' },
  ],
  [
    'fail failed failing fails',
    'fail-mechanism/verb',
    {
      near: 'engine brakes heart power computer machine system kidneys battery lights equipment',
      reach: 3,
      never: 'to',
    },
  ],
  ['file filed files filing', 'file/verb', { never: 'nail nails metal smooth' }],
  [
    'gather gathered gathering gathers',
    'gather-assemble-en/verb',
    {
      near: 'crowd people thousands hundreds crowds protesters supporters fans dozens outside friends families mourners',
      reach: 5,
      never: 'information evidence data wood food berries',
    },
    'only',
  ],
  [
    'incorporated',
    'incorporated-town-en/verb',
    { near: 'town city village company municipality borough 18 19', reach: 3, never: 'into design' },
    'only',
  ],
  [
    'launch launched launches launching',
    'launch-begin-en/verb',
    {
      near: 'campaign attack attacks offensive investigation war project initiative career operation invasion raid strike strikes service search crusade inquiry probe website programme program assault',
      reach: 4,
      never: 'rocket satellite ship boat astronauts',
    },
    'only',
  ],
  [
    'leak leaked leaks leaking',
    'leak-information-en/verb',
    {
      near: 'press documents information media email emails secret newspaper memo journalists report video',
      reach: 6,
      never: 'water oil roof pipe gas',
    },
    'only',
  ],
  [
    'lift lifted lifting lifts',
    'lift-a-ban-en/verb',
    { near: 'sanctions ban embargo restrictions curfew siege blockade martial suspension moratorium', reach: 3 },
    'only',
  ],
];
