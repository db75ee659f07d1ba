import { type Language, languages } from '../../domain/language.ts';
import type { AnnotatedWord } from '../../domain/lexicon/annotate.ts';
import { type PerLanguage, perLanguage } from '../../domain/per-language.ts';
import type { Content, PlacedSentence } from '../load-content.ts';

const atLeastShare = 0.99;

/** Counts all words of the articles, and the words that have a concept in the lexicon. Numbers count as covered. */
export function measureCoverage({ sentences }: Content): PerLanguage<{ words: number; covered: number }> {
  return perLanguage((language) => {
    const words = sentences.flatMap(({ annotation }) => annotation[language] ?? []);
    return { words: words.length, covered: words.filter(isCovered).length };
  });
}

export function checkLexiconCoverage(content: Content): string[] {
  const coverage = measureCoverage(content);
  return languages
    .filter((language) => coverage[language].covered < atLeastShare * coverage[language].words)
    .map(
      (language) => `${language}: the lexicon has ${coverage[language].covered} of ${coverage[language].words} words`,
    );
}

/** Words without a concept, one line per language: the word, its count, and a sentence where it occurs. */
export function listUncovered(sentences: readonly PlacedSentence[]): string[] {
  return languages.map((language) => {
    const found = new Map<string, { count: number; where: string }>();
    for (const sentence of sentences)
      for (const text of uncoveredWords(sentence, language)) {
        const entry = found.get(text) ?? { count: 0, where: `${sentence.articleId}#${sentence.number}` };
        found.set(text, { ...entry, count: entry.count + 1 });
      }
    const entries = [...found].sort(([, a], [, b]) => b.count - a.count);
    return `${language} ${entries.length}: ${entries.map(([text, { count, where }]) => `${text} ${count} ${where}`).join(', ')}`;
  });
}

/** Words without a concept, one line per sentence. A line contains all languages, which makes it easy to compare them. */
export function listUncoveredBySentence(sentences: readonly PlacedSentence[]): string[] {
  return sentences.flatMap((sentence) => {
    const parts = languages.flatMap((language) => {
      const words = uncoveredWords(sentence, language);
      return words.length === 0 ? [] : [`${language} ${words.join(' ')}`];
    });
    return parts.length === 0 ? [] : [`${sentence.articleId}#${sentence.number}: ${parts.join(' · ')}`];
  });
}

const uncoveredWords = ({ annotation }: PlacedSentence, language: Language) =>
  (annotation[language] ?? []).filter((word) => !isCovered(word)).map(({ text }) => text);

/** A word whose concept was only guessed is not covered, because the lexicon must list every form in our own articles. */
const isCovered = ({ conceptId, isGuess, text }: AnnotatedWord) =>
  (conceptId !== undefined && !isGuess) || /^\p{N}[\p{N}\p{P}]*$/u.test(text);
