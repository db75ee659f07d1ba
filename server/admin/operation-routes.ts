import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import * as v from 'valibot';
import { pageQuerySchema } from '../../domain/admin/action-list.ts';
import { feedbackParamSchema, feedbackUpdateSchema } from '../../domain/admin/feedback-list.ts';
import { jobListQuerySchema } from '../../domain/admin/job-list.ts';
import { modelUsageQuerySchema } from '../../domain/admin/model-usage.ts';
import { ports } from '../../domain/admin/port.ts';
import { AppError } from '../../domain/app-error.ts';
import { recordAdminAction } from '../access/record-admin-action.ts';
import type { Guards } from '../http/guards/guards.ts';
import { parse } from '../http/requests/parse.ts';
import { listWarnings } from '../list-warnings.ts';
import type { Services } from '../services.ts';
import { markFeedback } from '../settings/queries.ts';
import { listFeedback } from './feedback-inbox.ts';
import { listJobs } from './list-jobs.ts';
import { listModelUsage } from './list-model-usage.ts';
import { listPorts } from './list-ports.ts';
import { rebuildSearchIndexJob } from './rebuild-search-index.job.ts';
import { testPort } from './test-port.ts';

/** Admin endpoints for operating the server: ports (external services), job queue, search index and user feedback. */
export function operationRoutes(services: Services, { adminOnly }: Guards) {
  return new Hono()
    .get(
      '/admin/ports',
      describeRoute({ summary: 'What each port runs on, and what should be changed', tags: ['admin'] }),
      adminOnly,
      async (c) => c.json({ ports: await listPorts(services), warnings: listWarnings(services.config) }),
    )

    .post(
      '/admin/ports/:port/test',
      describeRoute({ summary: 'Test a port: its latency or its error', tags: ['admin'] }),
      adminOnly,
      parse('param', v.object({ port: v.picklist(ports) })),
      async (c) => {
        const { port } = c.req.valid('param');
        const test = await testPort(services, port, c.get('viewer').id);
        const details = { isWorking: test.isWorking, latencyMs: test.latencyMs };
        await recordAdminAction(services, {
          action: 'port-tested',
          adminId: c.get('viewer').id,
          subject: port,
          details,
        });
        return c.json(test);
      },
    )

    .get(
      '/admin/model-usage',
      describeRoute({ summary: 'Tokens of the language model per day, user and purpose', tags: ['admin'] }),
      adminOnly,
      parse('query', modelUsageQuerySchema),
      async (c) => c.json(await listModelUsage(services, c.req.valid('query').page)),
    )

    .get(
      '/admin/jobs',
      describeRoute({ summary: 'The job queue', tags: ['admin'] }),
      adminOnly,
      parse('query', jobListQuerySchema),
      async (c) => c.json(await listJobs(services, c.req.valid('query'))),
    )

    .post(
      '/admin/jobs/:jobId/retry',
      describeRoute({ summary: 'Retry a failed job once', tags: ['admin'] }),
      adminOnly,
      parse('param', v.object({ jobId: v.pipe(v.string(), v.uuid()) })),
      async (c) => {
        const { jobId } = c.req.valid('param');
        const isRetried = await services.db.transaction(async (db) => {
          const tx = { ...services, db };
          const isRetried = await services.jobs.retry(tx, jobId);
          if (isRetried === undefined) throw new AppError('not-found');
          const adminId = c.get('viewer').id;
          if (isRetried) await recordAdminAction(tx, { action: 'job-retried', adminId, subject: jobId });
          return isRetried;
        });
        return c.json({ isRetried });
      },
    )

    .post(
      '/admin/search-index',
      describeRoute({ summary: 'Rebuild the search index, in the background', tags: ['admin'] }),
      adminOnly,
      async (c) => {
        const isStarted = await services.db.transaction(async (db) => {
          await recordAdminAction({ ...services, db }, { action: 'search-rebuilt', adminId: c.get('viewer').id });
          return services.jobs.enqueue(db, { job: rebuildSearchIndexJob, key: 'all', data: {} });
        });
        return c.json({ isStarted }, 202);
      },
    )

    .get(
      '/admin/feedback',
      describeRoute({ summary: 'What users wrote, unread first', tags: ['admin'] }),
      adminOnly,
      parse('query', pageQuerySchema),
      async (c) => c.json(await listFeedback(services, c.req.valid('query'))),
    )

    .patch(
      '/admin/feedback/:feedbackId',
      describeRoute({ summary: 'Mark a message as read or unread', tags: ['admin'] }),
      adminOnly,
      parse('param', feedbackParamSchema),
      parse('json', feedbackUpdateSchema),
      async (c) => {
        const { isRead } = c.req.valid('json');
        await services.db.transaction(async (db) => {
          const tx = { ...services, db };
          const marked = await markFeedback(tx, { ...c.req.valid('param'), isRead });
          if (marked === undefined) throw new AppError('not-found');
          if (!marked.isChanged) return;
          const action = isRead ? 'feedback-read' : 'feedback-reopened';
          await recordAdminAction(tx, { action, adminId: c.get('viewer').id, userId: marked.userId });
        });
        return c.json({ isRead });
      },
    );
}
