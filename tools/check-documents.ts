import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import manifest from '../package.json' with { type: 'json' };

// What the documents name has to be there, and every command has to be named.
const documents = globSync(['*.md', 'docs/**/*.md', 'content/*.md']).map((path) => ({
  path,
  text: readFileSync(path, 'utf8'),
}));
const files = globSync(['*', '{bench,content,docs,domain,server,tests,tools,web}/**/*']);

const lost = documents.flatMap(({ path, text }) => {
  const links = find(text, /\]\((?!https?:)([^)#]+)/g).filter((link) => !existsSync(join(dirname(path), link)));
  const names = find(text, /`([\w./-]+\.(?:css|md|mjs|sql|ts|tsx|yaml))`/g).filter((name) => !isFile(name));
  const folders = find(text, /`((?:bench|content|docs|domain|server|tests|tools|web)\/[\w./-]*\/)`/g).filter(
    (folder) => !existsSync(folder),
  );
  const commands = find(text, /npm run ([\w:-]+)/g).filter((command) => !(command in manifest.scripts));
  return [...links, ...names, ...folders, ...commands].map((name) => `${path}: there is no ${name}`);
});
const said = documents.map(({ text }) => text).join('\n');
const unsaid = Object.keys(manifest.scripts)
  .filter((command) => !new RegExp(`npm (run )?${command}\\b`).test(said))
  .map((command) => `No document says what npm run ${command} does.`);

console.log([...lost, ...unsaid].join('\n') || `What ${documents.length} documents name is there.`);
process.exit(lost.length + unsaid.length === 0 ? 0 : 1);

function find(text: string, pattern: RegExp) {
  return Array.from(text.matchAll(pattern), ([, name = '']) => name);
}

/** Documents may leave out the folder of a file they have named before. */
function isFile(name: string) {
  return files.some((file) => file === name || file.endsWith(`/${name}`));
}
