import type { Language } from '../language.ts';
import type { PartOfSpeech } from './concept.ts';
import type { Lexicon } from './create-lexicon.ts';
import type { ReadWord } from './find-readings.ts';
import {
  hasVerbOfItsOwn,
  isCapitalised,
  isClitic,
  isInfinitive,
  isMasculine,
  isOnly,
  isParticiple,
  isReflexive,
  mayBe,
} from './word-classes.ts';

export type Place = {
  word: ReadWord;
  before: ReadWord | undefined;
  earlier: readonly ReadWord[];
  after: readonly ReadWord[];
  language: Language;
  lexicon: Lexicon;
};

/** Where `holds` is true, a form means one of these concepts, or is of this part of speech; elsewhere it seldom does. */
export type Rule = {
  forms: Partial<Record<Language, string>>;
  means: (conceptId: string, partOfSpeech: PartOfSpeech | undefined) => boolean;
  holds: (place: Place) => boolean;
  weightElsewhere: number;
  /** What other meanings are worth where it holds; next to nothing unless told. */
  weightOfOthers?: number;
  /** A pronoun attached to its verb by a hyphen is left alone unless told. */
  isAlsoForAttached?: boolean;
};

const isConcept =
  (...conceptIds: string[]) =>
  (conceptId: string) =>
    conceptIds.includes(conceptId);

/** What a comparison begins with. */
const comparatives: Partial<Record<Language, RegExp>> = {
  es: /^(?:más|menos|mejor|peor|mayor|menor|antes|distint[oa]s?|mism[oa]s?)/,
  fr: /^(?:plus|moins|mieux|meilleur|pire|moindre|plutôt|autre|davantage)/,
  de: /^(?:mehr|eher|anders|nichts|.{3,}er|.{3,}ere[mnrs]?)$/,
  pt: /^(?:mais|menos|melhor|pior|maior|menor|antes)/,
  it: /^(?:più|meno|meglio|miglior|peggi|maggior|minor|prima|piuttosto)/,
};

/** A comma and a space, behind which a clause may begin. */
const lengthOfComma = 2;

/** A comma or colon, a space and a quotation mark. */
const lengthOfQuotation = 3;

const gapBefore = ({ before, word }: Place) => (before ? word.start - before.end : lengthOfQuotation);

/** What a relative clause may describe, or what may lead into it. */
const nominal: readonly PartOfSpeech[] = ['noun', 'name', 'pronoun', 'determiner', 'numeral'];

const infinitiveAfter = ({ after, language, lexicon }: Place) =>
  isInfinitive(
    after.find((word) => !(isClitic(word, lexicon) && language !== 'en' && language !== 'de')),
    language,
    lexicon,
  );

/** A Slovenian reflexive may stand some words away from its verb. */
const reachOfReflexive = 3;

const germanArticles = 'der die das den dem';

