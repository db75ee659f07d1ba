import { expect, test } from 'vitest';
import { annotate } from '../../../annotate.ts';
import { conceptOf } from '../../../concept.fixture.ts';
import { createLexicon } from '../../../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('within-sous-fr/preposition', { fr: ['sous'] }),
  conceptOf('under/preposition', { fr: ['sous'] }),
  conceptOf('house/noun', { fr: ['maison'] }),
]);

test('a meaning that only editors choose is not shown in other texts', () => {
  expect(annotate({ fr: 'sous la maison' }, lexicon).fr?.[0]?.conceptId).toBe('under/preposition');
});
