import { expect, test } from 'vitest';
import { parseLexiconFile } from '../../../../../content/parse-lexicon-file.ts';
import { annotate } from '../../../annotate.ts';
import { createLexicon } from '../../../create-lexicon.ts';
import { stanza } from '../../../stanza.fixture.ts';

const { concepts } = parseLexiconFile(
  'test',
  [
    stanza('put', 'verb', { en: 'put [put, put]', de: 'stellen' }),
    stanza('put-up', 'verb', { en: 'put … up', de: 'aufstellen' }),
    stanza('on', 'preposition', { en: 'on', de: 'auf' }),
    stanza('table', 'noun', { en: 'table', de: 'Tisch m' }),
    stanza('flower', 'noun', { en: 'flower', de: 'Blume f' }),
    stanza('he', 'pronoun', { en: 'he', de: 'er' }),
    stanza('the', 'determiner', { en: 'the', de: 'der | die, das, den' }),
    stanza('wait-for', 'expression', { en: 'wait* for', de: 'warten* auf' }),
    stanza('wait', 'verb', { en: 'wait', de: 'warten' }),
    stanza('sit-down', 'verb', { en: 'sit down [sat]', de: 'sich setzen' }),
    stanza('laugh', 'verb', { en: 'laugh', de: 'lachen' }),
    stanza('and', 'conjunction', { en: 'and', de: 'und' }),
    stanza('fetch', 'verb', { en: 'fetch', de: 'holen' }),
    stanza('pick-up-collect', 'verb', { en: 'pick … up', de: 'abholen' }),
    stanza('meet', 'verb', { en: 'meet [met]', de: 'treffen' }),
    stanza('her', 'pronoun', { en: 'her', de: 'sie' }),
  ].join('\n\n'),
);
const lexicon = createLexicon(concepts.map(({ concept }) => concept));

/** The dictionary form of the expression that contains the word. */
const expressionOf = (word: string, versions: { de: string; en?: string }) =>
  annotate(versions, lexicon).de?.find(({ text }) => text === word)?.expressionBase;

test('A preposition before its noun is not the prefix of a verb, even if the English version has a similar verb', () => {
  const en = 'He put the flowers up on the table.';
  expect(expressionOf('auf', { de: 'Er stellt die Blumen auf den Tisch.', en })).toBeUndefined();
  expect(expressionOf('auf', { de: 'Er stellt die Blumen auf.', en: 'He put the flowers up.' })).toBe('aufstellen');
});

test('A preposition does not belong to the verb of the next clause', () => {
  const en = 'He sat down, laughed and waited for her.';
  expect(expressionOf('auf', { de: 'Er stellt sich auf den Tisch, lachte und wartete.', en })).toBeUndefined();
  expect(expressionOf('auf', { de: 'Er wartete auf sie.', en: 'He waited for her.' })).toBe('warten auf');
});

test('A prefix at the end of the clause belongs to its verb, even if the English version has another verb', () =>
  expect(expressionOf('ab', { de: 'Er holte sie ab.', en: 'He met her.' })).toBe('abholen'));
