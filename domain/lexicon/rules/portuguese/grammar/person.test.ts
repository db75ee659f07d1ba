import { expect, test } from 'vitest';
import { annotate } from '../../../annotate.ts';
import { conceptOf } from '../../../concept.fixture.ts';
import { createLexicon } from '../../../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('juror/noun', { pt: ['jurado'] }),
  conceptOf('swear/verb', { pt: ['jurar'] }),
  conceptOf('person-from-sao-paulo/noun', { pt: ['paulista'] }),
  conceptOf('of-sao-paulo/adjective', { pt: ['paulista'] }),
  conceptOf('civilian/noun', { pt: ['civil'] }),
  conceptOf('civil/adjective', { pt: ['civil'] }),
  conceptOf('right/noun', { pt: ['direito'] }),
  conceptOf('have/verb', { pt: ['ter'] }),
  conceptOf('die/verb', { pt: ['morrer'] }),
  conceptOf('cat/noun', { pt: ['gato'] }),
  conceptOf('as/preposition', { pt: ['como'] }),
  conceptOf('place/noun', { pt: ['local'] }),
  conceptOf('local/adjective', { pt: ['local'] }),
  conceptOf('of/preposition', { pt: ['de'] }),
  conceptOf('the/determiner', { pt: ['o', 'a'] }),
]);

const meaning = (sentence: string, word: number) => annotate({ pt: sentence }, lexicon).pt?.[word]?.conceptId;

test('“jurado” is a noun, except after an auxiliary', () => {
  expect(meaning('O gato morreu como jurado', 4)).toBe('juror/noun');
  expect(meaning('O gato tinha jurado', 3)).toBe('swear/verb');
});

test('A word for the people of a state is an adjective after a noun', () => {
  expect(meaning('O gato paulista morreu', 2)).toBe('of-sao-paulo/adjective');
  expect(meaning('O paulista morreu', 1)).toBe('person-from-sao-paulo/noun');
});

test('“civis” are civilians, except after a noun', () => {
  expect(meaning('Morreram civis', 1)).toBe('civilian/noun');
  expect(meaning('Os direitos civis', 2)).toBe('civil/adjective');
});

test('“local” before “de” is a place', () => {
  expect(meaning('O local de gatos', 1)).toBe('place/noun');
  expect(meaning('O gato local morreu', 2)).toBe('local/adjective');
});
