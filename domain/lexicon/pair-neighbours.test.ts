import { expect, test } from 'vitest';
import { annotate } from './annotate.ts';
import { conceptOf } from './concept.fixture.ts';
import { counterparts } from './counterparts.ts';
import { createLexicon } from './create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('in/preposition', { en: ['in'], de: ['in', 'an'], sl: ['v'] }),
  conceptOf('on/preposition', { en: ['on'], de: ['am'], sl: ['na'] }),
  conceptOf('to/preposition', { en: ['to'], de: ['ans'], sl: ['na', 'v'] }),
  conceptOf('saturday/noun', { en: ['Saturday'], de: ['Samstag'], sl: ['sobota', 'soboto'] }),
  conceptOf('sea/noun', { en: ['sea'], de: ['Meer'], sl: ['morje'] }),
  conceptOf('have/verb', { en: ['have'], de: ['haben', 'habe'], sl: ['imeti', 'nimam'] }),
  conceptOf('want/verb', { en: ['want'], de: ['wollen', 'will'], sl: ['hoteti', 'nočem'] }),
  conceptOf('not-want/expression', { de: ['nicht wollen*'] }),
  conceptOf('money/noun', { en: ['money'], de: ['Geld'], sl: ['denar', 'denarja'] }),
  conceptOf('no/determiner', { en: ['no'], de: ['kein'] }),
  conceptOf('lose/verb', { en: ['lose', 'lost'], sl: ['izgubiti', 'izgubil'] }),
  conceptOf('get-lost/verb', { sl: ['izgubiti se', 'izgubil'] }),
]);

const pairsOf = (sl: string, other: { de?: string; en?: string }) =>
  counterparts(annotate({ sl, ...other }, lexicon), { from: 'sl', to: other.de ? 'de' : 'en' }, lexicon);

test('Prepositions follow their nouns', () => {
  const pairs = pairsOf('v soboto na morje', { de: 'am Samstag ans Meer' });
  expect(pairs).toContainEqual({ from: [0], to: [0] });
  expect(pairs).toContainEqual({ from: [2], to: [2] });
});

test('Prepositions follow their nouns if the translation has another order', () => {
  const pairs = pairsOf('na morje v soboto', { de: 'am Samstag ans Meer' });
  expect(pairs).toContainEqual({ from: [0], to: [2] });
  expect(pairs).toContainEqual({ from: [2], to: [0] });
});

test('The counterpart of a negated verb contains the negation', () => {
  expect(pairsOf('nimam denarja', { de: 'ich habe kein Geld' })).toContainEqual({ from: [0], to: [1, 2] });
  expect(pairsOf('nimam denarja', { de: 'ich habe Geld' })).toContainEqual({ from: [0], to: [1] });
});

test('A reflexive verb belongs to a translation of the plain verb', () => {
  expect(pairsOf('izgubil se je', { en: 'it is lost' })).toContainEqual({ from: [0], to: [2] });
});
