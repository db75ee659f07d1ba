import { AppError } from '../../../domain/app-error.ts';
import type { NewImport } from '../../../domain/creation/import.ts';
import type { Services } from '../../services.ts';
import {
  deleteImport,
  deleteLeftImports,
  findImport,
  insertImport,
  type OwnImport,
  recordReading,
  sumPieces,
  upsertPiece,
} from './import-queries.ts';
import { readImportJob } from './read-import.job.ts';

/** Begins an import, and ends those that the user has left. Idempotent by its id. */
export async function beginImport(services: Pick<Services, 'db' | 'now'>, userId: string, file: NewImport) {
  await services.db.transaction(async (db) => {
    const tx = { ...services, db };
    const { importId } = file;
    if ((await findImport(tx, { importId, userId })) !== undefined) return;
    await deleteLeftImports(tx, userId);
    // The id belongs to another user.
    if (!(await insertImport(tx, userId, file))) throw new AppError('not-found');
  });
}

/** Idempotent: a piece that is sent again replaces itself. */
export async function receivePiece(
  services: Pick<Services, 'db'>,
  own: OwnImport,
  { piece, bytes }: { piece: number; bytes: string },
) {
  if (!(await upsertPiece(services, own, { piece, bytes: Buffer.from(bytes, 'base64') })))
    throw new AppError('not-found');
}

/** Enqueues the reading once all pieces have arrived. Idempotent. */
export async function finishUpload(services: Pick<Services, 'db' | 'jobs'>, own: OwnImport) {
  await services.db.transaction(async (db) => {
    const found = await findImport({ db }, own);
    if (found === undefined) throw new AppError('not-found');
    if (found.status !== 'receiving') return;
    const isWhole = (await sumPieces({ db }, own.importId)) === found.size;
    if (!isWhole) throw new AppError('invalid-input', { fields: [{ field: 'size', problem: 'incomplete' }] });
    if (!(await recordReading({ db }, own))) return;
    await services.jobs.enqueue(db, { job: readImportJob, key: own.importId, data: { importId: own.importId } });
  });
}

/** Deletes the file and what was read of it. A text that was imported stays. */
export async function cancelImport(services: Pick<Services, 'db' | 'jobs'>, own: OwnImport) {
  await services.db.transaction(async (db) => {
    if (!(await deleteImport({ db }, own))) throw new AppError('not-found');
    await services.jobs.cancel(db, { job: readImportJob, key: own.importId });
  });
}
