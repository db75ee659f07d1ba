import { gapBefore, isConcept, lengthOfComma, type Rule } from './grammar-rule.ts';
import { isCapitalised, isOnly, mayBe } from './word-classes.ts';

const comparative = /^(?:mehr|eher|anders|nichts|weiter|.{3,}er|.{3,}ere[mnrs]?)$/;
const participle = /^(?:(?:\p{L}+)?ge\p{L}+(?:t|en)|(?:be|ver|er|ent|zer|über|unter|wider)\p{L}+(?:t|en)|\p{L}+iert)$/u;

/** “zurückzukaufen”. */
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
    forms: { de: 'die der das den dem' },
    means: isConcept('who-which/pronoun'),
    holds: (place) => {
      if (place.before === undefined || gapBefore(place) !== lengthOfComma) return false;
      const end = place.after.findIndex(
        (word, index) => (place.after[index + 1]?.start ?? word.end + 2) - word.end > 1,
      );
      const last = place.after[end];
      return end > 0 && last !== undefined && isOnly(last, ['verb'], place.lexicon);
    },
    weightElsewhere: 1,
    weightOfOthers: 0.2,
  },
  {
    forms: { de: 'gemeinsam zusammen' },
    means: isConcept('together/adverb'),
    holds: ({ after: [next] }) => next?.form === 'mit',
    weightElsewhere: 1,
    weightOfOthers: 0.05,
  },
];
