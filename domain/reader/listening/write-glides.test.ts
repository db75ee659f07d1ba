import { expect, test } from 'vitest';
import type { Language } from '../../language.ts';
import { writeGlides } from './write-glides.ts';

test.each<[Language, string, string]>([
  ['es', 'ruˈeða', 'rwˈeða'],
  ['es', 'ɡɾuˈeso', 'ɡɾwˈeso'],
  ['es', 'bˈario', 'bˈarjo'],
  ['es', 'pɾiˌoɾiðˈad', 'pɾjˌoɾiðˈad'],
  ['es', 'pˌiŋɡuˈino', 'pˌiŋɡwˈino'],
  ['it', 'buˈɔno', 'bwˈɔno'],
  ['it', 'stˈɔria', 'stˈɔrja'],
])('%s: in %s a diphthong is one syllable', (language, ipa, expected) => {
  expect(writeGlides(ipa, language)).toBe(expected);
});

test.each<[Language, string]>([
  ['es', 'dˈia'],
  ['es', 'rˈio'],
  ['es', 'paˈis'],
  ['es', 'baˈul'],
  ['es', 'bˈuo'],
  ['es', 'kˌontinˈuo'],
  ['it', 'dzˈio'],
  ['it', 'virtuˈɔzo'],
  ['pt', 'kɾiˈaɾ'],
])('%s: in %s a vowel with its own stress stays a syllable', (language, ipa) => {
  expect(writeGlides(ipa, language)).toBe(ipa);
});
