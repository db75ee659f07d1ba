import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '../../domain/app-error.ts';
import type { Language } from '../../domain/language.ts';
import { cutSelection } from '../../domain/reader/cut-selection.ts';
import type { Definition, DefinitionAnswer, DefinitionQuestion, Selection } from '../../domain/reader/definition.ts';
import { placeStress } from '../../domain/text/place-stress.ts';
import { giveBack, type Spend, spendLimit } from '../billing/spend-limit.ts';
import { isModelFailure } from '../platform/language-model/language-model.ts';
import type { Services } from '../services.ts';
import { createAnswerOnce } from './answer-once.ts';
import type { Definer, Definers } from './definer.ts';
import { findKeptDefinition, findVersions, keepDefinition, mapVersions, type Versions } from './definition-queries.ts';

interface Asked {
  readerId: string;
  nativeLanguage: Language;
  articleId: string;
  selection: Selection;
  signal: AbortSignal;
}

type Uses = Pick<Services, 'db' | 'now' | 'log' | 'narrator'>;

/** What a selection means here. The same question is answered once and kept; a model that fails leaves it to the lexicon. */
export function createDefineSelection(services: Uses, definers: Definers) {
  const answerOnce = createAnswerOnce<Definition>();

  return async ({ readerId, nativeLanguage, articleId, selection, signal }: Asked): Promise<DefinitionAnswer> => {
    const versions = await findVersions(services, articleId, readerId);
    if (versions === undefined) throw new AppError('not-found');
    const question = readQuestion(versions, selection, nativeLanguage);
    const { model, lexicon } = definers;
    if (model === undefined) return { definition: await askDefiner(lexicon), hasModelFailed: false };
    try {
      return { definition: await askDefiner(model), hasModelFailed: false };
    } catch (err) {
      if (signal.aborted || (err instanceof AppError && !isModelFailure(err))) throw err;
      services.log.warn({ err }, 'the model did not define, the lexicon does');
      return { definition: await askDefiner(lexicon), hasModelFailed: true };
    }

    async function askDefiner(definer: Definer) {
      const key = keyOf(question, await definer.version());
      const kept = await findKeptDefinition(services, key);
      if (kept !== undefined) return kept;
      const spend: Spend = { userId: readerId, limit: 'definitions', key };
      await spendLimit(services, spend);
      try {
        return await answerOnce(key, signal, (stillWanted) => answer(definer, key, stillWanted));
      } catch (error) {
        await giveBack(services, spend);
        throw error;
      }
    }

    async function answer(definer: Definer, key: string, stillWanted: AbortSignal) {
      // Whoever asked the same a moment earlier may have been answered since this one looked.
      const kept = await findKeptDefinition(services, key);
      if (kept !== undefined) return kept;
      const asking = { userId: readerId, articleId, signal: stillWanted };
      const [explained, ipa] = await Promise.all([definer.define(question, asking), findIpa(services, question)]);
      const definition = { ...explained, ipa: ipa ?? null };
      // What lacks its sound only because the voice was busy is made again the next time.
      if (ipa !== undefined) await keepDefinition(services, { key, articleId, definition });
      return definition;
    }
  };
}

// Nobody reads the sound of a whole sentence in letters.
const longestIpa = 60;
const ipaPatienceMs = 2000;

/** Null where there is none to be had. How it sounds is no reason to fail or to keep a learner waiting: then it is undefined. */
async function findIpa({ narrator, log }: Pick<Services, 'narrator' | 'log'>, { text, language }: DefinitionQuestion) {
  if (text.length > longestIpa) return null;
  const patience = new AbortController();
  try {
    return await Promise.race([pronounce(), sleep(ipaPatienceMs, undefined, { signal: patience.signal })]);
  } catch (err) {
    log.warn({ err }, 'no pronunciation');
    return undefined;
  } finally {
    patience.abort();
  }

  async function pronounce() {
    const ipa = await narrator.pronounce(text, language);
    return ipa === undefined ? null : placeStress(ipa);
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
