import { expect, test } from 'vitest';
import type { Language } from '../../language.ts';
import type { PartOfSpeech } from '../../lexicon/concept.ts';
import { listSources } from './word-family.ts';

test.each<[Language, string, PartOfSpeech, string, PartOfSpeech]>([
  ['sl', 'previdno', 'adverb', 'previden', 'adjective'],
  ['sl', 'globoko', 'adverb', 'globok', 'adjective'],
  ['sl', 'prepozno', 'adverb', 'pozno', 'adverb'],
  ['sl', 'hišica', 'noun', 'hiša', 'noun'],
  ['sl', 'kuhinjski', 'adjective', 'kuhinja', 'noun'],
  ['sl', 'kuhanje', 'noun', 'kuhati', 'verb'],
  ['es', 'rápidamente', 'adverb', 'rápido', 'adjective'],
  ['es', 'pasado', 'adjective', 'pasar', 'verb'],
  ['fr', 'fatigué', 'adjective', 'fatiguer', 'verb'],
  ['it', 'facilmente', 'adverb', 'facile', 'adjective'],
  ['fr', 'lentement', 'adverb', 'lent', 'adjective'],
  ['en', 'happily', 'adverb', 'happy', 'adjective'],
  ['de', 'Lehrerin', 'noun', 'Lehrer', 'noun'],
])('%s: “%s” may come from “%s %s %s”', (language, base, partOfSpeech, source, of) => {
  expect(listSources({ base, partOfSpeech }, language)).toContainEqual({ base: source, partOfSpeech: of });
});

test('a short word and a word without a known ending come from no other word', () => {
  expect(listSources({ base: 'oko', partOfSpeech: 'noun' }, 'sl')).toEqual([]);
  expect(listSources({ base: 'vino', partOfSpeech: 'adverb' }, 'sl')).not.toContainEqual({
    base: 'vi',
    partOfSpeech: 'adjective',
  });
});
