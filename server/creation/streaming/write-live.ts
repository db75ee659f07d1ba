import { AppError } from '../../../domain/app-error.ts';
import type { GrowingPair } from '../../../domain/creation/growing-article.ts';
import type { Language } from '../../../domain/language.ts';
import { sentencesOfLength } from '../../../domain/library/article-attributes.ts';
import { isModelFailure, type LanguageModel } from '../../platform/language-model/language-model.ts';
import { publishEvent } from '../../platform/live-events/publish-event.ts';
import type { Services } from '../../services.ts';
import type { Easer } from '../level/create-easer.ts';
import { recordProgress, type StoredCreation } from '../queries.ts';
import { wrongLanguage } from '../writing/write-article.ts';
import type { WritingRequest } from '../writing/writing-request.ts';
import {
  type DraftRun,
  type DraftSentence,
  findDraft,
  insertSentence,
  insertTitle,
  lockDraft,
  takeOverDraft,
} from './draft-queries.ts';
import { type StreamedEnd, streamArticle, WrongLanguage } from './stream-article.ts';

// At most this many calls of the model per article. One call is enough if nothing goes wrong.
const mostCalls = 4;

interface Writing {
  creation: StoredCreation;
  languageModel: LanguageModel;
  request: WritingRequest;
  /** Undefined if the article gets no translation. */
  translationLanguage: Language | undefined;
  easer: Easer | undefined;
  signal: AbortSignal;
}

export interface LiveText extends DraftRun {
  title: GrowingPair;
  summary: GrowingPair | undefined;
  keywords: readonly string[];
  recap: string | undefined;
  sentences: readonly DraftSentence[];
}

/** Another run of the job has taken over the draft, or the article has failed, is already written or was deleted. */
export class DraftTaken extends Error {
  override readonly name = 'DraftTaken';
}

/**
 * Writes the article while its author reads it: each pair is stored as soon as it is checked. Continues the draft of an earlier
 * run. Returns undefined if the model cannot write pairs in the right language; in that case, nothing was shown.
 */
export async function writeLive(services: Services, writing: Writing): Promise<LiveText | undefined> {
  const { creation, languageModel, request, translationLanguage, easer, signal } = writing;
  const { articleId, authorId: userId } = creation;
  const run: DraftRun = { articleId, runId: services.newId() };
  await takeOverDraft(services, run);
  const { atLeast, about } = sentencesOfLength[request.length];
  let correction: string | undefined;
  for (let calls = 1; ; calls++) {
    const written = await findDraft(services, articleId);
    const countBefore = written.sentences.length;
    const firstParagraph = (written.sentences.at(-1)?.paragraph ?? 0) + 1;
    let number = countBefore;
    let end: StreamedEnd | undefined;
    let failure: unknown;
    try {
      end = await streamArticle(
        { languageModel, lexicon: services.lexicon },
        {
          request,
          translationLanguage,
          easer,
          written: { title: written.title?.source, sentences: written.sentences },
          correction,
          onTitle: (title) => show(services, run, { userId, title, pairs: [] }),
          onSentences: async (pairs, paragraph) => {
            const numbered = pairs.map((pair, at) => ({
              ...pair,
              number: number + 1 + at,
              paragraph: firstParagraph + paragraph,
            }));
            await show(services, run, { userId, pairs: numbered, expectedCount: about });
            number += pairs.length;
          },
          userId,
          articleId,
          signal,
        },
      );
    } catch (error) {
      if (!isModelFailure(error) && !(error instanceof WrongLanguage)) throw error;
      failure = error;
    }
    if (number === 0 && failure instanceof WrongLanguage && correction === undefined) {
      correction = wrongLanguage(request);
      continue;
    }
    if (number === 0 && isUnusable(failure, end)) return undefined;
    correction = undefined;
    const { title, sentences } = await findDraft(services, articleId);
    const isLong = sentences.length >= atLeast || (calls > 1 && sentences.length >= about / 2);
    if (end?.isComplete && isLong) return { ...run, title: title ?? toTitle(sentences), sentences, ...end };
    // If a call added no sentence, another call would not help. If the provider is down, the job is retried later.
    if (number === countBefore || calls === mostCalls) {
      throw isModelFailure(failure) ? failure : new AppError('model-answer-unusable');
    }
  }
}

function isUnusable(failure: unknown, end: StreamedEnd | undefined) {
  if (failure instanceof WrongLanguage || end !== undefined) return true;
  return failure instanceof AppError && failure.code === 'model-answer-unusable';
}

/** Uses the first sentence as the title if the model gives none. */
const toTitle = ([first]: readonly GrowingPair[]): GrowingPair => ({
  source: first?.source.replace(/\.$/, '') ?? '',
  translation: first?.translation?.replace(/\.$/, '') ?? null,
});

interface Shown {
  userId: string;
  title?: GrowingPair;
  pairs: readonly Omit<DraftSentence, 'storedAt'>[];
  expectedCount?: number;
}

/** Stores text that the author can read from now on, and sends a live event to the author's open pages. */
async function show(services: Services, run: DraftRun, { userId, title, pairs, expectedCount = 0 }: Shown) {
  const { articleId } = run;
  await services.db.transaction(async (db) => {
    const tx = { ...services, db };
    if (!(await lockDraft(tx, run))) throw new DraftTaken();
    if (title !== undefined) await insertTitle(tx, articleId, title);
    for (const pair of pairs) await insertSentence(tx, articleId, pair);
    const doneCount = pairs.at(-1)?.number;
    if (doneCount !== undefined) {
      const totalCount = Math.max(doneCount, expectedCount);
      await recordProgress(tx, articleId, { status: 'generating-article', doneCount, totalCount });
    }
    await publishEvent(tx, { userId, topic: 'article', articleId });
  });
}
