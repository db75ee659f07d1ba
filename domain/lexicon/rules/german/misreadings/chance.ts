import type { Misreading } from '../../misreading.ts';
import { isCapitalised, isInfinitive, mayBe } from '../../word-classes.ts';

/** German expressions made of short words that often stand together by chance, see misreading.ts. */
export const germanChanceMisreadings: readonly Misreading[] = [
  {
    // False match: “nur so kann man gewinnen” (this is the only way to win). True match: “Ich frage nur so.” (I’m just
    // asking).
    language: 'de',
    base: /^(?:nur so|nur mal so)$/,
    isSeen: ({ next, span }) =>
      next !== undefined && next.start - (span.at(-1)?.end ?? 0) === 1 && !/^(?:zum|aus|zur|von)$/.test(next.form),
  },
  {
    // False match: “viel zu tun” (much to do). True match: “viel zu teuer” (far too expensive).
    language: 'de',
    base: /^viel zu$/,
    isSeen: ({ next, lexicon }) => isInfinitive(next, 'de', lexicon),
  },
  {
    // False match: “so gut wie sein Bruder” (as good as his brother). True match: “so gut wie fertig” (as good as finished).
    language: 'de',
    base: /^so gut wie$/,
    isSeen: ({ next, lexicon }) =>
      isCapitalised(next) ||
      (mayBe(next, ['determiner', 'pronoun', 'preposition'], lexicon) &&
        !/^(?:all|kein|nichts|jede|nie)/.test(next?.form ?? '')),
  },
  {
    // False match: “wenn nur ein Gast kommt” (if only one guest comes). True match: “Wenn nur alles so einfach wäre!” (if
    // only everything were so easy).
    language: 'de',
    base: /^wenn (?:nur|doch)$/,
    isSeen: ({ later }) =>
      !later.slice(0, 12).some(({ form }) => /^(?:wär|hätt|könn?t|würd|käm|gäb|dürft|müsst|bliebe)/.test(form)),
  },
  {
    // False match: “noch etwas besser” (even a little better). True match: “Noch etwas?” (anything else?).
    language: 'de',
    base: /^noch etwas$/,
    isSeen: ({ next, lexicon }) => mayBe(next, ['adjective', 'adverb'], lexicon),
  },
  {
    // False match: “er kommt gleich” (he is coming in a moment). True match: “Das kommt einem Verbot gleich” (that amounts
    // to a ban).
    language: 'de',
    base: /^gleich(?:kommen|tun|machen|bleiben|stehen)$/,
    isSeen: ({ span }) =>
      span.some(({ form }) => form === 'gleich') && !span.some(({ form }) => /^(?:einem|einer|dem|der)$/.test(form)),
  },
  {
    // False match: “er ging, was für Ärger sorgte” (he left, which caused trouble). True match: “Was für Leute sind das?”
    // (what kind of people are they?).
    language: 'de',
    base: /^was für ein$/,
    isSeen: ({ span, before }) => span.length === 2 && before !== undefined && (span[0]?.start ?? 0) - before.end > 1,
  },
  {
    // False match: “kam aus Angst nicht” (did not come, out of fear). True match: “kommt aus Bonn” (comes from Bonn).
    language: 'de',
    base: /^kommen aus$/,
    isSeen: ({ next }) =>
      /^(?:angst|furcht|not|liebe|neugier|wut|protest|überzeugung|gründen|versehen|zufall)$/.test(next?.form ?? ''),
  },
  {
    // False match: “er steht um acht auf” (he gets up at eight). True match: “Es steht schlecht um ihn” (things look bad for
    // him).
    language: 'de',
    base: /^stehen um$/,
    isSeen: ({ earlier, span, later }) => {
      const forms = [...earlier.slice(-4), ...span, ...later.slice(0, 4)].map(({ form }) => form);
      return !forms.some((form) => /^(?:schlecht|gut|schlimm|besser|schlechter|ernst|wie|bestens)$/.test(form));
    },
  },
  {
    // False match: “es geht um acht los” (it starts at eight). True match: “Es geht um Geld” (it is about money).
    language: 'de',
    base: /^(?:es geht … um|es geht um|gehen um)$/,
    isSeen: ({ later, next, lexicon }) =>
      (/^\d/.test(next?.form ?? '') || mayBe(next, ['numeral'], lexicon)) &&
      later.slice(0, 4).some(({ form }) => /^(?:los|uhr|weiter|unter|schlafen)$/.test(form)),
  },
  {
    // False match: “es wurde klar” (it became clear). True match: “er wurde sich klar” (he realised).
    language: 'de',
    base: /^sich klar werden$/,
    isSeen: ({ earlier, span, later }) =>
      ![...earlier, ...span, ...later.slice(0, 3)].some(({ form }) => /^(?:sich|mir|dir|uns|euch)$/.test(form)),
  },
  {
    // False match: “bekam von ihm zu hören” (was told by him). True match: “hört von ihm” (hears from him).
    language: 'de',
    base: /^hören von$/,
    isSeen: ({ earlier, span, later }) =>
      [...earlier, ...span, ...later.slice(0, 2)].some(({ form }) => /^(?:bekomm|bekam)/.test(form)),
  },
];
