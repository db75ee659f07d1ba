import fc from 'fast-check';
import { expect, test } from 'vitest';
import { alignTexts, type MarkedSentence } from '../domain/creation/align-texts.ts';
import { markSentence } from '../domain/creation/mark-sentence.ts';
import type { Language } from '../domain/language.ts';
import { createLexicon } from '../domain/lexicon/create-lexicon.ts';
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

test.each(couples)(
  '%s beside %s: the sentences of every article find each other, joined ones as well',
  (source, translation) => {
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
  },
);

test('nothing of either text is lost, whatever the texts', () => {
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
      expect(pairs.map((pair) => pair.source).join(' ')).toBe(source.flat().join(' '));
      expect(pairs.map((pair) => pair.translation).join(' ')).toBe(translation.flat().join(' '));
    }),
    { numRuns: 200 },
  );
});

const plain = (sentences: string[]): MarkedSentence[] => sentences.map((text) => ({ text, marks: new Set() }));

const mark = (text: string, language: Language) => markSentence(text, language, lexicon);

const textsOf = ({ paragraphs }: LibraryArticle, language: Language) =>
  paragraphs.flatMap(({ sentences }) => sentences.map(({ versions }) => versions[language]));

const sentencesOf = (article: LibraryArticle, language: Language) =>
  textsOf(article, language).map((text) => mark(text, language));

/** Every few sentences two of them are one, as translators do. */
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
