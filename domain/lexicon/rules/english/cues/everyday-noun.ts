import type { Rule } from '../../grammar-rule.ts';
import { cued } from '../english-senses.ts';

const likelier = { weightElsewhere: 1, weightOfOthers: 1e-6 };

/**
 * Less common senses of everyday nouns. The words around the noun show the sense: “the mouth of the river”, “the third
 * floor”.
 */
export const everydayNounCues: readonly Rule[] = [
  cued(
    'service',
    'service-to-customers/noun',
    {
      next: 'could',
      near: 'food restaurant waiter waitress staff meal menu waited rude friendly',
      reach: 7,
      never: 'secret military',
    },
    { weightElsewhere: 1, weightOfOthers: 1e-4 },
  ),
  cued(
    'party parties',
    'political-party/noun',
    {
      near: 'founded joined congress delegates politicians? parliamentary politics faction manifesto',
      reach: 4,
      never: 'birthday guests dance drinks wedding dinner',
    },
    { weightElsewhere: 1, weightOfOthers: 1e-4 },
  ),
  cued(
    'arms',
    'weapon/noun',
    {
      previous: 'small bear',
      near: 'sold sale sales rebels soldiers embargo treaty trade nuclear deal shipment smuggling',
      reach: 4,
      never: 'legs hands her his around',
    },
    likelier,
  ),
  cued(
    'mouth mouths',
    'river-mouth-es/noun',
    { near: 'river estuary harbour bay creek delta thames', reach: 5 },
    likelier,
  ),
  cued(
    'chest chests',
    'chest-box/noun',
    { near: 'gold treasure drawers wooden oak lid lock silver', reach: 5, never: 'pain pains heart shot' },
    likelier,
  ),
  cued(
    'floor floors',
    'storey/noun',
    {
      previous: 'first second third fourth fifth sixth seventh eighth ninth tenth upper top next 2nd 3rd 4th 5th',
      never: 'dance',
    },
    likelier,
  ),
  cued(
    'lap laps',
    'lap-race/noun',
    { near: 'race track drivers? final formula runner pace circuit', reach: 5, never: 'sat sitting baby her his' },
    likelier,
  ),
  cued(
    'marks',
    'grade-mark/noun',
    {
      previous: 'good bad high low top full better',
      near: 'exam exams school student students teacher',
      reach: 5,
      never: 'deutsche',
    },
    likelier,
  ),
  cued(
    'mass',
    'mass-church/noun',
    { previous: 'to sunday', next: 'at', near: 'attended celebrated attend', reach: 5 },
    likelier,
  ),
  cued(
    'mine mines',
    'mine-coal/noun',
    {
      previous: 'the a',
      near: 'closed miners? coal gold silver copper workers shaft iron diamond deep opened',
      reach: 5,
      never: 'land explosive',
    },
    likelier,
  ),
  cued('odd', 'odd-number/adjective', { next: 'numbers? numbered' }, likelier),
  cued(
    'organ organs',
    'organ-music/noun',
    { near: 'church played plays piano choir pipes? music', reach: 5, never: 'transplant donor heart donors' },
    likelier,
  ),
  cued(
    'passage passages',
    'excerpt/noun',
    { near: 'book text bible read chapter quoted novel wrote', reach: 5 },
    likelier,
  ),
  cued(
    'shade',
    'shade/noun',
    { previous: 'the', near: 'tree trees sun sat cool sitting', reach: 5, never: 'colour color blue green red' },
    likelier,
  ),
  cued(
    'seal seals',
    'seal-animal/noun',
    { near: 'swam ice fur sea whales hunting penguins pups beach fish', reach: 5 },
    likelier,
  ),
  cued(
    'square',
    'square-in-town/noun',
    {
      near: 'people crowd crowds protesters crowded market church full walked statue',
      reach: 4,
      never: 'miles feet metres kilometres root circle triangle inches',
    },
    likelier,
  ),
  cued(
    'tape tapes',
    'audio-tape/noun',
    { near: 'played recorded recording listen listened recorder video voice audio', reach: 5 },
    likelier,
  ),
  cued(
    'tip tips',
    'tip-end/noun',
    { next: 'of', near: 'island tongue finger nose tail southern northern iceberg peninsula', reach: 5 },
    likelier,
  ),
  cued(
    'union unions',
    'trade-union/noun',
    {
      near: 'strike workers members wages labou?r leaders teachers pay employers',
      reach: 5,
      never: 'soviet european civil',
    },
    likelier,
  ),
  cued(
    'volume volumes',
    'volume-book/noun',
    {
      near: 'published appeared edition poems first second encyclopedia wrote',
      reach: 5,
      never: 'sound loud trading sales',
    },
    likelier,
  ),
  cued('will', 'testament/noun', { near: 'inheritance lawyer left leaves estate heirs? died', reach: 5 }, likelier),
];
