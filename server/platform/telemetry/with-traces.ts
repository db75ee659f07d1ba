import type { Services } from '../../services.ts';

/** Wraps the services with tracing if a collector is configured. */
export async function withTraces(services: Services): Promise<Services> {
  const { config, db, files, languageModel, log, narrator } = services;
  if (config.traces === undefined) return services;
  const { openTracer } = await import('./open-tracer.ts');
  const { traceDatabase, traceFiles, traceLanguageModel, traceNarrator } = await import('./trace-parts.ts');
  const tracer = openTracer(config.traces, log);
  return {
    ...services,
    tracer,
    db: traceDatabase(tracer, db),
    files: traceFiles(tracer, files),
    narrator: traceNarrator(tracer, narrator),
    languageModel: languageModel && traceLanguageModel(tracer, languageModel),
  };
}
