import { writeCsv } from '../../../domain/learning/import/csv.ts';
import type { SavedWord } from '../../../domain/learning/saved-word.ts';

/** Downloads the selected words as CSV. The browser creates the file from the words of the list. */
export function downloadWords(words: readonly SavedWord[]) {
  const url = URL.createObjectURL(new Blob([writeCsv([columns, ...words.map(toCells)])], { type: 'text/csv' }));
  downloadFile(url, 'foxtale-words.csv');
  URL.revokeObjectURL(url);
}

export function downloadFile(url: string, name: string) {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}

const columns = ['word', 'part of speech', 'meaning', 'sentence', 'translation', 'article', 'state', 'saved'];

const toCells = (word: SavedWord) => [
  word.base,
  word.partOfSpeech,
  word.meaning,
  word.sentence,
  word.translation ?? '',
  word.articleTitle ?? '',
  word.state,
  word.savedAt.slice(0, 10),
];
