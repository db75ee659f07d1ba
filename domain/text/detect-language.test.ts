import { expect, test } from 'vitest';
import { detectLanguage, forgetSamples, learnLanguages } from './detect-language.ts';

const samples = {
  en: ['The house stood at the end of the street, and nobody knew who lived there.'],
  es: ['La casa estaba al final de la calle y nadie sabía quién vivía allí.'],
  fr: ['La maison se trouvait au bout de la rue et personne ne savait qui y vivait.'],
  de: ['Das Haus stand am Ende der Straße, und niemand wusste, wer dort wohnte.'],
  pt: ['A casa ficava no fim da rua e ninguém sabia quem lá vivia.'],
  it: ['La casa si trovava in fondo alla strada e nessuno sapeva chi ci abitasse.'],
  sl: ['Hiša je stala na koncu ulice in nihče ni vedel, kdo živi v njej.'],
};
const profiles = learnLanguages(samples);

test('recognises the language of a sentence by its trigrams', () => {
  expect(detectLanguage('Who knew the end of that?', profiles)).toBe('en');
  expect(detectLanguage('Niemand wohnte am Ende.', profiles)).toBe('de');
  expect(detectLanguage('Nihče ni živel v hiši.', profiles)).toBe('sl');
});

test('a text without letters has no language', () => {
  expect(detectLanguage('1858 – …', profiles)).toBeUndefined();
});

test('removed samples do not affect the result', () => {
  const { en: english } = forgetSamples(profiles, profiles);
  expect(english).toEqual({ counts: new Map(), total: 0 });
});
