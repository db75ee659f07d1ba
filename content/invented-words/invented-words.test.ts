import { beforeAll, describe, expect, test } from 'vitest';
import { languages } from '../../domain/language.ts';
import { analyseForm } from '../../domain/lexicon/analyse-form.ts';
import { createLexicon } from '../../domain/lexicon/create-lexicon.ts';
import { guessBaseForms } from '../../domain/lexicon/guess-base-forms.ts';
import type { Lexicon } from '../../domain/lexicon/lexicon.ts';
import { normaliseForm } from '../../domain/lexicon/normalise-form.ts';
import { perLanguage } from '../../domain/per-language.ts';
import { readRanks } from '../frequency/read-ranks.ts';
import { readLexicon } from '../read-lexicon.ts';
import { readInventedWords } from './read-invented-words.ts';

let lexicon: Lexicon;
beforeAll(() => {
  lexicon = createLexicon(readLexicon().concepts, perLanguage(readRanks));
});

describe.each(languages)('the invented words of %s', (language) => {
  const words = readInventedWords(language);

  test('are about 150 different words', () => {
    expect(words.length).toBeGreaterThanOrEqual(140);
    expect(new Set(words).size).toBe(words.length);
  });

  test('are not in the frequency list', () => {
    const ranked = new Set(readRanks(language).map(({ base }) => normaliseForm(base)));
    expect(words.filter((word) => ranked.has(normaliseForm(word)))).toEqual([]);
  });

  test('are not forms of any word of the lexicon', () => {
    const index = lexicon.languages[language];
    const real = words.filter((word) => {
      const form = normaliseForm(word);
      return analyseForm({ form, language, index }).length > 0 || guessBaseForms(form, language, lexicon).length > 0;
    });
    expect(real).toEqual([]);
  });
});
