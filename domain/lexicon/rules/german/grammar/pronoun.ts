import type { ReadWord } from '../../../read-sentence.ts';
import { endOfClause, gapBefore, isConcept, lengthOfComma, type Place, type Rule } from '../../grammar-rule.ts';
import { isCapitalised, isOnly, mayBe } from '../../word-classes.ts';
import { hasNear, isDeclined, isFiniteVerb, isInfinitiveWithZu, isNumber } from '../german-context.ts';

const subordinating = /^(?:wenn|dass|daß|ob|weil|was|wie|wo|falls|damit|sobald|bis|als|bevor|nachdem|da)$/;
const article = /^(?:d(?:ie|er|as|en|em|es)|eine?[mnrs]?|keine?[mnrs]?|diese?[mnrs]?|jede[mnrs]?)$/;

/**
 * Whether the form can only be used with “ihr” (you): “betretet” (enter), but not “macht” (make), which may be “er macht” (he
 * makes).
 */
const isInSecondPlural = (word: ReadWord) =>
  !isCapitalised(word) &&
  word.analyses.some(({ features }) => features.some((each) => /\b2pl\b/.test(each))) &&
  !word.analyses.some(({ features }) => features.some((each) => /\b3sg\b|^part/.test(each)));

/** Whether “was” follows a verb or a word such as “noch”. Then “was” opens no clause: “noch was” (something else). */
const isFiniteOrAdverb = ({ before, lexicon }: Place) =>
  before !== undefined &&
  !isCapitalised(before) &&
  (isFiniteVerb(before) ||
    /^(?:mal|noch|schon|auch|wieder|doch|so|mir|dir|ihm|ihr|uns|ihnen|euch)$/.test(before.form)) &&
  !mayBe(before, ['preposition', 'conjunction'], lexicon);

/** Whether a comma and a preposition precede: “das Haus, in dem” (the house in which). */
function opensRelative({ before, earlier, lexicon }: Place): boolean {
  const beforeThat = earlier.at(-2);
  return (
    beforeThat !== undefined &&
    isOnly(before, ['preposition'], lexicon) &&
    (before?.start ?? 0) - beforeThat.end === lengthOfComma
  );
}

const auxiliary =
  /^(?:habe|haben|hat|hatten?|hätten?|sei|seien|ist|sind|war|waren|wären?|wird|werden?|würden?|wurden?|könnt?en?|könne|kann|müssen?|muss|muß|sollen?|soll|wollen?|will|dürfen?|darf)$/;

/**
 * Whether an auxiliary comes before the participle or infinitive at the end of the clause: “habe” in “er sagte, der Mann habe
 * ihn gesehen” (he said the man had seen him). In a relative clause, the auxiliary would come last.
 */
function isMainClause({ rest }: Place, last: ReadWord | undefined): boolean {
  const clause = last ? rest.slice(0, rest.indexOf(last)) : [];
  const at = clause.findIndex(({ form }) => auxiliary.test(form));
  const isOfVerb = (features: string) => /^(?:part|inf)/.test(features);
  // Also true if the clause ends with a participle without its auxiliary: “…, der Rest in Haftstrafen umgewandelt” (the rest
  // converted into prison sentences)
  const isNeverFinite = last !== undefined && !isFiniteVerb(last) && last.analyses.length > 0;
  if (isNeverFinite && isCapitalised(rest[0]) && last.analyses.every(({ features }) => features.some(isOfVerb)))
    return true;
  return (
    at > 0 &&
    clause.slice(0, at).some(isCapitalised) &&
    !auxiliary.test(last?.form ?? '') &&
    (last?.analyses.some(({ features }) => features.some(isOfVerb)) ?? false)
  );
}

/** Whether the word is a pronoun and not an article, because no noun follows: “die” in “sind die nett” (they are nice!). */
function standsAlone(place: Place): boolean {
  const { word, before, rest, lexicon } = place;
  const [next] = rest;
  if (!next || next.start - word.end > 1 || isCapitalised(next)) return false;
  // “Die verstärkte Nachfrage” (the increased demand) opens with an article.
  if (before === undefined && isDeclined(next) && isCapitalised(rest[1])) return false;
  if (before === undefined) return isOnly(next, ['verb'], lexicon) && isFiniteVerb(next) && word.form !== 'den';
  // “die” in “weil die kommen” (because they are coming) is a pronoun.
  if (subordinating.test(before.form) && word.form !== 'den' && gapBefore(place) === 1)
    return isFiniteVerb(next) && (isOnly(next, ['verb'], lexicon) || endOfClause(place) === next);
  if (gapBefore(place) !== 1 || isCapitalised(before) || !isFiniteVerb(before) || !isOnly(before, ['verb'], lexicon))
    return false;
  const last = endOfClause(place);
  const clause = last ? rest.slice(0, rest.indexOf(last) + 1) : rest;
  // “besser” in “sind die besser” (they are better) does not belong to a noun: a comparative may be a predicate.
  const isBeforeNoun = (each: ReadWord) => isCapitalised(each) || (isDeclined(each) && !/er$/.test(each.form));
  return !clause.some((each) => isBeforeNoun(each) || isNumber(each, place));
}

