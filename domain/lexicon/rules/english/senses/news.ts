import type { Place, Rule } from '../../grammar-rule.ts';
import { isOnly } from '../../word-classes.ts';
import { either, endsClause, formOf, isAfter, isBefore, isFollowed, isNear, number, sense } from '../english-senses.ts';

const hasBefore =
  (pattern: RegExp, reach = 4) =>
  ({ earlier }: Place) =>
    earlier.slice(-reach).some(({ form }) => pattern.test(form));

/** Senses of words that are frequent in news, studies and reports. */
export const newsSenses: readonly Rule[] = [
  // “in many respects”
  sense(
    'respect respects',
    'respect-aspect/noun',
    (place) =>
      isAfter(
        /^(?:this|that|many|some|all|other|every|most|several|certain|material|one|no|any|both|these|important)$/,
      )(place) && hasBefore(/^in$/)(place),
  ),
  sense('pockets', 'pocket-small-area/noun', isBefore(/^of$/), { weightElsewhere: 0.001 }),
  // “it poses a threat”
  sense(
    'pose poses posed posing',
    'pose-be/verb',
    either(
      isFollowed(/^(?:threats?|risks?|dangers?|problems?|challenges?|hazards?|difficult(?:y|ies)|obstacles?)$/, 6),
      (place) =>
        isBefore(/^by$/)(place) && hasBefore(/^(?:threats?|risks?|dangers?|problems?|challenges?|hazards?)$/)(place),
    ),
  ),
  sense('pose poses posed posing', 'pose-a-question/verb', isFollowed(/^questions?$/, 5), { weightElsewhere: 0.1 }),
  sense(
    'operate operates operated operating',
    'operate-surgery/verb',
    isNear(/^(?:surgeons?|surgery|hospital|patients?|doctors?|tumou?rs?|knee|heart|dentist)$/),
  ),
  // “operate” means “be active” in “it operates in ten countries”, but not in “to operate the machine”.
  sense(
    'operate operates operated operating',
    'operate-be-active/verb',
    (place) =>
      endsClause(place) ||
      isBefore(
        /^(?:in|from|at|under|out|as|within|without|on|throughout|across|independently|normally|only|between|and)$/,
      )(place),
    { weightElsewhere: 0.01, weightOfOthers: 0.01 },
  ),
  sense(
    'paper papers',
    'paper-newspaper/noun',
    (place) =>
      !isAfter(/^(?:of|toilet|wrapping|tissue|scrap|white|research|term|your|my)$/)(place) &&
      isNear(
        /^(?:newspapers?|editors?|editorials?|daily|local|sunday|headlines?|western|reporters?|reported|journalists?|column|front|morning|press|said|news)$/,
      )(place),
    { weightElsewhere: 0.01, weightOfOthers: 0.002 },
  ),
  sense(
    'paper papers',
    'paper-scholarly/noun',
    (place) =>
      !isAfter(/^(?:on|of|toilet|wrapping|tissue|scrap|white)$/)(place) &&
      isNear(
        /^(?:research|term|conference|wrote|write|writing|written|students?|thesis|journal|authors?|academic|scientific|professor|essay|entitled|topic|followed|presented)$/,
      )(place),
    { weightElsewhere: 0.01, weightOfOthers: 0.002 },
  ),
  sense('media', 'media-press/noun', () => true, { weightElsewhere: 1, weightOfOthers: 0.001 }),
  sense(
    'bachelor bachelors bachelor’s',
    'bachelors-degree/noun',
    isNear(
      /^(?:degrees?|university|college|master’s|masters|master|science|arts|engineering|gpa|economics|earned|graduated?)$/,
    ),
  ),
  sense(
    'chart charts',
    'chart/noun',
    (place) => !isNear(/^(?:sea|ships?|nautical|navigation|sailing|captain|navigator|coast)$/)(place),
    { weightElsewhere: 0.3, weightOfOthers: 0.01 },
  ),
  // “it tastes like soap”
  sense(
    'taste tastes tasted tasting',
    'taste-of/verb',
    (place) =>
      isBefore(
        /^(?:like|good|great|bad|better|best|awful|fresh|delicious|so|very|really|amazing|terrible|as|stale|old|horrible|burnt|more|sweet|sour|bland|funny|weird|fine|nothing|of|too|wonderful|homemade|frozen|even)$/,
      )(place) && !isAfter(/^(?:the|an?|my|your|his|her|their|this|that|of|in|good|great|bad|and)$/)(place),
    { weightElsewhere: 0.3, weightOfOthers: 5e-4 },
  ),
  sense(
    'cover covers',
    'cover-of-book/noun',
    (place) =>
      isNear(
        /^(?:magazines?|books?|albums?|issues?|reprint|page|art|cd|dvd|record|novel|front|back|hardback|designed)$/,
        7,
      )(place) && !isAfter(/^(?:to|will|would|can|could|should|must|may|might|don’t|not|i|you|we|they|not)$/)(place),
    { weightElsewhere: 0.3, weightOfOthers: 0.001 },
  ),
  // “the top ten”, “top officials”
  sense(
    'top',
    'top-highest/adjective',
    (place) =>
      !endsClause(place) &&
      !isAfter(/^(?:on|at|of|to)$/)(place) &&
      (number.test(formOf(place.after[0])) || isOnly(place.after[0], ['noun'], place.lexicon)),
    { weightElsewhere: 0.01, weightOfOthers: 0.005 },
  ),
  // “hold” means “keep as a prisoner” in “held hostage” and “held in prison”.
  sense(
    'hold holds held holding',
    'hold-captive/verb',
    isFollowed(/^(?:hostages?|captive|prisoners?|custody|prison|jail|detention|detained)$/),
    { weightElsewhere: 0.001 },
  ),
  sense(
    'stall stalls stalled stalling',
    'stall-come-to-halt/verb',
    hasBefore(/^(?:talks|negotiations?|process|progress|economy|plans?|deals?|growth|efforts?|bill|projects?)$/),
    { weightElsewhere: 0.001 },
  ),
  // “the moral of the story”
  sense('moral', 'moral-lesson/noun', isBefore(/^of$/), { weightElsewhere: 0.001 }),
  sense(
    'minutes',
    'minutes-record/noun',
    (place) =>
      isAfter(/^(?:the|attached|draft|meeting)$/)(place) &&
      isNear(/^(?:meetings?|board|committee|approved?|session)$/, 4)(place),
    { weightElsewhere: 0.1, weightOfOthers: 0.002 },
  ),
  sense('row', 'quarrel/noun', isBefore(/^(?:over|with|between|about)$/), {
    weightElsewhere: 0.3,
    weightOfOthers: 0.01,
  }),
  // “the parties agreed”
  sense(
    'parties',
    'party-to-talks/noun',
    isNear(/^(?:agreed?|agreements?|contracts?|terms|negotiat(?:e|ions?)|disputes?|signed|sides|involved|treaty)$/),
    { weightElsewhere: 1, weightOfOthers: 0.005 },
  ),
];
