import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

interface Statement {
  file: string;
  line: number;
  text: string;
}

const writing = /(?<!\b(?:for|do) )\b(?:insert into|update|delete from) (?!set\b|skip\b|of\b)([a-z_.]+)/g;

/** Tables to which several features write, and the names of these features. Each exception needs a comment with the reason. */
const sharedTables: Record<string, readonly string[]> = {
  // Every request renews its session and records when its account was last active.
  sessions: ['access', 'http'],
  accounts: ['access', 'http'],
  // The library moves positions and bookmarks when the sentences of an article change.
  article_positions: ['reader', 'library'],
  bookmarks: ['reader', 'library'],
  // If the library replaces a text, it deletes the cached definitions of the text, because they contain its old sentences.
  word_definitions: ['reader', 'library'],
};

/** The one file outside server/ that may contain SQL: it checks a database server before the app runs on it. */
const installationCheck = 'tools/admin/check-database.ts';

/**
 * The maximum number of modules in one folder, without tests and fixtures. A folder with more modules is divided by
 * subject.
 */
const mostModules = 30;
const undividedFolders = ['server/migrations'];

const files = globSync('{bench,content,domain,server,tests,tools,web}/**/*.{ts,tsx,mjs}').filter(
  (file) => !file.endsWith('.d.ts'),
);
const statements: Statement[] = [];
const violations: string[] = [];
for (const file of files) readFile(file);
const own = statements.filter(({ file }) => /^(server|tools)\//.test(file) && !/\.test\.ts$/.test(file));
for (const statement of own) checkPlace(statement);
checkWriters(own);
checkFolders();

console.log(violations.join('\n') || `${files.length} files and ${own.length} SQL statements keep the rules.`);
process.exit(violations.length === 0 ? 0 : 1);

function readFile(file: string) {
  const source = readFileSync(file, 'utf8');
  const lineOf = (offset: number) => source.slice(0, offset).split('\n').length;
  const refuseSpread = (part: { type: string; start: number; argument?: { type: string } | null }, literal: string) => {
    if (part.type === 'SpreadElement' && part.argument?.type === literal)
      violations.push(`${file}:${lineOf(part.start)}: a literal is spread, write its parts instead`);
  };
  new Visitor({
    ObjectExpression({ properties }) {
      for (const part of properties) refuseSpread(part, 'ObjectExpression');
    },
    ArrayExpression({ elements }) {
      for (const part of elements) if (part !== null) refuseSpread(part, 'ArrayExpression');
    },
    CallExpression({ arguments: parts }) {
      for (const part of parts) refuseSpread(part, 'ArrayExpression');
    },
    TaggedTemplateExpression({ tag, quasi, start }) {
      if (tag.type !== 'MemberExpression' || tag.property.type !== 'Identifier' || tag.property.name !== 'query')
        return;
      const text = quasi.quasis
        .map(({ value }) => value.cooked ?? '')
        .reduce((before, part, index) => `${before}$${index}${part}`);
      statements.push({ file, line: lineOf(start), text });
    },
  }).visit(parseSync(file, source).program);
}

/**
 * SQL belongs to the queries of a feature or to the use case that needs the data. Routes, jobs and commands only call
 * queries and use cases.
 */
function checkPlace({ file, line, text }: Statement) {
  const place = `${file}:${line}`;
  const isSourceOfSql = /^server\/\w+\//.test(file) && !/routes\.ts$|\.job\.ts$/.test(file);
  if (!isSourceOfSql && file !== installationCheck)
    violations.push(`${place}: SQL belongs in queries.ts or in a use case, not here`);
  if (/\breader_id (is null|=)/.test(text)) violations.push(`${place}: who may find an article is asked by may_find`);
}

function checkWriters(all: readonly Statement[]) {
  const writers = all.flatMap(({ file, text }) =>
    Array.from(text.matchAll(writing), ([, table = '']) => ({ table, part: file.split('/')[1] ?? '' })),
  );
  for (const [table, group] of Map.groupBy(writers, (writer) => writer.table)) {
    const parts = [...new Set(group.map(({ part }) => part))];
    const isAllowed = parts.length === 1 || parts.every((part) => sharedTables[table]?.includes(part));
    if (!isAllowed) violations.push(`${table} is written by ${parts.join(' and ')}: one feature writes a table`);
  }
}

function checkFolders() {
  const modules = files.filter((file) => !/\.(test|fixture)\.tsx?$/.test(file));
  for (const [folder, group] of Map.groupBy(modules, dirname))
    if (group.length > mostModules && !undividedFolders.includes(folder))
      violations.push(
        `${folder} has ${group.length} modules, at most ${mostModules} are allowed: divide it by subject`,
      );
}
