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
    stanza('sort', 'verb', { it: 'distinguere' }),
    stanza('distinguish', 'verb', { it: 'distinguere' }),
    stanza('conduct', 'verb', { it: 'condurre' }),
    stanza('lead-take', 'verb', { it: 'portare; condurre' }),
    stanza('research', 'noun', { it: 'ricerca f' }),
    stanza('army', 'noun', { it: 'esercito m' }),
    stanza('clothing-size', 'noun', { it: 'taglia f' }),
    stanza('bounty', 'noun', { it: 'taglia f (ricompensa)' }),
    stanza('cut', 'verb', { it: 'tagliare' }),
    stanza('bandit', 'noun', { it: 'bandito m' }),
    stanza('armchair', 'noun', { it: 'poltrona f' }),
    stanza('high-post-poltrona', 'noun', { it: 'poltrona f (carica)' }),
    stanza('minister', 'noun', { it: 'ministro m' }),
    stanza('dear', 'adjective', { it: 'caro (amato)' }),
    stanza('expensive', 'adjective', { it: 'caro' }),
    stanza('dearly', 'adverb', { it: 'caro' }),
    stanza('pay', 'verb', { it: 'pagare' }),
    stanza('try', 'verb', { it: 'tentare' }),
    stanza('attempted-crime', 'adjective', { it: 'tentato' }),
    stanza('theft', 'noun', { it: 'furto m' }),
    stanza('together', 'adverb', { it: 'insieme' }),
    stanza('whole-entirety', 'noun', { it: 'insieme m' }),
    stanza('political', 'adjective', { it: 'politico' }),
    stanza('policy', 'noun', { it: 'politica f' }),
    stanza('force', 'noun', { it: 'forza f' }),
    stanza('than', 'conjunction', { it: 'che' }),
    stanza('who-which', 'pronoun', { it: 'che' }),
    stanza('more', 'adverb', { it: 'più' }),
    stanza('close-near', 'adjective', { it: 'vicino' }),
    stanza('to', 'preposition', { it: 'a | ad' }),
    stanza('city', 'noun', { it: 'città f' }),
    stanza('sea', 'noun', { it: 'mare m' }),
    stanza('person', 'noun', { it: 'persona f' }),
    stanza('so-much', 'adverb', { it: 'così' }),
    stanza('thus', 'adverb', { it: 'così' }),
    stanza('kind', 'adjective', { it: 'gentile' }),
    stanza('deserve', 'verb', { it: 'meritare' }),
    stanza('sue', 'expression', { it: 'fare* causa' }),
    stanza('do', 'verb', { it: 'fare' }),
    stanza('cause', 'noun', { it: 'causa f' }),
    stanza('start-doing', 'expression', { it: 'cominciare* a +inf' }),
    stanza('begin', 'verb', { it: 'cominciare' }),
    stanza('once', 'adverb', { it: 'una volta' }),
    stanza('as-soon-as', 'conjunction', { it: 'appena; una volta' }),
    stanza('finish', 'verb', { it: 'finire' }),
    stanza('day', 'noun', { it: 'giorno m' }),
    stanza('work', 'noun', { it: 'lavoro m' }),
  ].join('\n\n'),
);
const lexicon = createLexicon(concepts.map(({ concept }) => concept));

const meaning = (sentence: string, word: number) =>
  annotate({ it: sentence }, lexicon).it?.[word]?.conceptId?.split('/')[0];

test('A verb has its usual sense unless its object shows another one', () => {
  expect(meaning('Il ministro distingue', 2)).toBe('distinguish');
  expect(meaning('Il ministro condusse l’esercito', 2)).toBe('lead-take');
  expect(meaning('Il ministro condusse una ricerca', 2)).toBe('conduct');
});

test('A noun has its usual sense unless a word nearby shows another one', () => {
  expect(meaning('una taglia', 1)).toBe('clothing-size');
  expect(meaning('una taglia sul bandito', 1)).toBe('bounty');
  expect(meaning('una poltrona', 1)).toBe('armchair');
  expect(meaning('la poltrona di ministro', 1)).toBe('high-post-poltrona');
});

test('“caro” before a name is “dear”, after “pagare” it is an adverb', () => {
  expect(meaning('caro Marco', 0)).toBe('dear');
  expect(meaning('Paga caro', 1)).toBe('dearly');
});

test('“tentato” before a crime is an adjective', () => {
  expect(meaning('un tentato furto', 1)).toBe('attempted-crime');
});

test('“insieme” and “politiche” after an article are nouns', () => {
  expect(meaning('l’insieme', 1)).toBe('whole-entirety');
  expect(meaning('Finisce insieme', 1)).toBe('together');
  expect(meaning('le politiche', 1)).toBe('policy');
  expect(meaning('le forze politiche', 2)).toBe('political');
});

test('“che” before a preposition is “than” after “più”', () => {
  expect(meaning('più vicino alla città che al mare', 4)).toBe('than');
  expect(meaning('la città che merita', 2)).toBe('who-which');
});

test('“così” after a noun is “like this” unless an adjective follows', () => {
  expect(meaning('Una persona così merita', 2)).toBe('thus');
  expect(meaning('Una persona così gentile', 2)).toBe('so-much');
});

test('An adverb may stand inside an expression', () => {
  expect(meaning('Fa spesso causa', 0)).toBe('sue');
});

test('“cominciare a” needs an infinitive', () => {
  expect(meaning('Comincia a finire', 0)).toBe('start-doing');
  expect(meaning('Comincia a città', 0)).toBe('begin');
});

test('“una volta” before a participle is “as soon as”', () => {
  expect(meaning('una volta finito il lavoro', 0)).toBe('as-soon-as');
  expect(meaning('una volta al giorno', 0)).toBe('once');
});
