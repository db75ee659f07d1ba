import * as v from 'valibot';
import { languages } from '../../domain/language.ts';
import type { DefinitionAnswer, Selection } from '../../domain/reader/definition/definition.ts';
import {
  findWordDefinition,
  partOf,
  wordDefinitionsPath,
  wordDefinitionsSchema,
} from '../../domain/reader/definition/word-definitions.ts';
import { findAnswer, keptHeader } from '../device/kept-answers.ts';
import { findText } from '../device/kept-articles.ts';
import { findNativeLanguage } from './native-language.ts';

const versionSchema = v.object({
  language: v.picklist(languages),
  title: v.string(),
  paragraphs: v.array(v.array(v.string())),
});
const articleSchema = v.object({ reading: v.object({ learning: versionSchema }) });

/**
 * Answers a question about one word with the definitions that are stored with its article. Undefined if the word is not in the
 * stored definitions.
 */
export async function answerWord(articleId: string, selection: Selection): Promise<Response | undefined> {
  const definition = await findDefinition(articleId, selection);
  if (definition === undefined) return undefined;
  // The model cannot be asked now. Because of `isFromDevice`, the page does not keep this answer: it asks again the next time.
  const answer = { hasModelFailed: false, modelAnswers: null } satisfies Partial<DefinitionAnswer>;
  return Response.json({ definition, ...answer, isFromDevice: true }, { headers: { [keptHeader]: 'true' } });
}

async function findDefinition(articleId: string, selection: Selection) {
  const { language: learning, start } = selection;
  const native = await findNativeLanguage();
  const article = await read(articleSchema, await findText({ articleId, language: learning }));
  const version = article?.reading.learning;
  const sentence =
    version?.language === learning ? [version.title, ...version.paragraphs.flat()][start.sentence] : undefined;
  if (native === undefined || sentence === undefined) return undefined;
  const path = wordDefinitionsPath({ articleId, learning, native, part: partOf(start.sentence) });
  const packed = await read(wordDefinitionsSchema, await findAnswer(path));
  return packed && findWordDefinition(packed, selection, sentence);
}

async function read<Parsed>(schema: v.GenericSchema<unknown, Parsed>, answer: Response | undefined) {
  const parsed = v.safeParse(schema, await answer?.json());
  return parsed.success ? parsed.output : undefined;
}
