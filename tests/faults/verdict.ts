export interface Verdict {
  what: string;
  kills: number;
  ended: string;
  /** From each kill until the work went on. */
  backMs: number[];
  /** Everything that is not as it should be. */
  problems: string[];
}

export function printVerdicts(verdicts: readonly Verdict[]) {
  console.table(
    verdicts.map(({ what, kills, ended, backMs, problems }) => ({
      what,
      ...(kills > 0 && { kills, 'goes on after (s)': backMs.map((ms) => (ms / 1000).toFixed(1)).join(' ') }),
      ended,
      order: problems.length === 0 ? 'yes' : problems.join('; '),
    })),
  );
}
