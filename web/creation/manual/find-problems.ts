import * as v from 'valibot';
import { AppError } from '../../../domain/app-error.ts';

/** Problems that only the server has found, by form field. The form itself has accepted these fields. */
export type FormProblems = Partial<Record<'title' | 'text' | 'translation' | 'translatedTitle', string>>;

const detailsSchema = v.object({ fields: v.array(v.object({ field: v.string(), problem: v.string() })) });

/** The fields that a server error refers to. Undefined if it refers to no field of the form. */
export function findProblems(error: unknown): FormProblems | undefined {
  if (!(error instanceof AppError) || error.code !== 'invalid-input') return undefined;
  const details = v.safeParse(detailsSchema, error.details);
  if (!details.success) return undefined;
  const problems: FormProblems = {};
  for (const { field, problem } of details.output.fields) {
    const name = nameOf(field);
    if (name !== undefined) problems[name] ??= problem === 'too-many' ? 'too-many-sentences' : problem;
  }
  return Object.keys(problems).length === 0 ? undefined : problems;
}

function nameOf(field: string): keyof FormProblems | undefined {
  if (field.endsWith('.title')) return 'title';
  if (field.endsWith('translatedTitle')) return 'translatedTitle';
  if (/^translation|\.translation$/.test(field)) return 'translation';
  return /^source|^request\.content/.test(field) ? 'text' : undefined;
}
