import { gapBefore, type Place, type Rule } from '../../grammar-rule.ts';
import { isCapitalised, isOnly, isParticiple, mayBe } from '../../word-classes.ts';
import { either, endsClause, formOf, isAfter, isBefore, isNear, person, sense } from '../english-senses.ts';

const isPlaceNoun = ({ earlier }: Place) =>
  earlier.slice(-2).some(({ form }) => /^(?:a|an|the|my|his|her)$/.test(form));

const warmth =
  /^(?:weather|air|water|breeze|temperatures?|dry|nights?|evenings?|mornings?|days?|summer|drinks?|climate|winds?|shade|oven|storage|warm|hot|cold|fresh|degrees|down|off|room|shady)$/;

/** Nouns before which “great” means large: “a great number”. */
const measured =
  /^(?:deal|number|numbers|majority|extent|importance|powers?|wall|wars?|depression|distances?|variety|difficulty|lengths?|care|pains?|britain|lakes|plains|wealth|quantit(?:y|ies)|amounts?|risk|danger|loss|damage|harm|impact|influence|many|detail|height|speed|depth|white|recession|cities)$/;

/** Nouns before which “free” means “not bound”, not “without cost”: “free press”. */
const unbound =
  /^(?:markets?|press|people|country|countries|m[ae]n|wom[ae]n|time|will|world|trade|speech|society|elections?|expression|movement|agents?|fall|kicks?|radicals?|hand|choice|states?|enterprise|spirits?|nations?|vote|thought|verse|throws?|range|of|from|to|and|association|port|rein|zone|citizens?)$/;

export const adjectiveSenses: readonly Rule[] = [
  sense(
    'free',
    'free-without-cost/adjective',
    (place) => {
      const {
        before,
        after: [next],
        lexicon,
      } = place;
      if (unbound.test(formOf(next)) && !endsClause(place)) return false;
      if (!endsClause(place) && (mayBe(next, ['noun', 'adjective'], lexicon) || next?.readings.length === 0))
        return !/^(?:set|sets|setting|break|broke|more|less)$/.test(formOf(before));
      return isNear(
        /^(?:wi-?fi|internet|admission|entry|entrance|parking|shipping|delivery|service|coffee|breakfast|drinks?|download|cost|price|charge|tickets?|samples?)$/,
      )(place);
    },
    { weightElsewhere: 0.01, weightOfOthers: 5e-4 },
  ),
  sense(
    'great',
    'great-excellent/adjective',
    (place) =>
      !(measured.test(formOf(place.after[0])) && !endsClause(place)) &&
      !(
        isCapitalised(place.word) &&
        isCapitalised(place.after[0]) &&
        place.before !== undefined &&
        gapBefore(place) === 1 &&
        (formOf(place.before) === 'the' || isOnly(place.after[0], ['name'], place.lexicon))
      ),
    { weightElsewhere: 0.01, weightOfOthers: 0.001 },
  ),
  sense(
    'nice nicer nicest',
    'nice-to-people/adjective',
    (place) =>
      (isBefore(person)(place) ||
        isBefore(/^to$/)(place) ||
        place.earlier.slice(-5).some(({ form }) => person.test(form))) &&
      (isBefore(person)(place) ||
        /^(?:is|was|are|were|very|so|really|extremely|super|and|be|being|incredibly|always|too|not|pretty)$/.test(
          formOf(place.before),
        )),
    { weightElsewhere: 0.01, weightOfOthers: 0.001 },
  ),
  sense(
    'cool',
    'cool-great/adjective',
    (place) =>
      /^(?:very|so|pretty|really|is|was|a|the|how|super|are|were|be|it’s|that’s|he’s|she’s|they’re|looks|looked|way|too|sounds|real|some|totally|other|as|this|these|preety|not)$/.test(
        formOf(place.before),
      ) && !isNear(warmth)(place),
    { weightElsewhere: 0.01, weightOfOthers: 5e-4 },
  ),
  sense('tough', 'tough/adjective', isNear(/^(?:meat|steak|beef|chicken|pork|leather|chewy|skin|dry)$/), {
    weightElsewhere: 0.05,
  }),
  sense(
    'certain',
    'certain-particular/adjective',
    (place) =>
      !endsClause(place) &&
      mayBe(place.after[0], ['noun', 'adjective'], place.lexicon) &&
      !/^(?:for|make|made|be|is|are|am|was|were|not|quite|almost|absolutely|fairly|i’m)$/.test(formOf(place.before)),
  ),
  sense(
    'careful',
    'careful-cautious/adjective',
    either(
      isAfter(/^(?:be|very|more|really|so|am|is|are|was|were|being)$/),
      isBefore(/^(?:with|when|about|not|to|of|what|where|who|if|because)$/),
    ),
    { weightElsewhere: 0.3, weightOfOthers: 0.005 },
  ),
  sense(
    'present',
    'present-day/adjective',
    (place) =>
      isAfter(/^(?:the|this|our|my|its|their)$/)(place) &&
      !endsClause(place) &&
      mayBe(place.after[0], ['noun', 'adjective'], place.lexicon),
    {
      weightElsewhere: 0.3,
      weightOfOthers: 0.005,
    },
  ),
  sense(
    'late',
    'deceased/adjective',
    (place) =>
      isAfter(/^(?:the|his|her|my|their)$/)(place) && isCapitalised(place.after[0]) && place.earlier.length > 0,
    {
      weightElsewhere: 0.01,
      weightOfOthers: 0.001,
    },
  ),
];

