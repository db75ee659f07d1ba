import type { Port, PortTest } from '../../domain/admin/port.ts';
import { AppError } from '../../domain/app-error.ts';
import { voiceSample } from '../../domain/reader/listening/voice-sample.ts';
import { listDrawerArticles } from '../creation/drawer/list-drawer-articles.ts';
import { findWholeFile } from '../platform/file-store/file-store.ts';
import { testConnection } from '../platform/language-model/test-connection.ts';
import type { Services } from '../services.ts';
import { redactSecrets } from './redact-secrets.ts';

const testTimeoutMs = 20_000;

type Deps = Pick<
  Services,
  | 'db'
  | 'files'
  | 'identity'
  | 'languageModel'
  | 'lexicon'
  | 'log'
  | 'narrator'
  | 'newId'
  | 'newSecret'
  | 'now'
  | 'payments'
> & { config: object };

/** Makes one small real call to the port (an external service). Returns its latency, or the error without secrets. */
export async function testPort(services: Deps, port: Port, userId?: string): Promise<PortTest> {
  const startedAt = services.now().getTime();
  const signal = AbortSignal.timeout(testTimeoutMs);
  const latencyMs = () => services.now().getTime() - startedAt;
  try {
    await Promise.race([tests[port](services, signal, userId), rejectWhenAborted(signal)]);
    return { isWorking: true, latencyMs: latencyMs(), problem: null };
  } catch (error) {
    services.log.warn({ err: error, port }, 'port test failed');
    return { isWorking: false, latencyMs: latencyMs(), problem: redactSecrets(services.config, toMessage(error)) };
  }
}

type Test = (services: Deps, signal: AbortSignal, userId?: string) => Promise<unknown>;

const testModelOr =
  (otherwise: Test): Test =>
  (services, signal, userId) =>
    services.languageModel === undefined
      ? otherwise(services, signal)
      : testConnection(services.languageModel, { signal, userId });

const tests: Record<Port, Test> = {
  identity: async ({ identity, newSecret }) => {
    if (identity === undefined) throw new AppError('sign-in-unavailable');
    const secrets = { state: newSecret(), nonce: newSecret(), codeVerifier: newSecret() };
    await identity.authorizationUrl(secrets, 'en');
  },
  database: ({ db }) => db.query`select count(*) from migrations`,
  writer: testModelOr(async () => {
    if (listDrawerArticles().length === 0) throw new AppError('drawer-empty');
  }),
  translator: testModelOr(async () => {
    throw new AppError('no-translator');
  }),
  narrator: async ({ narrator }, signal) => {
    const [voice] = narrator.voices;
    if (voice === undefined) throw new AppError('narration-unavailable');
    const [language = 'en'] = voice.languages ?? [];
    const { mp3Frames } = await voice.speak({ text: voiceSample[language], language }, { urgency: 'now', signal });
    if (mp3Frames.length === 0) throw new AppError('narration-failed');
  },
  definer: testModelOr(({ lexicon }) =>
    lexicon.ask('match', { sentences: [{ en: 'The fox.', es: 'El zorro.' }], from: 'en', to: 'es' }),
  ),
  files: async ({ files, newId }) => {
    const key = `port-tests/${newId()}.txt`;
    await files.put(key, new TextEncoder().encode(key));
    const read = await findWholeFile(files, key);
    await files.delete(key);
    if (read?.toString() !== key) throw new Error('The stored file could not be read.');
  },
  payments: async ({ payments }) => {
    if (payments === undefined) throw new AppError('no-payments');
    await payments.findPrice('price_that_does_not_exist');
  },
};

/** Returns the message of the innermost cause: the outer errors are our own wrappers. */
function toMessage(error: unknown): string {
  if (error instanceof AppError && error.cause === undefined) return error.code;
  if (error instanceof AggregateError && error.errors.length > 0) return toMessage(error.errors[0]);
  if (error instanceof Error && error.cause !== undefined) return toMessage(error.cause);
  const message = error instanceof Error ? error.message || error.name : String(error);
  return message.slice(0, 300);
}

const rejectWhenAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('No answer within 20 seconds.')), { once: true });
  });
