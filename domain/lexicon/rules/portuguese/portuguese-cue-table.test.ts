import { expect, test } from 'vitest';
import { annotate } from '../../annotate.ts';
import { conceptOf } from '../../concept.fixture.ts';
import { createLexicon } from '../../create-lexicon.ts';
import { formsOfVerbs } from './portuguese-cue-table.ts';

const lexicon = createLexicon([
  conceptOf('the/determiner', { pt: ['o', 'a', 'os', 'as'] }),
  conceptOf('a/determiner', { pt: ['um'] }),
  conceptOf('court/noun', { pt: ['tribunal'] }),
  conceptOf('process-processo-pt/noun', { pt: ['processo'] }),
  conceptOf('legal-case/noun', { pt: ['processo'] }),
  conceptOf('sue/verb', { pt: ['processar'] }),
  conceptOf('close-end/verb', { pt: ['terminar'] }),
  conceptOf('slow/adjective', { pt: ['lento'] }),
  conceptOf('mark-marcar-pt/verb', { pt: ['marcar'] }),
  conceptOf('score/verb', { pt: ['marcar'] }),
  conceptOf('goal/noun', { pt: ['golo'] }),
  conceptOf('page/noun', { pt: ['página'] }),
  conceptOf('council/noun', { pt: ['conselho'] }),
  conceptOf('advice-conselho-pt/noun', { pt: ['conselho'] }),
  conceptOf('accept/verb', { pt: ['aceitar'] }),
  conceptOf('he/pronoun', { pt: ['ele'] }),
  conceptOf('chamber-camara-pt/noun', { pt: ['câmara'] }),
  conceptOf('chamber/noun', { pt: ['câmara'] }),
  conceptOf('camera/noun', { pt: ['câmara'] }),
  conceptOf('film/verb', { pt: ['filmar'] }),
  conceptOf('deputy/noun', { pt: ['deputado'] }),
  conceptOf('piece-peca-pt/noun', { pt: ['peça'] }),
  conceptOf('play-peca-pt/noun', { pt: ['peça'] }),
  conceptOf('actor/noun', { pt: ['ator'] }),
  conceptOf('with/preposition', { pt: ['com'] }),
]);

const meaning = (sentence: string, word: number) =>
  annotate({ pt: sentence }, lexicon).pt?.[word]?.conceptId?.split('/')[0];

test('A cue near the word shows its sense', () => {
  expect(meaning('O tribunal terminou o processo', 4)).toBe('legal-case');
  expect(meaning('O processo é lento', 1)).toBe('process-processo-pt');
});

test('A verb has its cued sense in all forms', () => {
  expect(meaning('Ele marcou o golo', 1)).toBe('score');
  expect(meaning('Ele marcou a página', 1)).toBe('mark-marcar-pt');
  expect(formsOfVerbs('marcar').split(' ')).toContain('marcaram');
});

test('A capital letter inside a sentence may be a cue', () => {
  expect(meaning('Ele aceita um Conselho', 3)).toBe('council');
  expect(meaning('Ele aceita um conselho', 3)).toBe('advice-conselho-pt');
});

test('If cues of two senses are near, the first sense of the table is meant', () => {
  expect(meaning('O deputado filma a câmara', 4)).toBe('chamber');
  expect(meaning('Ele filma a câmara', 3)).toBe('camera');
});

test('A sense made for Portuguese needs its cue', () => {
  expect(meaning('A peça com o ator', 1)).toBe('play-peca-pt');
  expect(meaning('A peça com a página', 1)).toBe('piece-peca-pt');
});
