import { gapBefore, isConcept, lengthOfQuotation, type Place, type Rule } from '../grammar-rule.ts';
import { isCapitalised, isOnly, isParticiple, mayBe } from '../word-classes.ts';

const endsClause = ({ word, after: [next] }: Place) => !next || next.start - word.end > 1;

/** Words after which “to” opens an infinitive: “whether to vote”, “unwilling to wait”. */
const completed =
  /^(?:whether|how|what|which|where|when|able|unable|willing|unwilling|going|ought|reasons?|attempts?|habit|way|right|said|wants?|wanted|try|tries|tried|trying|began|begun|begins?|start(?:s|ed)?|dared?|love|like|needs?|needed|hopes?|hoped|decide[sd]?|seem(?:s|ed)?|ask(?:s|ed)|allow(?:s|ed)?|supposed|agreed|proposed|offer(?:s|ed)?|refuse[sd]?|learn(?:s|ed)?|forg[eo]ts?|sure|easy|easier|hard|harder|ready|delighted|pleased|sorry|afraid|proud|glad|likely|free)$/;

/** Verbs after which an object and then an infinitive may follow: “allow the dog to sleep”. */
const withInfinitive =
  /^(?:want|allow|require|expect|ask|order|urge)(?:s|e?d|ing)?$|^(?:enabl|encourag|requir|urg|forc|persuad|advis)(?:e[sd]?|ing)$/;

const compared = /^(?:more|less|worse|\p{L}{3,}er)$/u;

/** How many words after “the” are searched for comparatives: “the bigger the speakers are the better”. */
const widestComparison = 8;

const hours =
  /^(?:\d.*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midnight|dawn|dusk|morning|evening|night|nightfall|then|now|early|late|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december)$/;

