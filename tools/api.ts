import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openProgram } from './types/open-program.ts';
import { readResponses } from './types/read-responses.ts';
import { type ApiDocument, writeClientTypes } from './types/write-client-types.ts';

// `npm run api` writes the response schemas of every endpoint to server/http/responses.json. With `-- --check`, it only reports
// whether the file is current. `-- --client http://localhost:3000` prints TypeScript types for a client of that server.
const { values } = parseArgs({ options: { check: { type: 'boolean', default: false }, client: { type: 'string' } } });
const file = join(import.meta.dirname, '..', 'server', 'http', 'responses.json');

if (values.client !== undefined) {
  const response = await fetch(`${values.client.replace(/\/$/, '')}/api/openapi.json`);
  console.log(writeClientTypes((await response.json()) as ApiDocument));
} else {
  const program = openProgram();
  const responses = readResponses(program);
  program.close();
  const text = writeJson(responses);
  const isCurrent = readFileSync(file, 'utf8') === text;
  if (!values.check) writeFileSync(file, text);
  const count = Object.keys(responses.endpoints).length;
  if (isCurrent || !values.check) console.log(`The answers of ${count} endpoints are described.`);
  else console.log('server/http/responses.json is out of date: run npm run api.');
  process.exit(isCurrent || !values.check ? 0 : 1);
}

/** Writes lists of names in one line, so that the file and its diffs are short. */
function writeJson(value: unknown) {
  const inOneLine = (list: string) => list.replace(/,\n */g, ', ').replace(/\n */g, '');
  return `${JSON.stringify(value, null, 2).replace(/\[[^[\]{}]+\]/g, inOneLine)}\n`;
}
