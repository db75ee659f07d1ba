import type { ReadWord } from '../read-sentence.ts';
import { gapBefore, isConcept, lengthOfComma, type Place, type Rule } from './grammar-rule.ts';
import { isUnlistedAdjective } from './spanish/spanish-context.ts';
import { isCapitalised, isInfinitive, isOnly, mayBe } from './word-classes.ts';

const isOnlyParticiple = (word: ReadWord | undefined): boolean =>
  word?.readings.every(
    ({ analysis: { features } }) => features.length > 0 && features.every((each) => each.startsWith('part')),
  ) ?? false;

const germanArticles = 'der die das den dem';

/**
 * Whether French “des” continues a phrase with “de”: the second “des” in “connu des habitants et des touristes” (known by
 * locals and tourists).
 */
const isCoordinated = ({ before, earlier, lexicon }: Place): boolean =>
  /^(?:et|ou|ni)$/.test(before?.form ?? '') &&
  earlier.some(
    ({ form }, index) =>
      /^(?:des|du|de|d’)$/.test(form) &&
      index > 0 &&
      (isOnly(earlier[index - 1], ['noun', 'adjective'], lexicon) ||
        /^(?:connu|issu|suivi|entouré|aimé|composé|formé|constitué|doté)e?s?$/.test(earlier[index - 1]?.form ?? '')),
  );

