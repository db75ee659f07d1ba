import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import {
  importAcceptanceSchema,
  importParamSchema,
  newImportSchema,
  newLinkSchema,
  pieceBodyBytes,
  pieceParamSchema,
  pieceSchema,
} from '../../../domain/creation/import.ts';
import type { Guards } from '../../http/guards/guards.ts';
import { parse } from '../../http/requests/parse.ts';
import { readerOf } from '../../library/reader-of.ts';
import type { Services } from '../../services.ts';
import { acceptImport } from './accept-import.ts';
import { beginImport, beginLink } from './begin-import.ts';
import { loadImport } from './load-import.ts';
import { cancelImport, finishUpload, receivePiece } from './receive-file.ts';

const tags = ['creation'];

/**
 * Endpoints to import a text. The browser sends a file in pieces, or the server fetches a page. After the text is read,
 * the user sees a preview and then accepts the import.
 */
export function importRoutes(services: Services, { withAccess, limited }: Guards) {
  return new Hono()
    .post(
      '/imports',
      describeRoute({ summary: 'Begin to import a file; idempotent by its id', tags }),
      withAccess,
      limited('imports'),
      parse('json', newImportSchema),
      async (c) => {
        const file = c.req.valid('json');
        const userId = c.get('viewer').id;
        await beginImport(services, userId, file);
        return c.json({ import: await loadImport(services, { importId: file.importId, userId }) }, 201);
      },
    )

    .post(
      '/imports/links',
      describeRoute({ summary: 'Begin to import the page of a link; idempotent by its id', tags }),
      withAccess,
      limited('links'),
      parse('json', newLinkSchema),
      async (c) => {
        const link = c.req.valid('json');
        const userId = c.get('viewer').id;
        await beginLink(services, userId, link);
        return c.json({ import: await loadImport(services, { importId: link.importId, userId }) }, 201);
      },
    )

    .put(
      '/imports/:importId/pieces/:piece',
      describeRoute({ summary: 'Send a piece of the file, of 1 MiB except the last', tags }),
      withAccess,
      limited('import-pieces'),
      parse('param', pieceParamSchema),
      parse('json', pieceSchema, { maxBytes: pieceBodyBytes }),
      async (c) => {
        const { importId, piece } = c.req.valid('param');
        await receivePiece(
          services,
          { importId, userId: c.get('viewer').id },
          { piece, bytes: c.req.valid('json').bytes },
        );
        return c.json({ received: true });
      },
    )

    .post(
      '/imports/:importId/reading',
      describeRoute({ summary: 'Read the file, once all pieces were sent', tags }),
      withAccess,
      limited('imports'),
      parse('param', importParamSchema),
      async (c) => {
        const own = { importId: c.req.valid('param').importId, userId: c.get('viewer').id };
        await finishUpload(services, own);
        return c.json({ import: await loadImport(services, own) });
      },
    )

    .get(
      '/imports/:importId',
      describeRoute({ summary: 'What was read of a file or page, and how it fits the user', tags }),
      withAccess,
      parse('param', importParamSchema),
      async (c) =>
        c.json({
          import: await loadImport(services, { importId: c.req.valid('param').importId, userId: c.get('viewer').id }),
        }),
    )

    .post(
      '/imports/:importId/acceptance',
      describeRoute({ summary: 'Import the text that was read, as an article or a book', tags }),
      withAccess,
      limited('creation'),
      parse('param', importParamSchema),
      parse('json', importAcceptanceSchema),
      async (c) => {
        const { importId } = c.req.valid('param');
        const reader = readerOf(c.get('viewer'));
        await acceptImport(services, { reader, importId, acceptance: c.req.valid('json') });
        return c.json({ import: await loadImport(services, { importId, userId: reader.readerId }) });
      },
    )

    .delete(
      '/imports/:importId',
      describeRoute({ summary: 'Delete a file or page that is not wanted', tags }),
      withAccess,
      parse('param', importParamSchema),
      async (c) => {
        await cancelImport(services, { importId: c.req.valid('param').importId, userId: c.get('viewer').id });
        return c.json({ deleted: true });
      },
    );
}
