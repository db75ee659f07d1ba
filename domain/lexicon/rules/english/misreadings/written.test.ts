import { expect, test } from 'vitest';
import { annotate } from '../../../annotate.ts';
import { conceptOf } from '../../../concept.fixture.ts';
import { createLexicon } from '../../../create-lexicon.ts';

const lexicon = createLexicon([
  ...['a', 'the'].map((word) => conceptOf(`${word}/determiner`, { en: [word] })),
  ...['yard', 'friend', 'key', 'lock', 'meeting', 'car'].map((word) => conceptOf(`${word}/noun`, { en: [word] })),
  conceptOf('run/verb', { en: ['run'] }),
  conceptOf('run-into-meet/verb', { en: ['run across'] }),
  conceptOf('turn/verb', { en: ['turn'] }),
  conceptOf('hand-in/verb', { en: ['turn … in'] }),
  conceptOf('postpone/verb', { en: ['put … off'] }),
  conceptOf('put-off-discourage/verb', { en: ['put … off'] }),
]);

test.each([
  ['They run across the yard', 'run', 'run/verb'],
  ['They run across a friend', 'run', 'run-into-meet/verb'],
  ['They turn the key in the lock', 'turn', 'turn/verb'],
  ['They turn the key in', 'turn', 'hand-in/verb'],
  ['They put the meeting off', 'put', 'postpone/verb'],
  ['They put him off', 'put', 'put-off-discourage/verb'],
])('finds an expression only where it is not meant literally: %s', (sentence, text, concept) => {
  expect(annotate({ en: sentence }, lexicon).en?.find((word) => word.text === text)?.conceptId).toBe(concept);
});
