import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { findHardSentences, lengthOf, shareWithin } from '../domain/creation/judge-sentences.ts';
import { guideOf } from '../domain/creation/level-guide.ts';
import { measureLevel } from '../domain/creation/measure-level.ts';
import { languages } from '../domain/language.ts';
import { measureCoverage } from '../domain/learning/estimate/coverage.ts';
import type { MeasuredSentence } from '../domain/learning/estimate/measured-sentence.ts';
import { vocabularyOfLevel } from '../domain/learning/estimate/vocabulary.ts';
import { levels } from '../domain/level.ts';
import { splitSentences } from '../domain/text/sentences/split-sentences.ts';
import { splitParagraphs } from '../domain/text/split-paragraphs.ts';
import { measureForVocabulary } from '../server/learning/fit/measure-sentences.ts';
import { findJson } from '../server/platform/language-model/find-json.ts';
import { createLexiconService } from '../server/platform/lexicon/lexicon.ts';

// Measures level and coverage of an article. The file contains an answer of the language model as JSON, or plain text.
//   node tools/measure-article.ts A1 es answer.json
const usage = 'Usage: node tools/measure-article.ts <level> <language> <file> [further files]';

const [level, language, ...files] = process.argv.slice(2);
const askedSchema = v.object({
  level: v.picklist(levels),
  language: v.picklist(languages),
  files: v.pipe(v.array(v.string()), v.minLength(1)),
});
type Asked = v.InferOutput<typeof askedSchema>;
const asked = v.safeParse(askedSchema, { level, language, files });
if (!asked.success) {
  console.error(usage);
  process.exit(1);
}

/**
 * A paragraph of an answer has one of three forms: a string, a list of sentences, or a list of pairs of a sentence (`source`)
 * and its translation.
 */
const answerSchema = v.object({
  title: v.union([
    v.string(),
    v.pipe(
      v.object({ source: v.string() }),
      v.transform(({ source }) => source),
    ),
  ]),
  paragraphs: v.array(
    v.union([
      v.string(),
      v.pipe(
        v.array(v.union([v.string(), v.object({ source: v.string() })])),
        v.transform((all) => all.map((each) => (typeof each === 'string' ? each : each.source)).join(' ')),
      ),
    ]),
  ),
});

const lexicon = createLexiconService();
for (const file of asked.output.files) console.log(await describeFile(file, asked.output));
await lexicon.stop();

async function describeFile(file: string, { level, language }: Pick<Asked, 'level' | 'language'>) {
  const { title, paragraphs } = readText(readFileSync(file, 'utf8'));
  const sentences = paragraphs.flatMap((paragraph) => splitSentences(paragraph, language));
  const vocabulary = vocabularyOfLevel(level);
  const [ofTitle, ...measured] = await measureForVocabulary(lexicon, {
    language,
    sentences: [title, ...sentences],
    vocabulary,
  });
  const guide = guideOf(level);
  const standard = { guide, allowed: new Set(ofTitle?.words.map(({ base }) => base)) };
  const hard = findHardSentences(measured, standard);
  const lengths = measured.map(lengthOf);
  const { known } = measureCoverage(toText(measured));
  return JSON.stringify(
    {
      file,
      asked: level,
      measured: measureLevel(measured, language),
      sentences: sentences.length,
      wordsPerSentence: Number((sum(lengths) / sentences.length).toFixed(1)),
      longestSentence: Math.max(...lengths),
      // The share of words known to a learner in the middle of the level.
      knownShare: Number(known.toFixed(3)),
      shareWithinLevel: Number(shareWithin(measured, standard).toFixed(3)),
      hardSentences: hard.map(({ index, length, rareWords }) => ({ text: sentences[index], length, rareWords })),
    },
    null,
    2,
  );
}

function readText(text: string) {
  const answer = findJson(text).find((value) => v.is(answerSchema, value));
  return answer === undefined ? { title: '', paragraphs: splitParagraphs(text) } : v.parse(answerSchema, answer);
}

function toText(sentences: readonly MeasuredSentence[]) {
  return {
    words: sentences.flatMap(({ words }) => words),
    names: sum(sentences.map(({ names }) => names)),
  };
}

function sum(numbers: readonly number[]) {
  return numbers.reduce((total, each) => total + each, 0);
}
