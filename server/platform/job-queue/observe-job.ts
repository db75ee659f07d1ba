import type { Services } from '../../services.ts';
import { workContext } from '../telemetry/work-context.ts';

/** Runs one try of a job, with the id of the job in all log lines. Also counts the try. */
export function observeJob(
  { metrics, tracer }: Pick<Services, 'metrics' | 'tracer'>,
  { id, name }: { id: string; name: string },
  run: () => Promise<unknown>,
) {
  return workContext.run({ jobId: id }, async () => {
    const started = performance.now();
    const count = (outcome: string) =>
      metrics.countJob({ name, outcome, seconds: (performance.now() - started) / 1000 });
    try {
      const result = await (tracer === undefined ? run() : tracer.traceJob(name, run));
      count('done');
      return result;
    } catch (error) {
      count('failed');
      throw error;
    }
  });
}
