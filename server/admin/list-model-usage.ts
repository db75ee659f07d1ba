import { type ModelUsage, type UsageRow, usageRowsPerPage } from '../../domain/admin/model-usage.ts';
import type { Services } from '../services.ts';

type Deps = Pick<Services, 'config' | 'db' | 'now'>;
type Tokens = Pick<UsageRow, 'inputTokens' | 'outputTokens'>;

/** How many tokens the language model has used: per day, user and purpose, newest first, and in total this month. */
export async function listModelUsage({ config, db, now }: Deps, page: number): Promise<ModelUsage> {
  const { prices, budgetTokens } = config.languageModel ?? {};
  const costOf = ({ inputTokens, outputTokens }: Tokens) =>
    prices === undefined ? null : (inputTokens * prices.input + outputTokens * prices.output) / 1_000_000;
  const rows = await db.query<Omit<UsageRow, 'id' | 'cost'>>`
    select to_char(c.started_at at time zone 'UTC', 'YYYY-MM-DD') as day, a.email as user, c.purpose,
      count(*)::int as calls, sum(c.input_tokens)::float8 as "inputTokens", sum(c.output_tokens)::float8 as "outputTokens"
    from model_calls c left join accounts a on a.id = c.user_id
    group by 1, 2, 3 order by 1 desc, sum(c.input_tokens::bigint + c.output_tokens) desc, 2, 3
    limit ${usageRowsPerPage + 1} offset ${(page - 1) * usageRowsPerPage}`;
  const time = now();
  const [month = { inputTokens: 0, outputTokens: 0 }] = await db.query<Tokens>`
    select coalesce(sum(input_tokens), 0)::float8 as "inputTokens", coalesce(sum(output_tokens), 0)::float8 as "outputTokens"
    from model_calls where started_at >= ${new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth()))}`;
  return {
    month: {
      tokens: month.inputTokens + month.outputTokens,
      budgetTokens: budgetTokens ?? null,
      cost: costOf(month),
    },
    currency: prices?.currency ?? null,
    rows: rows
      .slice(0, usageRowsPerPage)
      .map((row) => ({ id: `${row.day} ${row.user} ${row.purpose}`, ...row, cost: costOf(row) })),
    isMore: rows.length > usageRowsPerPage,
  };
}
