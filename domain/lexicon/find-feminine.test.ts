import { expect, test } from 'vitest';
import type { Language } from '../language.ts';
import { perLanguage } from '../per-language.ts';
import type { Concept, Gender } from './concept.ts';
import { findFeminines } from './find-feminine.ts';

/** A concept of nouns such as “Arzt m; Ärztin f” (doctor). */
function person(lines: Partial<Record<Language, string>>, classes: string[] = []): Concept {
  const entriesOf = (line: string) =>
    line.split('; ').map((word) => {
      const [, base = '', gender] = /^(.+?)(?: ([mf]))?$/.exec(word) ?? [];
      return {
        base,
        pattern: base,
        partOfSpeech: 'noun' as const,
        ...(gender && { gender: gender as Gender }),
        parts: [],
        classes,
        forms: [],
      };
    });
  return {
    id: 'person/noun',
    partOfSpeech: 'noun',
    words: perLanguage((language) => {
      const entries = entriesOf(lines[language] ?? '-');
      const [first] = entries;
      return {
        word: first?.base ?? '',
        ...(first?.gender && { gender: first.gender }),
        isRenderingOnly: false,
        entries,
      };
    }),
  };
}

const wordsOf = (concept: Concept) => Object.values(findFeminines(concept)).map(({ word }) => word);

test('finds the words for a woman', () => {
  const doctor = { es: 'médico m; médica f', de: 'Arzt m; Ärztin f', sl: 'zdravnik m; zdravnica f' };
  expect(wordsOf(person(doctor))).toEqual(['médica', 'Ärztin', 'zdravnica']);
  const actor = { en: 'actor; actress', fr: 'acteur m; actrice f', de: 'Schauspieler m' };
  expect(wordsOf(person(actor))).toEqual(['actress', 'actrice', 'Schauspielerin']);
});

test('forms a German word for a woman', () => {
  const feminineOf = (de: string) => findFeminines(person({ de, sl: 'poslanik m; poslanica f' }, ['anim'])).de?.word;
  expect(
    ['Botschafter m', 'Rechtsanwalt', 'Träger, Inhaber', 'Slowene m', 'Zauberer m', 'Häftling m'].map(feminineOf),
  ).toEqual(['Botschafterin', 'Rechtsanwältin', 'Trägerin, Inhaberin', 'Slowenin', 'Zauberin', undefined]);
});

test('A pair of words in one language alone does not name a man and a woman', () => {
  expect(wordsOf(person({ es: 'puerto m; puerta f', de: 'Hafen m', sl: 'pristanišče' }))).toEqual([]);
});