export const englishRules: readonly Rule[] = [
  {
    // “wouldn’t” is a form of “will”, but its meaning includes “not”. So only concepts whose name ends in “-not” fit.
    forms: { en: 'can’t cannot won’t wouldn’t couldn’t shouldn’t haven’t hasn’t hadn’t isn’t aren’t wasn’t weren’t' },
    means: (conceptId) => /-not\/verb$/.test(conceptId),
    holds: () => true,
    weightElsewhere: 1,
    weightOfOthers: 1e-5,
  },
  {
    forms: { en: 'to' },
    means: isConcept('to-infinitive/particle'),
    holds: ({ before, earlier, after: [next], lexicon }) =>
      completed.test(before?.form ?? '') ||
      earlier.slice(-3).some(({ form }) => /^(?:too|enough)$/.test(form)) ||
      /^(?:want(?:s|ed)?|ask(?:s|ed)?|tells?|told)$/.test(earlier.at(-2)?.form ?? '') ||
      // “to” opens an infinitive in “I want our old friends to know”.
      (isOnly(next, ['verb'], lexicon) && earlier.slice(-5).some(({ form }) => withInfinitive.test(form))),
    weightElsewhere: 1,
    weightOfOthers: 0.2,
  },
  {
    forms: { en: 'the' },
    means: isConcept('the-comparative/particle'),
    holds: ({ word, earlier, rest, lexicon }) => {
      const [next, ...others] = rest.slice(0, widestComparison);
      // A noun, verb or name in “-er” is not a comparative: “the paper”.
      const isCompared = (each: typeof next) =>
        compared.test(each?.form ?? '') && !isOnly(each, ['noun', 'verb', 'name'], lexicon);
      const comparisons = [...earlier, word, next, ...others].filter(
        (word, index, words) => isCompared(word) && (words[index - 1]?.form ?? 'the') === 'the',
      );
      return isCompared(next) && comparisons.length > 1;
    },
    weightElsewhere: 0.01,
    weightOfOthers: 0.001,
  },
  {
    forms: { en: 'as' },
    means: isConcept('while/conjunction'),
    holds: ({ before }) => before?.form === 'just',
    weightElsewhere: 1,
    weightOfOthers: 0.05,
  },
  {
    forms: { en: 'by' },
    means: isConcept('by-a-time/preposition'),
    // “by” means “not later than” in “by two o’clock”, but not in “by two groups”.
    holds: ({ after: [next, second] }) =>
      hours.test(next?.form ?? '') &&
      !(
        /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/.test(next?.form ?? '') &&
        /(?:[^s]s|men|people|of)$/.test(second?.form ?? '')
      ),
    weightElsewhere: 0.02,
    weightOfOthers: 0.2,
  },
  {
    forms: { en: 'one ones' },
    means: isConcept('one-prop/pronoun'),
    holds: ({ word, before, after: [next], lexicon }) =>
      (mayBe(before, ['adjective'], lexicon) && !/^(?:only|last|first|other|all|any)$/.test(before?.form ?? '')) ||
      /^(?:isn’t|wasn’t|aren’t|this|another|each)$/.test(before?.form ?? '') ||
      (word.form === 'ones' && next !== undefined),
    weightElsewhere: 0.02,
    weightOfOthers: 0.02,
  },
  {
    forms: { en: 'that' },
    means: isConcept('that/determiner'),
    holds: (place) =>
      endsClause(place) || (gapBefore(place) >= lengthOfQuotation && mayBe(place.after[0], ['verb'], place.lexicon)),
    weightElsewhere: 1,
    weightOfOthers: 0.005,
  },
  {
    forms: { en: 'tell tells told telling' },
    means: isConcept('tell/verb'),
    holds: ({ after }) => after.slice(0, 3).some(({ form }) => /^(?:it|stor(?:y|ies)|tales?|jokes?)$/.test(form)),
    weightElsewhere: 0.05,
    weightOfOthers: 0.1,
  },
  {
    forms: { en: 'very' },
    means: isConcept('the-very/determiner'),
    holds: ({ before, after: [next], lexicon }) =>
      /^(?:the|this|that|its|his|her)$/.test(before?.form ?? '') &&
      (isOnly(next, ['noun'], lexicon) || /^(?:next|same|first|last|opposite)$/.test(next?.form ?? '')),
    weightElsewhere: 0.02,
    weightOfOthers: 0.02,
  },
  {
    forms: { en: 'long' },
    means: isConcept('long/adjective'),
    holds: ({ after: [next], lexicon }) => mayBe(next, ['noun'], lexicon),
    weightElsewhere: 1,
    weightOfOthers: 0.1,
  },
  {
    forms: { en: 'outside' },
    means: isConcept('exterior/noun'),
    holds: (place) => place.before?.form === 'the' && !mayBe(place.after[0], ['noun'], place.lexicon),
    weightElsewhere: 0.1,
    weightOfOthers: 0.01,
  },
  {
    forms: { en: 'inside' },
    means: (_, partOfSpeech) => partOfSpeech === 'preposition',
    holds: (place) =>
      !endsClause(place) &&
      (isOnly(place.after[0], ['determiner', 'noun', 'pronoun', 'name'], place.lexicon) ||
        isCapitalised(place.after[0])),
    weightElsewhere: 0.3,
    weightOfOthers: 0.005,
  },
  {
    forms: { en: 'left' },
    means: isConcept('remain/verb'),
    holds: (place) =>
      mayBe(place.before, ['noun', 'pronoun'], place.lexicon) &&
      !isOnly(place.before, ['determiner'], place.lexicon) &&
      !/^(?:i|he|she|we|they|you|who)$/.test(place.before?.form ?? '') &&
      (endsClause(place) || place.after[0]?.form === 'to'),
    weightElsewhere: 1,
    weightOfOthers: 0.005,
  },
  {
    // “way” means “manner” in “a great way to see the city” and “in the same way”, but not in “on the way to school”.
    forms: { en: 'way ways' },
    means: isConcept('way-manner/noun'),
    holds: ({ word, before, after: [next, afterNext], lexicon }) =>
      word.form === 'ways' ||
      // Before a subject, “the way” means “the manner”: “the way we live”.
      (before?.form === 'the' &&
        /^(?:i|you|he|she|it|we|they|people|things|the|my|your|his|our|their)$/.test(next?.form ?? '')) ||
      /^(?:this|that|same|another|other|different|only|best|better|easy|easiest|great|good|many|any|some|no)$/.test(
        before?.form ?? '',
      ) ||
      (next?.form === 'to' && isOnly(afterNext, ['verb'], lexicon)) ||
      (next?.form === 'of' && /ing$/.test(afterNext?.form ?? '')),
    weightElsewhere: 0.5,
    weightOfOthers: 0.1,
  },
  {
    // “well” is an interjection in “Well, yes”, “the food, well, was cold” and “Well I never saw it”.
    forms: { en: 'well' },
    means: (_, partOfSpeech) => partOfSpeech === 'interjection',
    holds: (place) =>
      place.after[0] !== undefined &&
      gapBefore(place) > 1 &&
      (endsClause(place) ||
        (place.before === undefined && !isParticiple(place.after[0], 'en') && place.after[0].form !== 'worth')),
    weightElsewhere: 0.02,
    weightOfOthers: 0.02,
  },
  {
    // “called” means “named” in “a man called Tom”, but not in “I have called him”.
    forms: { en: 'called' },
    means: isConcept('named/adjective'),
    holds: ({ before, lexicon }) => isOnly(before, ['noun', 'adjective'], lexicon),
    weightElsewhere: 0.02,
    weightOfOthers: 1,
  },
  {
    forms: { en: 'know knows knew known knowing' },
    means: isConcept('know-person/verb'),
    holds: ({ after: [next] }) =>
      /^(?:him|her|them|me|us|you|somebody|someone|anybody|anyone|nobody|people)$/.test(next?.form ?? ''),
    weightElsewhere: 0.2,
    weightOfOthers: 0.2,
  },
  {
    forms: { en: 'look looks looked looking' },
    means: isConcept('look-seem/verb'),
    holds: ({ after: [next], lexicon }) =>
      (mayBe(next, ['adjective'], lexicon) &&
        !/^(?:outside|inside|around|up|down|back|out|away|ahead|right|left|straight|forward|over|upward|closely|long|close)$/.test(
          next?.form ?? '',
        )) ||
      /^(?:like|as|so|very|really|quite|too|pretty|rather|kinda|super|much|even|more|better)$/.test(next?.form ?? ''),
    weightElsewhere: 0.1,
    weightOfOthers: 0.02,
  },
];