export const rules: readonly Rule[] = [
  {
    forms: { en: 'to', fr: 'de d’ à', de: 'zu', it: 'di a da' },
    means: isConcept('to-infinitive/particle', 'in-order-to/conjunction'),
    holds: infinitiveAfter,
    weightElsewhere: 0.01,
  },
  {
    forms: { es: 'para', fr: 'pour', pt: 'para', it: 'per' },
    means: isConcept('in-order-to/conjunction'),
    holds: infinitiveAfter,
    weightElsewhere: 0.05,
  },
  {
    forms: { es: 'al', pt: 'ao' },
    means: isConcept('when/conjunction'),
    holds: ({ after: [next], language, lexicon }) =>
      isInfinitive(next, language, lexicon) && !mayBe(next, ['noun'], lexicon),
    weightElsewhere: 0.001,
  },
  {
    forms: { de: germanArticles },
    means: isConcept('that/determiner'),
    holds: (place) => {
      const { before, after, lexicon } = place;
      const [next, afterNext] = after;
      if (isCapitalised(next) || (before && gapBefore(place) === lengthOfComma)) return false;
      const isParticipleOfNoun = /(?:e|e[mnrs])$/.test(next?.form ?? '') && isCapitalised(afterNext);
      return isOnly(next, ['verb'], lexicon) && !isParticipleOfNoun && !isOnly(before, ['preposition'], lexicon);
    },
    weightElsewhere: 1,
  },
  {
    forms: { de: germanArticles },
    means: isConcept('who-which/pronoun'),
    holds: (place) => {
      const { before, earlier, after, lexicon } = place;
      const [next] = after;
      const beforeThat = earlier.at(-2);
      const isBehindPreposition =
        before &&
        beforeThat &&
        isOnly(before, ['preposition'], lexicon) &&
        before.start - beforeThat.end === lengthOfComma;
      if (gapBefore(place) !== lengthOfComma && !isBehindPreposition) return false;
      return (
        !isCapitalised(next) &&
        mayBe(next, ['pronoun', 'determiner', 'preposition', 'adverb', 'particle'], lexicon) &&
        !mayBe(next, ['adjective', 'numeral'], lexicon)
      );
    },
    weightElsewhere: 1,
    weightOfOthers: 0.05,
  },
  {
    forms: { en: 'do does did' },
    means: isConcept('do-auxiliary/verb'),
    holds: ({ word, before, after, lexicon }) =>
      (before === undefined && word.form !== 'do') || hasVerbOfItsOwn(after, lexicon),
    weightElsewhere: 0.01,
  },
  {
    forms: { es: 'la los las', fr: 'la les le', pt: 'o os as', it: 'la le gli lo' },
    means: (_, partOfSpeech) => partOfSpeech === 'pronoun',
    holds: ({ after: [next], lexicon }) => isOnly(next, ['verb'], lexicon),
    weightElsewhere: 1,
  },
  {
    forms: { fr: 'l’ le la les' },
    means: (_, partOfSpeech) => partOfSpeech === 'pronoun',
    holds: ({ after: [next] }) =>
      /^(?:ai|as|a|avons|avez|ont|av(?:ais|ait|aient)|aur.+|eut|en|y|leur)$/.test(next?.form ?? ''),
    weightElsewhere: 1,
  },
  {
    forms: { es: 'lo' },
    means: isConcept('the/determiner'),
    holds: ({ after: [next], lexicon }) =>
      /^(?:que|cual|más)$/.test(next?.form ?? '') ||
      (mayBe(next, ['adjective'], lexicon) && !mayBe(next, ['verb'], lexicon)),
    weightElsewhere: 0.01,
  },
  {
    forms: { pt: 'a' },
    means: isConcept('the/determiner'),
    holds: ({ after: [next] }) => /^(?:minha|tua|sua|nossa|vossa|própria|mesma|outra)$/.test(next?.form ?? ''),
    weightElsewhere: 1,
    weightOfOthers: 0.05,
  },
  {
    forms: { es: 'se', pt: 'se', it: 'si', sl: 'se si' },
    means: isConcept('oneself/pronoun'),
    holds: ({ word, earlier, after, language, lexicon }) => {
      const near = word.isAttached ? earlier.slice(-1) : after.slice(0, language === 'sl' ? reachOfReflexive : 1);
      const behind = language === 'sl' ? earlier.slice(-reachOfReflexive) : [];
      return [...near, ...behind].some((verb) => isReflexive(verb, language, lexicon));
    },
    weightElsewhere: 1,
    weightOfOthers: 0.1,
    isAlsoForAttached: true,
  },
  {
    forms: { es: 'que de', fr: 'que qu’ de', de: 'als', pt: 'que', it: 'che di del della dell’' },
    means: isConcept('than/conjunction'),
    holds: ({ earlier, language }) =>
      earlier.some((word) => comparatives[language]?.test(word.form) && !(language === 'de' && isCapitalised(word))),
    weightElsewhere: 0.01,
    weightOfOthers: 0.5,
  },
  {
    forms: { de: 'als' },
    means: isConcept('as-if/conjunction'),
    holds: ({ after: [next] }) =>
      /^(?:würden?|wären?|hätten?|sei|seien|könnten?|führen|ob|wenn)$/.test(next?.form ?? ''),
    weightElsewhere: 0.05,
  },
  {
    forms: { en: 'that', es: 'que', fr: 'que qu’', pt: 'que', it: 'che' },
    means: (conceptId) => conceptId !== 'who-which/pronoun',
    holds: (place) => {
      const { before, lexicon } = place;
      if (!before || gapBefore(place) !== 1) return false;
      const mayLeadIn =
        mayBe(before, nominal, lexicon) ||
        (mayBe(before, ['preposition'], lexicon) && !mayBe(before, ['conjunction'], lexicon));
      return !mayLeadIn || /^(?:sin|sem|sans|senza|hasta|até|para|claro|solo)$/.test(before.form);
    },
    weightElsewhere: 1,
    weightOfOthers: 0.03,
  },
  {
    forms: { en: 'that', es: 'que', fr: 'que qu’', pt: 'que', it: 'che' },
    means: (conceptId) => conceptId !== 'that-conjunction/conjunction',
    holds: (place) => gapBefore(place) === 1 && isOnly(place.before, ['noun', 'determiner'], place.lexicon),
    weightElsewhere: 1,
    weightOfOthers: 0.2,
  },
  {
    forms: { pt: 'a' },
    means: isConcept('to/preposition'),
    holds: ({ before, after: [next], language, lexicon }) =>
      isInfinitive(next, language, lexicon) && !isOnly(before, ['preposition'], lexicon),
    weightElsewhere: 1,
  },
  {
    forms: { pt: 'a' },
    means: isConcept('to/preposition', 'at/preposition', 'to-somebody/preposition'),
    holds: ({ after: [next], language, lexicon }) =>
      isInfinitive(next, language, lexicon) ||
      isMasculine(next, language, lexicon) ||
      /^(?:um|uns|umas?|quem|mim|ti|si|el[ea]s?|nós|vocês|est[ea]s?|ess[ea]s?|aquel[ea]s?|isto|isso|cada|tod[oa]s?|algu.+|nenhum.*|ninguém|seus?|partir)$/.test(
        next?.form ?? '',
      ),
    weightElsewhere: 1,
  },
  {
    forms: { es: 'a', fr: 'à', it: 'a', pt: 'a' },
    means: isConcept('at/preposition'),
    holds: ({ after: [next, afterNext], lexicon }) =>
      /^(?:midi|minuit|mezzogiorno|mezzanotte|medianoche)$/.test(next?.form ?? '') ||
      (/^las?$/.test(next?.form ?? '') && mayBe(afterNext, ['numeral'], lexicon)) ||
      (mayBe(next, ['numeral'], lexicon) && /^heures?$/.test(afterNext?.form ?? '')),
    weightElsewhere: 1,
    weightOfOthers: 0.05,
  },
  {
    forms: { es: 'había hay hubo habrá', pt: 'havia há houve haverá' },
    means: isConcept('have/verb'),
    holds: ({ after, language }) => after.slice(0, 2).some((word) => isParticiple(word, language)),
    weightElsewhere: 0.05,
    weightOfOthers: 0.3,
  },
  {
    forms: { pt: 'havia há' },
    means: isConcept('for-time-now/preposition'),
    holds: ({ after: [next], lexicon }) => mayBe(next, ['numeral'], lexicon) || /^(?:muit|pouc)/.test(next?.form ?? ''),
    weightElsewhere: 0.05,
    weightOfOthers: 1,
  },
  {
    forms: { es: 'de', pt: 'de' },
    means: isConcept('of/preposition'),
    holds: infinitiveAfter,
    weightElsewhere: 1,
    weightOfOthers: 0.1,
  },
  {
    forms: { fr: 'des' },
    means: isConcept('a/determiner', 'some/determiner'),
    holds: (place) =>
      gapBefore(place) > 1 ||
      isOnly(place.before, ['preposition', 'verb'], place.lexicon) ||
      /^(?:à|que|mais|avoir|avait|avais|avaient)$/.test(place.before?.form ?? ''),
    weightElsewhere: 1,
    weightOfOthers: 0.05,
  },
  {
    forms: { fr: 'des' },
    means: isConcept('of-the/preposition'),
    holds: (place) => gapBefore(place) === 1 && isOnly(place.before, ['noun'], place.lexicon),
    weightElsewhere: 1,
    weightOfOthers: 0.1,
  },
  {
    forms: { fr: 'en' },
    means: isConcept('of-it/pronoun'),
    holds: ({ after: [next], lexicon }) =>
      /^(?:a|ai|as|avons|avez|ont|avait|avaient|est|sont|était|étaient|fut|soit|y)$/.test(next?.form ?? '') ||
      (isOnly(next, ['verb'], lexicon) && !next?.form.endsWith('ant')),
    weightElsewhere: 0.2,
  },
  {
    forms: { fr: 'il' },
    means: isConcept('it/pronoun'),
    holds: ({ after: [next, afterNext] }) =>
      /^(?:y|faut|fallait|faudra|faudrait|pleut|pleuvait|s’agit|semble|semblait)$/.test(next?.form ?? '') ||
      (/^n’?e?$/.test(next?.form ?? '') && /^(?:y|faut|fallait)$/.test(afterNext?.form ?? '')),
    weightElsewhere: 1,
  },
  {
    forms: { fr: 'dans' },
    means: isConcept('in-after-time/preposition'),
    holds: ({ after: [next, afterNext], lexicon }) =>
      mayBe(next, ['numeral'], lexicon) &&
      /^(?:seconde|minute|heure|jour|semaine|mois|an|année)s?$/.test(afterNext?.form ?? ''),
    weightElsewhere: 0.01,
  },
  {
    forms: { pt: 'ficar fica ficava ficou' },
    means: isConcept('become-get/verb'),
    holds: ({ after, lexicon }) => after.slice(0, 2).some((word) => isOnly(word, ['adjective'], lexicon)),
    weightElsewhere: 1,
    weightOfOthers: 0.1,
  },
  {
    forms: { es: 'sola solo', fr: 'seul seule', pt: 'só', it: 'sola solo' },
    means: isConcept('only-sole/adjective'),
    holds: ({ before, after: [next], lexicon }) =>
      mayBe(before, ['determiner'], lexicon) && mayBe(next, ['noun', 'adjective'], lexicon),
    weightElsewhere: 0.5,
    weightOfOthers: 0.05,
  },
  {
    forms: { sl: 'ali' },
    means: isConcept('question-particle/particle'),
    holds: (place) => gapBefore(place) >= lengthOfQuotation,
    weightElsewhere: 0.1,
  },
  {
    forms: { sl: 'mi' },
    means: isConcept('we/pronoun'),
    holds: (place) => gapBefore(place) >= lengthOfComma,
    weightElsewhere: 0.1,
  },
  {
    forms: { sl: 'od' },
    means: isConcept('of/preposition'),
    holds: ({ before, lexicon }) =>
      (['numeral', 'pronoun', 'determiner'] as const).some((part) => isOnly(before, [part], lexicon)),
    weightElsewhere: 0.001,
  },
];
