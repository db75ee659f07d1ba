import { endOfClause, gapBefore, isConcept, lengthOfComma, type Rule } from './grammar-rule.ts';
import { isCapitalised, isOnly, mayBe } from './word-classes.ts';

const comparative = /^(?:mehr|eher|anders|nichts|weiter|.{3,}er|.{3,}ere[mnrs]?)$/;
const participle = /^(?:(?:\p{L}+)?ge\p{L}+(?:t|en)|(?:be|ver|er|ent|zer|über|unter|wider)\p{L}+(?:t|en)|\p{L}+iert)$/u;

/** Matches infinitives with or without “zu” inside: “zurückzukaufen”, “kaufen”. */
const infinitiveWithZu = /^(?:\p{L}{2,6}zu)?\p{L}{3,}e?n$/u;

export const germanRules: readonly Rule[] = [
  {
    forms: { de: 'als' },
    means: isConcept('when/conjunction', 'after-conjunction/conjunction'),
    holds: (place) =>
      gapBefore(place) > 1 &&
      mayBe(place.after[0], ['pronoun', 'determiner'], place.lexicon) &&
      !place.earlier.some((word) => comparative.test(word.form) && !isCapitalised(word)),
    weightElsewhere: 0.03,
    weightOfOthers: 0.05,
  },
  {
    forms: { de: 'um' },
    means: isConcept('in-order-to/conjunction'),
    holds: (place) =>
      gapBefore(place) > 1 &&
      place.after.some(({ form }) => form === 'zu' || (form.includes('zu') && infinitiveWithZu.test(form))),
    weightElsewhere: 1,
    weightOfOthers: 0.01,
  },
  {
    forms: { de: 'nach' },
    means: isConcept('to/preposition'),
    holds: ({ after: [next] }) =>
      isCapitalised(next) || /^(?:oben|unten|links|rechts|vorne?|hinten|außen|innen)$/.test(next?.form ?? ''),
    weightElsewhere: 0.01,
    weightOfOthers: 1,
  },
  {
    forms: { de: 'denn' },
    means: isConcept('so-then/particle'),
    holds: (place) => gapBefore(place) === 1,
    weightElsewhere: 0.01,
    weightOfOthers: 0.01,
  },
  {
    // In “da ging das Licht aus”, “da” is an adverb: after a conjunction the verb would come last.
    forms: { de: 'da' },
    means: isConcept('there/adverb'),
    holds: (place) =>
      (gapBefore(place) === 1 && !/^(?:und|aber|oder|doch)$/.test(place.before?.form ?? '')) ||
      isOnly(place.after[0], ['verb'], place.lexicon),
    weightElsewhere: 1,
    weightOfOthers: 0.02,
  },
  {
    forms: { de: 'das' },
    means: isConcept('that/determiner'),
    holds: (place) =>
      gapBefore(place) !== lengthOfComma &&
      /^(?:als|wie|nicht|auch|ja|alles|doch|schon|eine?)$/.test(place.after[0]?.form ?? ''),
    weightElsewhere: 1,
    weightOfOthers: 0.05,
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
    forms: { de: 'wird wurde wurden werden' },
    means: isConcept('be-passive/verb'),
    holds: ({ earlier, after, lexicon }) =>
      [...earlier.slice(-1), ...after].some((word) => participle.test(word.form) && mayBe(word, ['verb'], lexicon)),
    weightElsewhere: 0.1,
    weightOfOthers: 0.1,
  },
  {
    forms: { de: 'an' },
    means: isConcept('on/preposition'),
    holds: ({ after: [, noun] }) =>
      /(?:tag|morgen|abend|nachmittag|donnerstag|sonntag|samstag|montag)s?$/.test(noun?.form ?? ''),
    weightElsewhere: 1,
    weightOfOthers: 0.1,
  },
  {
    // A relative pronoun: in “Themen, die Perot anspricht” the verb comes last, as in every relative clause.
    forms: { de: 'die der das den dem denen dessen deren' },
    means: isConcept('who-which/pronoun'),
    holds: (place) => {
      const { before, earlier, after, lexicon } = place;
      const beforeThat = earlier.at(-2);
      const isBehindPreposition =
        beforeThat !== undefined &&
        isOnly(before, ['preposition'], lexicon) &&
        (before?.start ?? 0) - beforeThat.end === lengthOfComma;
      if (before === undefined || (gapBefore(place) !== lengthOfComma && !isBehindPreposition)) return false;
      const last = endOfClause(place);
      return last !== undefined && !isCapitalised(last) && mayBe(last, ['verb'], lexicon) && last !== after[0];
    },
    weightElsewhere: 1,
    weightOfOthers: 0.05,
  },
  {
    forms: { de: 'gemeinsam zusammen' },
    means: isConcept('together/adverb'),
    holds: ({ after: [next] }) => next?.form === 'mit',
    weightElsewhere: 1,
    weightOfOthers: 0.05,
  },
  {
    // A preposition in “während des Krieges”, but a conjunction in “während er schläft”.
    forms: { de: 'während' },
    means: (_, partOfSpeech) => partOfSpeech === 'preposition',
    holds: (place) => {
      const last = endOfClause(place);
      const isGenitive = /^(?:des|eines|dieses|jenes|[mds]eines|ihres|unseres)$/.test(place.after[0]?.form ?? '');
      return isGenitive || !mayBe(last, ['verb'], place.lexicon) || isCapitalised(last);
    },
    weightElsewhere: 0.1,
    weightOfOthers: 0.1,
  },
  {
    // “ihr” means “you” beside a verb that ends in “t”: “ihr habt”, “wisst ihr”
    forms: { de: 'ihr' },
    means: isConcept('you-plural/pronoun'),
    holds: ({ before, after: [next], lexicon }) =>
      [before, next].some(
        (word) => /^(?:seid|.{2,}t)$/.test(word?.form ?? '') && !isCapitalised(word) && isOnly(word, ['verb'], lexicon),
      ),
    weightElsewhere: 0.1,
    weightOfOthers: 0.1,
  },
  {
    forms: { de: 'ihr ihre ihren ihrem ihrer ihres' },
    means: (_, partOfSpeech) => partOfSpeech === 'determiner',
    holds: ({ word, after: [next, afterNext] }) =>
      next !== undefined && next.start - word.end === 1 && (isCapitalised(next) || isCapitalised(afterNext)),
    weightElsewhere: 1,
    weightOfOthers: 0.05,
  },
];
