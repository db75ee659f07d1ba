import type { Services } from '../../services.ts';
import { workContext } from '../telemetry/work-context.ts';

/** Runs one try of a job: adds the job's id to all log lines and counts the try in the metrics. */
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
