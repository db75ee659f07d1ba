import { expect, test } from 'vitest';
import { annotate } from '../../../annotate.ts';
import { conceptOf } from '../../../concept.fixture.ts';
import { createLexicon } from '../../../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('the/determiner', { pt: ['o', 'a'] }),
  conceptOf('of-the/preposition', { pt: ['do', 'da'] }),
  conceptOf('gram/noun', { pt: ['grama'] }),
  conceptOf('grass-grama-pt/noun', { pt: ['grama'] }),
  conceptOf('internal/adjective', { pt: ['interno'] }),
  conceptOf('domestic-interno-pt/adjective', { pt: ['interno'] }),
  conceptOf('consumption/noun', { pt: ['consumo'] }),
  conceptOf('organ/noun', { pt: ['órgão'] }),
  conceptOf('one/numeral', { pt: ['um'] }),
  conceptOf('be/verb', { pt: ['ser', 'é'] }),
]);

const meaning = (sentence: string, word: number) => annotate({ pt: sentence }, lexicon).pt?.[word]?.conceptId;

test('“a grama” is grass, “um grama” is a weight', () => {
  expect(meaning('A grama', 1)).toBe('grass-grama-pt/noun');
  expect(meaning('Um grama', 1)).toBe('gram/noun');
});

test('“interno” after “consumo” (consumption) means “domestic”', () => {
  expect(meaning('O consumo interno', 2)).toBe('domestic-interno-pt/adjective');
  expect(meaning('O órgão interno', 2)).toBe('internal/adjective');
});
