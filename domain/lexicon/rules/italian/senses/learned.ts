import type { Rule } from '../../grammar-rule.ts';
import { mayBe } from '../../word-classes.ts';
import { mostly, near, nextIs, not, sense, usually } from '../italian-senses.ts';

/** Senses of formal words, recognised by the topic of the sentence. */
const learned: readonly (readonly [forms: string, usual: string, cue: RegExp, other: string])[] = [
  ['dimissioni', 'resignation/noun', /^(?:ospedal|pazient|ricover|malat|repart|degen|clinic)/, 'discharge/noun'],
  [
    'convocazione convocazioni',
    'convening-convocazione-it/noun',
    /^(?:squadr|nazional|calci|allenator|giocator|ct$|polizi|giudic|tribunal)/,
    'convocation/noun',
  ],
  [
    'componente componenti',
    'component/noun',
    /^(?:famigli|nucle|band$|equipaggi|commission|consigli|comitat|giunta|collegio|orchestr|squadr|segreteri|giuri)/,
    'member-componente-it/noun',
  ],
  [
    'consegna consegne',
    'delivery/noun',
    /^(?:prigionier|ostagg|poter|arm[ei]$|testimone|chiav|presidenz|detenut)/,
    'handover/noun',
  ],
  [
    'area aree',
    'area-region/noun',
    /^(?:km|chilometr|triangol|cerchi|rettangol|calcol|ettar|mq$|raggi)/,
    'area-surface/noun',
  ],
  [
    'promozione promozioni',
    'promotion-advertising/noun',
    /^(?:dirigent|funzionar|impiegat|carrier|grad[oi]$|president|capitan|general[ei]$|direttor)/,
    'promotion/noun',
  ],
  [
    'orientamento orientamenti',
    'orientation-course/noun orientation/noun',
    /^(?:scolastic|profession|student|alliev|giovan|alunn|universit|formazion)/,
    'guidance/noun',
  ],
];

const cityOrPerson = /^(?:esuli|esilio|citt|patri|poet|re$|regn|fiorenz|firenz)/;

export const italianLearnedSenses: readonly Rule[] = [
  ...learned.flatMap(([forms, usual, cue, other]) => [
    mostly(forms, usual, near(cue)),
    mostly(forms, other, not(near(cue))),
  ]),
  // “abbastanza” means “quite” in “abbastanza contento” (quite happy), but not in “abbastanza da mangiare” (enough to eat).
  sense(
    'abbastanza',
    'quite/adverb',
    ({ word, after: [next], lexicon }) =>
      next !== undefined &&
      next.start - word.end <= 1 &&
      mayBe(next, ['adjective', 'adverb'], lexicon) &&
      !mayBe(next, ['preposition', 'conjunction'], lexicon),
    { weightElsewhere: 0.3 },
  ),
  // “bandire” means “ban” in “bandire l’uso” (ban the use), but not in “bandire dalla città” (banish from the city).
  mostly(
    'bandire bandisce bandiscono bandì bandito bandita banditi bandite',
    'ban-bandire-it/verb',
    near(cityOrPerson),
  ),
  // “quanto” means “how much” in “quanto pesa” (how much it weighs), but not in “quanto è alto” (how tall it is).
  usually('quanto', 'how-much/adverb', not(nextIs(/^(?:dista|distano|costa|costano|misura|pesa|dura|durano)$/))),
];
