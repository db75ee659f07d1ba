import type { Content } from '../load-content.ts';
import { checkAttributes, checkLengths, checkSeries } from './attributes.ts';
import { checkLanguage } from './language.ts';
import { checkLexiconCoverage } from './lexicon-coverage.ts';
import { checkLevels } from './measured-level.ts';
import { checkSenses } from './senses.ts';
import { checkDuplicates, checkEnds, checkRatios, checkTranslated } from './sentences.ts';
import { checkOwnSplitting, checkSplittingCases } from './splitting.ts';
import { checkTypography } from './typography.ts';

/** What must be true of the library, and what finds the places where it is not. */
export const allChecks: Record<string, (content: Content) => string[]> = {
  'Every article has the same shape in seven languages, every concept its seven words': ({ formatProblems }) =>
    formatProblems,
  'Types, genres, tones, audiences, lengths and levels are covered': checkAttributes,
  'Articles are as long as they say': checkLengths,
  'Series have all their parts, at one level': checkSeries,
  'Words and sentences are as hard as the level says': checkLevels,
  'No sentence stands twice': checkDuplicates,
  'Every sentence is translated': checkTranslated,
  'Sentences begin with a capital and end with a full stop': checkEnds,
  'Versions are of similar length': checkRatios,
  'Every sentence is detected as its own language': checkLanguage,
  'Typography is that of the language': checkTypography,
  'Our paragraphs split into their sentences': checkOwnSplitting,
  'Splitting is better than Intl.Segmenter on the hard cases': checkSplittingCases,
  'The lexicon covers 99 % of the words in each language': checkLexiconCoverage,
  'Of the words marked by hand 97 % have their concept': checkSenses,
};
