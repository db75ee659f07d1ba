// The length of the instructions, schema and context of one request, in characters.
const fixedCost = 3000;
const mostTimesPlanned = 2;

// An answer is planned as 1.5 times the length of its source lines, because translations may be longer. Otherwise, one long
// answer could use the whole budget of a short text and leave nothing for a second request.
const longestAnswer = 1.5;

/**
 * Limits the cost of a translation to twice the planned cost, which assumes that no line is requested again. Costs are estimated
 * in characters instead of tokens.
 */
export function createTokenBudget(planned: readonly (readonly number[])[], lines: readonly string[]) {
  const lengthOf = (batch: readonly number[]) => batch.reduce((sum, index) => sum + (lines[index]?.length ?? 0), 0);
  const costOf = (batch: readonly number[], answerLength = lengthOf(batch)) =>
    fixedCost + lengthOf(batch) + answerLength;
  let left = mostTimesPlanned * planned.reduce((sum, batch) => sum + costOf(batch, longestAnswer * lengthOf(batch)), 0);
  return {
    allows: (batch: readonly number[]) => costOf(batch) <= left,
    /** An answer of unknown length counts as if it were as long as the source lines. */
    spend(batch: readonly number[], answerLength?: number) {
      left -= costOf(batch, answerLength);
    },
  };
}
