import { expect, test } from 'vitest';
import { toPhonemes } from './to-phonemes.ts';

test.each([
  ['it', 'kʊkːˈjaio dɪ', 'kukːˈjaio di'],
  ['it', 'arɾivˈare', 'arrivˈare'],
  ['es', 'mjˈɛntɾas', 'mjˈentɾas'],
  ['es', 'baɪlˈaɾ', 'bailˈaɾ'],
  ['pt', 'nˈɐ\u0303ʊ\u0303', 'nˈɐ\u0303u\u0303'],
  ['pt', 'pɐɾətˈiɹ', 'pɐɾtˈiɾ'],
  ['pt', 'ˌɑlɡˈu\u0303ŋ', 'ˌalɡˈu\u0303'],
  ['pt', 'ˈeɪŋ', 'ˈe\u0303i\u0303'],
  ['fr', 'ʒˈə-', 'ʒˈə'],
  ['de', 'hˈɔøtə', 'hˈɔʏtə'],
  ['de', 'ˈɑːbɜ', 'ˈaːbɐ'],
  ['de', 'zˈaɪn', 'zˈaɪn'],
  ['en', 'ɐbˈaʊt', 'əbˈaʊt'],
] as const)('%s: the symbols of the voice become phonemes of the language: %s', (language, ipa, expected) => {
  expect(toPhonemes(ipa, language)).toBe(expected);
});
