import { expect, test } from 'vitest';
import { placeStress } from './place-stress.ts';

test.each([
  ['paɣˈo', 'paˈɣo'],
  ['erˈiθo', 'eˈriθo'],
  ['paɾˈaɣwas', 'paˈɾaɣwas'],
  ['ˌestornˈuðo', 'ˌestorˈnuðo'],
  ['sɔmbrˈeɾo', 'sɔmˈbreɾo'],
  ['tsuːrˈʏk', 'tsuːˈrʏk'],
  ['pˈan', 'ˈpan'],
  ['strˈiːt', 'ˈstriːt'],
  ['le pˈan de kˈasa', 'le ˈpan de ˈkasa'],
  ['ˈuna', 'ˈuna'],
  ['', ''],
])('%s becomes %s', (before, after) => {
  expect(placeStress(before)).toBe(after);
});
