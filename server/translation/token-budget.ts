// Instructions, schema and context of one request, in characters.
const fixedCost = 3000;
const mostTimesPlanned = 2;

/** Limits a translation to twice the tokens of a run without wrong answers. Characters stand for tokens. */
export function createTokenBudget(planned: readonly (readonly number[])[], lines: readonly string[]) {
  const costOf = (batch: readonly number[]) =>
    fixedCost + batch.reduce((sum, index) => sum + 2 * (lines[index]?.length ?? 0), 0);
  let left = mostTimesPlanned * planned.reduce((sum, batch) => sum + costOf(batch), 0);
  return {
    allows: (batch: readonly number[]) => costOf(batch) <= left,
    spend(batch: readonly number[]) {
      left -= costOf(batch);
    },
  };
}
