import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Language } from '../domain/language.ts';
import { createLexicon } from '../domain/lexicon/create-lexicon.ts';
import { perLanguage } from '../domain/per-language.ts';
import { alignSentences } from '../domain/translation/align/align-sentences.ts';
import type { MarkedSentence } from '../domain/translation/align/marked-sentence.ts';
import { alignTexts } from '../domain/translation/align-texts.ts';
import { createMarker } from '../domain/translation/create-marker.ts';
import { listTrueBeads, scoreBeads, varySentences } from '../tests/support/articles/vary-sentences.ts';
import { createChance } from '../tests/support/chance.ts';
import { type LibraryArticle, readArticles } from './read-articles.ts';
import { readLexicon } from './read-lexicon.ts';

const { articles } = readArticles();
const lexicon = createLexicon(readLexicon().concepts);

const couples: [Language, Language][] = [
  ['en', 'es'],
  ['de', 'en'],
  ['sl', 'fr'],
  ['it', 'pt'],
];

test.each(couples)('%s and %s: aligns the sentences of every article, including joined ones', (source, translation) => {
  let right = 0;
  let all = 0;
  for (const [index, article] of articles.entries()) {
    const joined = joinSome(article, translation, index);
    const found = alignTexts(
      [sentencesOf(article, source)],
      [joined.map(({ text }) => mark(text, translation))],
    ).flat();
    const truth = joined.map(({ from, to, text }) => ({
      source: textsOf(article, source).slice(from, to).join(' '),
      translation: text,
    }));
    all += truth.length;
    right += truth.filter((pair) =>
      found.some((candidate) => candidate.source === pair.source && candidate.translation === pair.translation),
    ).length;
  }
  expect(right / all).toBeGreaterThan(0.98);
});

test.each(couples)(
  '%s and %s: F1 is at least 0.95 if a third of the sentences is changed at random',
  (source, translation) => {
    const beads = articles.map((article, index) => {
      const chance = createChance(index);
      const stranger = articles[(index + 7) % articles.length] ?? article;
      const vary = (language: Language, splits: 'even' | 'odd') =>
        varySentences(paragraphsOf(article, language), {
          chance,
          percent: 5,
          splits,
          strangers: textsOf(stranger, language),
        });
      const [own, other] = [vary(source, 'even'), vary(translation, 'odd')];
      return {
        found: alignSentences(
          own.map((sentences) => sentences.map(({ text }) => mark(text, source))),
          other.map((sentences) => sentences.map(({ text }) => mark(text, translation))),
        ),
        truth: listTrueBeads(own.flat(), other.flat()),
      };
    });
    expect(scoreBeads(beads)).toBeGreaterThanOrEqual(0.95);
  },
);

const parts: Record<string, (index: number, count: number) => boolean> = {
  'its first third': (index, count) => index < count / 3,
  'its second half': (index, count) => index >= count / 2,
  'all but its middle': (index, count) => index < count / 3 || index >= (2 * count) / 3,
};

test.each(Object.entries(parts))(
  'a translation of only %s is aligned with that part, and the rest stays unaligned',
  (_, isTranslated) => {
    let right = 0;
    let all = 0;
    for (const article of articles) {
      const translations = textsOf(article, 'es').map((text, index, { length }) =>
        isTranslated(index, length) ? text : '',
      );
      const given = translations.filter((text) => text !== '').map((text) => mark(text, 'es'));
      const found = alignTexts([sentencesOf(article, 'en')], [given]).flat();
      all += translations.length;
      right += textsOf(article, 'en').filter((source, index) =>
        found.some((pair) => pair.source === source && pair.translation === translations[index]),
      ).length;
    }
    expect(right / all).toBeGreaterThan(0.97);
  },
);

test('loses no text of the source or the translation', () => {
  const text = fc.array(
    fc.array(
      fc.string({ minLength: 1, maxLength: 30 }).map((part) => `${part.trim()}x`),
      { minLength: 1, maxLength: 6 },
    ),
    { minLength: 1, maxLength: 4 },
  );
  fc.assert(
    fc.property(text, text, (source, translation) => {
      const pairs = alignTexts(source.map(plain), translation.map(plain)).flat();
      expect(joined(pairs.map((pair) => pair.source))).toBe(joined(source.flat()));
      expect(joined(pairs.map((pair) => pair.translation))).toBe(joined(translation.flat()));
    }),
    { numRuns: 200 },
  );
});

const joined = (sentences: string[]) => sentences.filter((text) => text !== '').join(' ');

const plain = (sentences: string[]): MarkedSentence[] => sentences.map((text) => ({ text, marks: new Set() }));

const markers = perLanguage((language) => createMarker(language, lexicon));
const mark = (text: string, language: Language) => markers[language](text);

const paragraphsOf = ({ paragraphs }: LibraryArticle, language: Language) =>
  paragraphs.map(({ sentences }) => sentences.map(({ versions }) => versions[language]));

const textsOf = (article: LibraryArticle, language: Language) => paragraphsOf(article, language).flat();

const sentencesOf = (article: LibraryArticle, language: Language) =>
  textsOf(article, language).map((text) => mark(text, language));

/** Joins some neighbouring sentences into one, as translators do. */
function joinSome(article: LibraryArticle, language: Language, turn: number) {
  const texts = textsOf(article, language);
  const joined: { from: number; to: number; text: string }[] = [];
  for (let from = 0; from < texts.length; ) {
    const to = Math.min(texts.length, from + ((from + turn) % 6 === 0 ? 2 : 1));
    joined.push({ from, to, text: texts.slice(from, to).join(' ') });
    from = to;
  }
  return joined;
}
