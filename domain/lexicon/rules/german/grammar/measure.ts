import type { ReadWord } from '../../../read-sentence.ts';
import { isConcept, type Place, type Rule } from '../../grammar-rule.ts';
import { isNumber } from '../german-context.ts';

const isClose = ({ word, after: [next] }: Place) => next !== undefined && next.start - word.end === 1;

const amount =
  /^(?:prozent|prozentpunkte?|%|millionen?|milliarden?|euro|mark|dollar|franken|cents?|meter|metern|kilometer|zentimeter|grad|hälfte|drittel|viertel|fünftel|zehntel|doppelte|dreifache|vierfache|vielfaches|jahre?|monate?|wochen?|tage?|stunden?|minuten?|sekunden?|kilo|tonnen?|punkte?|längen|haaresbreite|faktor|stufen?|plätze|ränge|pfund|liter)$/;
const nearAmount = new Set(
  'ein eine einen die das den mehr als fast rund etwa knapp über gut nochmals weitere bis zu jeweils je nur höchstens mindestens'.split(
    ' ',
  ),
);

/**
 * Whether “um” means “by”: “um zwei Prozent” (by two per cent), “um die Hälfte” (by half), but not “um die 20 Euro”
 * (around 20 euros) or “um das Jahr 1900” (around the year 1900).
 */
function namesAmountOfChange(place: Place): boolean {
  const { after } = place;
  const at = after.findIndex(({ form }) => amount.test(form));
  if (
    at === 0 &&
    /^(?:jahre|monate|wochen|tage|stunden|minuten|millionen|milliarden|meter|kilometer|längen)$/.test(
      after[0]?.form ?? '',
    )
  )
    return true;
  if (/^(?:werte?|werten)$/.test(place.before?.form ?? '')) return false;
  if (at < 1 || /^\d{4}$/.test(after[at + 1]?.form ?? '')) return false;
  if (
    /^(?:die|das|den)$/.test(after[0]?.form ?? '') &&
    (isNumber(after[1], place) || /^jahr/.test(after[at]?.form ?? ''))
  )
    return false;
  return after.slice(0, at).every((each) => isNumber(each, place) || nearAmount.has(each.form));
}

const isTimeOfDay = ({ after }: Place) =>
  after.slice(0, 4).some(({ form }) => form === 'uhr') ||
  /^(?:mitternacht|halb|viertel|punkt|kurz)$/.test(after[0]?.form ?? '');

const span =
  /^(?:jahren|jahrzehnten|jahrhunderten|jahrtausenden|generationen|monaten|wochen|tagen|stunden|minuten|sekunden|zeit|ewigkeiten|langem|längerem|jahr|monat|woche|tag|stunde)$/;

/**
 * Whether “seit” names a length of time: “seit drei Jahren” (for three years), but not “seit dem Sommer” (since the
 * summer) or “seit den siebziger Jahren” (since the seventies).
 */
function namesSpan(place: Place): boolean {
  const at = place.after.findIndex(({ form }) => span.test(form));
  if (at < 0) return false;
  const between = place.after.slice(0, at);
  const isSingular = /^(?:jahr|monat|woche|tag|stunde)$/.test(place.after[at]?.form ?? '');
  return (
    !between.some(({ form }) =>
      /^(?:d(?:e[nmr]|iese[nmr]|er)|letzte\p{L}*|vorige\p{L}*|vergangene\p{L}*|seine\p{L}|ihre\p{L})$/u.test(form),
    ) &&
    (!isSingular || between.some(({ form }) => /^(?:eine[mr]|halben|vielen|\d+)$/.test(form)))
  );
}

const isComparative = (word: ReadWord): boolean =>
  /^(?:mehr|weniger|anders|andere[nmrs]?|nichts|niemand|kein\p{L}*|eher|lieber|öfter|besser|doppelt|umgekehrt|ander\p{L}+|sonst)$/u.test(
    word.form,
  ) ||
  word.analyses.some(({ features }) => features.some((each) => each.startsWith('cmp'))) ||
  // Comparatives that the lexicon does not list
  (word.analyses.length === 0 && /^\p{Ll}{3,}er$/u.test(word.text));

