import type { GrowingPair } from '../../../domain/creation/growing-article.ts';
import type { Services } from '../../services.ts';

type Db = Pick<Services, 'db'>;

export interface DraftSentence extends GrowingPair {
  /** The number of the sentence in the article, counted from 1. */
  number: number;
  paragraph: number;
  storedAt: Date;
}

/** One run of the job that writes the draft (the unfinished article). A later run of the same job takes over the draft. */
export interface DraftRun {
  articleId: string;
  runId: string;
}

/** The title is stored as sentence number 0. */
const titleNumber = 0;

/** After this call, only this run of the job may add sentences. */
export async function takeOverDraft({ db }: Db, { articleId, runId }: DraftRun) {
  await db.query`update creations set run_id = ${runId} where article_id = ${articleId}`;
}

export async function findDraft({ db }: Db, articleId: string) {
  const stored = await db.query<DraftSentence>`
    select number, paragraph, source, translation, stored_at as "storedAt"
    from creation_sentences where article_id = ${articleId} order by number`;
  return {
    title: stored.find(({ number }) => number === titleNumber),
    sentences: stored.filter(({ number }) => number !== titleNumber),
  };
}

/**
 * Locks the draft for this run until the transaction ends. Returns false if another run has taken over the draft, or if the
 * article has failed or is already written.
 */
export async function lockDraft({ db }: Db, { articleId, runId }: DraftRun) {
  const locked = await db.query`
    select 1 from creations
    where article_id = ${articleId} and run_id = ${runId} and failure is null and title is null for update`;
  return locked.length > 0;
}

/** Call `lockDraft` first. */
export async function insertSentence(
  { db, now }: Pick<Services, 'db' | 'now'>,
  articleId: string,
  { number, paragraph, source, translation }: Omit<DraftSentence, 'storedAt'>,
) {
  await db.query`
    insert into creation_sentences (article_id, number, paragraph, source, translation, stored_at)
    values (${articleId}, ${number}, ${paragraph}, ${source}, ${translation}, ${now()})`;
}

/** Call `lockDraft` first. A title that is already stored is kept. */
export async function insertTitle(
  { db, now }: Pick<Services, 'db' | 'now'>,
  articleId: string,
  { source, translation }: GrowingPair,
) {
  await db.query`
    insert into creation_sentences (article_id, number, paragraph, source, translation, stored_at)
    values (${articleId}, ${titleNumber}, 0, ${source}, ${translation}, ${now()}) on conflict do nothing`;
}

export async function deleteDraft({ db }: Db, articleId: string) {
  await db.query`delete from creation_sentences where article_id = ${articleId}`;
}
