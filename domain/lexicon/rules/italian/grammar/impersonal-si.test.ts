import { expect, test } from 'vitest';
import { annotate } from '../../../annotate.ts';
import { conceptOf } from '../../../concept.fixture.ts';
import { createLexicon } from '../../../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('talk/verb', { it: ['parlare'] }),
  conceptOf('talk-to-each-other/verb', { it: ['parlarsi'] }),
  conceptOf('one-people/pronoun', { it: ['si'] }),
  conceptOf('oneself/pronoun', { it: ['si'] }),
  conceptOf('of/preposition', { it: ['di'] }),
  conceptOf('crisis/noun', { it: ['crisi'] }),
  conceptOf('two/numeral', { it: ['due'] }),
]);

const meaning = (sentence: string, word: number) => annotate({ it: sentence }, lexicon).it?.[word]?.conceptId;

test('In the singular, “si parla” means that people talk', () => {
  expect(meaning('di crisi si parlava', 3)).toBe('talk/verb');
  expect(meaning('di crisi si parlava', 2)).toBe('one-people/pronoun');
  expect(meaning('di crisi si è parlato', 4)).toBe('talk/verb');
});

test('In the plural, “si parlano” means that they talk to each other', () => {
  expect(meaning('due si parlano', 2)).toBe('talk-to-each-other/verb');
});
