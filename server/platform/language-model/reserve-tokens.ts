import { AppError } from '../../../domain/app-error.ts';
import type { Services } from '../../services.ts';
import type { AnyQuestion, ModelPurpose } from './language-model.ts';
import { toInstructions, toPrompt } from './to-prompt.ts';

type Deps = Pick<Services, 'db' | 'now'>;

// A reservation expires after this time, which is longer than the longest call. If a process dies, its reservations count
// against the budget until then.
const expiryMs = 3_600_000;
const charactersPerToken = 3;

/** The number of output tokens that a call may need. */
const outputTokens: Record<ModelPurpose, number> = {
  'write-article': 9000,
  'rewrite-sentences': 1500,
  'translate-sentences': 3000,
  'define-words': 600,
  'test-connection': 50,
};

export const estimateTokens = (question: AnyQuestion) =>
  Math.ceil((toInstructions(question, undefined).length + toPrompt(question).length) / charactersPerToken) +
  outputTokens[question.purpose];

interface Reservation {
  callId: string;
  tokens: number;
  /** Per calendar month in UTC. */
  budgetTokens: number;
}

/** Reserves tokens of the monthly budget. Throws model-budget-spent if not enough tokens are left. */
export async function reserveTokens({ db, now }: Deps, { callId, tokens, budgetTokens }: Reservation) {
  const time = now();
  await db.transaction(async (tx) => {
    // Takes a lock, so that two calls cannot reserve the same tokens.
    await tx.query`select pg_advisory_xact_lock(hashtext('model-budget'))`;
    const spent = await countSpentTokens({ db: tx }, time);
    const [reserved] = await tx.query<{ tokens: number }>`
      select coalesce(sum(tokens), 0)::float8 as tokens from model_reservations
      where reserved_at > ${new Date(time.getTime() - expiryMs)}`;
    if (spent + (reserved?.tokens ?? 0) + tokens > budgetTokens) throw new AppError('model-budget-spent');
    await tx.query`
      insert into model_reservations (id, tokens, reserved_at) values (${callId}, ${tokens}, ${time})`;
  });
}

/** The tokens of all calls since the start of the month. */
async function countSpentTokens({ db }: Pick<Services, 'db'>, time: Date) {
  const monthStart = new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth()));
  const [spent] = await db.query<{ tokens: number }>`
    select coalesce(sum(input_tokens::bigint + output_tokens), 0)::float8 as tokens from model_calls
    where started_at >= ${monthStart}`;
  return spent?.tokens ?? 0;
}
