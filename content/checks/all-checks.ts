import type { Content } from '../load-content.ts';
import { checkAttributes, checkLengths, checkSeries } from './attributes.ts';
import { checkInventedWords } from './invented-words.ts';
import { checkLanguage } from './language.ts';
import { checkLexiconCoverage } from './lexicon-coverage.ts';
import { checkLevels } from './measured-level.ts';
import { checkSenses } from './senses.ts';
import { checkDuplicates, checkEnds, checkRatios, checkTranslated } from './sentences.ts';
import { checkOwnSplitting, checkSplittingCases } from './splitting.ts';
import { checkTypography } from './typography.ts';

/** The rules for articles and lexicon. Each has a function that returns the violations. */
export const allChecks: Record<string, (content: Content) => string[]> = {
  'Every article has the same shape in seven languages, every concept its seven words': ({ formatProblems }) =>
    formatProblems,
  'Types, genres, tones, audiences, lengths and levels are covered': checkAttributes,
  'Articles have the number of sentences of their length': checkLengths,
  'Series have all their parts, all at the same level': checkSeries,
  'Words and sentences match the level': checkLevels,
  'No sentence occurs twice': checkDuplicates,
  'Every sentence is translated': checkTranslated,
  'Sentences begin with a capital and end with a full stop': checkEnds,
  'Versions are of similar length': checkRatios,
  'Every sentence is detected as its own language': checkLanguage,
  'Typography follows the rules of the language': checkTypography,
  'Paragraphs split into their sentences': checkOwnSplitting,
  'Splitting is better than Intl.Segmenter on the hard cases': checkSplittingCases,
  'The lexicon covers 99 % of the words in each language': checkLexiconCoverage,
  '97 % of the words annotated by hand resolve to their concept': checkSenses,
  'Invented words are no forms of real words': checkInventedWords,
};
