import { expect, test } from 'vitest';
import type { Language } from '../language.ts';
import { placeStress } from './place-stress.ts';

test.each<[Language, string, string]>([
  ['es', 'paɣˈo', 'paˈɣo'],
  ['es', 'erˈiθo', 'eˈriθo'],
  ['es', 'paɾˈaɣwas', 'paˈɾaɣwas'],
  ['es', 'ˌestornˈuðo', 'ˌestorˈnuðo'],
  ['es', 'sɔmbrˈeɾo', 'sɔmˈbreɾo'],
  ['de', 'tsuːrˈʏk', 'tsuːˈrʏk'],
  ['es', 'pˈan', 'ˈpan'],
  ['en', 'strˈiːt', 'ˈstriːt'],
  ['es', 'le pˈan de kˈasa', 'le ˈpan de ˈkasa'],
  ['es', 'ˈuna', 'ˈuna'],
  ['es', 'ɡɾwˈeso', 'ˈɡɾweso'],
  ['es', 'dezɣɾwˈesa', 'dezˈɣɾwesa'],
  ['es', 'kˌontinwˈaɾ', 'ˌkontiˈnwaɾ'],
  ['it', 'italjˈano', 'itaˈljano'],
  ['fr', 'nasjˈɔ̃', 'naˈsjɔ̃'],
  ['en', 'ɹˈeɪlwˌeɪ', 'ˈɹeɪlˌweɪ'],
  ['en', '', ''],
])('%s: %s becomes %s', (language, before, after) => {
  expect(placeStress(before, language)).toBe(after);
});
