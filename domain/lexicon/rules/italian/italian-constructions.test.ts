import { expect, test } from 'vitest';
import { parseLexiconFile } from '../../../../content/parse-lexicon-file.ts';
import { annotate } from '../../annotate.ts';
import { createLexicon } from '../../create-lexicon.ts';
import { stanza } from '../../stanza.fixture.ts';

const { concepts } = parseLexiconFile(
  'test',
  [
    stanza('the', 'determiner', { it: 'il | la, lo, i, gli, le, l’' }),
    stanza('a', 'determiner', { it: 'un | una, uno' }),
    stanza('be', 'verb', { it: 'essere' }),
    stanza('have', 'verb', { it: 'avere' }),
    stanza('come', 'verb', { it: 'venire' }),
    stanza('be-passive', 'verb', { it: 'venire' }),
    stanza('choose', 'verb', { it: 'scegliere [scelsi, scelto]' }),
    stanza('happen', 'verb', { it: 'avvenire [avvenni, avvenuto]' }),
    stanza('so-therefore', 'adverb', { it: 'quindi' }),
    stanza('that-conjunction', 'conjunction', { it: 'che' }),
    stanza('both-and', 'conjunction', { it: 'sia … sia; sia … che' }),
    stanza('both-and-sia-it', 'conjunction', { it: 'sia (correlativo)' }),
    stanza('for', 'preposition', { it: 'per' }),
    stanza('say', 'verb', { it: 'dire' }),
    stanza('man', 'noun', { it: 'uomo m [uomini]' }),
    stanza('woman', 'noun', { it: 'donna f' }),
    stanza('case', 'noun', { it: 'caso m' }),
    stanza('capital', 'noun', { it: 'capitale f' }),
    stanza('capital-money', 'noun', { it: 'capitale m' }),
    stanza('same', 'adjective', { it: 'stesso' }),
    stanza('itself-postposed-it', 'adjective', { it: 'stesso (proprio quello)' }),
    stanza('right', 'noun', { it: 'diritto m' }),
    stanza('half-noun', 'noun', { it: 'metà f' }),
    stanza('middle-of-month', 'noun', { it: 'metà f (di un periodo)' }),
    stanza('year', 'noun', { it: 'anno m' }),
    stanza('italian', 'noun', { it: 'italiano m' }),
    stanza('place', 'noun', { it: 'posto m' }),
    stanza('job-post-it', 'noun', { it: 'posto m (di lavoro)' }),
    stanza('vacant', 'adjective', { it: 'vacante' }),
    stanza('often', 'expression', { it: 'al giorno' }),
    stanza('time', 'noun', { it: 'volta f' }),
    stanza('two', 'numeral', { it: 'due' }),
    stanza('day', 'noun', { it: 'giorno m' }),
    stanza('sun', 'noun', { it: 'sole m' }),
    stanza('only-sole', 'adjective', { it: 'solo' }),
    stanza('hypothesis', 'noun', { it: 'ipotesi f' }),
  ].join('\n\n'),
);
const lexicon = createLexicon(concepts.map(({ concept }) => concept));
const read = (sentence: string, word: number) => annotate({ it: sentence }, lexicon).it?.[word];
const meaning = (sentence: string, word: number) => read(sentence, word)?.conceptId;

test('A noun has the gender and number of its article', () => {
  expect(meaning('un capitale', 1)).toBe('capital-money/noun');
  expect(meaning('una capitale', 1)).toBe('capital/noun');
  expect(meaning('le sole ipotesi', 1)).toBe('only-sole/adjective');
  expect(meaning('il sole', 1)).toBe('sun/noun');
});

test('“sia” joins two phrases, but is a verb after “che”', () => {
  expect(meaning('sia per gli uomini sia per le donne', 0)).toBe('both-and/conjunction');
  expect(meaning('sia gli uomini che le donne', 0)).toBe('both-and/conjunction');
  expect(meaning('dice che sia il caso', 2)).toBe('be/verb');
});

test('“vengono” forms the passive even with an adverb before the participle', () => {
  expect(meaning('vengono quindi scelti', 0)).toBe('be-passive/verb');
});

test('The past of a prefixed verb with listed parts is known', () => {
  expect(meaning('avvenne', 0)).toBe('happen/verb');
});

test('“stesso” after a noun is “itself”', () => {
  expect(meaning('il diritto stesso', 2)).toBe('itself-postposed-it/adjective');
  expect(meaning('lo stesso diritto', 1)).toBe('same/adjective');
});

test('“Metà” before a period is its middle', () => {
  expect(meaning('la metà degli anni', 1)).toBe('middle-of-month/noun');
  expect(meaning('la metà degli italiani', 1)).toBe('half-noun/noun');
});

test('“posto” beside words about work is a job', () => {
  expect(meaning('un posto vacante', 1)).toBe('job-post-it/noun');
  expect(meaning('un posto', 1)).toBe('place/noun');
});

test('“Al giorno” counts only after a number', () => {
  expect(meaning('due volte al giorno', 2)).toBe('often/expression');
  expect(meaning('il caso al giorno', 2)).not.toBe('often/expression');
});
