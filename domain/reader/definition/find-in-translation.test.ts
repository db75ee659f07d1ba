import { expect, test } from 'vitest';
import { annotate } from '../../lexicon/annotate.ts';
import { conceptOf } from '../../lexicon/concept.fixture.ts';
import { createLexicon } from '../../lexicon/create-lexicon.ts';
import { findInTranslation } from './find-in-translation.ts';

const lexicon = createLexicon([
  conceptOf('the/determiner', { en: ['the'], es: ['el', 'la'], sl: [] }),
  conceptOf('she/pronoun', { en: ['she'], es: ['ella'] }),
  conceptOf('be/verb', { en: ['be', 'is', 'was'], sl: ['biti', 'je'] }),
  conceptOf('hear/verb', { en: ['hear', 'heard'], es: ['oír', 'oyó'], sl: ['slišati', 'slišala'] }),
  conceptOf('cold/adjective', { en: ['cold'], es: ['frío', 'fría'], sl: ['hladen', 'hladno'] }),
  conceptOf('long/adjective', { en: ['long'], es: ['largo', 'larga'], sl: ['dolg', 'dolgo'] }),
  conceptOf('night/noun', { en: ['night'], es: ['noche'], sl: ['noč'] }),
  conceptOf('wind/noun', { en: ['wind'], es: ['viento'], sl: ['veter'] }),
]);

test.each([
  [
    'words that stand together there too',
    'She heard the wind.',
    'heard the wind',
    'Ella oyó el viento.',
    'oyó el viento',
  ],
  ['whoever does it may be in the verb', 'She heard the wind.', 'She heard', 'Oyó el viento.', 'Oyó'],
  ['what says something else is left out', 'A cold night long.', 'cold night', 'Una fría larga noche.', 'fría … noche'],
  ['a word of no weight may be missing there', 'The wind, the night.', 'the night', 'Noche y viento.', 'Noche'],
  ['but what carries the meaning must be there', 'She heard the wind.', 'heard the', 'Ella temió el viento.', null],
])('%s', (_, en, selected, es, expected) => {
  const versions = { en, es };
  const start = en.indexOf(selected);
  const question = {
    ...({ language: 'en', nativeLanguage: 'es', text: selected, sentence: en, translation: es } as const),
    sentences: [{ versions, start, end: start + selected.length }],
  };
  expect(findInTranslation(question, [annotate(versions, lexicon)], lexicon)).toBe(expected);
});
