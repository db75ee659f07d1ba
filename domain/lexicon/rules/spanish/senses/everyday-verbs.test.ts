import { expect, test } from 'vitest';
import { annotate } from '../../../annotate.ts';
import { conceptOf } from '../../../concept.fixture.ts';
import { createLexicon } from '../../../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('me/pronoun', { es: ['me'] }),
  conceptOf('the/determiner', { es: ['el', 'la'] }),
  conceptOf('cost/verb', { es: ['costar', 'cuesta'] }),
  conceptOf('be-hard-costar-es/verb', { es: ['costar', 'cuesta'] }),
  conceptOf('sleep/verb', { es: ['dormir'] }),
  conceptOf('euro/noun', { es: ['euros'] }),
  conceptOf('switch-off-put-out-es/verb', { es: ['apagar'] }),
  conceptOf('extinguish/verb', { es: ['apagar'] }),
  conceptOf('fire/noun', { es: ['fuego'] }),
  conceptOf('radio/noun', { es: ['radio'] }),
]);

const meaning = (sentence: string, word: number) => annotate({ es: sentence }, lexicon).es?.[word]?.conceptId;

test('“me cuesta” before an infinitive means that it is hard', () => {
  expect(meaning('Me cuesta dormir', 1)).toBe('be-hard-costar-es/verb');
  expect(meaning('Cuesta euros', 0)).toBe('cost/verb');
});

test('“apagar” near “fuego” (fire) is “put out”', () => {
  expect(meaning('Apagar el fuego', 0)).toBe('extinguish/verb');
  expect(meaning('Apagar la radio', 0)).toBe('switch-off-put-out-es/verb');
});
