import { expect, test } from 'vitest';
import { annotate } from '../../annotate.ts';
import { conceptOf } from '../../concept.fixture.ts';
import { createLexicon } from '../../create-lexicon.ts';

const lexicon = createLexicon([
  ...['the', 'a', 'one'].map((word) => conceptOf(`${word}/determiner`, { en: [word] })),
  ...['in', 'into', 'of'].map((word) => conceptOf(`${word}/preposition`, { en: [word] })),
  conceptOf('and/conjunction', { en: ['and'] }),
  conceptOf('stable/noun', { en: ['stable'] }),
  conceptOf('stable/adjective', { en: ['stable'] }),
  conceptOf('faint-loss-of-consciousness/noun', { en: ['faint'] }),
  conceptOf('faint/adjective', { en: ['faint'] }),
  conceptOf('cut/verb', { en: ['cut', 'cut'] }),
  conceptOf('cut/noun', { en: ['cut'] }),
  conceptOf('point/verb', { en: ['point'] }),
  conceptOf('point/noun', { en: ['point'] }),
  conceptOf('plumb/verb', { en: ['plumb'] }),
  conceptOf('plumbing/noun', { en: ['plumbing'] }),
  conceptOf('improve/verb', { en: ['improve'] }),
  conceptOf('nice/adjective', { en: ['nice'] }),
  conceptOf('modern/adjective', { en: ['modern'] }),
  ...['condition', 'smell', 'hair', 'bonus', 'horse'].map((word) => conceptOf(`${word}/noun`, { en: [word] })),
]);

test.each([
  ['In a stable and improving condition', 'stable', 'stable/adjective'],
  ['In a stable', 'stable', 'stable/noun'],
  ['The faint smell', 'faint', 'faint/adjective'],
  ['A nice cut', 'cut', 'cut/noun'],
  ['15 bonus points', 'points', 'point/noun'],
  ['A modern plumbing and horse', 'plumbing', 'plumbing/noun'],
])('shows the part of speech by the place in the phrase: %s', (sentence, text, concept) => {
  expect(annotate({ en: sentence }, lexicon).en?.find((word) => word.text === text)?.conceptId).toBe(concept);
});
