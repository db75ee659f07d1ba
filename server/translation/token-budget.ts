// Instructions, schema and context of one request, in characters.
const fixedCost = 3000;
const mostTimesPlanned = 2;
// Translations may be longer than their lines; short texts must allow for a second answer as well.
const longestAnswer = 1.5;

/** Limits a translation to twice the tokens of a run without wrong answers. Characters stand for tokens. */
export function createTokenBudget(planned: readonly (readonly number[])[], lines: readonly string[]) {
  const lengthOf = (batch: readonly number[]) => batch.reduce((sum, index) => sum + (lines[index]?.length ?? 0), 0);
  const costOf = (batch: readonly number[], answerLength = lengthOf(batch)) =>
    fixedCost + lengthOf(batch) + answerLength;
  let left = mostTimesPlanned * planned.reduce((sum, batch) => sum + costOf(batch, longestAnswer * lengthOf(batch)), 0);
  return {
    allows: (batch: readonly number[]) => costOf(batch) <= left,
    /** An answer of unknown length counts as long as its lines. */
    spend(batch: readonly number[], answerLength?: number) {
      left -= costOf(batch, answerLength);
    },
  };
}
