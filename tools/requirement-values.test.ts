import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { billingPeriods } from '../domain/access/subscription.ts';
import { ports } from '../domain/admin/port.ts';
import { defaultPlans } from '../domain/billing/subscription-plan.ts';
import { stepsOf } from '../domain/creation/creation.ts';
import { errorStatus } from '../domain/error-status.ts';
import { languages } from '../domain/language.ts';
import { levels } from '../domain/level.ts';
import { articleLengths, articleTypes, audiences, genres, tones } from '../domain/library/article-attributes.ts';
import { notificationKinds } from '../domain/notifications/notification.ts';
import { pagePaths } from '../tests/support/page/pages.ts';
import { listRequirements } from './check/find-requirement-problems.ts';

const document = readFileSync('docs/requirements.md', 'utf8');
const requirements = listRequirements(document);

const creationStatuses = stepsOf({
  way: 'ai',
  learningLang: 'es',
  mainLang: 'en',
  isFromDrawer: false,
  canBeTranslated: true,
});

test.each<[string, readonly string[]]>([
  ['R-VAL-1', languages],
  ['R-VAL-2', articleTypes],
  ['R-VAL-3', genres],
  ['R-VAL-4', tones],
  ['R-VAL-5', audiences],
  ['R-VAL-6', articleLengths],
  ['R-VAL-7', notificationKinds],
  ['R-VAL-8', creationStatuses],
  ['R-VAL-9', ports],
  ['R-VAL-10', billingPeriods],
  ['R-VAL-11', levels],
])('%s lists the values of the code', (id, values) => {
  const { text = '' } = requirements.find((requirement) => requirement.id === id) ?? {};
  expect(Array.from(text.matchAll(/`([\w-]+)`/g), ([, value]) => value)).toEqual(values);
});

test('the table of error codes has the error codes of the code', () => {
  const rows = document.matchAll(/^\| `([\w-]+)` \| (\d{3}) \|/gm);
  expect(Array.from(rows, ([, code, status]) => [code, Number(status)])).toEqual(Object.entries(errorStatus));
});

test('the table of pages has every route of the app', () => {
  const rows = document.matchAll(/^\| `(\/[^`]*)` \|/gm);
  expect(new Set(Array.from(rows, ([, path]) => path))).toEqual(new Set(pagePaths));
});

test('the default limits equal the limits of the code', () => {
  const rows = document.matchAll(/^\| ((?:free|monthly|yearly)[\w, ]*) \| (\d+) \| (\d+) \| (\d+) \| ([\d,]+) \|$/gm);
  const listed = Array.from(rows, ([, names = '', ...numbers]) => {
    const [aiArticlesPerMonth, translationsPerMonth, ownArticlesPerMonth, definitionsPerDay] = numbers.map((number) =>
      Number(number.replace(',', '')),
    );
    const limits = { aiArticlesPerMonth, translationsPerMonth, ownArticlesPerMonth, definitionsPerDay };
    return names.split(', ').map((id) => ({ id, limits }));
  });
  expect(listed.flat()).toEqual(defaultPlans.map(({ id, limits }) => ({ id, limits })));
});
