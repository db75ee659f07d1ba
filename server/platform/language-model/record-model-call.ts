import type { Services } from '../../services.ts';
import type { ModelCall } from './language-model.ts';

type Deps = Pick<Services, 'db' | 'log' | 'metrics' | 'newId'>;

/** Writes a log line, a database row and a metric, without content. A failure does not lose the answer. */
export async function recordModelCall({ db, log, metrics, newId }: Deps, call: ModelCall) {
  metrics.countModelCall(call);
  log.info({ modelCall: call }, 'language model called');
  try {
    // User or article may have been deleted.
    await db.query`
      insert into model_calls (id, purpose, provider, model, user_id, article_id, outcome, attempts, input_tokens,
        output_tokens, duration_ms, started_at)
      values (${newId()}, ${call.purpose}, ${call.provider}, ${call.model},
        (select id from accounts where id = ${call.userId ?? null}),
        (select id from articles where id = ${call.articleId ?? null}),
        ${call.outcome}, ${call.attempts}, ${call.inputTokens}, ${call.outputTokens}, ${call.durationMs},
        ${call.startedAt})`;
  } catch (err) {
    log.warn({ err, purpose: call.purpose }, 'language model call was not recorded');
  }
}

export const deleteModelCallsBefore = ({ db }: Pick<Services, 'db'>, date: Date) =>
  db.query`delete from model_calls where started_at < ${date}`;
