import { expect, test } from 'vitest';
import { parseLexiconFile } from '../../../../../content/parse-lexicon-file.ts';
import { annotate } from '../../../annotate.ts';
import { createLexicon } from '../../../create-lexicon.ts';
import { stanza } from '../../../stanza.fixture.ts';

const { concepts } = parseLexiconFile(
  'test',
  [
    stanza('one-of-the', 'expression', { de: 'einer der' }),
    stanza('a', 'determiner', { de: 'ein | eine, einer, einem' }),
    stanza('the', 'determiner', { de: 'der | die, das, den, dem' }),
    stanza('party', 'noun', { de: 'Partei f' }),
    stanza('close', 'adjective', { de: 'nahestehend' }),
    stanza('foundation', 'noun', { de: 'Stiftung f' }),
    stanza('good', 'adjective', { de: 'gut [besser, besten]' }),
    stanza('shop', 'noun', { de: 'Laden m [Läden]' }),
    stanza('help', 'verb', { de: 'helfen' }),
    stanza('he', 'pronoun', { de: 'er' }),
    stanza('be', 'verb', { de: 'sein' }),
    stanza('on-trial', 'expression', { de: 'vor Gericht' }),
    stanza('in-court-vor-gericht-de', 'expression', { de: 'vor Gericht' }),
    stanza('before', 'preposition', { de: 'vor' }),
    stanza('court', 'noun', { de: 'Gericht n' }),
    stanza('be-silent', 'verb', { de: 'schweigen' }),
    stanza('virtually', 'adverb', { de: 'so gut wie' }),
    stanza('so', 'adverb', { de: 'so' }),
    stanza('as', 'conjunction', { de: 'wie' }),
    stanza('not', 'particle', { de: 'nicht' }),
    stanza('earlier', 'adverb', { de: 'früher' }),
    stanza('ready', 'adjective', { de: 'fertig' }),
    stanza('be-outstanding', 'verb', { de: 'ausstehen' }),
    stanza('stand', 'verb', { de: 'stehen' }),
    stanza('end', 'noun', { de: 'Aus n [0]' }),
    stanza('money', 'noun', { de: 'Geld n' }),
  ].join('\n\n'),
);
const lexicon = createLexicon(concepts.map(({ concept }) => concept));

const find = (word: string, de: string) => annotate({ de }, lexicon).de?.find(({ text }) => text === word);
const expressionOf = (word: string, de: string) => find(word, de)?.expressionBase;

test('“einer der” before a noun that depends on a participle is not “one of the”', () => {
  expect(expressionOf('einer', 'Er hilft einer der Partei nahestehenden Stiftung.')).toBeUndefined();
  expect(expressionOf('einer', 'Er ist einer der besten Läden.')).toBe('einer der');
});

test('Of several meanings, the usual one is chosen', () =>
  expect(find('vor', 'Er schweigt vor Gericht.')?.conceptId).toBe('in-court-vor-gericht-de/expression'));

test('“so gut wie” in a comparison is not “virtually”', () => {
  expect(expressionOf('gut', 'Er ist nicht so gut wie früher.')).toBeUndefined();
  expect(expressionOf('gut', 'Er ist so gut wie fertig.')).toBe('so gut wie');
});

test('A noun is not the prefix of a verb', () => {
  expect(expressionOf('steht', 'Der Laden steht vor dem Aus.')).toBeUndefined();
  expect(expressionOf('steht', 'Das Geld steht aus.')).toBe('ausstehen');
});
