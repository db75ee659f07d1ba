import { expect, test } from 'vitest';
import { annotate } from '../../../annotate.ts';
import { conceptOf } from '../../../concept.fixture.ts';
import { createLexicon } from '../../../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('a/determiner', { fr: ['un', 'une'] }),
  conceptOf('big/adjective', { fr: ['grand'] }),
  conceptOf('great-grand-fr/adjective', { fr: ['grand'] }),
  conceptOf('house/noun', { fr: ['maison'] }),
  conceptOf('freedom/noun', { fr: ['liberté'] }),
  conceptOf('you/pronoun', { fr: ['tu'] }),
  conceptOf('come/verb', { fr: ['venir', 'viens'] }),
  conceptOf('mayor/noun', { fr: ['maire'] }),
  conceptOf('then-alors-fr/adverb', { fr: ['alors'] }),
  conceptOf('so-therefore/adverb', { fr: ['alors'] }),
  conceptOf('per/preposition', { fr: ['par'] }),
  conceptOf('nobody/pronoun', { fr: ['personne'] }),
  conceptOf('person/noun', { fr: ['personne'] }),
]);

const concept = (sentence: string, word: number) =>
  annotate({ fr: sentence }, lexicon).fr?.[word]?.conceptId?.split('/')[0];

test('“grand” is “great” before a quality', () => {
  expect(concept('une grande liberté', 1)).toBe('great-grand-fr');
  expect(concept('une grande maison', 1)).toBe('big');
});

test('“alors” opens a question or names a time', () => {
  expect(concept('Alors, tu viens ?', 0)).toBe('so-therefore');
  expect(concept('Un maire, alors maire', 2)).toBe('then-alors-fr');
});

test('“par personne” is per person', () => {
  expect(concept('par personne', 1)).toBe('person');
  expect(concept('tu viens personne', 2)).toBe('nobody');
});
