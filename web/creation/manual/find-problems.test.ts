import { expect, test } from 'vitest';
import { AppError } from '../../../domain/app-error.ts';
import { findProblems } from './find-problems.ts';

test.each([
  ['request.content', 'too-many-sentences', { text: 'too-many-sentences' }],
  ['request.content.text', 'too-short', { text: 'too-short' }],
  ['request.content.pairs', 'too-many', { text: 'too-many-sentences' }],
  ['request.content.pairs.0.3.translation', 'required', { translation: 'required' }],
  ['request.content.translatedTitle', 'too-long', { translatedTitle: 'too-long' }],
  ['request.title', 'required', { title: 'required' }],
  ['source', 'too-many-sentences', { text: 'too-many-sentences' }],
  ['translation.text', 'too-short', { translation: 'too-short' }],
  ['request.visibility', 'picklist', undefined],
])('the error %s is shown at its field: %s', (field, problem, problems) => {
  expect(findProblems(new AppError('invalid-input', { fields: [{ field, problem }] }))).toEqual(problems);
});

test('other errors belong to no field', () => {
  expect(findProblems(new AppError('unavailable'))).toBeUndefined();
  expect(findProblems(new AppError('invalid-input'))).toBeUndefined();
});
