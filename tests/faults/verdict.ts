export interface Verdict {
  what: string;
  kills: number;
  ended: string;
  /** The time from each kill until the work continued. */
  backMs: number[];
  /** All problems that were found. */
  problems: string[];
}

/** The result of one fault injection on a whole installation. */
export interface Finding {
  what: string;
  seen: string;
  problems: string[];
}

export function printFindings(findings: readonly Finding[]) {
  console.table(
    findings.map(({ what, seen, problems }) => ({
      what,
      seen,
      passed: problems.length === 0 ? 'yes' : problems.join('; '),
    })),
  );
}

/** Lists the names of the rules that are violated. */
export const listBroken = (rules: Record<string, boolean>) =>
  Object.entries(rules)
    .filter(([, holds]) => !holds)
    .map(([rule]) => `violated: ${rule}`);
