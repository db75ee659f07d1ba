import { expect, test } from 'vitest';
import type { Language } from '../../domain/language.ts';
import { perLanguage } from '../../domain/per-language.ts';
import { cleanForms } from './clean-forms.ts';

interface Lists {
  forms: Record<string, number>;
  listed?: string[];
  dropped?: string[];
  foreign?: Partial<Record<Language, Record<string, number>>>;
}

/** `listed` are the words in the lexicon of `language`. `foreign` are the words in the lexicons of other languages. */
function clean(language: Language, { forms, listed = [], dropped = [], foreign = {} }: Lists) {
  const counts = perLanguage((each) => new Map(Object.entries(each === language ? forms : (foreign[each] ?? {}))));
  const isListed = (form: string, each: Language) =>
    each === language ? listed.includes(form) : counts[each].has(form);
  return Object.fromEntries(
    cleanForms(language, {
      counts,
      isListed,
      dropped: perLanguage((each) => new Set(each === language ? dropped : [])),
    }),
  );
}

test('joined forms count for their parts', () => {
  expect(clean('fr', { forms: { 'avez-vous': 5, avez: 1 }, listed: ['avez', 'vous'] })).toEqual({ avez: 6, vous: 5 });
  expect(clean('pt', { forms: { 'fazê-lo': 5 }, listed: ['fazer', 'o'] })).toEqual({ fazer: 5, o: 5 });
});

test('missing accents, old spellings and misread letters count for the usual spelling', () => {
  expect(clean('es', { forms: { asi: 2, así: 9 }, listed: ['así'] })).toEqual({ así: 11 });
  expect(clean('pt', { forms: { acção: 3 }, listed: ['ação'] })).toEqual({ ação: 3 });
  expect(clean('de', { forms: { lhr: 4 }, listed: ['ihr'] })).toEqual({ ihr: 4 });
});

test('words of another language and dropped words are left out', () => {
  const foreign = { en: { the: 900, house: 100 } };
  expect(clean('sl', { forms: { the: 1, hiša: 999 }, listed: ['hiša'], foreign })).toEqual({ hiša: 999 });
  expect(clean('sl', { forms: { alexx: 7, hiša: 1 }, listed: ['hiša'], dropped: ['alexx'] })).toEqual({ hiša: 1 });
});
