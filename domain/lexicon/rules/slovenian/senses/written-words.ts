import { clauseAround, isConcept, type Place, type Rule } from '../../grammar-rule.ts';
import { isOnly, mayBe } from '../../word-classes.ts';
import { comparative } from '../slovenian-context.ts';

const isBesideNext = ({ word, after: [next] }: Place): boolean => next !== undefined && next.start - word.end === 1;

/** Whether the word opens a sentence or follows a punctuation mark or a conjunction. */
const opensClause = ({ word, before }: Place): boolean =>
  before === undefined || word.start - before.end > 1 || /^(?:in|ter|a|pa|ali|toda|ampak)$/.test(before.form);

/** Whether a comma follows the word, and then a clause of its own. */
const isListed = ({ word, after: [next] }: Place): boolean =>
  next !== undefined && next.start - word.end === 2 && !/^(?:ko|ki|kar|odkar|kadar|da|če)$/.test(next.form);

/** Verbs beside which “prav” means “rightly”: “prav ravna” (acts rightly). */
const rightly = /^(?:ima|nima|pride|prihaja|hodi|stori|dela|ravna|pravi|misli|govori|sliši|razume|vidi|je$|ni$|bo)/;

/** Words of written Slovenian whose place in the sentence shows their meaning. */
export const slovenianWrittenWords: readonly Rule[] = [
  {
    // “prvič” means “firstly” in “Prvič, nimam časa” (firstly, I have no time), but “for the first time” in “prvič sem ga
    // videl” (I saw him for the first time)
    forms: { sl: 'prvič' },
    means: isConcept('firstly/adverb'),
    holds: (place) => opensClause(place) && isListed(place),
    weightElsewhere: 0.01,
    weightOfOthers: 1e-6,
    isForSingleVersion: true,
  },
  {
    // “drugič” means “secondly” in “in drugič, nimam denarja” (and secondly, I have no money), but “the second time” in
    // “drugič je zmagal” (won for the second time)
    forms: { sl: 'drugič' },
    means: isConcept('secondly/adverb'),
    holds: (place) => opensClause(place) && isListed(place),
    weightElsewhere: 0.01,
    weightOfOthers: 1e-12,
    isForSingleVersion: true,
  },
  {
    // “vedno” means “more and more” in “vedno daljši dnevi” (longer and longer days), but “always” in “vedno boljši kot jaz”
    // (always better than me)
    forms: { sl: 'vedno zmeraj' },
    means: isConcept('ever-more-vedno/adverb'),
    holds: (place) =>
      isBesideNext(place) &&
      comparative.test(place.after[0]?.form ?? '') &&
      mayBe(place.after[0], ['adjective', 'adverb'], place.lexicon) &&
      place.before?.form !== 'še' &&
      !place.after.slice(1, 4).some(({ form }) => /^(?:kot|kakor|od)$/.test(form)),
    weightElsewhere: 1e-9,
    weightOfOthers: 1e-9,
    isForSingleVersion: true,
  },
  {
    // “prav” adds emphasis to a verb in “tu prav čutimo mir” (here we really feel peace), but means “right” in “prav ima”
    // (is right)
    forms: { sl: 'prav' },
    means: isConcept('quite-prav/adverb'),
    holds: (place) => {
      const [next] = place.after;
      return (
        isBesideNext(place) &&
        isOnly(next, ['verb'], place.lexicon) &&
        !rightly.test(next?.form ?? '') &&
        next?.analyses.some(({ features }) => features.some((each) => each.startsWith('pres'))) === true
      );
    },
    weightElsewhere: 1,
    weightOfOthers: 1e-6,
    isForSingleVersion: true,
  },
  {
    // “saj” means “after all” in “Saj vem” (I know, after all), but “because” in “ostal je doma, saj je bolan” (stayed at
    // home because he is ill)
    forms: { sl: 'saj' },
    means: isConcept('indeed/particle'),
    holds: ({ before }) => before === undefined,
    weightElsewhere: 0.01,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  {
    // “vi” is also the polite form for one person: “kam pa vi, gospod?” (and where are you going, sir?)
    forms: { sl: 'vi vas vam vami' },
    means: isConcept('you-vi/pronoun'),
    holds: (place) =>
      place.word.form !== 'vas' ||
      !isOnly(place.before, ['adjective', 'determiner', 'preposition'], place.lexicon) ||
      /^(?:za|od|do|brez|pri|o|v|na|med|iz|po|do)$/.test(place.before?.form ?? ''),
    weightElsewhere: 1e-6,
    isForSingleVersion: true,
  },
  {
    // “pozdravi” is a verb in “vljudno ga pozdravi” (greets him politely), but a noun in “lepi pozdravi” (kind regards)
    forms: { sl: 'pozdravi' },
    means: (_, partOfSpeech) => partOfSpeech === 'verb',
    holds: ({ before, lexicon }) =>
      before !== undefined && !mayBe(before, ['adjective', 'preposition', 'determiner', 'numeral'], lexicon),
    weightElsewhere: 0.1,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  {
    // “odpustila” means “forgave” in “ni mu odpustila” (did not forgive him), but “dismissed” in “odpustila je delavce”
    // (dismissed the workers)
    forms: { sl: 'odpustil odpustila odpustili odpustile odpustiti odpusti odpustim odpustijo' },
    means: isConcept('forgive/verb'),
    holds: (place) =>
      clauseAround(place).some(({ form }) => /^(?:mi|ti|mu|ji|nam|vam|jim|si|greh|grehe|krivdo|dolgove?)$/.test(form)),
    weightElsewhere: 0.3,
    weightOfOthers: 1e-12,
    isForSingleVersion: true,
  },
  {
    // “slama” means “straw” in “suha slama” (dry straw). It is hardly ever a form of “sla” (craving).
    forms: { sl: 'slama' },
    means: isConcept('straw/noun'),
    holds: () => true,
    weightElsewhere: 1,
    weightOfOthers: 1e-12,
    isForSingleVersion: true,
  },
  {
    // “tekom” means “during” in “tekom leta” (during the year), but “run” in “s hitrim tekom” (with a quick run)
    forms: { sl: 'tekom' },
    means: isConcept('during-tekom/preposition'),
    holds: (place) =>
      isBesideNext(place) &&
      !isOnly(place.before, ['adjective', 'preposition', 'determiner'], place.lexicon) &&
      !clauseAround(place).some(({ form }) => /^(?:maraton|smuč|šport)/.test(form)),
    weightElsewhere: 1e-3,
    weightOfOthers: 1e-6,
  },
];