/** Rules for articles, and for pronouns that have the form of an article. */
export const articleRules: readonly Rule[] = [
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
    forms: { de: germanArticles },
    means: isConcept('the/determiner'),
    holds: (place) => {
      const [next, afterNext] = place.after;
      if (place.before && gapBefore(place) > 1) return false;
      const isArticle = /^(?:d(?:er|ie|as|en|em|es)|eine?[mnrs]?)$/.test(next?.form ?? '');
      const describes = /(?:e|e[mnrs])$/.test(next?.form ?? '') && !isArticle && isCapitalised(afterNext);
      return isCapitalised(next) || describes;
    },
    weightElsewhere: 1,
    weightOfOthers: 0.1,
  },
  {
    forms: { es: 'la los las lo', pt: 'a o os as' },
    means: isConcept('the-one/pronoun', 'the/determiner', 'that-which-lo-es/pronoun'),
    holds: ({ after: [next] }) => next?.form === 'que',
    weightElsewhere: 1,
    weightOfOthers: 0.05,
  },
  {
    forms: { es: 'la los las', fr: 'la les le', pt: 'o os as', it: 'la le gli lo' },
    means: (_, partOfSpeech) => partOfSpeech === 'pronoun',
    // A French participle after “le” is a noun: “le tracé” (the layout). If “le” were a pronoun, an auxiliary would follow.
    holds: ({ after: [next], language, lexicon }) =>
      isOnly(next, ['verb'], lexicon) && !(language === 'fr' && isOnlyParticiple(next)),
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
    means: isConcept('the/determiner', 'that-which-lo-es/pronoun', 'neuter-lo-es/determiner'),
    holds: ({ after: [next], lexicon }) =>
      /^(?:que|cual|más)$/.test(next?.form ?? '') ||
      isUnlistedAdjective(next) ||
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
    forms: { pt: 'a o os as' },
    means: (_, partOfSpeech) => partOfSpeech === 'pronoun',
    holds: ({ before, after: [next], language, lexicon }) =>
      /^(?:para|de|por|sem|até)$/.test(before?.form ?? '') &&
      isInfinitive(next, language, lexicon) &&
      !mayBe(next, ['noun'], lexicon),
    weightElsewhere: 1,
  },
  {
    forms: { pt: 'a o os as' },
    means: (_, partOfSpeech) => partOfSpeech !== 'pronoun',
    holds: ({ before, after: [next], language, lexicon }) =>
      /^(?:para|por|sem|até|com)$/.test(before?.form ?? '') && !isInfinitive(next, language, lexicon),
    weightElsewhere: 1,
    weightOfOthers: 0.02,
  },
  {
    forms: {
      es: 'todo',
      fr: 'tout',
      de: 'alles allem',
      it: 'tutto',
      sl: 'vse vsega vsemu',
    },
    means: (conceptId, partOfSpeech) => partOfSpeech !== 'determiner' && conceptId !== 'whole/adjective',
    holds: ({ word, after: [next], lexicon }) =>
      !next || next.start - word.end > 1 || isOnly(next, ['verb', 'preposition', 'conjunction'], lexicon),
    weightElsewhere: 1,
    weightOfOthers: 0.05,
  },
  {
    forms: { es: 'todo', fr: 'tout', it: 'tutto' },
    means: (conceptId, partOfSpeech) => partOfSpeech === 'determiner' || conceptId === 'whole/adjective',
    holds: ({ after: [next, afterNext], lexicon }) =>
      mayBe(next, ['determiner'], lexicon) && !/^(?:qu.*|che|dont)$/.test(afterNext?.form ?? ''),
    weightElsewhere: 1,
    weightOfOthers: 0.1,
  },
  {
    forms: { es: 'la las los', fr: 'l’ la le les', pt: 'o a os as', it: 'l’ la le lo gli' },
    means: (_, partOfSpeech) => partOfSpeech !== 'pronoun',
    holds: ({ after: [next] }) => isCapitalised(next),
    weightElsewhere: 1,
    weightOfOthers: 0.01,
  },
  {
    forms: { it: 'lo la gli le' },
    means: isConcept('the/determiner'),
    holds: ({ after: [next] }) => /^stess[aeio]$/.test(next?.form ?? ''),
    weightElsewhere: 1,
    weightOfOthers: 0.01,
  },
  {
    forms: { fr: 'l’', it: 'l’' },
    means: isConcept('the/determiner'),
    holds: ({ after: [next], lexicon }) => isOnly(next, ['noun'], lexicon),
    weightElsewhere: 1,
    weightOfOthers: 0.05,
  },
  {
    forms: { pt: 'tudo' },
    means: isConcept('everything/pronoun'),
    holds: () => true,
    weightElsewhere: 1,
  },
  {
    // French “du” and Italian “del” mean “some” after a verb: “mange du pain” (eats some bread). They mean “of the” in “la
    // fin du film” (the end of the film).
    forms: { fr: 'du des', it: 'dei degli delle del dello della dell’' },
    means: isConcept('some-partitive/determiner'),
    holds: (place) => {
      if (place.language === 'it') return gapBefore(place) === 1 && isOnly(place.before, ['verb'], place.lexicon);
      const follows = gapBefore(place) <= 1;
      return (
        !/[\d%]$/.test(place.before?.form ?? '') &&
        !isCoordinated(place) &&
        (!follows ||
          isOnly(place.before, ['preposition', 'verb', 'expression', 'pronoun', 'conjunction'], place.lexicon) ||
          /^(?:à|que|mais|est|sont|était|avoir|avait|avais|avaient|aussi|encore|souvent|essentiellement|longtemps)$/.test(
            place.before?.form ?? '',
          ))
      );
    },
    weightElsewhere: 0.3,
    weightOfOthers: 0.02,
  },
  {
    forms: { fr: 'de d’' },
    means: isConcept('some-partitive/determiner'),
    holds: ({ before, after: [next], lexicon }) =>
      /^(?:telle?s|nombreu(?:x|ses)|nouve(?:aux|lles)|grande?s|petite?s|bons|bonnes|autres|beaux|belles|gros|grosses|vraie?s|fortes?|longs|longues|multiples|différent(?:e?s)|diverse?s|meilleure?s|jeunes)$/.test(
        next?.form ?? '',
      ) &&
      (before?.form === 'à' || isOnly(before, ['preposition', 'verb'], lexicon)),
    weightElsewhere: 1e-3,
    weightOfOthers: 0.01,
  },
  {
    forms: { fr: 'des du' },
    means: isConcept('of-the/preposition'),
    holds: (place) => gapBefore(place) === 1 && isOnly(place.before, ['noun'], place.lexicon),
    weightElsewhere: 1,
    weightOfOthers: 0.1,
  },
];
