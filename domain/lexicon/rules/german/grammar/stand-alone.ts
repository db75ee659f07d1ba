import type { ReadWord } from '../../../read-sentence.ts';
import { endOfClause, isConcept, type Place, type Rule } from '../../grammar-rule.ts';
import { isCapitalised, isOnly } from '../../word-classes.ts';
import { isDeclined, isFiniteVerb } from '../german-context.ts';

/** Whether a finite verb follows directly: “hat” in “Den hat er” (he has that one). */
const isBeforeVerb = ({ word, rest: [next], lexicon }: Place): boolean =>
  next !== undefined &&
  next.start - word.end === 1 &&
  !isCapitalised(next) &&
  isFiniteVerb(next) &&
  isOnly(next, ['verb'], lexicon);

const isFirst = ({ before }: Place): boolean => before === undefined || /^(?:und|aber|denn|doch)$/.test(before.form);

const verbsOfPlace = /^(?:ist|sind|war|waren|liegt|lag|steht|stand|stehen|sitzt|saß|hängt|hing|kommt|kam|kommen)$/;

const dativePronoun = /^(?:mir|dir|ihm|ihr|uns|euch|ihnen)$/;

/** The words before this verb, and the words after it up to the next comma. Used to find “es” as the subject. */
function wordsNear({ word, earlier, rest }: Place): readonly ReadWord[] {
  const near = rest.slice(0, 8);
  const end = near.findIndex((each, index) => each.start - (near[index - 1] ?? word).end > 1);
  return [...earlier.slice(-5), ...(end < 0 ? near : near.slice(0, end))];
}

const isImpersonal = (words: readonly ReadWord[]): boolean =>
  words.some(({ form }) => form === 'es') && !words.some(({ form }) => /^(?:ich|er|wir|du|man)$/.test(form));

const subordinating =
  /^(?:dass|daß|damit|weil|ob|was|wenn|als|nachdem|bevor|obwohl|falls|sobald|solange|während|bis|wie|wo|warum|indem|sofern|soweit|sodass|ehe|seit|seitdem|obgleich|wenngleich|sooft|weshalb|wodurch|womit)$/;

/** Whether “sie” opens a clause that ends in a plural verb: “damit sie dort sein können” (so that they can be there). */
function isSubjectOfPlural(place: Place): boolean {
  if (!subordinating.test(place.before?.form ?? '')) return false;
  const last = endOfClause(place);
  const features = last && !isCapitalised(last) ? last.analyses.flatMap((each) => each.features) : [];
  return features.some((each) => /\b3pl\b/.test(each)) && !features.some((each) => /\b3sg\b/.test(each));
}

/** Rules for German words that stand for a noun or a whole statement, and for verbs whose subject is “es”. */
export const germanStandAloneRules: readonly Rule[] = [
  {
    // “Den” means “him” in “Den kenne ich” (I know him), but not in “Den Mann kenne ich” (I know the man).
    forms: { de: 'den dem' },
    means: isConcept('him-den-de/pronoun'),
    holds: (place) => place.before === undefined && isBeforeVerb(place) && !isDeclined(place.rest[0] ?? place.word),
    weightElsewhere: 1e-9,
    weightOfOthers: 1e-6,
  },
  {
    forms: { de: 'der' },
    means: isConcept('him-den-de/pronoun'),
    holds: () => false,
    weightElsewhere: 1e-9,
  },
  {
    // “Da” refers to what was said in “Da hatte er recht” (he was right there), but not in “Da ist ein Hund” (there is a
    // dog) or “Da er krank war” (as he was ill).
    forms: { de: 'da' },
    means: isConcept('then-there-da-de/adverb'),
    holds: (place) =>
      isFirst(place) &&
      isBeforeVerb(place) &&
      (!verbsOfPlace.test(place.rest[0]?.form ?? '') || /^(?:ich|wir|er|man)$/.test(place.rest[1]?.form ?? '')),
    weightElsewhere: 1e-6,
    weightOfOthers: 1e-4,
  },
  {
    // “So” means “in this way” in “So entstand die Stadt” (this is how the town came into being), but not in “So viel Geld
    // hat er nicht” (he does not have that much money).
    forms: { de: 'so' },
    means: isConcept('in-this-way-so-de/adverb'),
    holds: (place) => isFirst(place) && isBeforeVerb(place),
    weightElsewhere: 1e-6,
    weightOfOthers: 1e-4,
  },
  {
    // “meines” means “mine” in “Dein Haus und meines.” (your house and mine), but “meiner” means “my” in “eines meiner
    // Häuser” (one of my houses).
    forms: { de: 'meiner meines meins seiner seines seins ihrer ihres ihrs unserer unseres meine seine ihre unsere' },
    means: isConcept(
      'mine/pronoun',
      'his-pronoun/pronoun',
      'his-own-seines-de/pronoun',
      'hers-theirs-ihrer-de/pronoun',
      'ours-unserer-de/pronoun',
    ),
    holds: ({ word, rest: [next] }) =>
      next === undefined ||
      next.start - word.end > 1 ||
      /^(?:ist|sind|war|waren|hat|haben|hatte|wird|steht|stehen|als)$/.test(next.form),
    weightElsewhere: 1e-5,
    weightOfOthers: 1e-4,
  },
  {
    // “kam” means “happen” in “Es kam gestern zu einem Unfall” (there was an accident yesterday), but not in “Er kam zu mir”
    // (he came to me).
    forms: { de: 'kommt kam kommen gekommen komme käme' },
    means: isConcept('happen-kommen-de/verb'),
    holds: (place) => {
      const near = wordsNear(place);
      return (
        isImpersonal(near) &&
        near.some(({ form }) => /^(?:zu|zum|zur)$/.test(form)) &&
        !near.some(({ form }) => dativePronoun.test(form) || /^(?:hilfe|welt|hause|ende|schluss|auf|an)$/.test(form))
      );
    },
    weightElsewhere: 1e-7,
    weightOfOthers: 1e-3,
  },
  {
    // “geht” means “fare” (feel well or badly) in “Es geht mir besser” (I feel better) and “Wie geht es deiner Mutter?” (how
    // is your mother?), but not in “Es geht um Geld” (it is about money).
    forms: { de: 'geht ging gehe gehen gegangen ginge' },
    means: isConcept('fare-gehen-de/verb'),
    holds: (place) => {
      const near = wordsNear(place);
      if (!isImpersonal(near) || near.some(({ form }) => /^(?:um|darum|worum|los|weiter)$/.test(form))) return false;
      return near.some(({ form }) => dativePronoun.test(form)) || /^wie$/.test(place.before?.form ?? '');
    },
    weightElsewhere: 1e-7,
    weightOfOthers: 1e-3,
  },
  {
    // “sie” means “they” in “damit sie am Montag kommen” (so that they come on Monday), but not in “damit sie am Montag
    // kommt” (so that she comes on Monday).
    forms: { de: 'sie' },
    means: isConcept('they/pronoun'),
    holds: isSubjectOfPlural,
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
  },
  {
    forms: { de: 'gibt’s gab’s gibts' },
    means: isConcept('there-is-gibts-de/expression'),
    holds: () => true,
    weightElsewhere: 1,
    weightOfOthers: 1e-6,
  },
];
