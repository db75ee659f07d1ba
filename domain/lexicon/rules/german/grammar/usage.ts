import type { ReadWord } from '../../../read-sentence.ts';
import { endOfClause, gapBefore, isConcept, type Place, type Rule } from '../../grammar-rule.ts';
import { isCapitalised, isOnly, isParticiple, mayBe } from '../../word-classes.ts';
import { isFiniteVerb } from '../german-context.ts';

const nextOf = ({ word, after: [next] }: Place): ReadWord | undefined =>
  next && next.start - word.end === 1 ? next : undefined;

const months =
  /^(?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|jänner|jahresende|monatsende|quartalsende)$/;

const presentVerb =
  /^(?:bin|ist|sind|habe?|hat|haben|kann|können|muss|muß|müssen|will|wollen|soll|sollen|darf|dürfen|geht|gehen|gibt|kauft|weiß|wissen|steht|stehen|macht|machen|kommt|heißt|gilt|braucht|zahlt|bleibt)$/;

/**
 * Whether “schließlich” gives a reason: “Er ist schließlich krank” (he is ill, after all), but not “schließlich ging
 * er” (finally he left).
 */
function givesReason(place: Place): boolean {
  const last = endOfClause(place);
  if (last && !isCapitalised(last) && isParticiple(last, 'de')) return false;
  return presentVerb.test((place.before && gapBefore(place) === 1 ? place.before : nextOf(place))?.form ?? '');
}

const isSuperlative = (word: ReadWord) =>
  /^(?:erste[nrs]?|letzte[nrs]?|einzige[nrs]?)$/.test(word.form) ||
  word.analyses.some(({ features }) => features.some((each) => each.startsWith('spl')));

const isDeclinedNeuter = (word: ReadWord | undefined, { lexicon }: Place) =>
  word !== undefined &&
  /..es$/.test(word.form) &&
  (mayBe(word, ['adjective'], lexicon) || word.form === 'anderes') &&
  !mayBe(word, ['pronoun'], lexicon);

