import type { Place } from '../../grammar-rule.ts';
import { isCapitalised, isInfinitive, isOnly, mayBe } from '../../word-classes.ts';

const auxiliary = /^(?:è|era|erano|sono|fu|furono|sia|siano|fosse|ha|hanno|aveva|avevano|ho|avendo|essendo)$/;

/** Nouns after “da” that name a place, a time or a side, not a use. They have no article. */
const noUse =
  /^(?:casa|terra|scuola|sinistra|destra|parte|anni|mesi|giorni|tempo|ore|minuti|settimane|secoli|decenni|nord|sud|est|ovest|oriente|occidente|principio|vicino|lontano|capo|cima|fonte|fonti|mano|ciò|padre|madre|generazioni)$/;

/**
 * Whether a noun without an article says what another noun is for: “trasporto” in “elicotteri da trasporto” (transport
 * helicopters).
 */
export const saysUse = ({ word, before, earlier, after: [next], language, lexicon }: Place): boolean =>
  before !== undefined &&
  next !== undefined &&
  word.start - before.end === 1 &&
  next.start - word.end === 1 &&
  isOnly(before, ['noun'], lexicon) &&
  !auxiliary.test(earlier.at(-2)?.form ?? '') &&
  mayBe(next, ['noun'], lexicon) &&
  !isInfinitive(next, language, lexicon) &&
  !isCapitalised(next) &&
  !noUse.test(next.form);
