import { expect, test } from 'vitest';
import { findRequirementProblems, findUnknownIds } from './find-requirement-problems.ts';

const files: Record<string, string> = {
  'a.test.ts': `// 'a comment'\ntest('keeps the position', run);\ntest.each(rows)("a user's %s", run);`,
  'b.test.ts': "describe('reading', () => test(`scrolls to the top`, run));",
};
const findFile = (path: string) => files[path];
const problemsOf = (...rows: string[]) =>
  findRequirementProblems(['| id | requirement | test |', '|---|---|---|', ...rows].join('\n'), findFile);

test('a row whose tests exist has no problem', () => {
  expect(
    problemsOf(
      "| R-READ-1 | The page says “Hello”. | `a.test.ts` “keeps the position”, “a user's %s”; `b.test.ts` “scrolls to the top” |",
    ),
  ).toEqual([]);
});

test('a file that does not exist is reported', () => {
  expect(problemsOf('| R-READ-1 | Text. | `c.test.ts` “keeps the position” |')).toEqual([
    'R-READ-1: c.test.ts does not exist',
  ]);
});

test.each(['keeps the', 'a comment about it', 'scrolls to the top'])(
  'a test name that is not a whole string of its file is reported: %s',
  (name) => {
    expect(problemsOf(`| R-READ-1 | Text. | \`a.test.ts\` “${name}” |`)).toEqual([
      `R-READ-1: a.test.ts has no test “${name}”`,
    ]);
  },
);

test('a file without a test name, and a row without a test, are reported', () => {
  expect(problemsOf('| R-READ-1 | Text. | `a.test.ts` |', '| R-READ-2 | It says “Hello”. | the journeys |')).toEqual([
    'R-READ-1: names no test of a.test.ts',
    'R-READ-2: names no test, and does not say “no test:”',
  ]);
});

test('a row may say why it has no test', () => {
  expect(problemsOf('| R-READ-1 | Text. | no test: not built |')).toEqual([]);
});

test('an id that is used twice is reported', () => {
  const row = '| R-READ-1 | Text. | no test: not built |';
  expect(problemsOf(row, row)).toEqual(['R-READ-1 is used twice']);
});

test('a cited id that no requirement has is reported', () => {
  const document = '| R-READ-1 | Text. | no test: not built |';
  expect(findUnknownIds(document, '// R-READ-1, and then R-READ-2.')).toEqual(['R-READ-2']);
});
