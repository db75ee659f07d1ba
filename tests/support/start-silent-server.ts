import type { Job } from '../../server/platform/job-queue/define-job.ts';
import { startApiServer } from './start-api-server.ts';

/** Without a voice, for what is not about sound: that takes longest. */
export async function startSilentServer(environment: Record<string, string> = {}, jobs?: readonly Job<unknown>[]) {
  const server = await startApiServer(environment, jobs);
  server.services.narrator = { ...server.services.narrator, voices: [] };
  return server;
}
