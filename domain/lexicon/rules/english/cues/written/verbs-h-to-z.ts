import type { ShownSense } from '../../english-word-sets.ts';

/** Verbs from h to z in news, encyclopedias and stories: their usual sense, and the nearby words that show another sense. */
export const writtenVerbsHToZ: readonly ShownSense[] = [
  [
    'held hold holds',
    'hold-title/verb',
    { near: 'title titles post position record rank', reach: 3, never: 'meeting breath hand hands' },
  ],
  [
    'hit hits hitting',
    'hit-by-disaster-en/verb',
    {
      near: 'hard hardest poor economy families households crisis tsunami storm earthquake quake hurricane flood floods recession pandemic drought',
      reach: 4,
      never: 'ball car head face',
    },
  ],
  [
    'hold held',
    'hold-captive/verb',
    {
      near: 'prisoner bail hostage captive custody prison prisoners detention jail detained kidnappers charges',
      reach: 4,
      never: 'office meeting position title election hearing',
    },
  ],
  ['hold holds held holding', 'hold-maintain-en/verb', { next: 'that' }],
  [
    'involve involves involved involving',
    'involve-include-action-en/verb',
    {
      next: 'the a an two several making using taking heating moving putting creating removing working',
      never: 'accident crash scandal in incident get became',
    },
  ],
  [
    'overturn overturned overturning overturns',
    'overturn-decision-en/verb',
    {
      near: 'verdict ruling decision conviction court law ban election result judge judgment sentence',
      reach: 6,
      never: 'car truck lorry boat vehicle bus table chair',
    },
    'only',
  ],
  [
    'pass passes passed passing',
    'pass-to-heir-en/verb',
    {
      near: 'nephew son heir heirs daughter crown throne estate ownership title hands brother family control',
      next: 'to',
      reach: 4,
      never: 'by law exam test ball salt years time on away',
    },
    'only',
  ],
  [
    'run runs running ran',
    'run-a-business/verb',
    {
      next: 'a an the its their his her shelters schools hospitals programs programmes courses workshops shops restaurants hotels trains services',
      near: 'company business charity shop restaurant hotel school farm organisation organization firm store shelters department clinic blog website campaign programme programs ministry centre center country',
      reach: 4,
      never:
        'marathon race mile miles finger fingers risk hand hands for out away late into across program app software errands bath',
    },
  ],
  [
    'run runs running ran',
    'run-last/verb',
    {
      near: 'years months weeks nights performances seasons season',
      next: 'from until',
      reach: 4,
      never: 'business company shop a restaurant marathon farm away president office',
    },
  ],
  [
    'save saves saved saving',
    'save-a-file/verb',
    {
      near: 'file files document documents changes settings progress draft template computer program click folder close',
      reach: 5,
      never: 'life lives money time cost',
    },
  ],
  [
    'shake shaking shook shakes',
    'tremble/verb',
    { near: 'hands voice legs knees ground fear cold trembling', reach: 3, never: 'head heads hand with bottle' },
  ],
  [
    'shed sheds shedding',
    'shed-jobs-en/verb',
    { near: 'jobs staff workforce workers posts employees', reach: 5 },
    'only',
  ],
  [
    'sign signs signed signing',
    'sign-player/verb',
    {
      near: 'striker player goalkeeper defender midfielder forward club deal season',
      reach: 3,
      never: 'treaty agreement law contract bill document letter papers peace',
    },
  ],
  [
    'start starts started starting',
    'pounce-start-up/verb',
    { near: 'engine motor car ignition', reach: 3, never: 'business family company again' },
  ],
  ['strike struck strikes', 'strike-be-noticed-en/verb', { next: 'me him us', never: 'ball blow face car fist deal' }],
  [
    'suggest suggests suggested',
    'suggest-imply/verb',
    {
      previous:
        'evidence study studies research data results findings report reports memo survey figures poll polls analysis records signs tests estimates which also strongly documents name name',
      never: 'he she i we you they',
    },
  ],
  ['swear swore swearing', 'swear-curse/verb', { next: 'at under loudly like', never: 'oath allegiance loyalty' }],
];
