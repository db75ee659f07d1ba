import { parseArgs } from 'node:util';
import { allChecks } from './checks/all-checks.ts';
import { listUncovered, listUncoveredBySentence } from './checks/lexicon-coverage.ts';
import { drawSenses } from './draw-senses.ts';
import { fixContent } from './fix-content.ts';
import { listCompeting } from './list-competing.ts';
import { loadContent, loadWithoutUsage } from './load-content.ts';
import { printTables } from './print-tables.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    fix: { type: 'boolean', default: false },
    uncovered: { type: 'boolean', default: false },
    'by-sentence': { type: 'boolean', default: false },
    competing: { type: 'boolean', default: false },
    draw: { type: 'string' },
  },
});

if (values.fix) console.log(`${fixContent()} lines with no-break spaces added`);
if (values.uncovered) printUncovered(positionals[0]?.split(','));
else if (values.competing) console.log(listCompeting(loadContent()).join('\n'));
else if (values.draw) console.log(drawSenses(loadContent(), Number(values.draw)).join('\n'));
else printChecks();

function printUncovered(articleIds: string[] | undefined): void {
  const { articles, sentences, formatProblems } = loadWithoutUsage({ articleIds });
  const missing = articleIds?.filter((id) => !articles.some((article) => article.id === id)) ?? [];
  const list = values['by-sentence'] ? listUncoveredBySentence : listUncovered;
  console.log(
    [...formatProblems, ...missing.map((id) => `article ${id} does not exist`), ...list(sentences)].join('\n'),
  );
}

function printChecks(): void {
  const content = loadContent();
  printTables(content);
  const failures = Object.entries(allChecks).map(([statement, check]) => ({ statement, problems: check(content) }));
  console.log();
  for (const { statement, problems } of failures) {
    console.log(
      `${problems.length === 0 ? '✓' : '✗'} ${statement}${problems.length === 0 ? '' : `: ${problems.length}`}`,
    );
    for (const problem of problems.slice(0, 40)) console.log(`    ${problem}`);
  }
  process.exitCode = failures.some(({ problems }) => problems.length > 0) ? 1 : 0;
}
