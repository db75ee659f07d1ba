import { expect, test } from 'vitest';
import { annotate } from '../../../annotate.ts';
import { conceptOf } from '../../../concept.fixture.ts';
import { createLexicon } from '../../../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('host/noun', { en: ['host'] }),
  conceptOf('host-event/verb', { en: ['host'] }),
  conceptOf('win/verb', { en: ['win'] }),
  conceptOf('win-victory-en/noun', { en: ['win'] }),
  conceptOf('hurt-ache/verb', { en: ['hurt', 'hurt'] }),
  conceptOf('hurt-injured/adjective', { en: ['hurt'] }),
  conceptOf('lose/verb', { en: ['lose', 'lost'] }),
  conceptOf('lost-missing-en/adjective', { en: ['lost'] }),
  conceptOf('minute/noun', { en: ['minute'] }),
  conceptOf('minute-tiny-en/adjective', { en: ['minute'] }),
  conceptOf('park/noun', { en: ['park'] }),
  conceptOf('concert/noun', { en: ['concert'] }),
  conceptOf('dog/noun', { en: ['dog'] }),
]);

const words = (sentence: string) => annotate({ en: sentence }, lexicon).en ?? [];

test.each([
  ['The park hosts concerts', 'hosts', 'host-event/verb'],
  ['Our hosts were kind', 'hosts', 'host/noun'],
  ['We need a win', 'win', 'win-victory-en/noun'],
  ['We can win', 'win', 'win/verb'],
  ['Nobody was hurt', 'hurt', 'hurt-injured/adjective'],
  ['The lost dog', 'lost', 'lost-missing-en/adjective'],
  ['We lost the dog', 'lost', 'lose/verb'],
  ['In minute quantities', 'minute', 'minute-tiny-en/adjective'],
  ['In one minute', 'minute', 'minute/noun'],
])('chooses the word class by the place in the sentence: %s', (sentence, text, concept) => {
  expect(words(sentence).find((word) => word.text === text)?.conceptId).toBe(concept);
});
