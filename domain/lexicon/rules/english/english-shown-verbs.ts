import type { ShownSense } from './english-word-sets.ts';

/** Verbs with several everyday senses, and the words around them that show the sense. */
export const shownVerbs: readonly ShownSense[] = [
  ['read reads', 'be-worded/verb', { next: 'as', near: 'clause section paragraph inscription sentence sign article passage follows label headline plaque caption', reach: 5, never: 'i you he she we they who aloud students children people please to' }],
  ['allege alleges alleged alleging', 'allege-en/verb', { next: 'that the he she they it in', near: 'lawsuit court prosecutors police lawyers complaint suit', reach: 8 }],
  [
    'recognise recognises recognised recognize recognizes recognized recognizing recognising',
    'recognise-acknowledge/verb',
    { near: 'ceasefire cease truce treaty borders border result results palestine kosovo regime nation republic legitimacy', reach: 4, never: 'face voice him her me faces' },
  ],
  ['work works worked working', 'work-effect/verb', { previous: 'law plan idea trick method approach medicine drug treatment medication button camera engine heater internet wifi website app program software remote printer strategy vaccine pill technique', never: 'hard as in at for with together people men' }],
  ['place places placed placing', 'place-an-order-en/verb', { near: 'order orders bet bets request requests bid bids advertisement ad ads', reach: 5, never: 'shelf table hands' }, 'only'],
  ['call calling called', 'call-phone/verb', { next: 'with if when after collect toll-free during because anytime anyway early', never: 'names name named it what so' }],
];
