/** In characters. A longer text is a passage, not a phrase to learn. */
const longestPhrase = 100;

/** Whether several words that the lexicon does not list together can be saved. A whole sentence or a passage cannot. */
export const isSavablePhrase = (text: string, sentence: string | undefined) =>
  text.length <= longestPhrase && (sentence === undefined || withoutPunctuation(text) !== withoutPunctuation(sentence));

const withoutPunctuation = (text: string) => text.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim();
