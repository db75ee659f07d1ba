import type { Database } from '../database/database.ts';
import type { LanguageModel } from '../language-model/language-model.ts';
import type { Tracer } from './tracer.ts';

/** Every statement a span, by its text: the values are not in it. */
export const traceDatabase = (tracer: Tracer, db: Database): Database => ({
  query: (statement, ...values) =>
    tracer.tracePart(
      {
        name: 'query',
        attributes: {
          'db.system.name': 'postgresql',
          'db.query.text': statement.join('?').replace(/\s+/g, ' ').trim(),
        },
      },
      () => db.query(statement, ...values),
    ),
  execute: (text, values) => db.execute(text, values),
  transaction: (work) => db.transaction((tx) => work(traceDatabase(tracer, tx))),
});

export const traceLanguageModel = (tracer: Tracer, model: LanguageModel): LanguageModel => ({
  ...model,
  generate: (call) =>
    tracer.tracePart({ name: 'language model', attributes: { 'gen_ai.operation.name': call.purpose } }, () =>
      model.generate(call),
    ),
});
