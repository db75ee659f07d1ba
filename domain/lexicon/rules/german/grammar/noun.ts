import { isConcept, type Rule } from '../../grammar-rule.ts';
import { isCapitalised } from '../../word-classes.ts';

/** Words that may follow a noun at the start of a sentence, but hardly ever follow a verb. */
const afterNoun = new Set(
  'an auf aus bei für gegen in im mit nach über um unter von vom vor zu zum zur zwischen ohne des und oder sind waren werden wurden ist war wird wurde hat haben hatten sehr nicht zwar kann können sollen müssen dürfen ab seit wie'.split(
    ' ',
  ),
);

export const germanNounRules: readonly Rule[] = [
  {
    // “Preise” is a noun in “Preise sehr hoch” (prices very high), but not in “Preise den Herrn” (praise the Lord).
    forms: {
      de: 'räume preise spiele gewinne träume folgen treffen läufe schläge reise stände züge rufe wünsche arbeiten suche klage weine würde liebe schriften fahrten ehren',
    },
    means: (_, partOfSpeech) => partOfSpeech === 'noun',
    holds: ({ before, word, after: [next] }) =>
      before === undefined &&
      isCapitalised(word) &&
      next !== undefined &&
      next.start - word.end === 1 &&
      (afterNoun.has(next.form) || (word.form === 'liebe' && /^(?:macht|ist|kennt|braucht|heißt)$/.test(next.form))),
    weightElsewhere: 1,
    weightOfOthers: 1e-6,
  },
  {
    // “Folgen” is a noun in “Folgen der Reform” (consequences of the reform), but not in “Folgen die Gäste” (if the guests
    // follow).
    forms: { de: 'folgen treffen' },
    means: (_, partOfSpeech) => partOfSpeech === 'noun',
    holds: ({ before, word, after: [next] }) =>
      before === undefined && next?.form === 'der' && next.start - word.end === 1,
    weightElsewhere: 1,
    weightOfOthers: 1e-6,
  },
  {
    // “Frau” and “Mann” mean “wife” and “husband” in “meine Frau” (my wife) and “ihr Mann” (her husband).
    forms: { de: 'frau mann' },
    means: isConcept('wife/noun', 'husband/noun'),
    holds: ({ before, word }) =>
      (word.form === 'frau' ? /^(?:mein|dein|sein|unser)e[mnrs]?$/ : /^(?:mein|dein|ihr)(?:e[mnrs])?$/).test(
        before?.form ?? '',
      ),
    weightElsewhere: 0.2,
    weightOfOthers: 1e-3,
  },
  {
    forms: { de: 'frau' },
    means: isConcept('mrs/noun'),
    holds: ({ word, after: [next] }) => isCapitalised(next) && (next?.start ?? 0) - word.end === 1,
    weightElsewhere: 0.02,
    weightOfOthers: 0.01,
  },
  {
    // “Wahl” means “election” in “seine Wahl zum Präsidenten” (his election as president).
    forms: { de: 'wahl' },
    means: isConcept('election/noun'),
    holds: ({ before, earlier, after: [next, afterNext] }) =>
      /^(?:zum|zur)$/.test(next?.form ?? '') ||
      (/^(?:des|der|eines|einer)$/.test(next?.form ?? '') &&
        /(?:präsident\p{L}*|vorsitzenden?|kanzlers?|bürgermeisters?|parlaments|abgeordneten|papstes|vorstands?|königs|kaisers|rates)$/u.test(
          afterNext?.form ?? '',
        )) ||
      (before?.form === 'der' && /^(?:vor|nach|bei|seit)$/.test(earlier.at(-2)?.form ?? '')),
    weightElsewhere: 1,
    weightOfOthers: 1e-7,
  },
  {
    // “Wahl” means “choice” in “keine Wahl” (no choice) and “die Wahl fiel auf” (the choice fell on).
    forms: { de: 'wahl' },
    means: isConcept('choice/noun'),
    holds: ({ before, after: [next] }) =>
      /^(?:keine|erste|zweite|andere|gute|beste|richtige|falsche|freie|meine|deine|seine|ihre|unsere|eigener|eigene)$/.test(
        before?.form ?? '',
      )
        ? !/^(?:zum|zur)$/.test(next?.form ?? '')
        : /^(?:fiel|zwischen|fällt|haben|hat|hatte|treffen|lassen|ließ|bleibt|blieb)$/.test(next?.form ?? ''),
    weightElsewhere: 1,
    weightOfOthers: 1e-7,
  },
  {
    // “Bach” is a noun in “der Bach” (the stream), but not in “Bach komponierte” (Bach composed).
    forms: { de: 'bach' },
    means: (_, partOfSpeech) => partOfSpeech === 'noun',
    holds: ({ before }) =>
      /^(?:d(?:er|en|em|es)|eine[mns]?|ein|am|im|vom|zum|\p{L}+en|\p{L}+er)$/u.test(before?.form ?? ''),
    weightElsewhere: 1e-3,
    weightOfOthers: 1e-6,
  },
  {
    // “Steuer” means “steering wheel” in “das Steuer” (the steering wheel), but not in “die Steuer” (the tax).
    forms: { de: 'steuer' },
    means: isConcept('steering-wheel/noun'),
    holds: ({ before }) => /^(?:am|ans|vom|dem|das|hinterm)$/.test(before?.form ?? ''),
    weightElsewhere: 1e-4,
    weightOfOthers: 1e-6,
  },
];