/** Rules for words before amounts, times and comparisons. */
export const germanMeasureRules: readonly Rule[] = [
  {
    // “um” means “by” in “stieg um zwei Prozent” (rose by two per cent).
    forms: { de: 'um' },
    means: isConcept('by/preposition'),
    holds: (place) => isClose(place) && !isTimeOfDay(place) && namesAmountOfChange(place),
    weightElsewhere: 0.05,
    weightOfOthers: 0.002,
  },
  {
    // “um” means “at” in “um acht Uhr” (at eight o’clock), but not in “um den Tisch” (around the table).
    forms: { de: 'um' },
    means: isConcept('at/preposition'),
    holds: (place) => isClose(place) && isTimeOfDay(place),
    weightElsewhere: 0.05,
    weightOfOthers: 1e-4,
  },
  {
    // “seit” means “for” in “seit drei Jahren” (for three years), but not in “seit 1990” (since 1990).
    forms: { de: 'seit' },
    means: isConcept('for-time-now/preposition'),
    holds: namesSpan,
    weightElsewhere: 1e-4,
    weightOfOthers: 1e-4,
  },
  {
    // “bei” means “at” in “bei 20 Prozent” (at 20 per cent), but not in “bei 20 Leuten” (with 20 people).
    forms: { de: 'bei' },
    means: isConcept('at/preposition'),
    holds: ({ after }) => {
      const at = after.findIndex(({ form }) => amount.test(form));
      const place = after.slice(0, at);
      return (
        at > 0 &&
        at < 5 &&
        place.every(
          ({ form }) =>
            /^\d/.test(form) ||
            /^(?:rund|etwa|knapp|über|fast|gut|mehr|als|unter|null|ein|eine[mr]|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|plus|minus|derzeit)$/.test(
              form,
            ),
        )
      );
    },
    weightElsewhere: 0.5,
    weightOfOthers: 1e-4,
  },
  {
    // “gegenüber” means “compared with” in “höher gegenüber dem Vorjahr” (higher compared with the previous year), but not
    // in “dem Bahnhof gegenüber” (opposite the station).
    forms: { de: 'gegenüber' },
    means: isConcept('compared-with-gegenueber-de/preposition'),
    holds: ({ after, earlier, rest }) =>
      after
        .slice(0, 3)
        .some(({ form }) =>
          /(?:vorjahr|vorjahres|vormonat|vorquartal|vorwoche|vortag|jahr|dollar|euro|yen|vorgänger|vorjahreszeitraum|vorjahresmonat|monat|quartal)$/.test(
            form,
          ),
        ) ||
      [...earlier, ...rest].some(({ form }) =>
        /^(?:vorteil|nachteil|vorsprung|rückstand|anstieg|rückgang|plus|minus|steigerung)$/.test(form),
      ),
    weightElsewhere: 1e-6,
    weightOfOthers: 1e-4,
  },
  {
    // “alle” means “every” in “alle drei Jahre” (every three years), but not in “alle drei Kinder” (all three children).
    forms: { de: 'alle' },
    means: isConcept('every-alle-de/determiner'),
    holds: (place) =>
      (isNumber(place.after[0], place) || /^(?:paar|halbe)$/.test(place.after[0]?.form ?? '')) &&
      /^(?:sekunden|minuten|stunden?|tage|wochen|monate|jahre|jahrzehnte|meter|kilometer|schritte)$/.test(
        place.after[1]?.form ?? '',
      ),
    weightElsewhere: 1e-8,
    weightOfOthers: 1e-5,
  },
  {
    // “als” means “than” in “größer als ich” (taller than I), but not in “arbeitet als Koch” (works as a cook).
    forms: { de: 'als' },
    means: isConcept('than/conjunction'),
    holds: ({ earlier }) => earlier.some(isComparative),
    weightElsewhere: 0.01,
    weightOfOthers: 0.05,
  },
];
