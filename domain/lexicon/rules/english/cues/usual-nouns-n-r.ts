import type { ShownSense } from '../english-word-sets.ts';

/**
 * Nouns that start with n to r: their senses in news, encyclopedias and stories, and the words nearby that show each sense.
 */
export const usualNounsNToR: readonly ShownSense[] = [
  [
    'notice',
    'notice-in-advance-en/noun',
    { near: 'weeks week days hours months month short eviction advance resignation prior', reach: 3 },
    'only',
  ],
  [
    'opening',
    'inauguration/noun',
    {
      previous: 'the official grand',
      next: 'of',
      near: 'museum exhibition store restaurant theatre',
      reach: 4,
      never: 'mouth hole job credits window',
    },
  ],
  [
    'operation',
    'operation-action/noun',
    {
      never:
        'surgery hospital doctor surgeon knee heart patient machine plant factory commercial gas in into mine mines hours pipeline',
    },
  ],
  [
    'operations',
    'operation-action/noun',
    {
      near: 'military rescue police search troops forces army combat relief peacekeeping covert nato undercover special security',
      reach: 4,
    },
  ],
  [
    'operations',
    'business-operations-en/noun',
    {
      never:
        'military rescue police search troops forces army combat relief peacekeeping covert nato undercover special surgery surgical mathematical',
    },
    'only',
  ],
  [
    'order',
    'order-command/noun',
    {
      near: 'court judge executive restraining police issued signed president minister obey general commander',
      reach: 5,
      never: 'food pizza online menu delivery chronological alphabetical',
    },
  ],
  [
    'order orders',
    'order-in-restaurant/noun',
    {
      near: 'website online shipping shipped delivery customer customers',
      previous: 'available-for place placed',
      reach: 4,
      never: 'court general police',
    },
  ],
  [
    'orders',
    'order-in-restaurant/noun',
    {
      never:
        'general troops soldiers army military officer police commander obey obeyed followed court executive strict doctor’s monks religious following marching gave given under',
    },
  ],
  ['pack packs', 'package/noun', { never: 'wolf wolves dogs hounds coyotes animals leader' }],
  [
    'peak',
    'apex/noun',
    {
      near: 'reached popularity career demand season years',
      previous: 'its their his her',
      reach: 3,
      never: 'mountain climbed snow metres summit',
    },
  ],
  [
    'penalty penalties',
    'penalty-kick/noun',
    {
      near: 'scored missed goal goalkeeper kick minute spot box shootout referee saved area',
      reach: 5,
      never: 'death prison court tax fine law',
    },
  ],
  [
    'plain plains',
    'plain-land/noun',
    {
      previous: 'a the coastal fertile flood great central vast northern southern wide flat',
      never: 'old yogurt white simple truth t-shirt english',
    },
  ],
  [
    'plot plots',
    'plot-story/noun',
    {
      near: 'novel film movie story book characters twist twists episode play simple main follows revolves',
      reach: 5,
      never: 'land kill assassinate overthrow garden bomb terrorist murder',
    },
  ],
  [
    'plot plots',
    'plot-conspiracy/noun',
    { next: 'to against', near: 'kill assassinate overthrow bomb terrorist murder against king government', reach: 5 },
  ],
  [
    'point',
    'point-purpose-en/noun',
    { near: 'what’s what', previous: 'no', reach: 3, never: 'view time score turning' },
    'only',
  ],
  [
    'portion portions',
    'portion-part-en/noun',
    { next: 'of', never: 'food rice chips soup size meat generous fries served plate' },
    'only',
  ],
  [
    'post posts',
    'post-of-duty/noun',
    {
      near: 'resigned resign appointed minister chairman president left held hold holds director position ministry accepted took ambassador teaching diplomatic cabinet fired dismissed',
      reach: 6,
      never: 'letter mail stamp blog facebook online forum website fence goal read',
    },
  ],
  [
    'present',
    'present-time/noun',
    { previous: 'the', near: 'past future', reach: 4, never: 'birthday christmas wrapped opened gift situation day' },
  ],
  ['presentation presentations', 'presentation-talk-en/noun', { never: 'award food prizes' }],
  ['quarters', 'quarters/noun', { previous: 'living crew’s officers’ sleeping close cramped servants’ private' }],
  [
    'range',
    'range-reach/noun',
    {
      near: 'missile missiles gun guns rifle aircraft radio shooting firing rockets weapon km kilometres miles radar battery electric',
      reach: 5,
      never: 'mountain price prices products wide broad',
    },
  ],
  [
    'range ranges',
    'mountain-range-short-en/noun',
    { previous: 'mountain', near: 'mountains peaks alps hills', reach: 3, never: 'price missile products' },
    'only',
  ],
  ['rear', 'rear-part-en/noun', { previous: 'the', next: 'of', never: 'army troops guard' }, 'only'],
  [
    'rebel',
    'rebel/noun',
    {
      next: 'forces group groups leader leaders fighters soldiers army troops commander stronghold attack attacks movement camp territory',
    },
  ],
  [
    'reception',
    'reception-response-en/noun',
    {
      previous: 'critical warm cold mixed hostile positive enthusiastic public good poor lukewarm',
      near: 'critics book film album critical',
      reach: 4,
      never: 'desk hotel wedding guests phone signal',
    },
    'only',
  ],
  [
    'reception receptions',
    'reception/noun',
    {
      near: 'wedding guests held gave honour honor attended embassy champagne palace',
      reach: 5,
      never: 'desk hotel signal phone',
    },
  ],
  [
    'reserves',
    'reserve/noun',
    { previous: 'oil gas foreign currency gold cash coal energy fat exchange huge large proven their its' },
  ],
];
