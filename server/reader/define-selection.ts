import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '../../domain/app-error.ts';
import type { Language } from '../../domain/language.ts';
import { cutSelection } from '../../domain/reader/cut-selection.ts';
import type { Definition, DefinitionAnswer, DefinitionQuestion, Selection } from '../../domain/reader/definition.ts';
import { placeStress } from '../../domain/text/place-stress.ts';
import { isLimitError, refundLimit, type Spend, spendLimit } from '../billing/spend-limit.ts';
import { isModelFailure } from '../platform/language-model/language-model.ts';
import type { Services } from '../services.ts';
import { createAnswerOnce } from './answer-once.ts';
import type { Definer, Definers } from './definer.ts';
import {
  addPronunciation,
  findKeptDefinition,
  findVersions,
  keepDefinition,
  mapVersions,
  type Versions,
} from './definition-queries.ts';

interface Asked {
  readerId: string;
  nativeLanguage: Language;
  articleId: string;
  selection: Selection;
}

type Uses = Pick<Services, 'db' | 'now' | 'newId' | 'log' | 'narrator'>;

/**
 * What a selection means here. The same question is answered once and kept; where the model fails, the lexicon answers.
 * Only answers of the model are counted. A reader who leaves does not stop one: it has cost money, so it is kept.
 */
export function createDefineSelection(services: Uses, definers: Definers) {
  const answerOnce = createAnswerOnce<Definition>();

  return async ({ readerId, nativeLanguage, articleId, selection }: Asked): Promise<DefinitionAnswer> => {
    const versions = await findVersions(services, articleId, readerId);
    if (versions === undefined) throw new AppError('not-found');
    const question = readQuestion(versions, selection, nativeLanguage);
    const { model, lexicon } = definers;
    if (model === undefined) return { definition: await askDefiner(lexicon, answer), hasModelFailed: false };
    try {
      return { definition: await askDefiner(model, answerFromPlan), hasModelFailed: false };
    } catch (err) {
      if (!isForLexicon(err)) throw err;
      services.log.warn({ err }, 'the model did not define, the lexicon does');
      return { definition: await askDefiner(lexicon, answer), hasModelFailed: true };
    }

    async function askDefiner(definer: Definer, begin: (definer: Definer, key: string) => Promise<Definition>) {
      const key = keyOf(question, await definer.version());
      return (
        (await findKept(services, key, question)) ??
        answerOnce(key, { askerId: readerId, begin: () => begin(definer, key), isPersonal: isLimitError })
      );
    }

    async function answerFromPlan(definer: Definer, key: string) {
      // Another request may have been answered since this one looked.
      const kept = await findKept(services, key, question);
      if (kept !== undefined) return kept;
      // A key of its own: each answer that is paid for counts, also when an earlier one to the same question was lost.
      const spend: Spend = { userId: readerId, limit: 'definitions', key: services.newId() };
      await spendLimit(services, spend);
      try {
        return await answer(definer, key);
      } catch (error) {
        await refundLimit(services, spend);
        throw error;
      }
    }

    async function answer(definer: Definer, key: string) {
      const asking = { userId: readerId, articleId };
      const pronounced = findIpa(services, question);
      const [explained, ipa] = await Promise.all([definer.define(question, asking), inTime(pronounced)]);
      const definition = { ...explained, ipa: ipa ?? null };
      await keepDefinition(services, { key, articleId, definition });
      // A slow voice does not hold up the answer.
      if (ipa === undefined) void addOnceHeard(services, key, pronounced);
      return definition;
    }
  };
}

/** What the model could not answer, or was asked in vain too often, the lexicon may. Everything else is told to the reader. */
const isForLexicon = (error: unknown) =>
  !(error instanceof AppError) || isModelFailure(error) || error.code === 'too-many-tries';

/** What was kept while the voice was busy gets its pronunciation now. */
async function findKept(services: Uses, key: string, question: DefinitionQuestion) {
  const kept = await findKeptDefinition(services, key);
  if (kept === undefined || kept.ipa !== null) return kept;
  const ipa = (await inTime(findIpa(services, question))) ?? null;
  if (ipa !== null) await addPronunciation(services, key, ipa);
  return { ...kept, ipa };
}

// Nobody reads the sound of a whole sentence in letters.
const longestIpa = 60;
const ipaPatienceMs = 2000;

/** Null if there is no pronunciation, or the voice failed. Never rejects: the meaning is of use without it. */
async function findIpa({ narrator, log }: Pick<Services, 'narrator' | 'log'>, { text, language }: DefinitionQuestion) {
  if (text.length > longestIpa) return null;
  try {
    const ipa = await narrator.pronounce(text, language);
    return ipa === undefined ? null : placeStress(ipa);
  } catch (err) {
    log.warn({ err }, 'no pronunciation');
    return null;
  }
}

/** Undefined if it takes longer than a learner should wait for it. */
async function inTime<Value>(pronounced: Promise<Value>) {
  const patience = new AbortController();
  try {
    return await Promise.race([pronounced, sleep(ipaPatienceMs, undefined, { signal: patience.signal })]);
  } finally {
    patience.abort();
  }
}

async function addOnceHeard(services: Uses, key: string, pronounced: Promise<string | null>) {
  try {
    const ipa = await pronounced;
    if (ipa !== null) await addPronunciation(services, key, ipa);
  } catch (err) {
    services.log.warn({ err }, 'a pronunciation was not kept');
  }
}

function readQuestion(versions: Versions, selection: Selection, nativeLanguage: Language): DefinitionQuestion {
  const { language } = selection;
  const sentences = versions[language];
  if (sentences === undefined)
    throw new AppError('invalid-input', { fields: [{ field: 'language', problem: 'no-version' }] });
  const cut = cutSelection(sentences, selection);
  if ('problem' in cut) throw new AppError('invalid-input', { fields: [cut] });
  const textIn = (version: readonly string[]) =>
    cut.pieces.map(({ sentence }) => version[sentence - 1] ?? '').join(' ');
  const native = language === nativeLanguage ? undefined : versions[nativeLanguage];
  return {
    language,
    nativeLanguage,
    text: cut.text,
    sentence: textIn(sentences),
    translation: native === undefined ? null : textIn(native),
    sentences: cut.pieces.map(({ sentence, start, end }) => ({
      versions: mapVersions(versions, (version) => version[sentence - 1] ?? ''),
      start,
      end,
    })),
  };
}

const keyOf = (question: DefinitionQuestion, version: string) =>
  createHash('sha256')
    .update(JSON.stringify([version, question]))
    .digest('base64url');
