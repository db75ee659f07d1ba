import { createHash } from 'node:crypto';
import { AppError } from '../../../domain/app-error.ts';
import type { Language } from '../../../domain/language.ts';
import {
  type DefinitionQuestion,
  isUnknown,
  longestSelection,
  titleNumber,
} from '../../../domain/reader/definition/definition.ts';
import type { LexiconDefinition } from '../../../domain/reader/definition/explain-selection.ts';
import { createPacker, partOf, sentencesPerPart } from '../../../domain/reader/definition/word-definitions.ts';
import { hasName } from '../../../domain/reader/listening/predict-sound.ts';
import { splitWords } from '../../../domain/text/split-words.ts';
import { compress } from '../../http/answers/compress-page.ts';
import { isBuiltIn } from '../../platform/narrator/built-in-voice.ts';
import type { Services } from '../../services.ts';
import { createTaskQueue } from '../narration/create-task-queue.ts';
import { createAnswerOnce } from './answer-once.ts';
import { findLines, type Lines, mapVersions } from './definition-queries.ts';
import { spokenOf, tryToFindIpa } from './find-ipa.ts';
import { toQuestion } from './read-question.ts';
import { findKeptPart, keepPart, type PartKey } from './word-definition-queries.ts';

// The batches are small, because a user's request for a definition waits until the current batch is done.
const batchSize = 4;
// In characters. The words of a longer sentence are defined only when a reader selects them.
const longestSentence = 2000;
const queueLimits = { mostWaiting: 30, mostPerUser: 2 };

type Deps = Pick<Services, 'db' | 'now' | 'lexicon' | 'languageModel' | 'narrator' | 'log'>;

interface WordsRequest extends PartKey {
  readerId: string;
}

interface Part {
  /** The sentences of this part in all languages of the article. The first part also has the title. */
  lines: Lines;
  language: Language;
  nativeLanguage: Language;
  firstSentence: number;
  partCount: number;
}

/**
 * Defines all words in a part of an article, for use offline. Each word gets the definition that the lexicon gives if a
 * reader selects the word. The model is never asked, and nothing counts against the plan. One part is defined at a time. The
 * result is stored, because computing it takes seconds.
 */
export function createDefineWords(services: Deps) {
  const once = createAnswerOnce<Buffer>();
  const enqueue = createTaskQueue(queueLimits);

  /** Returns the version of the definitions, and a function that loads them: JSON, compressed with brotli. */
  return async ({ readerId, ...key }: WordsRequest) => {
    const { articleId, learning, native, part } = key;
    const all = await findLines(services, articleId, readerId);
    const version = all?.[learning];
    if (all === undefined || version === undefined || part > partOf(version.length - 1))
      throw new AppError('not-found');
    const firstSentence = part === 1 ? titleNumber : (part - 1) * sentencesPerPart + 1;
    const asked: Part = {
      lines: mapVersions(all, (lines) => lines.slice(firstSentence, part * sentencesPerPart + 1)),
      language: learning,
      nativeLanguage: native,
      firstSentence,
      partCount: partOf(version.length - 1),
    };
    const hash = await hashOf(services, asked);
    const define = async () => {
      const { content, isComplete } = await definePart(services, asked, hash);
      if (isComplete) await keepPart(services, key, { version: hash, content });
      return content;
    };
    const load = async () =>
      (await findKeptPart(services, key, hash)) ??
      once(`${articleId} ${hash}`, {
        askerId: readerId,
        begin: () => enqueue(readerId, define),
        isPersonal: isRefused,
      });
    return { version: hash, load };
  };
}

const isRefused = (error: unknown) => error instanceof AppError && error.code === 'too-many-requests';

/**
 * A hash of everything that decides the definitions. The hash is computed without the definitions, so an unchanged part costs
 * one query.
 */
async function hashOf({ lexicon, languageModel, narrator }: Deps, part: Part) {
  const hasModel = languageModel !== undefined;
  // This is part of the hash, because the pronunciations come from the built-in voice.
  const hasBuiltIn = narrator.voices.some(isBuiltIn);
  return createHash('sha256')
    .update(JSON.stringify([await lexicon.version(), hasModel, hasBuiltIn, part]))
    .digest('base64url');
}

interface DefinedPart {
  content: Buffer;
  /**
   * False if the voice failed. The content then has an empty `version`, which is never the current one, so that devices
   * request the content again.
   */
  isComplete: boolean;
}

async function definePart(services: Deps, part: Part, version: string): Promise<DefinedPart> {
  const { lines, language, firstSentence, partCount } = part;
  const packer = createPacker({ version, firstSentence, partCount });
  let failures = 0;
  const pronounce = createPronounce(services, language);
  // With a model, the lexicon's answer “unknown” is not the final one: the model is asked when the reader is online.
  const hasModel = services.languageModel !== undefined;
  for (const [index, sentence] of (lines[language] ?? []).entries()) {
    const questions = listQuestions(part, index);
    const words = (await explainAll(services, questions)).map(async (explained, at) => {
      const [{ start, end } = { start: 0, end: 0 }] = questions[at]?.sentences ?? [];
      const ipa = hasName(explained)
        ? null
        : await pronounce(spokenOf(explained, { text: explained.text, language }).text);
      if (ipa === undefined) failures += 1;
      return { start, end, definition: { ...explained, ipa: ipa ?? null, answeredBy: 'lexicon' as const } };
    });
    const defined = await Promise.all(words);
    packer.addSentence(
      sentence,
      defined.filter(({ definition }) => !(hasModel && isUnknown(definition))),
    );
  }
  const isComplete = failures === 0;
  const packed = { ...packer.finish(), ...(!isComplete && { version: '' }) };
  return { content: await compress(Buffer.from(JSON.stringify(packed))), isComplete };
}

function listQuestions({ lines, language, nativeLanguage }: Part, index: number): DefinitionQuestion[] {
  const sentence = lines[language]?.[index] ?? '';
  if (sentence.length > longestSentence) return [];
  return splitWords(sentence, language)
    .filter(({ start, end }) => end - start <= longestSelection)
    .map(({ start, end }) => {
      const cut = { text: sentence.slice(start, end), pieces: [{ sentence: index, start, end }] };
      return toQuestion(lines, cut, { language, nativeLanguage });
    });
}

async function explainAll({ lexicon }: Deps, questions: readonly DefinitionQuestion[]) {
  const explained: LexiconDefinition[] = [];
  for (let start = 0; start < questions.length; start += batchSize)
    explained.push(...(await lexicon.askNow('explain-all', questions.slice(start, start + batchSize))));
  return explained;
}

/** Asks for each word once. Readers who wait for a pronunciation or for audio come first. */
function createPronounce(services: Deps, language: Language) {
  const asked = new Map<string, ReturnType<typeof tryToFindIpa>>();
  return (text: string) => {
    const ipa = asked.get(text) ?? tryToFindIpa(services, { text, language }, 'first');
    asked.set(text, ipa);
    return ipa;
  };
}
