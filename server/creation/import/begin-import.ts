import { AppError } from '../../../domain/app-error.ts';
import type { NewImport, NewLink } from '../../../domain/creation/import.ts';
import type { Services } from '../../services.ts';
import { fetchLinkJob } from './fetch-link.job.ts';
import { type BegunImport, deleteLeftImports, findImport, insertImport, insertLink } from './import-queries.ts';

/**
 * Begins the import of a file, or of a second file with the translation of the first one. The browser then sends the pieces
 * of the file. Idempotent by the id of the import.
 */
export async function beginImport(services: Pick<Services, 'db' | 'now'>, userId: string, file: NewImport) {
  await services.db.transaction(async (db) => {
    const tx = { ...services, db };
    const { importId, translates } = file;
    await insertOnce(tx, { userId, importId, translates }, () => insertImport(tx, userId, file));
  });
}

type LinkDeps = Pick<Services, 'db' | 'now' | 'jobs' | 'fetchPage'>;

/** Begins to fetch the page of a link. Idempotent by the id of the import. */
export async function beginLink(services: LinkDeps, userId: string, link: NewLink) {
  // The operator has disabled the import of links, so the import page does not offer it.
  if (services.fetchPage === undefined) throw new AppError('not-found');
  const { importId } = link;
  await services.db.transaction(async (db) => {
    const tx = { ...services, db };
    if (!(await insertOnce(tx, { userId, importId }, () => insertLink(tx, userId, link)))) return;
    await services.jobs.enqueue(db, { job: fetchLinkJob, key: importId, data: { importId } });
  });
}

/**
 * Inserts the import and deletes earlier imports that the user has abandoned. Returns false if the import already exists,
 * because the request was sent twice.
 */
async function insertOnce(tx: Pick<Services, 'db'>, own: BegunImport, insert: () => Promise<boolean>) {
  if ((await findImport(tx, own)) !== undefined) return false;
  await deleteLeftImports(tx, own);
  if (await insert()) return true;
  // Nothing was inserted. This is no error if a concurrent request has inserted the same import. It is an error if the id
  // belongs to another user, or if the text that this file translates is missing.
  if ((await findImport(tx, own)) === undefined) throw new AppError('not-found');
  return false;
}
