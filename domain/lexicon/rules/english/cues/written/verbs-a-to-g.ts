import type { ShownSense } from '../../english-word-sets.ts';

/** Verbs from a to g in news, encyclopedias and stories: their usual sense, and the nearby words that show another sense. */
export const writtenVerbsAToG: readonly ShownSense[] = [
  ['border borders bordered bordering', 'border-adjoin-en/verb', {}],
  [
    'bound bounds bounded bounding',
    'bound-leap-en/verb',
    { next: 'up down across over towards toward along into', never: 'by' },
    'only',
  ],
  [
    'call calls called calling',
    'call-phone/verb',
    {
      near: 'doctor police mechanic ambulance plumber electrician vet taxi cab lawyer 911 999 number reception office hotline helpline',
      reach: 3,
      never: 'them it name himself',
    },
  ],
  [
    'charge charged charging charges',
    'charge-money/verb',
    {
      next: 'twice extra double full for me us you',
      near: 'price fee fees card refund customers $',
      reach: 4,
      never: 'murder police phone battery court with laptop hour',
    },
  ],
  [
    'cite cites cited citing',
    'cite-as-reason-en/verb',
    {
      near: 'concerns reasons falling rising lack fears costs risk risks sources reports example examples evidence case reason need security health weak high low',
      reach: 3,
      never: 'verse poem bible author quran',
    },
  ],
  [
    'complete completes completed completing',
    'complete-building-en/verb',
    {
      near: 'bridge building built construction church house tower station railway canal museum line tunnel dam cathedral road stadium work',
      reach: 5,
      never: 'course form degree questionnaire training mission sentence survey tasks',
    },
    'only',
  ],
  ['comprise comprises comprised comprising', 'encompass/verb', {}],
  [
    'conduct conducts conducting conducted',
    'conduct-heat-en/verb',
    { near: 'heat electricity current electrical', reach: 3 },
    'only',
  ],
  [
    'consider considered considers considering',
    'consider-regard-en/verb',
    {
      previous: 'is are was were be been being often widely generally now still commonly usually',
      next: 'as him it himself them myself her themselves',
      never: 'carefully options option whether',
    },
  ],
  ['deal deals dealt dealing', 'trade-do-business/verb', { near: 'drugs arms weapons' }],
  [
    'draw draws drew drawn drawing',
    'draw-criticism-en/verb',
    { near: 'criticism praise condemnation complaints ire outrage applause fire', reach: 3 },
    'only',
  ],
  [
    'draw draws drew drawn drawing',
    'draw-take/verb',
    {
      near: 'pocket bag drawer coat wallet curtains curtain breath conclusions conclusion lots blood inspiration chair envelope',
      reach: 7,
      never: 'picture pencil map pictures sketch',
    },
  ],
  ['fault faults faulted faulting', 'fault-criticise-en/verb', {}],
  ['forecast', 'forecast-verb/verb', { previous: 'is are was were be been to', next: 'to that' }],
  [
    'ground grounded grounding',
    'ground-planes-en/verb',
    { near: 'fleet planes plane jets aircraft flights airline helicopters', reach: 4 },
    'only',
  ],
];
