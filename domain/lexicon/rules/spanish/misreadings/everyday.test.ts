import { expect, test } from 'vitest';
import { annotate } from '../../../annotate.ts';
import { conceptOf } from '../../../concept.fixture.ts';
import { createLexicon } from '../../../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('help-to-do/expression', { es: ['ayudar* a'] }),
  conceptOf('help/verb', { es: ['ayudar'] }),
  conceptOf('wash/verb', { es: ['lavar'] }),
  conceptOf('boy/noun', { es: ['chico'] }),
  conceptOf('the/determiner', { es: ['el', 'los'] }),
  conceptOf('to/preposition', { es: ['a', 'al'] }),
  conceptOf('let-us/particle', { es: ['vamos a'] }),
  conceptOf('go/verb', { es: ['ir', 'vamos'] }),
  conceptOf('not/particle', { es: ['no'] }),
  conceptOf('twice-as/adverb', { es: ['el doble'] }),
  conceptOf('double/adjective', { es: ['doble'] }),
  conceptOf('value/noun', { es: ['valor'] }),
]);

const meaning = (es: string, word: number) => annotate({ es }, lexicon).es?.[word]?.conceptId;

test('“ayudar a” before a person is no “help to”', () => {
  expect(meaning('Ayudó a lavar', 0)).toBe('help-to-do/expression');
  expect(meaning('Ayudó al chico', 0)).toBe('help/verb');
});

test('“vamos a” is “let’s” only at the start of a clause', () => {
  expect(meaning('Vamos a lavar', 0)).toBe('let-us/particle');
  expect(meaning('No vamos a lavar', 1)).toBe('go/verb');
});

test('“el doble” before a noun is no “twice as”', () => {
  expect(meaning('El doble', 1)).toBe('twice-as/adverb');
  expect(meaning('El doble valor', 1)).toBe('double/adjective');
});
