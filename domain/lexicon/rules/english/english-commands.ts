import type { Reading, ReadWord } from '../../read-sentence.ts';

export const partOf = ({ analysis }: Reading) => analysis.word.partOfSpeech;

/** Verbs that have no “-s” after a singular noun: “will” in “the city will grow”. */
export const auxiliaries = /^(?:will|can|may|might|must|do|have|need|dare|shall)$/;

/** Words that begin the object of a verb. */
export const objects =
  /^(?:the|an?|my|your|his|her|our|their|its|us|me|them|it|him|you|this|that|these|those|all|some|any|no|something|someone|somebody|everyone|everything|people|things)$/;

/** Nouns that often stand without an article after “to”. Some of them are also verbs: “he goes to work”. */
const places =
  /^(?:work|school|bed|church|college|court|jail|prison|war|market|town|lunch|dinner|sea|press|trial|waste)$/;

/** Whether “to” before the word is a preposition: “due to demand”, “went to court”. */
export function isBehindPreposition(words: readonly ReadWord[], position: number): boolean {
  const [earlier, before, word, next] = [-2, -1, 0, 1].map((offset) => words[position + offset]);
  if (before?.form !== 'to' || !word) return false;
  if (next && next.start - word.end === 1 && objects.test(next.form)) return false;
  if (!word.readings.some((reading) => partOf(reading) === 'noun')) return false;
  if (/^(?:due|subject|thanks|prior|access|contrary|owing|addition|relation|response|open)$/.test(earlier?.form ?? ''))
    return true;
  return (
    places.test(word.form) &&
    /^(?:go|goes|went|gone|come|comes|came|back|return(?:s|ed|ing)?|welcome|drive|drove|way|trip|ride|sent|taken|took|walk|walked)$/.test(
      earlier?.form ?? '',
    )
  );
}

/** Whether a form that may be a noun or a verb starts a clause and has an object: “Work it into the dough”. */
export const isCommand = (word: ReadWord | undefined, next: ReadWord | undefined): boolean =>
  word !== undefined &&
  next !== undefined &&
  next.start - word.end === 1 &&
  /^(?:it|them|him|me|us|the|an?|my|your|his|her|our|their|its|this|these|those)$/.test(next.form) &&
  !auxiliaries.test(word.form) &&
  word.readings.some((reading) => partOf(reading) === 'noun') &&
  word.readings.every((reading) => /^(?:noun|verb|adjective)$/.test(partOf(reading)));
