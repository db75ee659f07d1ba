export interface Verdict {
  what: string;
  kills: number;
  ended: string;
  /** From each kill until the work went on. */
  backMs: number[];
  /** Everything that is not as it should be. */
  problems: string[];
}

/** What one of the trials of a whole installation came to. */
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
      order: problems.length === 0 ? 'yes' : problems.join('; '),
    })),
  );
}

/** Each rule that does not hold, in its own words. */
export const listBroken = (rules: Record<string, boolean>) =>
  Object.entries(rules)
    .filter(([, holds]) => !holds)
    .map(([rule]) => `not so: ${rule}`);
