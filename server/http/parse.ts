import { validator } from 'hono-openapi';
import type { GenericSchema } from 'valibot';
import { AppError } from '../../domain/app-error.ts';

/** Parses a part of the request by a schema of domain/, and puts it into the OpenAPI document. */
export const parse = <Target extends 'json' | 'query' | 'param', Schema extends GenericSchema>(
  target: Target,
  schema: Schema,
) =>
  validator(target, schema, (result) => {
    if (result.success) return;
    const fields = result.error.map((issue) => ({ field: fieldOf(issue.path), problem: issue.message }));
    throw new AppError('invalid-input', { fields });
  });

function fieldOf(path: readonly unknown[] | undefined) {
  const keys = (path ?? []).map((step) =>
    typeof step === 'object' && step !== null && 'key' in step ? step.key : step,
  );
  return keys.map(String).join('.');
}
