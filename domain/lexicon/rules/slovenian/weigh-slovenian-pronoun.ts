import type { Reading, ReadWord } from '../../read-sentence.ts';
import { auxiliary, isAdjacent, isPart, mayBePart } from './slovenian-context.ts';

/**
 * Beside “se”, a verb is the reflexive verb if the dictionary lists one: “se nabere” (accumulates), not “nabere” (picks).
 * The pronoun belongs to the verb that is nearest to it.
 */
export function weighByPronoun(words: readonly ReadWord[], position: number): (reading: Reading) => number {
  const isReflexive = ({ analysis: { word } }: Reading, pronoun: string) =>
    word.partOfSpeech === 'verb' && word.isReflexive && word.base.endsWith(` ${pronoun}`);
  const pronoun = ['se', 'si'].find(
    (each) =>
      words[position]?.readings.some((reading) => isReflexive(reading, each)) && belongsTo(words, position, each),
  );
  // Without “se” in its clause, the verb is not the one with “se”: “si kopljejo grobove” (dig their graves) is not “kopati
  // se” (bathe).
  const lacksPronoun = (reading: Reading) => isReflexive(reading, 'se') && !hasInClause(words, position, 'se');
  // A reflexive verb has no passive participle: “predstavljene rastline” (presented plants) is not “predstaviti se”
  // (introduce oneself).
  const hasPassiveForm = ({ analysis: { features } }: Reading) =>
    features.length > 0 && features.every((each) => each.startsWith('ppart'));
  const isPassive = (reading: Reading) => isReflexive(reading, 'se') && hasPassiveForm(reading);
  if (pronoun === undefined) return (reading) => (lacksPronoun(reading) || isPassive(reading) ? lessLikely : 1);
  return (reading) => {
    if (isPassive(reading)) return weightBesidePronoun;
    const isPlain = reading.analysis.word.partOfSpeech === 'verb' && !isReflexive(reading, pronoun);
    return isPlain && !hasPassiveForm(reading) ? weightBesidePronoun : 1;
  };
}

const weightBesidePronoun = 0.03;
const lessLikely = 0.2;
const reachOfPronoun = 12;

function hasInClause(words: readonly ReadWord[], position: number, pronoun: string): boolean {
  let [first, last] = [position, position];
  while (position - first <= reachOfPronoun && isAdjacent(words[first - 1], words[first])) first -= 1;
  while (last - position <= reachOfPronoun && isAdjacent(words[last], words[last + 1])) last += 1;
  return words.slice(first, last + 1).some(({ form }) => form === pronoun);
}

function belongsTo(words: readonly ReadWord[], position: number, pronoun: string): boolean {
  for (const step of [-1, 1])
    for (let place = position + step; Math.abs(place - position) <= reachOfPronoun; place += step) {
      const [one, other] = step < 0 ? [words[place], words[place + 1]] : [words[place - 1], words[place]];
      if (!isAdjacent(one, other)) break;
      const word = words[place];
      if (word?.form === pronoun) return true;
      // A conjunction between two adverbs does not end the clause: “se kulturno in čustveno razvija” (develops culturally
      // and emotionally).
      const joinsAdverbs = [words[place - 1], words[place + 1]].every((each) => mayBePart(each, 'adverb'));
      if (/^(?:in|ter|ali|ki|da|ko|če)$/.test(word?.form ?? '') && !joinsAdverbs) break;
      if (isPart(word, 'verb') && !auxiliary.test(word?.form ?? '')) break;
    }
  return false;
}
