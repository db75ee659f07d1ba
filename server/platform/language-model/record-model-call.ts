import type { Services } from '../../services.ts';
import type { ModelCall } from './language-model.ts';

type Deps = Pick<Services, 'db' | 'log' | 'metrics'>;

/**
 * Writes a log line, a database row and a metric, without question and answer. Database errors are logged and not thrown, so that
 * the caller still gets the answer of the model.
 */
export async function recordModelCall({ db, log, metrics }: Deps, call: ModelCall) {
  metrics.countModelCall(call);
  log.info({ modelCall: call }, 'language model called');
  try {
    // `user_id` is null if the user was deleted during the call. The reservation of tokens for this call is deleted in
    // the same statement, so that no token counts twice.
    await db.query`
      with ended as (delete from model_reservations where id = ${call.id})
      insert into model_calls (id, purpose, provider, model, user_id, article_id, outcome, attempts, input_tokens,
        output_tokens, duration_ms, started_at)
      values (${call.id}, ${call.purpose}, ${call.provider}, ${call.model},
        (select id from accounts where id = ${call.userId ?? null}),
        ${call.articleId ?? null}, ${call.outcome}, ${call.attempts}, ${call.inputTokens}, ${call.outputTokens}, ${call.durationMs},
        ${call.startedAt})`;
  } catch (err) {
    log.warn({ err, purpose: call.purpose }, 'language model call was not recorded');
  }
}

export const deleteModelCallsBefore = ({ db }: Pick<Services, 'db'>, date: Date) =>
  db.query`delete from model_calls where started_at < ${date}`;
