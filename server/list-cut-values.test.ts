import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { listCutValues } from './list-cut-values.ts';

test.each([
  ['PGPASSWORD=p/w#1', true],
  ['PGPASSWORD = p/w#1', true],
  ['export PGPASSWORD=#1', true],
  ['PORT=3000\nPGPASSWORD=p/w#1\n', true],
  ['PGPASSWORD="p/w#1"', false],
  ["PGPASSWORD='p/w#1'", false],
  ['PGPASSWORD=secret # of the database', false],
  ['PGPASSWORD=secret #1', false],
  ['PGPASSWORD= # none', false],
  ['#PGPASSWORD=p/w#1', false],
  ['# a comment=with#more', false],
])('%j: %s', (file, isCut) => {
  expect(listCutValues({ file })).toEqual(
    isCut ? ['Warning: the value of PGPASSWORD in .env ends before the “#”. Put the value in quotes.'] : [],
  );
  // Checks that Node cuts the value at the “#”.
  if (isCut) expect(parseEnv(file).PGPASSWORD).not.toContain('1');
});
