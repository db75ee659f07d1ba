import { AppError } from '../../../domain/app-error.ts';
import type { Import } from '../../../domain/creation/import.ts';
import type { Services } from '../../services.ts';
import { estimateFit } from './estimate-fit.ts';
import { findImport, type OwnImport } from './import-queries.ts';

/**
 * Loads an import for its user. The import of a book counts as done before its last parts are stored, because the user can
 * already read it.
 */
export async function loadImport(services: Pick<Services, 'db' | 'now'>, own: OwnImport): Promise<Import> {
  const found = await findImport(services, own);
  if (found === undefined) throw new AppError('not-found');
  const { importId, fileName, size, sourceUrl, translates, status, title, author, language, measures, sample } = found;
  const { bookId, articleId } = found;
  const file = { importId, fileName, size, sourceUrl, translates };
  switch (status) {
    case 'receiving':
    case 'reading':
      return { ...file, status };
    case 'failed':
      return { ...file, status, failure: found.failure ?? 'damaged' };
    case 'storing':
    case 'done':
      return { ...file, status: 'done', bookId, articleId };
    case 'ready': {
      if (title === null || language === null || measures === null)
        throw new Error('A text that was read is incomplete.');
      const { words } = measures;
      const fit = sample && (await estimateFit(services, { userId: own.userId, language, sample, words }));
      return { ...file, ...measures, status, title, author, language, fit };
    }
  }
}
