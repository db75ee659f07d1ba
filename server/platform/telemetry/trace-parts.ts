import type { Database } from '../database/database.ts';
import type { FileStore } from '../file-store/file-store.ts';
import type { AnyQuestion, LanguageModel } from '../language-model/language-model.ts';
import type { Narrator } from '../narrator/narrator.ts';
import type { Tracer } from './tracer.ts';

/** One span per call of `query`, with the text of the statement but without values. Calls of `execute` are not traced. */
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

export function traceLanguageModel(tracer: Tracer, model: LanguageModel): LanguageModel {
  const trace = <Answer>({ purpose }: AnyQuestion, ask: () => Promise<Answer>) => {
    const attributes = {
      'gen_ai.operation.name': purpose,
      'gen_ai.provider.name': model.provider,
      'gen_ai.request.model': model.model,
    };
    return tracer.tracePart({ name: 'language model', attributes }, ask);
  };
  return {
    ...model,
    generate: (question) => trace(question, () => model.generate(question)),
    stream: (question) => trace(question, () => model.stream(question)),
  };
}

/** One span per request. The key is left out, because it would reveal which articles a user listens to. */
export function traceFiles(tracer: Tracer, files: FileStore): FileStore {
  const trace = <Result>(operation: string, ask: () => Promise<Result>) =>
    tracer.tracePart({ name: `files ${operation}` }, ask);
  return {
    ...files,
    put: (key, content, options) => trace('put', () => files.put(key, content, options)),
    find: (key, range) => trace('find', () => files.find(key, range)),
    findSize: (key) => trace('find-size', () => files.findSize(key)),
    delete: (key) => trace('delete', () => files.delete(key)),
  };
}

export const traceNarrator = (tracer: Tracer, narrator: Narrator): Narrator => ({
  ...narrator,
  voices: narrator.voices.map((voice) => ({
    ...voice,
    speak(sentence, options) {
      const attributes = { 'foxtale.voice': voice.provider, 'foxtale.language': sentence.language };
      return tracer.tracePart({ name: 'speak', attributes }, () => voice.speak(sentence, options));
    },
  })),
});
