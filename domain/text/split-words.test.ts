import { describe, expect, test } from 'vitest';
import { cpuMilliseconds } from '../../tests/support/cpu-milliseconds.ts';
import type { Language } from '../language.ts';
import { splitWords } from './split-words.ts';

function listWords(sentence: string, language: Language): string[] {
  return splitWords(sentence, language).map((word) => word.text);
}

describe('splitWords', () => {
  test('returns the offsets of each word', () => {
    expect(splitWords('»Ja, 𝒳 l’eau!«', 'fr')).toEqual([
      { text: 'Ja', start: 1, end: 3 },
      { text: '𝒳', start: 5, end: 7 },
      { text: 'l’', start: 8, end: 10 },
      { text: 'eau', start: 10, end: 13 },
    ]);
  });

  test('leaves punctuation, quotes and emoji out', () => {
    expect(listWords('“Well,” she said… (at 5%) – no! 🎉', 'en')).toEqual(['Well', 'she', 'said', 'at', '5', 'no']);
  });

  test('finds no word in empty text', () => {
    expect(splitWords('… !', 'en')).toEqual([]);
  });

  test.each([
    ["L’eau de l'école", ['L’', 'eau', 'de', "l'", 'école']],
    ['jusqu’à ce qu’il s’en aille', ['jusqu’', 'à', 'ce', 'qu’', 'il', 's’', 'en', 'aille']],
    ['le journal d’aujourd’hui', ['le', 'journal', 'd’', 'aujourd’hui']],
    ['quelqu’un, prud’homme, presqu’île', ['quelqu’un', 'prud’homme', 'presqu’île']],
    ['Où a-t-il mal ?', ['Où', 'a', 't', 'il', 'mal']],
    ['Qu’est-ce que c’est ?', ['Qu’', 'est', 'ce', 'que', 'c’', 'est']],
    ['Donne-le-moi, va-t’en', ['Donne', 'le', 'moi', 'va', 't’', 'en']],
    ['un arc-en-ciel, un rendez-vous, c’est-à-dire', ['un', 'arc-en-ciel', 'un', 'rendez-vous', 'c’est-à-dire']],
    ['celui-ci et le porte-bagages', ['celui-ci', 'et', 'le', 'porte-bagages']],
  ])('splits French elisions and inversions, and nothing else: %s', (sentence, words) => {
    expect(listWords(sentence, 'fr')).toEqual(words);
  });

  test.each([
    ['un bicchiere dell’acqua', ['un', 'bicchiere', 'dell’', 'acqua']],
    ["c'è un'altra sant’Anna", ["c'", 'è', "un'", 'altra', 'sant’', 'Anna']],
    ['un po’ di pane', ['un', 'po’', 'di', 'pane']],
    ['la Ferro S.p.A. di Terni', ['la', 'Ferro', 'S.p.A', 'di', 'Terni']],
  ])('splits Italian elisions: %s', (sentence, words) => {
    expect(listWords(sentence, 'it')).toEqual(words);
  });

  test.each([
    ['dar-lhe-ei tudo', ['dar', 'lhe', 'ei', 'tudo']],
    ['sentou-se para fazê-lo', ['sentou', 'se', 'para', 'fazê', 'lo']],
    ['um guarda-chuva na segunda-feira', ['um', 'guarda-chuva', 'na', 'segunda-feira']],
    ['um copo d’água em Trás-os-Montes', ['um', 'copo', 'd’', 'água', 'em', 'Trás-os-Montes']],
    ['o n.º 5 e o 1.º andar', ['o', 'n.º', '5', 'e', 'o', '1.º', 'andar']],
  ])('splits attached Portuguese pronouns: %s', (sentence, words) => {
    expect(listWords(sentence, 'pt')).toEqual(words);
  });

  test.each<[Language, string, string[]]>([
    ['en', "Don’t say it’s Anna's o’clock", ['Don’t', 'say', 'it’s', "Anna's", 'o’clock']],
    ['en', 'a well-known and/or 1990s song', ['a', 'well-known', 'and', 'or', '1990s', 'song']],
    ['de', 'Wie geht’s, E-Mail und Ein- und Ausgang', ['Wie', 'geht’s', 'E-Mail', 'und', 'Ein', 'und', 'Ausgang']],
    ['sl', 'slovensko-nemški slovar g. Žnidaršiča', ['slovensko-nemški', 'slovar', 'g', 'Žnidaršiča']],
    ['es', '¿Qué? ¡El físico-químico!', ['Qué', 'El', 'físico-químico']],
  ])('keeps contractions and compounds whole in %s: %s', (language, sentence, words) => {
    expect(listWords(sentence, language)).toEqual(words);
  });

  test('treats a number, a date and a time as one word each', () => {
    expect(listWords('3,5 oder 1.000 seit 1903, am 3.5.2020 um 14.30.', 'de')).toEqual([
      '3,5',
      'oder',
      '1.000',
      'seit',
      '1903',
      'am',
      '3.5.2020',
      'um',
      '14.30',
    ]);
  });

  test('treats an address as one word and excludes the full stop after it', () => {
    expect(listWords('Visit https://example.com/a?b=c. Or write to anna.b@example.com, see readme.txt.', 'en')).toEqual(
      ['Visit', 'https://example.com/a?b=c', 'Or', 'write', 'to', 'anna.b@example.com', 'see', 'readme.txt'],
    );
  });

  test('splits words if the space after a full stop is missing', () => {
    expect(listWords('The end.Next one', 'en')).toEqual(['The', 'end', 'Next', 'one']);
  });

  test.each(['l’', 'a.', 'a@', 'a-', 'č', '…', 'mot d’un '])(
    'splits a million characters of "%s" in under a second',
    (text) => {
      const sentence = text.repeat(Math.ceil(1_000_000 / text.length));
      expect(cpuMilliseconds(() => void splitWords(sentence, 'fr'))).toBeLessThan(1000);
    },
  );
});
