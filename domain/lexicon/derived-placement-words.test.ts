import { expect, test } from 'vitest';
import type { Language } from '../language.ts';
import { createDerivedFinder } from './derived-placement-words.ts';

const find = (commoner: string, word: string, language: Language) =>
  createDerivedFinder([{ base: commoner }, { base: word }], language)(word);

test.each<[Language, string, string]>([
  ['es', 'doloroso', 'dolorosamente'],
  ['es', 'existir', 'inexistente'],
  ['es', 'igual', 'desigual'],
  ['es', 'conexión', 'desconexión'],
  ['es', 'zapato', 'zapatero'],
  ['es', 'libro', 'librito'],
  ['es', 'trozo', 'trocito'],
  ['en', 'happy', 'unhappiness'],
  ['de', 'frei', 'Freiheit'],
  ['fr', 'lent', 'lentement'],
  ['it', 'facile', 'facilmente'],
  ['pt', 'livro', 'livrinho'],
  ['sl', 'hiša', 'hišica'],
])('%s: a learner who knows “%s” can work out “%s”', (language, commoner, word) => {
  expect(find(commoner, word, language)).toBe(true);
});

test('a compound can be worked out if both of its words are commoner', () => {
  const ranked = ['Haus', 'Tür', 'Haustür'].map((base) => ({ base }));
  expect(createDerivedFinder(ranked, 'de')('Haustür')).toBe(true);
  expect(createDerivedFinder(ranked.toReversed(), 'de')('Haustür')).toBe(false);
});

test('a word does not come from a rarer word', () => {
  expect(find('zapatero', 'zapato', 'es')).toBe(false);
  expect(find('puerta', 'ventana', 'es')).toBe(false);
});