export const adverbSenses: readonly Rule[] = [
  sense(
    'hard harder',
    'hard-intensely/adverb',
    ({ earlier }) =>
      earlier
        .slice(-3)
        .some(({ form }) =>
          /^(?:work(?:s|ed|ing)?|tr(?:y|ies|ied|ying)|train(?:ed|ing)?|fight(?:ing)?|fought|push(?:ed|ing)?|hit|stud(?:y|ied|ying)|think|thought|play(?:ed|s|ing)?|rain(?:ed|ing)|laugh(?:ed|ing)?)$/.test(
            form,
          ),
        ),
    { weightElsewhere: 0.005 },
  ),
  sense(
    'just',
    'just-directly/adverb',
    isBefore(
      /^(?:north|south|east|west|northeast|northwest|southeast|southwest|outside|inside|around|behind|above|below|beyond|across|off|down|past|after|before|minutes|steps|blocks|up|prior|short)$/,
    ),
    { weightElsewhere: 0.005, weightOfOthers: 5e-4 },
  ),
  sense(
    'just',
    'just-now/adverb',
    ({ before, after: [next], lexicon }) =>
      (/^(?:have|has|had|i’ve|you’ve|we’ve|they’ve|he’s|she’s|’ve)$/.test(formOf(before)) &&
        isParticiple(next, 'en')) ||
      (/^(?:was|were|am|is|are|i’m|we’re|they’re|he’s|she’s)$/.test(formOf(before)) &&
        /.ing$/.test(formOf(next)) &&
        mayBe(next, ['verb'], lexicon)),
    { weightElsewhere: 0.05, weightOfOthers: 0.001 },
  ),
  sense(
    'just',
    'fair-just/adjective',
    (place) =>
      !endsClause(place) &&
      /^(?:a|more|most|and|truly)$/.test(formOf(place.before)) &&
      isOnly(place.after[0], ['noun', 'adjective'], place.lexicon),
    { weightElsewhere: 0.002, weightOfOthers: 0.005 },
  ),
  sense('just', 'exactly/adverb', isBefore(/^(?:like|as|right|what|the|how)$/), {
    weightElsewhere: 0.3,
    weightOfOthers: 0.005,
  }),
  sense(
    'right',
    'right-directly/adverb',
    (place) =>
      isBefore(
        /^(?:by|next|in|on|at|across|after|before|behind|beside|here|there|out|outside|around|near|up|down|off|over|inside|through|into|where|when|from|along|above|below|back|beneath)$/,
      )(place) &&
      !isPlaceNoun(place) &&
      !/^(?:turn|turns|turned|turning|go|bear|keep|make|left|the)$/.test(formOf(place.before)),
    { weightElsewhere: 0.005, weightOfOthers: 5e-4 },
  ),
];
