import type { Place, Rule } from '../../grammar-rule.ts';
import { isAfterOneOf, isBeforeOneOf, isNearOneOf, likely, setOf, strong } from '../english-sense-tests.ts';
import { endsClause, formOf, sense } from '../english-senses.ts';

const meters = setOf('parking gas water electricity electric power taxi smart light exposure glucose energy the');
const beforePeak = setOf(
  'new record all-time session intraday fresh historic historical year’s month’s day’s week’s season’s multi-year month year week decade',
);
const afterPeak = setOf('of against since in for on at and to from yesterday today this last near around after before');
const substances = setOf(
  'cholesterol sugar blood oxygen mercury lead hormone hormones iron vitamin insulin glucose radiation pollution carbon dioxide toxins nitrogen iridium caffeine alcohol testosterone estrogen serotonin cortisol zinc calcium sodium salt arsenic fluoride pesticides dioxin uranium protein haemoglobin hemoglobin ozone methane chlorine bacteria toxic glucose',
);
const units = setOf('metres meters feet inches inch miles metre meter cm kilometres kilometers foot yards fathoms');
const beforePeakOf = setOf('a an previous recent');
const afterPeakOf = setOf('of against since');
const kindsOfLevel = setOf('playing crossing ground');
const changes = setOf(
  'rise rises rose risen rising fall falls fell fallen falling drop dropped increase increased decline declined grew grow up down reduced cut higher lower',
);
const amounts = setOf('one two three four five six seven eight nine ten twenty fifty a half');
const currencies = setOf('dollar dollars euro euros pound pounds cent cents bucks yen usd eur');

/** Whether “high” is a noun (a highest value): “a record high”, “a high of 30”, but not “a high, dark wall”. */
const isPeak = (place: Place): boolean =>
  (isAfterOneOf(beforePeakOf)(place) && isBeforeOneOf(afterPeakOf)(place)) ||
  (isAfterOneOf(beforePeak)(place) && (endsClause(place) || isBeforeOneOf(afterPeak)(place)));

/** Whether a price follows: “at $20”, “at two euros a kilo”. */
function isBeforePrice({ word, after: [amount, unit, further] }: Place): boolean {
  if (amount === undefined || !(amounts.has(amount.form) || /^\d/.test(amount.form))) return false;
  // A currency sign is not a word, but it fills one character between “at” and the number: “at $20”.
  const hasSign = amount.start === word.end + 2 && /^\d/.test(amount.form) && !/^\d/.test(formOf(unit));
  return (
    hasSign ||
    currencies.has(formOf(unit)) ||
    (/^(?:million|billion|hundred)$/.test(formOf(unit)) && currencies.has(formOf(further)))
  );
}

export const measureSenses: readonly Rule[] = [
  sense('meter meters', 'gauge/noun', (place) => place.word.form === 'meter' && isAfterOneOf(meters)(place), strong),
  sense('high', 'high-peak-en/noun', isPeak, strong),
  sense('low', 'low-bottom-en/noun', isPeak, strong),
  sense('highs', 'high-peak-en/noun', () => true, strong),
  sense('lows', 'low-bottom-en/noun', () => true, strong),
  sense(
    'level levels',
    'level-amount-en/noun',
    (place) => isNearOneOf(substances, 4)(place) && !isBeforeOneOf(kindsOfLevel)(place),
    strong,
  ),
  sense('at', 'at-price-en/preposition', isBeforePrice, strong),
  sense('deep', 'deep/adjective', isAfterOneOf(units), likely),
  sense(
    'lies lie',
    'lie/verb',
    (place) => /^(?:\d.*|some|about|roughly)$/.test(formOf(place.after[0])) && isNearOneOf(units, 4)(place),
    likely,
  ),
  sense('sharply', 'sharply-strongly-en/adverb', isNearOneOf(changes, 3), strong),
];
