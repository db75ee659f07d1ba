import { existsSync, globSync, readFileSync } from 'node:fs';
import { findRequirementProblems, findUnknownIds, listRequirements } from './find-requirement-problems.ts';

const path = 'docs/requirements.md';
const document = readFileSync(path, 'utf8');
const read = (file: string) => readFileSync(file, 'utf8');
const citing = globSync(['*.md', '{bench,docs,domain,server,tests,tools,web}/**/*.{md,sql,ts,tsx,css}']);

const problems = [
  ...findRequirementProblems(document, (file) => (existsSync(file) ? read(file) : undefined)).map(
    (problem) => `${path}: ${problem}`,
  ),
  ...citing.flatMap((file) => findUnknownIds(document, read(file)).map((id) => `${file}: ${id} is not in ${path}`)),
];
console.log(problems.join('\n') || `All tests of ${listRequirements(document).length} requirements exist.`);
process.exit(problems.length === 0 ? 0 : 1);
