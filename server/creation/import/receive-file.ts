import { AppError } from '../../../domain/app-error.ts';
import type { Services } from '../../services.ts';
import { fetchLinkJob } from './fetch-link.job.ts';
import { deleteImport, findImport, type OwnImport, recordReading, sumPieces, upsertPiece } from './import-queries.ts';
import { measureImportJob } from './measure-import.job.ts';
import { readImportJob } from './read-import.job.ts';
import { readTranslationJob } from './read-translation.job.ts';

/** Idempotent: a piece that is sent again replaces the earlier one. */
export async function receivePiece(
  services: Pick<Services, 'db'>,
  own: OwnImport,
  { piece, bytes }: { piece: number; bytes: string },
) {
  if (!(await upsertPiece(services, own, { piece, bytes: Buffer.from(bytes, 'base64') })))
    throw new AppError('not-found');
}

/** Enqueues the job that reads the file, once all pieces have arrived. Idempotent. */
export async function finishUpload(services: Pick<Services, 'db' | 'jobs'>, own: OwnImport) {
  await services.db.transaction(async (db) => {
    const found = await findImport({ db }, own);
    if (found === undefined) throw new AppError('not-found');
    if (found.status !== 'receiving') return;
    const isWhole = (await sumPieces({ db }, own.importId)) === found.size;
    if (!isWhole) throw new AppError('invalid-input', { fields: [{ field: 'size', problem: 'incomplete' }] });
    if (!(await recordReading({ db }, own))) return;
    const job = found.translates === null ? readImportJob : readTranslationJob;
    await services.jobs.enqueue(db, { job, key: own.importId, data: { importId: own.importId } });
  });
}

/**
 * Deletes the import with its file or page and the text that was read from it. An article or book that was already stored
 * stays.
 */
export async function cancelImport(services: Pick<Services, 'db' | 'jobs'>, own: OwnImport) {
  await services.db.transaction(async (db) => {
    if (!(await deleteImport({ db }, own))) throw new AppError('not-found');
    for (const job of [fetchLinkJob, readImportJob, readTranslationJob, measureImportJob]) {
      await services.jobs.cancel(db, { job, key: own.importId });
    }
  });
}
