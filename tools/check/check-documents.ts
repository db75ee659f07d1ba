import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import manifest from '../../package.json' with { type: 'json' };

// Every link, file, folder and command that the documents mention must exist, and every npm script must be documented.
const documents = globSync(['*.md', 'docs/**/*.md', 'content/*.md']).map((path) => ({
  path,
  text: readFileSync(path, 'utf8'),
}));
const files = globSync(['*', '{bench,content,docs,domain,server,tests,tools,web}/**/*']);

const missing = documents.flatMap(({ path, text }) => {
  const links = find(text, /\]\((?!https?:)([^)#]+)/g).filter((link) => !existsSync(join(dirname(path), link)));
  const names = find(text, /`([\w./-]+\.(?:css|md|mjs|sql|ts|tsx|yaml))`/g).filter((name) => !isFile(name));
  const folders = find(text, /`((?:bench|content|docs|domain|server|tests|tools|web)\/[\w./-]*\/)`/g).filter(
    (folder) => !existsSync(folder),
  );
  const commands = find(text, /npm run ([\w:-]+)/g).filter((command) => !(command in manifest.scripts));
  return [...links, ...names, ...folders, ...commands].map((name) => `${path}: ${name} does not exist`);
});
const allText = documents.map(({ text }) => text).join('\n');
const undocumented = Object.keys(manifest.scripts)
  .filter((command) => !new RegExp(`npm (run )?${command}\\b`).test(allText))
  .map((command) => `npm run ${command} is not documented.`);

console.log(
  [...missing, ...undocumented].join('\n') || `All links, files and commands in ${documents.length} documents exist.`,
);
process.exit(missing.length + undocumented.length === 0 ? 0 : 1);

function find(text: string, pattern: RegExp) {
  return Array.from(text.matchAll(pattern), ([, name = '']) => name);
}

/** Also accepts the name of a file without its folder, because documents often name files in this way. */
function isFile(name: string) {
  return files.some((file) => file === name || file.endsWith(`/${name}`));
}
