import { expect, test } from 'vitest';
import { annotate } from '../annotate.ts';
import { conceptOf } from '../concept.fixture.ts';
import { createLexicon } from '../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('lose/verb', { de: ['verlieren', 'verloren'], sl: ['izgubiti', 'izgubila'] }),
  conceptOf('get-lost/verb', { sl: ['izgubiti se', 'izgubila'] }),
  conceptOf('blue/adjective', { de: ['blau', 'Blau'], sl: ['moder', 'modra'] }),
  conceptOf('key/noun', { de: ['Schlüssel'], sl: ['ključ', 'ključe'] }),
]);

const concept = (sl: string, de: string, word: number) => annotate({ sl, de }, lexicon).sl?.[word]?.conceptId;

test('“Se” in the clause outweighs a translation of the plain verb', () => {
  expect(concept('Modra se ni izgubila', 'Blau ist nicht verloren', 3)).toBe('get-lost/verb');
  expect(concept('Modra ni izgubila', 'Blau hat nicht verloren', 2)).toBe('lose/verb');
});
