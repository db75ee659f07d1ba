import { expect, test } from 'vitest';
import { parseLexiconFile } from '../../content/parse-lexicon-file.ts';
import type { Language } from '../language.ts';
import { annotate } from '../lexicon/annotate.ts';
import { createLexicon } from '../lexicon/create-lexicon.ts';
import { stanza } from '../lexicon/stanza.fixture.ts';
import { listWordsOfSentence } from './list-words.ts';

const { concepts, problems } = parseLexiconFile(
  'test',
  [
    stanza('the', 'determiner', { en: 'the', es: 'el', de: 'der' }),
    stanza('of', 'preposition', { en: 'of', es: 'de; del', pt: 'de', it: 'di' }),
    stanza('in', 'preposition', { en: 'in', es: 'en', pt: 'em; na', de: 'in; im' }),
    stanza('house', 'noun', { en: 'house', es: 'casa f', de: 'Haus n [Häuser]', pt: 'casa f' }),
    stanza('door', 'noun', { en: 'door', es: 'puerta f', de: 'Tür f' }),
    stanza('see', 'verb', { en: 'see', es: 'mirar', pt: 'ver', it: 'vedere', de: 'sehen' }),
    stanza('sit-down', 'verb', { es: 'sentarse', de: 'sich setzen', it: 'sedersi' }),
    stanza('occur-to', 'verb', { de: 'einfallen', es: 'ocurrirse' }),
    stanza('anyway', 'adverb', { en: 'anyway', es: 'de todas formas' }),
    stanza('give', 'verb', { en: 'give', pt: 'dar [dou, dás, dá]' }),
    stanza('him', 'pronoun', { en: 'him', pt: 'lhe' }),
    stanza('do', 'verb', { en: 'do; don’t', es: 'hacer' }),
    stanza('three', 'numeral', { en: 'three', es: 'tres' }),
    stanza('Ana', 'name', { en: 'Ana', es: 'Ana' }),
    stanza('Jana', 'name', { en: 'Jana', sl: 'Jana f' }),
  ].join('\n\n'),
);
const lexicon = createLexicon(concepts.map(({ concept }) => concept));

const listOf = (sentence: string, language: Language) =>
  listWordsOfSentence(annotate({ [language]: sentence }, lexicon)[language] ?? [], language).map(({ word, ranges }) => {
    const form = ranges.map(([start, end]) => sentence.slice(start, end)).join(' … ');
    return `${form}: ${word === null ? 'none' : `${word.base} ${word.partOfSpeech}`}`;
  });

test('the test lexicon is valid', () => {
  expect(problems).toEqual([]);
});

test.each<[what: string, Language, string, string]>([
  ['an inflected form', 'es', 'Veo las puertas.', 'puertas: puerta noun'],
  ['a form with pronouns', 'es', 'Quiero mirarlo.', 'mirarlo: mirar verb'],
  ['a reflexive verb with its pronoun', 'es', 'Se sentó allí.', 'sentó: sentarse verb'],
  ['a reflexive verb without a pronoun', 'es', 'Sentó al perro.', 'Sentó: sentar verb'],
  ['a contraction', 'es', 'La puerta del perro.', 'del: de preposition'],
  ['a contraction', 'pt', 'Na casa.', 'Na: em preposition'],
  ['an English contraction', 'en', 'They didn’t see.', 'didn’t: do verb'],
  ['an English pronoun with a verb', 'en', 'It’s the house.', 'It’s: it pronoun'],
  ['an expression', 'es', 'Lo miro de todas formas.', 'de … todas … formas: de todas formas adverb'],
  ['a separated verb', 'de', 'Das fällt mir nicht ein.', 'fällt … ein: einfallen verb'],
  ['a compound', 'de', 'Die Haustüren sind offen.', 'Haustüren: Haustür noun'],
  ['a verb around a pronoun', 'pt', 'Dar-lhe-ei a casa.', 'Dar … ei: dar verb'],
  ['a numeral', 'es', 'Son tres.', 'tres: tres numeral'],
  ['an unlisted word', 'es', 'El zorro mira.', 'zorro: zorro noun'],
  ['a name', 'es', 'Ana mira.', 'Ana: none'],
  ['a possessive adjective of a name', 'sl', 'Janin kovček.', 'Janin: none'],
  ['an unlisted name', 'es', 'Veo a Marisol.', 'Marisol: none'],
  ['a number', 'es', 'En 1980 miro.', '1980: none'],
  ['an address', 'es', 'Mira www.example.com ahora.', 'www.example.com: none'],
])('identifies %s', (_, language, sentence, expected) => {
  expect(listOf(sentence, language)).toContain(expected);
});

test('counts an expression once, with the number of its words', () => {
  const words = annotate({ es: 'Lo miro de todas formas.' }, lexicon).es ?? [];
  const [expression] = listWordsOfSentence(words, 'es').filter(({ runningWords }) => runningWords > 1);
  expect(expression).toMatchObject({
    runningWords: 3,
    ranges: [
      [8, 10],
      [11, 16],
      [17, 23],
    ],
  });
  const running = listWordsOfSentence(words, 'es').reduce((sum, each) => sum + each.runningWords, 0);
  expect(running).toBe(words.length);
});

test('names the parts of a compound', () => {
  const words = annotate({ de: 'Die Haustür.' }, lexicon).de ?? [];
  const compound = listWordsOfSentence(words, 'de').find(({ word }) => word?.base === 'Haustür');
  expect(compound?.word?.parts?.map(({ base }) => base)).toEqual(['Haus', 'Tür']);
});
