import type { ShownSense } from '../english-word-sets.ts';

/** Verbs with several everyday senses, and the words around them that show the sense. */
export const shownVerbs: readonly ShownSense[] = [
  [
    'read reads',
    'be-worded/verb',
    {
      next: 'as',
      near: 'clause section paragraph inscription sentence sign article passage follows label headline plaque caption',
      reach: 5,
      never: 'i you he she we they who aloud students children people please to',
    },
  ],
  [
    'allege alleges alleged alleging',
    'allege-en/verb',
    { next: 'that the he she they it in', near: 'lawsuit court prosecutors police lawyers complaint suit', reach: 8 },
  ],
  [
    'recognise recognises recognised recognize recognizes recognized recognizing recognising',
    'recognise-acknowledge/verb',
    {
      near: 'ceasefire cease truce treaty borders border result results palestine kosovo regime nation republic legitimacy',
      reach: 4,
      never: 'face voice him her me faces',
    },
  ],
  [
    'work works worked working',
    'work-effect/verb',
    {
      previous:
        'law plan idea trick method approach medicine drug treatment medication button camera engine heater internet wifi website app program software remote printer strategy vaccine pill technique',
      never: 'hard as in at for with together people men',
    },
  ],
  [
    'place places placed placing',
    'place-an-order-en/verb',
    {
      near: 'order orders bet bets request requests bid bids advertisement ad ads',
      reach: 5,
      never: 'shelf table hands',
    },
    'only',
  ],
  [
    'call calling called',
    'call-phone/verb',
    {
      next: 'with if when after collect toll-free during because anytime anyway early',
      never: 'names name named it what so',
    },
  ],
  [
    'drive drives drove driven driving',
    'drive-force-en/verb',
    {
      near: 'war crisis bankruptcy despair ruin suicide extinction poverty mad crazy insane madness exile desperation',
      reach: 6,
      never: 'car bus truck road miles',
    },
    'only',
  ],
  [
    'derail derails derailed derailing',
    'derail-thwart-en/verb',
    {
      near: 'process talks plan plans negotiations peace effort efforts agreement deal career campaign reform reforms recovery',
      reach: 6,
      never: 'train trains',
    },
    'only',
  ],
  [
    'run runs running',
    'run-of-transport-en/verb',
    {
      near: 'bus buses train trains ferry ferries tram trams shuttle shuttles metro subway service services eurostar',
      reach: 5,
      never: 'late over out into company business',
    },
    'only',
  ],
  [
    'file files filed filing',
    'file/verb',
    {
      near: 'complaint complaints suit lawsuit lawsuits appeal petition bankruptcy claim claims report court papers motion brief divorce tax taxes return returns charges opinion paperwork application patent police',
      reach: 7,
      never: 'nail nails metal',
    },
  ],
  [
    'refer referred referring refers',
    'refer-recommend-en/verb',
    {
      next: 'my our your friends others anyone everyone people them him her me patients clients customers someone you a',
      never: 'to',
    },
    'only',
  ],
  ['breed breeds bred breeding', 'mate-breed/verb', { near: 'cage eggs male female nest mating', reach: 7 }],
  [
    'breed breeds bred breeding',
    'breed-raise/verb',
    { near: 'dogs dog horses cattle rabbits puppies kennel breeder sheep pigs rats hamsters cats farmers', reach: 5 },
  ],
  [
    'save saves saved saving',
    'save-spare-en/verb',
    { near: 'trouble hassle headache effort trip bother embarrassment heartache', reach: 5 },
    'only',
  ],
  [
    'set sets setting',
    'set-the-table-en/verb',
    { near: 'table tables', reach: 3, never: 'on off up aside the-sun record' },
    'only',
  ],
  [
    'release releases released releasing',
    'release-publish/verb',
    {
      near: 'proof evidence findings press report figures results survey poll video',
      reach: 5,
      never: 'prison jail custody bail prisoners hostages hostage police',
    },
  ],
  [
    'consider considers considered considering',
    'consider-regard-en/verb',
    { next: 'me him her it them us myself himself herself itself themselves yourself', never: 'for carefully again' },
  ],
  [
    'call calling',
    'call-phone/verb',
    {
      near: 'airline office store company plumber hotline helpline hospital clinic receptionist technician number vet',
      reach: 4,
      never: 'it them name names itself themselves so-called what meeting',
    },
  ],
  ['charging charged charges', 'charge-with-crime/verb', { next: 'that', never: 'dollars fee fees price euros' }],
];
