import type { ReadWord } from '../../../read-sentence.ts';
import type { Place, Rule } from '../../grammar-rule.ts';
import { mayBe } from '../../word-classes.ts';
import { endsClause, formOf, isAfter, isBefore, sense } from '../english-senses.ts';

/** The last noun of the phrase that follows the word: “wine” after “some” in “some nice old wine”. */
function nounAfter({ after, lexicon }: Place): ReadWord | undefined {
  let found: ReadWord | undefined;
  for (const [index, word] of after.slice(0, 4).entries()) {
    const isApart = index > 0 && word.start - (after[index - 1]?.end ?? 0) > 1;
    if (isApart || !mayBe(word, ['adjective', 'noun'], lexicon)) return found;
    if (mayBe(word, ['noun'], lexicon)) found = word;
  }
  return found;
}

const isSingular = (word: ReadWord | undefined): boolean =>
  word !== undefined &&
  !/^(?:people|police|staff|folks)$/.test(word.form) &&
  word.readings.every(({ analysis }) => !analysis.features.some((each) => each.startsWith('pl')));

const asked =
  /^(?:if|whether|not|never|without|hardly|do|does|did|have|has|had|haven’t|hasn’t|hadn’t|is|are|was|were|there|need|got|get|anyone|cannot|isn’t|aren’t|don’t|doesn’t|didn’t|won’t|can’t|wouldn’t|couldn’t|nor|no|know|see|having|had|give)$/;

/** Words for an amount or a degree: “a few”, “any”, “pretty good”. */
export const quantityWords: readonly Rule[] = [
  sense('fairly', 'quite/adverb', ({ after: [next], lexicon }) => mayBe(next, ['adjective', 'adverb'], lexicon), {
    weightElsewhere: 0.3,
    weightOfOthers: 0.005,
  }),
  sense(
    'rather',
    'quite/adverb',
    ({ before, after: [next], lexicon }) =>
      mayBe(next, ['adjective', 'adverb'], lexicon) && !/^(?:would|i’d|i’ll|but|or|d)$/.test(formOf(before)),
    { weightElsewhere: 0.3, weightOfOthers: 0.01 },
  ),
  sense('few', 'few-some/determiner', isAfter(/^(?:a|last|past|next|first|these|those|every)$/), {
    weightElsewhere: 1e-4,
    weightOfOthers: 1e-4,
  }),
  sense(
    'any',
    'any-some/determiner',
    (place) =>
      !isAfter(/^(?:at|in|by|under|for|of|from|to)$/)(place) &&
      (place.before === undefined || place.earlier.some(({ form }) => asked.test(form))),
    { weightElsewhere: 1e-4, weightOfOthers: 1e-4 },
  ),
  sense('some', 'some-amount/determiner', (place) => !endsClause(place) && isSingular(nounAfter(place)), {
    weightElsewhere: 1e-4,
    weightOfOthers: 1e-3,
  }),
  sense(
    'pretty',
    'quite/adverb',
    (place) =>
      !endsClause(place) &&
      (mayBe(place.after[0], ['adjective', 'adverb'], place.lexicon) || formOf(place.after[0]) === 'much') &&
      !isBefore(/^(?:little|young|blue|pink|red|white|green|girl|woman)$/)(place),
    { weightElsewhere: 0.05, weightOfOthers: 0.005 },
  ),
  // “way” means “much” in “way above average” and “way too big”, but not in “the way back”.
  sense(
    'way',
    'way-much/adverb',
    (place) =>
      isBefore(
        /^(?:too|more|better|less|over|overpriced|worse|faster|cheaper|bigger|higher|ahead|behind|beyond|past|off)$/,
      )(place) ||
      (!isAfter(/^(?:the|an?|my|your|his|her|our|their|this|that|no|any|same|only|long|all|some|each|one|by)$/)(
        place,
      ) &&
        isBefore(
          /^(?:above|up|down|back|under|out|older|younger|smaller|larger|longer|easier|harder|lower|nicer|later|earlier|fewer|far|below|before)$/,
        )(place)),
    { weightElsewhere: 1e-5, weightOfOthers: 0.01 },
  ),
  sense('thanks', 'thank-you/interjection thanks/noun', (place) => !isAfter(/^(?:he|she|it|who|also|which)$/)(place), {
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
  }),
];
