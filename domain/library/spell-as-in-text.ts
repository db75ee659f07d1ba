interface Text {
  title: string;
  keywords: readonly string[];
  paragraphs: readonly (readonly string[])[];
}

/**
 * Finds how this text spells a word of the search index. Index words have no accents and no capitals: the index word of
 * Spanish “jardín” (garden) is “jardin”, that of German “Brot” (bread) is “brot”. Ignores the first word of each sentence,
 * which is always capitalised.
 */
export function spellAsInText(word: string, { title, keywords, paragraphs }: Text) {
  const inSentences = [title, ...paragraphs.flat()].flatMap((sentence) => listWords(sentence).slice(1));
  const spellings = [...keywords.flatMap(listWords), ...inSentences].filter((found) => toIndexForm(found) === word);
  return mostFrequent(spellings) ?? word;
}

const listWords = (text: string) => text.match(/[\p{L}\p{M}]+/gu) ?? [];

const toIndexForm = (word: string) =>
  word.toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replaceAll(/\p{M}/gu, '');

function mostFrequent(words: readonly string[]) {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0];
}
