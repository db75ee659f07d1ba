import type { ShownSense } from '../english-word-sets.ts';

/** The usual senses of frequent verbs in news, encyclopedias and stories. Words in `never` show another sense. */
export const generalVerbs: readonly ShownSense[] = [
  [
    'realise realises realised realising realize realizes realized realizing',
    'realise/verb',
    { never: 'dream dreams potential vision profit profits gains plan plans project ambition ambitions loss losses' },
  ],
  ['celebrate celebrates celebrated celebrating', 'celebrate-occasion/verb', {}],
  [
    'produce produces produced producing',
    'produce-make/verb',
    {
      never:
        'film films album albums movie movies tv television documentary song songs record series evidence proof ticket passport witness documents',
    },
  ],
  ['sort sorts sorted sorting', 'sort-arrange/verb', {}],
  ['request requests requested requesting', 'request-something/verb', {}],
  ['state states stated stating', 'state-say/verb', {}],
  ['involve involves', 'involve-entail/verb', { never: 'you me him her us them everyone citizens' }],
  [
    'trade trades traded trading',
    'trade-do-business/verb',
    { never: 'places insults blows seats jokes stories jabs barbs trade-in for player players' },
  ],
  [
    'deal deals dealt dealing',
    'trade-do-business/verb',
    { next: 'in', never: 'drugs drug cocaine heroin marijuana cards blow pot weed' },
    'only',
  ],
  ['drag drags dragged dragging', 'haul/verb', { never: 'lake river pond police mouse icon cursor' }],
  [
    'lay lays laid laying',
    'put-flat/verb',
    {
      next: 'a an the it them him her his their my our your its flowers bricks carpet tiles',
      never: 'egg eggs cable cables pipeline siege claim foundation foundations hens bird birds',
    },
  ],
  [
    'set',
    'set-a-date/verb',
    {
      previous: 'was is were are been date',
      next: 'for',
      near: 'date january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday deadline',
      reach: 3,
      never: 'in table fire up off out',
    },
    'only',
  ],
  [
    'apply applies applied',
    'apply-put-to-use/verb',
    {
      next: 'a an the it them these this his her their',
      never: 'cream paint glue makeup make-up oil coat coats lotion bandage ointment skin surface brakes',
    },
  ],
  [
    'play plays played playing',
    'perform-role/verb',
    { near: 'role roles', reach: 5, never: 'guitar piano game games football' },
  ],
  [
    'display displays displayed displaying',
    'display-on-screen/verb',
    { near: 'screen message icon window menu page text browser data image information monitor', reach: 4 },
    'only',
  ],
  [
    'meet meets met meeting',
    'get-to-know/verb',
    {
      near: 'girls guys singles new wife husband future first',
      reach: 3,
      never: 'minister ministers president officials requirements needs leaders deadline team again standards demand',
    },
  ],
  [
    'call calls called calling',
    'convene/verb',
    { near: 'election elections meeting strike referendum summit conference session', reach: 3, never: 'phone phoned' },
    'only',
  ],
  [
    'hold holds held holding',
    'hold-have/verb',
    { near: 'majority stake degree doctorate citizenship monopoly lead', reach: 3, never: 'talks hostage hand' },
    'only',
  ],
  ['restrict restricts restricting restricted', 'limit/verb', { never: 'engine' }],
  [
    'cast casts casting',
    'cast-light/verb',
    { near: 'shadow shadows light glow', reach: 3, never: 'doubt doubts vote votes' },
  ],
];
