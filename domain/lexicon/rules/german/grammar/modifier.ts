import type { ReadWord } from '../../../read-sentence.ts';
import { clauseAround, gapBefore, isConcept, type Place, type Rule } from '../../grammar-rule.ts';
import { isCapitalised, isInfinitive, isParticiple, mayBe } from '../../word-classes.ts';
import { hasNear } from '../german-context.ts';

const nextOf = ({ word, after: [next] }: Place): ReadWord | undefined =>
  next && next.start - word.end === 1 ? next : undefined;

const isComparative = (word: ReadWord | undefined): boolean =>
  word !== undefined &&
  !isCapitalised(word) &&
  (/^(?:weniger|besser|lieber|öfter|eher)$/.test(word.form) ||
    word.analyses.some(({ features }) => features.length > 0 && features.every((each) => /^cmp/.test(each))));

/**
 * Whether a comparative follows that does not belong to a noun: “Das ist noch schlechter.” (that is even worse), but not
 * “noch schlechter Wein” (wine that is still bad).
 */
const endsInComparative = (place: Place): boolean => {
  const features = nextOf(place)?.analyses.flatMap((each) => each.features) ?? [];
  return features.some((each) => each.startsWith('cmp')) && !isCapitalised(place.after[1]);
};

const copula =
  /^(?:bin|bist|ist|sind|war|waren|sei|seien|wäre|wären|sein|gewesen|bleibt|blieb|wird|wurde|wurden|werden)$/;

/** Verbs of change and of strength: “stark gestiegen” (greatly increased). */
const change =
  /^(?:veränder|gestieg|steig|stieg|zugenomm|zunehm|zunimmt|nahm|nimmt|gesunk|sank|sink|erhöh|reduzier|beeinfluss|beeinflusst|verbesser|gewachs|wuchs|wachs|wächst|zurück|beschädig|betroffen|vertret|eingeschränkt|gefragt|engagier|abhäng|geprägt|zerstört|verkürz|vereinfacht|ähnel|unterscheid|schwank|fiel|gefallen|belast|umstritten|verschmutzt)/;

