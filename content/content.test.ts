import { expect, test } from 'vitest';
import { allChecks } from './checks/all-checks.ts';
import { loadContent } from './load-content.ts';

const content = loadContent();

for (const [statement, check] of Object.entries(allChecks)) test(statement, () => expect(check(content)).toEqual([]));
