import { gapBefore, isConcept, type Rule } from '../../grammar-rule.ts';
import { isCapitalised, isInfinitive, mayBe } from '../../word-classes.ts';
import { hasNear, isNumber, isPlainParticiple } from '../german-context.ts';

export const germanAdjectiveRules: readonly Rule[] = [
  {
    // “besorgt” is an adjective in “äußerte sich besorgt” (expressed concern), but not in “hat Karten besorgt” (got
    // tickets).
    forms: { de: 'besorgt' },
    means: (_, partOfSpeech) => partOfSpeech === 'adjective',
    holds: hasNear(
      /^(?:sich|zeigt|zeigte|zeigten|äußer|sehr|um|über|wegen|bin|ist|sind|war|waren|wirk|blick|sah|fragt|schau)/,
    ),
    weightElsewhere: 0.1,
    weightOfOthers: 1e-3,
  },
  {
    // “offen” is an adverb in “sprach offen” (spoke openly), but not in “ließ die Tür offen” (left the door open).
    forms: { de: 'offen' },
    means: (_, partOfSpeech) => partOfSpeech === 'adverb',
    holds: hasNear(
      /^(?:sag|sprech|spricht|sprach|gesproch|red|geredet|zugeb|zugegeb|gab$|diskut|kritis|zeig|gezeigt|gesteh|gestand|droh|bekenn|bekannt|unterstütz)/,
    ),
    weightElsewhere: 0.001,
    weightOfOthers: 0.1,
  },
  {
    // “verschlossen” means “locked” in “Die Tür ist verschlossen” (the door is locked), but not in “Er ist sehr
    // verschlossen” (he is very withdrawn).
    forms: { de: 'verschlossen verschlossene verschlossenen verschlossener verschlossenes verschlossenem' },
    means: isConcept('lock/verb'),
    holds: hasNear(
      /^(?:.*türe?n?|.*tore?|hat|haben|hatten?|wurden?|wird|fenster|schrank|.*kiste|truhe|.*kasten|raum|zimmer|koffer|blieb|bleibt|umschlag|behälter|flasche)$/,
    ),
    weightElsewhere: 0.001,
    weightOfOthers: 1e-4,
  },
  {
    forms: { de: 'uhr' },
    means: isConcept('o-clock/adverb'),
    holds: (place) => isNumber(place.before, place) || /^(?:viel|wieviel|ein|eins)$/.test(place.before?.form ?? ''),
    weightElsewhere: 0.02,
    weightOfOthers: 0.001,
  },
  {
    forms: { de: 'mal' },
    means: isConcept('times-de/adverb'),
    holds: (place) =>
      isNumber(place.before, place) ||
      /^(?:erste[sn]?|zweite[sn]?|nächste[sn]?|letzte[sn]?|jedes|dieses|viele|paar|manches|kein|das|mehrere|einige)$/.test(
        place.before?.form ?? '',
      ),
    weightElsewhere: 0.01,
    weightOfOthers: 0.01,
  },
  {
    // “noch” means “more” in “noch zwei Bier” (two more beers).
    forms: { de: 'noch' },
    means: isConcept('another-more-de/adverb'),
    holds: (place) =>
      /^(?:einige|mehrere|viele|weitere|zwei|drei|vier|fünf|zehn|etwas|eine?n?)$/.test(place.after[0]?.form ?? '') &&
      !/^(?:nur|immer|auch|heute|dazu)$/.test(place.before?.form ?? ''),
    weightElsewhere: 1e-3,
    weightOfOthers: 0.05,
  },
  {
    forms: { de: 'wohl' },
    means: isConcept('comfortable-de/adverb'),
    holds: hasNear(/^(?:fühl|gefühlt)/),
    weightElsewhere: 1e-3,
    weightOfOthers: 0.01,
  },
  {
    forms: { de: 'zu' },
    means: isConcept('too-much/adverb'),
    holds: ({ word, after: [next], lexicon }) =>
      next !== undefined &&
      next.start - word.end === 1 &&
      !isCapitalised(next) &&
      !/^(?:mehr|weniger|anderen?|weiteren?)$/.test(next.form) &&
      mayBe(next, ['adjective', 'adverb'], lexicon) &&
      (/^(?:lang|laut|nah|fern)$/.test(next.form) ||
        !mayBe(next, ['preposition', 'pronoun', 'determiner', 'numeral'], lexicon)) &&
      !isInfinitive(next, 'de', lexicon) &&
      next.readings.some(({ analysis }) => analysis.word.base === next.form),
    weightElsewhere: 0.02,
    weightOfOthers: 0.02,
  },
  {
    // “gegen” means “about” in “gegen acht Uhr” (at about eight o’clock).
    forms: { de: 'gegen' },
    means: isConcept('about-roughly/adverb'),
    holds: (place) =>
      isNumber(place.after[0], place) &&
      place.after.slice(0, 4).some(({ form }) => /^(?:uhr|ende|mitternacht|mittag)$/.test(form)),
    weightElsewhere: 1e-3,
    weightOfOthers: 0.01,
  },
  {
    // “Selbst” means “even” in “Selbst der König kam” (even the king came).
    forms: { de: 'selbst' },
    means: isConcept('even/adverb'),
    holds: (place) =>
      (place.before === undefined ||
        gapBefore(place) > 1 ||
        mayBe(place.before, ['verb', 'conjunction'], place.lexicon)) &&
      /^(?:d(?:er|ie|as|en|em)|eine?[mnrs]?|wenn|in|bei|im|er|sie|ich|wir|für|mit|nach|unter|auf|am|ein|diese[mnrs]?)$/.test(
        place.after[0]?.form ?? '',
      ),
    weightElsewhere: 0.05,
    weightOfOthers: 1e-6,
  },
  {
    forms: { de: 'so' },
    means: isConcept('so-therefore/adverb'),
    holds: (place) =>
      (gapBefore(place) > 1 || /^und$/.test(place.before?.form ?? '')) &&
      place.before !== undefined &&
      mayBe(place.after[0], ['verb'], place.lexicon) &&
      !mayBe(place.after[0], ['adverb', 'adjective', 'determiner', 'pronoun', 'noun'], place.lexicon) &&
      !isCapitalised(place.after[0]),
    weightElsewhere: 0.1,
    weightOfOthers: 0.003,
  },
  {
    // “leicht” means “slightly” in “leicht verletzt” (slightly injured).
    forms: { de: 'leicht' },
    means: isConcept('slightly-a-touch/adverb'),
    holds: ({ word, rest, earlier }) =>
      rest.some((next, index) => index < 2 && isPlainParticiple(next)) ||
      (isPlainParticiple(rest.at(-1)) && (rest[0]?.start ?? 0) - word.end > 1) ||
      // “leicht” after a verb of change means “slightly”: “Der Umsatz stieg leicht” (sales rose slightly)
      earlier.some(({ form }) => /^(?:stieg|steig|sank|sink|fiel|fäll|legte|nahm|erhöh|wuchs|gab|ging|zog)/.test(form)),
    weightElsewhere: 0.3,
    weightOfOthers: 0.03,
  },
  {
    forms: { de: 'schwer' },
    means: isConcept('heavy/adjective'),
    holds: hasNear(/^(?:kilo|tonne|gewicht|wieg|wog|gramm|kg$|koffer|stein|last|trag|metall|gepäck|zentner)/),
    weightElsewhere: 0.1,
    weightOfOthers: 0.05,
  },
  {
    // “schwer” means “severely” in “schwer verletzt” (severely injured), but not in “schwer zu sagen” (hard to say).
    forms: { de: 'schwer' },
    means: isConcept('severely/adverb', 'heavily/adverb'),
    holds: hasNear(
      /^(?:verletz|beschädig|krank|erkrank|getroffen|bewaffnet|belast|betroffen|verwund|misshandel|mißhandel|behindert|gestört|enttäusch|bestraf)/,
    ),
    weightElsewhere: 0.02,
    weightOfOthers: 0.05,
  },
  {
    // “gleichen” means “same” in “die gleichen Leute” (the same people), but not in “gleiche Rechte” (equal rights).
    forms: { de: 'gleiche gleichen gleicher gleiches gleichem' },
    means: isConcept('same/adjective'),
    holds: ({ after: [next] }) => !/^(?:rechte?n?|chancen?|teilen?|bedingungen|weise)$/.test(next?.form ?? ''),
    weightElsewhere: 1,
    weightOfOthers: 0.001,
  },
  {
    // “umfassende” is a participle in “die 20 Seiten umfassende Akte” (the file, which has 20 pages), but an adjective in
    // “eine umfassende Reform” (a comprehensive reform).
    forms: { de: 'umfassende umfassenden umfassender umfassendes' },
    means: (_, partOfSpeech) => partOfSpeech === 'verb',
    holds: (place) => isCapitalised(place.before) && gapBefore(place) === 1 && isCapitalised(place.after[0]),
    weightElsewhere: 1,
    weightOfOthers: 1e-7,
  },
  {
    // “ausgesprochen” is an adverb in “ausgesprochen ruhig” (decidedly quiet), but not in “sich für ihn ausgesprochen”
    // (spoken out in his favour).
    forms: { de: 'ausgesprochen' },
    means: (_, partOfSpeech) => partOfSpeech === 'adverb',
    holds: ({ word, after: [next], lexicon }) =>
      next !== undefined &&
      next.start - word.end === 1 &&
      mayBe(next, ['adjective', 'adverb'], lexicon) &&
      !mayBe(next, ['verb', 'conjunction', 'preposition'], lexicon),
    weightElsewhere: 0.1,
    weightOfOthers: 1e-5,
  },
  {
    // “früher” is an adverb in “war früher Lehrer” (used to be a teacher), but not in “ein früher Zug” (an early train).
    forms: { de: 'früher' },
    means: (_, partOfSpeech) => partOfSpeech === 'adverb',
    holds: ({ before, lexicon }) => !mayBe(before, ['determiner', 'preposition'], lexicon),
    weightElsewhere: 0.1,
    weightOfOthers: 0.01,
  },
  {
    // In “da ging das Licht aus” (then the light went out), “da” is an adverb: after the conjunction “da” (as), the verb would
    // come last.
    forms: { de: 'da' },
    means: isConcept('there/adverb'),
    holds: (place) =>
      (gapBefore(place) === 1 && !/^(?:und|aber|oder|doch)$/.test(place.before?.form ?? '')) ||
      (mayBe(place.after[0], ['verb'], place.lexicon) &&
        !isCapitalised(place.after[0]) &&
        !mayBe(place.after[0], ['noun', 'pronoun', 'determiner', 'adverb', 'adjective', 'preposition'], place.lexicon)),
    weightElsewhere: 1,
    weightOfOthers: 0.02,
  },
  {
    forms: { de: 'aus' },
    means: isConcept('out/adverb'),
    holds: ({ word, after: [next] }) => !next || next.start - word.end > 1,
    weightElsewhere: 0.05,
    weightOfOthers: 0.02,
  },
  {
    forms: { de: 'mehr' },
    means: isConcept('no-longer/adverb'),
    holds: ({ earlier }) =>
      earlier
        .slice(-4)
        .some(({ form }) => /^(?:nicht|nichts|nie|niemand|niemandem|niemanden|kein|keine[mnrs]?)$/.test(form)),
    weightElsewhere: 0.05,
    weightOfOthers: 0.3,
  },
  {
    // “mehr” means “no longer” in “will nicht mehr arbeiten” (no longer wants to work), but not in “nicht mehr als zehn”
    // (not more than ten).
    forms: { de: 'mehr' },
    means: isConcept('no-longer/adverb'),
    holds: (place) =>
      gapBefore(place) === 1 &&
      place.before?.form === 'nicht' &&
      // After “will”, “nicht” belongs to the expression “nicht wollen” (not want), not to “nicht mehr”. So “mehr” alone
      // means “no longer”.
      /^(?:will|willst|wollt|wollen|wollte|wollten)$/.test(place.earlier.at(-2)?.form ?? '') &&
      place.after[0]?.form !== 'als',
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
  },
  {
    forms: { de: 'gemeinsam zusammen' },
    means: isConcept('together/adverb'),
    holds: ({ after: [next] }) => next?.form === 'mit',
    weightElsewhere: 1,
    weightOfOthers: 0.05,
  },
];
