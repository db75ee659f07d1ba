import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { isLanguage, languages } from '../domain/language.ts';
import { levels } from '../domain/level.ts';
import { articleLengths, articleTypes, audiences, genres, tones } from '../domain/library/article-attributes.ts';
import { streamingQuestion } from '../server/creation/streaming/stream-article.ts';
import { writingQuestion } from '../server/creation/writing/write-article.ts';
import { toInstructions, toPrompt } from '../server/platform/language-model/to-prompt.ts';

// Prints exactly what the language model receives for an article, to try out prompts without a model:
//   node tools/print-prompt.ts A1 es "A baker who cannot sleep" --type fictional-story --length short --words pan,horno
const usage =
  'Usage: node tools/print-prompt.ts <level> <language> <description> [--type …] [--tone …] [--length …] [--words a,b] [--to en]';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    type: { type: 'string', default: 'fictional-story' },
    genre: { type: 'string', default: 'slice-of-life' },
    tone: { type: 'string', default: 'casual' },
    audience: { type: 'string', default: 'adults' },
    length: { type: 'string', default: 'short' },
    to: { type: 'string' },
    words: { type: 'string' },
    vocabulary: { type: 'string' },
  },
});

const [level, language, description] = positionals;
const asked = v.safeParse(
  v.object({
    level: v.picklist(levels),
    language: v.picklist(languages),
    description: v.string(),
    type: v.picklist(articleTypes),
    genres: v.tuple([v.picklist(genres)]),
    tone: v.picklist(tones),
    audience: v.picklist(audiences),
    length: v.picklist(articleLengths),
  }),
  { level, language, description, ...values, genres: [values.genre] },
);
if (!asked.success) {
  console.error(`${usage}\n${JSON.stringify(v.flatten(asked.issues).nested)}`);
  process.exit(1);
}

const request = {
  ...asked.output,
  ...(values.words !== undefined && { words: values.words.split(',') }),
  ...(values.vocabulary !== undefined && { vocabularySize: Number(values.vocabulary) }),
};
// Without `--to`, prints the request for models that write only the text. With `--to`, the model writes pairs of a sentence and
// its translation.
const question = isLanguage(values.to) ? streamingQuestion(request, values.to) : writingQuestion(request);
console.log(`=== system\n${toInstructions(question, undefined)}\n\n=== user\n${toPrompt(question)}`);
