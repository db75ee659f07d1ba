import { expect, test } from 'vitest';
import { emptyDefinition } from './definition.fixture.ts';
import type { Definition } from './definition.ts';
import { createPacker, findMeanings, findWordDefinition, partOf } from './word-definitions.ts';

const sentence = 'El zorro y el faro.';
const fox: Definition = {
  ...emptyDefinition,
  text: 'zorro',
  meaning: { word: 'fox' },
  inTranslation: 'fox',
  baseForm: { word: 'zorro', gender: 'm' },
  partOfSpeech: 'noun',
  ipa: 'ˈθoro',
  example: {
    source: sentence,
    translation: 'The fox and the lighthouse.',
    marks: { source: [[3, 8]], translation: [[4, 7]] },
    isSameSentence: true,
    level: 'A2',
  },
  others: [
    {
      sense: 'sly/adjective',
      meaning: { word: 'sly' },
      baseForm: { word: 'zorro' },
      partOfSpeech: 'adjective',
      grammar: [],
    },
  ],
};
const lighthouse: Definition = {
  ...emptyDefinition,
  text: 'faro',
  meaning: { word: 'lighthouse', hint: 'sea' },
  grammar: [{ kind: 'plural' }],
  parts: [{ text: 'faro', baseForm: null, meaning: null, partOfSpeech: null, gender: null, grammar: [] }],
};

const select = (start: number, end: number, number = 7) => ({
  language: 'es' as const,
  start: { sentence: number, offset: start },
  end: { sentence: number, offset: end },
});

function pack(times = 1) {
  const packer = createPacker({ version: 'a', partCount: 1, firstSentence: 7 });
  for (let time = 0; time < times; time++)
    packer.addSentence(sentence, [
      { start: 3, end: 8, definition: fox },
      { start: 14, end: 18, definition: lighthouse },
    ]);
  return packer.finish();
}

test('lists the meanings of a sentence, unless its text has changed', () => {
  expect([...findMeanings(pack(), { number: 7, text: sentence })]).toEqual([
    [3, 'fox'],
    [14, 'lighthouse'],
  ]);
  expect(findMeanings(pack(), { number: 7, text: 'Otra frase.' }).size).toBe(0);
  expect(findMeanings(pack(), { number: 9, text: sentence }).size).toBe(0);
});

test('every packed word is found with its whole definition', () => {
  expect(findWordDefinition(pack(), select(3, 8), sentence)).toEqual(fox);
  expect(findWordDefinition(pack(2), select(14, 18, 8), sentence)).toEqual(lighthouse);
});

test('a definition and its values are stored once, however often the word occurs', () => {
  const [once, often] = [pack(), pack(40)];
  expect(often.definitions).toEqual(once.definitions);
  expect(often.values).toEqual(once.values);
});

test.each([
  ['a part of a word', select(3, 5), sentence],
  ['several words', select(3, 18), sentence],
  ['a word without a definition', select(0, 2), sentence],
  ['a selection across sentences', { ...select(3, 8), end: { sentence: 8, offset: 8 } }, sentence],
  ['a sentence outside the part', select(3, 8, 6), sentence],
  ['a sentence that was edited', select(3, 8), 'La zorra y el faro.'],
])('%s is not found', (_name, selection, text) => {
  expect(findWordDefinition(pack(2), selection, text)).toBeUndefined();
});

test('a part has fifty sentences', () => {
  expect([1, 50, 51, 600].map(partOf)).toEqual([1, 1, 2, 12]);
});
