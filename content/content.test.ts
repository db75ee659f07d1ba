import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { partsOfSpeech } from '../domain/lexicon/concept.ts';
import { allChecks } from './checks/all-checks.ts';
import { loadContent } from './load-content.ts';

const content = loadContent();

for (const [statement, check] of Object.entries(allChecks)) test(statement, () => expect(check(content)).toEqual([]));

test('Every concept used in the grammar rules is in the lexicon', () => {
  const folder = join(import.meta.dirname, '../domain/lexicon');
  const named = new RegExp(`'([^'\\\\s/]+/(?:${partsOfSpeech.join('|')}))'`, 'g');
  const conceptIds = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.ts$/.test(name) && !/\.(?:test|fixture)\./.test(name))
    .flatMap((name) => [...readFileSync(join(folder, name), 'utf8').matchAll(named)].map(([, id]) => id ?? ''));
  expect(conceptIds.length).toBeGreaterThan(20);
  expect(conceptIds.filter((id) => !content.lexicon.concepts.has(id))).toEqual([]);
});