/** Rules for everyday words that mean something else in certain constructions. */
export const germanUsageRules: readonly Rule[] = [
  {
    // “überhaupt” means “ever” in “der beste Film überhaupt” (the best film ever), but not in “Das geht überhaupt nicht”
    // (that does not work at all).
    forms: { de: 'überhaupt' },
    means: isConcept('of-all-ever-ueberhaupt-de/adverb'),
    holds: (place) =>
      isCapitalised(place.before) && gapBefore(place) === 1 && place.earlier.slice(-4).some(isSuperlative),
    weightElsewhere: 1e-8,
    weightOfOthers: 1e-5,
  },
  {
    // “mehr” means “any more” in “Es gibt keine Gefahr mehr” (there is no danger any more), but not in “keine mehr als er”
    // (none more than he).
    forms: { de: 'mehr' },
    means: isConcept('any-more-mehr-de/adverb'),
    holds: (place) =>
      isCapitalised(place.before) &&
      gapBefore(place) === 1 &&
      nextOf(place)?.form !== 'als' &&
      place.earlier.slice(-5).some(({ form }) => /^(?:keine?[nmrs]?|nie|niemals|niemand|nicht)$/.test(form)),
    weightElsewhere: 1e-8,
    weightOfOthers: 1e-4,
  },
  {
    // “entsprechend” means “according to” in “entsprechend dem Plan” and “dem Plan entsprechend” (according to the plan).
    forms: { de: 'entsprechend' },
    means: isConcept('in-line-with-entsprechend-de/preposition'),
    holds: (place) => {
      const isDative = (form = '') => /^(?:dem|der|den|diese[mnr]|(?:sein|ihr|unser|ein)e[mnr])$/.test(form);
      return (
        isDative(nextOf(place)?.form) ||
        (isCapitalised(place.before) && gapBefore(place) === 1 && isDative(place.earlier.at(-2)?.form))
      );
    },
    weightElsewhere: 1e-8,
    weightOfOthers: 1e-4,
  },
  {
    // “Wahrscheinlich” is an adverb in “Wahrscheinlich kommt er” (he is probably coming), but not in “Das ist
    // wahrscheinlich.” (that is likely).
    forms: { de: 'wahrscheinlich voraussichtlich' },
    means: (_, partOfSpeech) => partOfSpeech === 'adverb',
    holds: (place) =>
      !/^(?:sehr|so|wenig|höchst|ist|sei|wäre|erscheint|scheint|als)$/.test(place.before?.form ?? '') ||
      nextOf(place) !== undefined,
    weightElsewhere: 0.1,
    weightOfOthers: 1e-4,
  },
  {
    // “zum” means “on” in “zum 1. März” (on 1 March), but not in “zum dritten Mal” (for the third time).
    forms: { de: 'zum' },
    means: isConcept('as-of-date-zum-de/preposition'),
    holds: ({ after: [next, afterNext] }) =>
      months.test(next?.form ?? '') || (/^\d/.test(next?.form ?? '') && months.test(afterNext?.form ?? '')),
    weightElsewhere: 1e-8,
    weightOfOthers: 1e-5,
  },
  {
    forms: { de: 'schließlich' },
    means: isConcept('after-all/expression'),
    holds: givesReason,
    weightElsewhere: 1e-4,
    weightOfOthers: 1e-4,
  },
  {
    // “was” means “something” in “was Neues” (something new), but not in “was neu ist” (what is new).
    forms: { de: 'was' },
    means: isConcept('something/pronoun'),
    holds: (place) => isDeclinedNeuter(nextOf(place), place),
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
  },
  {
    // “einfach” means “simply” in “Er kam einfach mit seinem Hund” (he simply came with his dog), but not in “Das ist
    // einfach” (that is simple).
    forms: { de: 'einfach' },
    means: isConcept('simply/adverb'),
    holds: (place) => {
      const next = nextOf(place);
      if (/^(?:ganz|sehr|so|zu|relativ|recht|ziemlich|wie|nicht|besonders)$/.test(place.before?.form ?? ''))
        return false;
      return next !== undefined && !/^(?:und|oder|zu|aber|wie|genug)$/.test(next.form);
    },
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
  },
  {
    // “erwartet” is a verb in “besser als man erwartet” (better than you expect).
    forms: { de: 'erwartet gedacht gehofft' },
    means: (_, partOfSpeech) => partOfSpeech === 'verb',
    holds: ({ before }) => /^(?:ich|du|er|sie|es|wir|man|ihr|habe|hat|hatte|haben|hatten)$/.test(before?.form ?? ''),
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
  },
  {
    // “die” means “that” in “die Leute die ich kenne” (the people that I know), where the comma is missing.
    forms: { de: 'die der das den dem' },
    means: isConcept('who-which/pronoun'),
    holds: (place) =>
      place.before !== undefined &&
      gapBefore(place) === 1 &&
      (isCapitalised(place.before) || isOnly(place.before, ['preposition'], place.lexicon)) &&
      /^(?:ich|er|wir|man|du)$/.test(nextOf(place)?.form ?? ''),
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
  },
  {
    // “damit” means “so that” in “…, damit er kommt” (so that he comes), but not in “Damit ist alles gesagt” (with that,
    // everything is said).
    forms: { de: 'damit' },
    means: isConcept('so-that/conjunction'),
    holds: (place) => {
      const last = endOfClause(place);
      const next = nextOf(place);
      return (
        next !== undefined &&
        last !== undefined &&
        last !== next &&
        !isCapitalised(last) &&
        isFiniteVerb(last) &&
        (isCapitalised(next) || mayBe(next, ['pronoun', 'determiner'], place.lexicon))
      );
    },
    weightElsewhere: 0.1,
    weightOfOthers: 1e-5,
  },
  {
    // “einem” means “a” in “in einem am Montag gefällten Urteil” (in a judgment given on Monday), but not in “einer von
    // ihnen” (one of them).
    forms: { de: 'ein eine einen einem einer eines' },
    means: isConcept('a/determiner'),
    holds: (place) => {
      const { after, lexicon } = place;
      const at = after.findIndex(
        (each) =>
          !isCapitalised(each) &&
          each.analyses.some(({ features }) => features.some((tag) => tag.startsWith('part decl'))),
      );
      return (
        at > 1 &&
        mayBe(nextOf(place), ['preposition'], lexicon) &&
        isCapitalised(after[at - 1]) &&
        isCapitalised(after[at + 1])
      );
    },
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
  },
  {
    forms: { de: 'ihn' },
    means: isConcept('him/pronoun'),
    holds: () => true,
    weightElsewhere: 1,
    weightOfOthers: 0.2,
  },
];