export const germanPronounRules: readonly Rule[] = [
  {
    // “Sie” means “you” in “Melden Sie sich” (get in touch), but not in “Sie kam” (she came) or “er sah sie” (he saw her).
    forms: { de: 'sie ihnen' },
    means: isConcept('you-formal/pronoun'),
    holds: (place) => place.before !== undefined && gapBefore(place) === 1 && isCapitalised(place.word),
    weightElsewhere: 1,
    weightOfOthers: 1e-6,
  },
  {
    // “keine” means “no” in “keine Zeit” (no time), but not in “ich habe keine” (I have none).
    forms: { de: 'keine keinen keinem keiner keines' },
    means: isConcept('no-none/determiner'),
    holds: ({ word, after: [next] }) =>
      next !== undefined && next.start - word.end === 1 && (isCapitalised(next) || isDeclined(next)),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
  },
  {
    // “es” means “there” in “es gibt” (there is) and “gab es” (there was).
    forms: { de: 'es' },
    means: isConcept('there-es-de/particle'),
    holds: (place) =>
      hasNear(/^(?:gibt|gab|gebe|gäbe|geben|gegeben|gibts)$/)(place) &&
      !hasNear(/^(?:mir|dir|ihm|ihnen|zurück|auf$|ich|er$|wir|zu)$/)(place),
    weightElsewhere: 1e-5,
    weightOfOthers: 1e-4,
  },
  {
    // “sein” means “his” in “sein zwei Jahre älterer Bruder” (his brother, two years older), but not in “um gut zu sein” (in
    // order to be good).
    forms: { de: 'sein' },
    means: (_, partOfSpeech) => partOfSpeech === 'determiner',
    holds: ({ word, before, rest: [next, ...others] }) =>
      next !== undefined &&
      next.start - word.end === 1 &&
      before?.form !== 'zu' &&
      (isCapitalised(next) ||
        (!/^(?:und|oder|aber|als|wie|kann|könnte|soll|sollte|wird|würde|muss|müsste|will|wollte|darf|mag|dürfte|konnte|musste|in|an|auf|zu|für|werden)$/.test(
          next.form,
        ) &&
          others.slice(0, 3).some((other) => isCapitalised(other)))),
    weightElsewhere: 0.05,
    weightOfOthers: 0.01,
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
    // “die” is a relative pronoun if the verb comes last: “Themen, die Perot anspricht” (topics that Perot raises)
    forms: { de: 'die der das den dem denen' },
    means: isConcept('who-which/pronoun'),
    holds: (place) => {
      const { before, after, lexicon } = place;
      if (before === undefined || (gapBefore(place) !== lengthOfComma && !opensRelative(place))) return false;
      const last = endOfClause(place);
      // In “…, die Preise zu senken” (to lower the prices), “die” is an article.
      if (isInfinitiveWithZu(place, last) || isMainClause(place, last)) return false;
      return last !== undefined && !isCapitalised(last) && mayBe(last, ['verb'], lexicon) && last !== after[0];
    },
    weightElsewhere: 1,
    weightOfOthers: 0.05,
  },
  {
    // “ihr” means “you” beside a verb that ends in “t”: “ihr habt” (you have).
    forms: { de: 'ihr' },
    means: isConcept('you-plural/pronoun'),
    holds: ({ before, earlier, after: [next], lexicon }) =>
      [before, next].some(
        (word) =>
          /^(?:seid|.{2,}t)$/.test(word?.form ?? '') &&
          (!isCapitalised(word) || (word === before && earlier.length === 1)) &&
          isOnly(word, ['verb'], lexicon),
      ),
    weightElsewhere: 0.1,
    weightOfOthers: 0.1,
  },
  {
    // “ihr” means “you” in “wenn ihr das Haus betretet” (when you enter the house).
    forms: { de: 'ihr' },
    means: isConcept('you-plural/pronoun'),
    holds: ({ before, rest }) => subordinating.test(before?.form ?? '') && rest.slice(0, 8).some(isInSecondPlural),
    weightElsewhere: 1,
    weightOfOthers: 1e-7,
  },
  {
    // “ihr” means “her” in “ihr großes Haus” (her big house), but not in “wie ihr das Haus gefällt” (how she likes the
    // house).
    forms: { de: 'ihr ihre ihren ihrem ihrer ihres' },
    means: (_, partOfSpeech) => partOfSpeech === 'determiner',
    holds: ({ word, after: [next, afterNext], lexicon }) =>
      next !== undefined &&
      next.start - word.end === 1 &&
      !article.test(next.form) &&
      (isCapitalised(next) || (isCapitalised(afterNext) && !isOnly(next, ['preposition', 'conjunction'], lexicon))),
    weightElsewhere: 1,
    weightOfOthers: 0.05,
  },
  {
    // “ihr” is a pronoun in “sprach mit ihr.” (spoke with her), but a possessive in “in ihr Haus” (into her house).
    forms: { de: 'ihr' },
    means: isConcept('her/pronoun'),
    holds: ({ word, before, after: [next], lexicon }) =>
      /^(?:mit|von|zu|bei|nach|aus|vor|hinter|neben|an|auf|über|in)$/.test(before?.form ?? '') &&
      (next === undefined ||
        next.start - word.end > 1 ||
        isOnly(next, ['preposition', 'conjunction', 'verb'], lexicon)),
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
  },
  {
    // “einem” means “a person” in “will einem ein Auto verkaufen” (wants to sell one a car), but not in “mit einem neuen
    // Auto” (with a new car).
    forms: { de: 'einem einen' },
    means: isConcept('one-people/pronoun'),
    holds: ({ word, after: [next] }) =>
      next !== undefined && next.start - word.end === 1 && /^(?:k?eine?[mn]?|d(?:as|ie|en))$/.test(next.form),
    weightElsewhere: 1,
    weightOfOthers: 1e-6,
  },
  {
    // After another pronoun or a preposition, “sie” is not the subject: “dass wir sie sehen” (that we see them), “für sie”
    // (for her)
    forms: { de: 'sie' },
    means: isConcept('them/pronoun', 'her/pronoun'),
    holds: (place) =>
      gapBefore(place) === 1 &&
      (/^(?:ich|wir|er|man|du)$/.test(place.before?.form ?? '') ||
        // “sie” is the object in “Wir haben sie gefragt” (we asked them): the subject comes before the auxiliary.
        (/^(?:ich|wir|er|man|du)$/.test(place.earlier.at(-2)?.form ?? '') &&
          auxiliary.test(place.before?.form ?? '') &&
          (place.before?.start ?? 0) - (place.earlier.at(-2)?.end ?? 0) === 1) ||
        /^(?:für|ohne|durch|gegen|um|über|an|auf|in|unter)$/.test(place.before?.form ?? '')),
    weightElsewhere: 1,
    weightOfOthers: 0.01,
  },
  {
    // Stressed “die” (they): “Die kommen nicht” (they aren’t coming), but “alle, die kommen” (all who come)
    forms: { de: 'die der den' },
    means: isConcept('they-die-de/pronoun'),
    holds: standsAlone,
    weightElsewhere: 1e-5,
    weightOfOthers: 1e-9,
  },
  {
    // “deren” means “their” in “ihre Kinder und deren Freunde” (her children and their friends), but “whose” in “die Frau,
    // deren Kinder” (the woman whose children).
    forms: { de: 'deren' },
    means: isConcept('their/determiner'),
    holds: (place) => place.before !== undefined && gapBefore(place) === 1 && !opensRelative(place),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
  },
  {
    // “denen” means “those” in “von denen will ich nichts” (I want nothing from those), but not in “die Leute, von denen”
    // (the people of whom).
    forms: { de: 'denen' },
    means: isConcept('those-denen-de/pronoun'),
    holds: (place) => place.before !== undefined && gapBefore(place) === 1 && !opensRelative(place),
    weightElsewhere: 1e-5,
    weightOfOthers: 1e-5,
  },
  {
    // “was” means “something” in “Ich lerne was dazu” (I am learning something), but not in “was du willst” (what you want).
    forms: { de: 'was' },
    means: isConcept('something/pronoun'),
    holds: (place) => {
      const [next] = place.after;
      const isLast = next === undefined || next.start - place.word.end > 1;
      if (gapBefore(place) !== 1 || !isFiniteOrAdverb(place)) return false;
      return isLast
        ? place.before?.form !== 'so'
        : /^(?:dazu|davon|zu|anderes|gegen|damit|daran|dagegen|besseres|neues)$/.test(next.form) ||
            (isCapitalised(next) && /es$/.test(next.form));
    },
    weightElsewhere: 0.02,
    weightOfOthers: 0.01,
  },
  {
    // “selbst” means “itself” in “das Haus selbst” (the house itself) and “even” in “selbst das Haus” (even the house).
    forms: { de: 'selbst selber' },
    means: isConcept('itself-selbst-de/adverb', 'even/adverb'),
    holds: () => true,
    weightElsewhere: 1,
    weightOfOthers: 1e-6,
  },
  {
    // “davon” means “of it” in “ein Teil davon” (a part of it), but not in “er lief davon” (he ran away).
    forms: { de: 'davon' },
    means: isConcept('of-it/pronoun'),
    holds: (place) => !hasNear(/^(?:lauf|lief|läuf|gelaufen|kam|komm|flog|flieg|fuhr|fahr|rann|schlich|trug)/)(place),
    weightElsewhere: 0.1,
    weightOfOthers: 1e-3,
  },
];
