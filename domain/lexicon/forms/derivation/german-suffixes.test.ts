import { expect, test } from 'vitest';
import { parseLexiconFile } from '../../../../content/parse-lexicon-file.ts';
import { annotate } from '../../annotate.ts';
import { createLexicon } from '../../create-lexicon.ts';
import { lookUp } from '../../look-up.ts';
import { stanza } from '../../stanza.fixture.ts';

const { concepts } = parseLexiconFile(
  'test',
  [
    stanza('plan', 'noun', { en: 'plan', es: 'plan m', de: 'Konzept n' }),
    stanza('voter', 'noun', { en: 'voter', es: 'votante m', de: 'Wähler m' }),
    stanza('friend', 'noun', { en: 'friend', es: 'amigo m', de: 'Freund m' }),
    stanza('shaft', 'noun', { en: 'shaft', es: 'fuste m', de: 'Schaft m [Schäfte]' }),
    stanza('repeat', 'verb', { en: 'repeat', es: 'repetir', de: 'wiederholen [insep]' }),
    stanza('besiege', 'verb', { en: 'besiege', es: 'sitiar', de: 'belagern' }),
    stanza('burn', 'verb', { en: 'burn', es: 'quemar', de: 'brennen' }),
  ].join('\n\n'),
);
const lexicon = createLexicon(concepts.map(({ concept }) => concept));

function explain(word: string, target: 'en' | 'es' = 'en') {
  const sentence = `Das ist ${word}.`;
  const words = annotate({ de: sentence }, lexicon).de ?? [];
  const place = { sentence, words, language: 'de' as const, start: 8, end: 8 + word.length };
  return lookUp(place, target, lexicon)?.whole?.meaning;
}

test('A noun in “-losigkeit” is a lack of something', () => {
  expect(explain('Konzeptlosigkeit')?.word).toBe('lack of plan');
  expect(explain('Konzeptlosigkeit', 'es')?.word).toBe('falta de plan');
});

test('A noun in “-schaft” is a group of persons and not a shaft', () => {
  expect(explain('Wählerschaft')).toMatchObject({ word: 'voters', hint: 'as a group' });
  expect(explain('Freundschaft')).toBeUndefined();
});

test('An adjective in “-bar” says what is possible', () => {
  expect(explain('wiederholbar')?.word).toBe('possible to repeat');
  expect(explain('unwiederholbar', 'es')?.word).toBe('que no se puede repetir');
  expect(explain('Wiederholbarkeit')?.word).toBe('being possible to repeat');
});

test('A noun in “-er” is explained by its verb, but not if it could be a surname', () => {
  expect(explain('Belagerer')?.word).toBe('person or thing that besieges');
  expect(explain('Brenner')).toBeUndefined();
});