/** Rules for short words that describe a verb, an adjective or a noun. */
export const germanModifierRules: readonly Rule[] = [
  {
    // “etwas” means “somewhat” in “etwas teuer” (somewhat expensive), but not in “etwas kaufen” (buy something) or “etwas Geld”
    // (some money).
    forms: { de: 'etwas' },
    means: isConcept('a-little/adverb', 'somewhat/adverb', 'slightly/adverb'),
    holds: (place) => {
      const next = nextOf(place);
      const [, afterNext] = place.after;
      if (!next || /^(?:anderes|wie|als|mehr|von|für|in)$/.test(next.form)) return next?.form === 'mehr';
      if (isCapitalised(next)) return false;
      if (next.form === 'zu') return mayBe(afterNext, ['adjective'], place.lexicon);
      return (
        mayBe(next, ['adjective', 'adverb'], place.lexicon) &&
        (!/es$/.test(next.form) || isCapitalised(afterNext)) &&
        !isInfinitive(next, 'de', place.lexicon)
      );
    },
    weightElsewhere: 0.01,
    weightOfOthers: 1e-3,
  },
  {
    // “noch” means “even” in “noch besser” (even better), but not in “noch gut” (still good).
    forms: { de: 'noch' },
    means: isConcept('even-noch-de/adverb'),
    holds: (place) => (isComparative(nextOf(place)) || endsInComparative(place)) && place.before?.form !== 'immer',
    weightElsewhere: 1e-5,
    weightOfOthers: 1e-5,
  },
  {
    // “noch” means “yet” in “Das hat noch keiner gesehen” (nobody has seen that yet), but not in “immer noch keine” (still
    // none).
    forms: { de: 'noch' },
    means: isConcept('yet/adverb'),
    holds: ({ before, after }) =>
      before?.form !== 'immer' && after.slice(0, 3).some(({ form }) => /^(?:kein\p{L}*|niemand\p{L}*)$/u.test(form)),
    weightElsewhere: 1e-4,
    weightOfOthers: 1e-3,
  },
  {
    // “erst” means “not until” in “erst gestern” (only yesterday), but not in “Ich rief erst an” (I phoned first).
    forms: { de: 'erst' },
    means: isConcept('not-until-erst-de/adverb'),
    holds: ({ after: [next] }) =>
      /^(?:im|am|um|seit|nach|vor|als|wenn|jetzt|heute|gestern|dann|später|kürzlich|ab|in|beim|mit|durch|danach|morgen|nachdem|spät|vergangene\p{L}|letzte\p{L}|\d+)$/u.test(
        next?.form ?? '',
      ),
    weightElsewhere: 1e-6,
    weightOfOthers: 1e-10,
  },
  {
    // “eben” means “just” in “So ist das eben” (that’s just how it is), but not in “der Boden ist eben” (the floor is
    // level).
    forms: { de: 'eben halt' },
    means: isConcept('simply-eben-de/particle'),
    holds: (place) =>
      !isCapitalised(place.word) &&
      place.before !== undefined &&
      !/^(?:gerade|so|erst)$/.test(place.before.form) &&
      !/^(?:erst|noch|gerade|und)$/.test(place.after[0]?.form ?? '') &&
      !(place.word.form === 'eben' && copula.test(place.before.form) && nextOf(place) === undefined),
    weightElsewhere: 0.01,
    weightOfOthers: 1e-3,
  },
  {
    forms: { de: 'ja' },
    means: isConcept('you-know-ja-de/particle'),
    holds: (place) => place.before !== undefined && gapBefore(place) === 1,
    weightElsewhere: 1e-5,
    weightOfOthers: 1e-3,
  },
  {
    // “wohl” in “Er ist wohl krank” (he is probably ill) is “probably”, seldom “well”.
    forms: { de: 'wohl' },
    means: isConcept('i-suppose-probably/particle', 'comfortable-de/adverb'),
    holds: () => true,
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
  },
  {
    forms: { de: 'gern gerne' },
    means: isConcept('like-doing-gern-de/adverb'),
    holds: () => true,
    weightElsewhere: 1,
    weightOfOthers: 1e-5,
  },
  {
    // “mehrfach” means “several times” in “Er kam mehrfach” (he came several times), but not in “die mehrfache Meisterin”
    // (the multiple champion).
    forms: { de: 'mehrfach' },
    means: isConcept('several-times/adverb'),
    holds: () => true,
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
  },
  {
    // “morgen” means “morning” in “gestern morgen” (yesterday morning).
    forms: { de: 'morgen' },
    means: isConcept('morning-morgen-de/adverb'),
    holds: ({ before, word }) =>
      !isCapitalised(word) && /(?:(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|gestern)$/.test(before?.form ?? ''),
    weightElsewhere: 1e-6,
    weightOfOthers: 1e-6,
  },
  {
    // “stark” means “greatly” in “stark gestiegen” (greatly increased), but not in “regnet stark” (rains hard).
    forms: { de: 'stark' },
    means: isConcept('strongly-greatly-stark-de/adverb'),
    holds: hasNear(change),
    weightElsewhere: 1e-5,
    weightOfOthers: 1e-5,
  },
  {
    // “kurz” means “briefly” in “kurz gewartet” (waited briefly), but not in “war kurz” (was short).
    forms: { de: 'kurz' },
    means: isConcept('briefly/adverb'),
    holds: (place) => {
      const next = nextOf(place);
      return (
        next !== undefined &&
        !isCapitalised(next) &&
        !/^(?:gesagt|gefasst|gehalten|geschnitten)$/.test(next.form) &&
        (isInfinitive(next, 'de', place.lexicon) || isParticiple(next, 'de')) &&
        !clauseAround(place).some(({ form }) => copula.test(form))
      );
    },
    weightElsewhere: 0.1,
    weightOfOthers: 1e-4,
  },
  {
    // “leicht” means “easily” in “Das lässt sich leicht ändern” (that can easily be changed), but not in “Der Koffer ist
    // leicht” (the suitcase is light).
    forms: { de: 'leicht' },
    means: isConcept('easily-leicht-de/adverb'),
    holds: (place) =>
      hasNear(/^(?:kann|können|könnte|könnten|konnte|lässt|läßt|lassen|ließ|sich)$/)(place) &&
      !hasNear(copula)(place) &&
      !/^(?:verletzt|gestiegen|gesunken|erhöht|verbessert)$/.test(place.after[0]?.form ?? ''),
    weightElsewhere: 1e-5,
    weightOfOthers: 1e-3,
  },
  {
    // “leichte” means “slight” in “leichte Verluste” (slight losses).
    forms: { de: 'leichte leichten leichter leichtes leichtem' },
    means: isConcept('light-slight/adjective'),
    holds: ({ after: [next] }) =>
      /(?:verlust|verluste|verlusten|anstieg|rückgang|verletzung|verletzungen|plus|minus|zunahme|erhöhung|schaden|schäden|verspätung|übelkeit|erkältung|fieber|regen|wind|steigerung|verbesserung|schwäche|tendenz|akzent|druck|abkühlung|rückgänge|vorteil|veränderung|veränderungen|unterschied|unterschiede)$/.test(
        next?.form ?? '',
      ),
    weightElsewhere: 0.5,
    weightOfOthers: 1e-9,
  },
  {
    // “leichte” means “easy” in “leichte Aufgaben” (easy tasks).
    forms: { de: 'leichte leichten leichter leichtes leichtem' },
    means: isConcept('easy/adjective'),
    holds: ({ after: [next] }) =>
      /(?:aufgaben?|zeit|zeiten|fragen?|weg|wege|spiel|sieg|entscheidung|arbeit|job|übung|beute|opfer|gegner|lösung|zugang|stand|fall|entscheidungen)$/.test(
        next?.form ?? '',
      ),
    weightElsewhere: 0.5,
    weightOfOthers: 1e-9,
  },
];
