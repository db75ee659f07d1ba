import type { ShownSense } from '../english-word-sets.ts';

/**
 * Nouns that start with c or d: their senses in news, encyclopedias and stories, and the words nearby that show each sense.
 */
export const usualNounsCToD: readonly ShownSense[] = [
  [
    'character characters',
    'character-nature/noun',
    {
      previous: 'difficult strong weak good bad true national moral distinctive unique german english',
      near: 'traits trait personality temper integrity',
      reach: 3,
      never: 'film movie novel main fictional played plays book series story game leading minor cartoon',
    },
  ],
  [
    'chief chiefs',
    'chief/noun',
    {
      atEnd: true,
      next: 'of and was is has had said says who in',
      previous: 'police tribal fire village tribe’s army security',
      never: 'executive minister justice',
    },
  ],
  [
    'company',
    'company-being-together/noun',
    {
      previous: 'enjoy enjoyed good his-own present mixed kept keep keeping',
      never: 'business shares employees insurance oil founded software bought sold',
    },
  ],
  [
    'composition',
    'composition-make-up-en/noun',
    {
      near: 'soil chemical population rock rocks air water committee ethnic council government blood',
      next: 'of',
      reach: 4,
      never: 'music musical piano composer composed orchestra student essay',
    },
    'only',
  ],
  [
    'condition',
    'condition-state/noun',
    {
      previous:
        'his her good bad poor excellent critical stable serious perfect physical mental terrible medical whose terrible same original',
      near: 'hospital stable critical',
      reach: 3,
    },
  ],
  [
    'convention conventions',
    'convention-meeting/noun',
    {
      near: 'annual delegates party democratic republican national held attended center centre hall speakers nomination fans comic',
      reach: 5,
      never: 'geneva signed treaty rights un states',
    },
  ],
  [
    'conviction convictions',
    'conviction-court/noun',
    {
      near: 'court fraud murder criminal prison sentence appeal guilty judge jury overturned charges previous trial rape theft wrongful',
      reach: 6,
    },
  ],
  ['count counts', 'tally/noun', { previous: 'final body vote total head word official pollen blood latest death' }],
  [
    'crash',
    'crash-of-market-en/noun',
    { near: 'stock market economic bank financial wall 1929 banking', reach: 4 },
    'only',
  ],
  [
    'crash crashes',
    'crash-accident-en/noun',
    { never: 'stock market system computer economic bank financial wall 1929' },
  ],
  [
    'credit',
    'credit-praise/noun',
    {
      previous: 'deserves full deserve much take took taking takes',
      next: 'for',
      never: 'card bank union rating loan purchase',
    },
  ],
  [
    'current currents',
    'current/noun',
    {
      near: 'river sea water ocean swim swimmer strong gulf tide boat coast warm',
      reach: 5,
      never: 'electric electrical volts wire president government situation',
    },
  ],
  [
    'customs',
    'customs-border-en/noun',
    {
      previous: 'through clear cleared',
      next: 'officers officer officials official duty duties union inspection declaration control',
      near: 'airport border passport smuggling imports luggage',
    },
    'only',
  ],
  [
    'date dates',
    'date-romantic/noun',
    {
      near: 'dinner boyfriend girlfriend kiss romantic tonight movie asked',
      previous: 'first blind hot',
      reach: 4,
      never: 'birth delivery due start publication release time',
    },
  ],
  [
    'descent',
    'descent-origin/noun',
    {
      previous:
        'irish german italian african jewish polish indian french chinese japanese mexican russian scottish turkish greek arab noble humble mixed royal of',
      never: 'steep mountain plane aircraft path slope',
    },
  ],
  [
    'director directors',
    'director-of-film-en/noun',
    {
      near: 'film films movie movies actor screenplay hollywood starring oscar actress theatre cinema',
      reach: 4,
      never: 'museum company executive managing board bank',
    },
    'only',
  ],
  [
    'disposal',
    'waste-disposal-en/noun',
    { previous: 'waste garbage rubbish trash sewage refuse', next: 'of', never: 'at my your his our their' },
    'only',
  ],
  [
    'division',
    'sports-league-serie/noun',
    {
      previous: 'first second third premier top fourth lower 1 2',
      near: 'club plays season league promoted relegated football',
      reach: 5,
      never: 'infantry armoured armored soldiers panzer labour cell',
    },
  ],
  [
    'division divisions',
    'army-division-en/noun',
    {
      previous: 'infantry armoured armored panzer airborne cavalry tank mechanized',
      near: 'army troops soldiers commander german soviet front',
      reach: 4,
    },
    'only',
  ],
];
