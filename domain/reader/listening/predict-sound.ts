import type { Definition, DefinitionQuestion } from '../definition/definition.ts';

// Abbreviations and numbers. The voice spells them out, so their pronunciation is not shown.
const spelledOut = /\p{Lu}\p{Lu}|\p{L}\.\p{L}|\p{N}/u;

/**
 * Whether the built-in voice can derive the pronunciation from the spelling. Slovenian spelling shows neither stress nor
 * vowel length.
 */
export const hasPredictableSound = ({ text, language }: Pick<DefinitionQuestion, 'text' | 'language'>) =>
  language !== 'sl' && !spelledOut.test(text);

/** Whether the selection contains a name. Names are often foreign, and the voice would pronounce them by the wrong rules. */
export function hasName({ text, meaning, baseForm, partOfSpeech, parts }: Omit<Definition, 'ipa' | 'answeredBy'>) {
  if (partOfSpeech === 'name') return true;
  const isUnknown = meaning === null && baseForm === null && parts.length === 0;
  return (isUnknown && isCapitalised(text)) || parts.some((part) => part.meaning === null && isCapitalised(part.text));
}

const isCapitalised = (text: string) => /^\p{Lu}/u.test(text);
