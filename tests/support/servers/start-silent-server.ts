import type { Job } from '../../../server/platform/job-queue/define-job.ts';
import { startApiServer } from './start-api-server.ts';

/** Starts a server without narration, for tests that need no audio. Narration would take most of the time. */
export async function startSilentServer(environment: Record<string, string> = {}, jobs?: readonly Job<unknown>[]) {
  const server = await startApiServer(environment, jobs);
  server.services.narrator = { ...server.services.narrator, voices: [] };
  return server;
}
