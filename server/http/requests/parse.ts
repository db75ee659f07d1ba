import type { Context, Next } from 'hono';
import { validator } from 'hono-openapi';
import type { GenericSchema } from 'valibot';
import { AppError } from '../../../domain/app-error.ts';
import { receiveBody } from './receive-body.ts';

/**
 * Validates a part of the request with a schema of domain/ and adds it to the OpenAPI document. The body is read here, so
 * guards must come before `parse('json', …)`.
 */
export function parse<Target extends 'json' | 'query' | 'param', Schema extends GenericSchema>(
  target: Target,
  schema: Schema,
  { maxBytes }: { maxBytes?: number } = {},
) {
  const validate = createValidator(target, schema);
  if (target !== 'json') return validate;
  const receiveFirst = async (c: Context, next: Next) => {
    await receiveBody(c, maxBytes);
    return validate(c, next);
  };
  // Copies the properties by which hono-openapi finds the schema.
  return Object.assign(receiveFirst, validate) as typeof validate;
}

const createValidator = <Target extends 'json' | 'query' | 'param', Schema extends GenericSchema>(
  target: Target,
  schema: Schema,
) =>
  validator(target, schema, (result, c) => {
    if (target === 'json' && !isJson(c.req.header('content-type'))) throw new AppError('malformed-json');
    if (!result.success) {
      const fields = result.error.map((issue) => ({ field: fieldOf(issue.path), problem: problemOf(issue) }));
      throw new AppError('invalid-input', { fields });
    }
    if (Array.isArray(result.data) || hasNul(result.data)) throw new AppError('invalid-input', { fields: [] });
  });

// Hono parses a body of another content type as an empty object, so an update with a wrong content type would succeed.
const isJson = (contentType = '') => /^application\/json(;\s*charset=utf-8)?$/i.test(contentType);

function fieldOf(path: readonly unknown[] | undefined) {
  const keys = (path ?? []).map((step) =>
    typeof step === 'object' && step !== null && 'key' in step ? step.key : step,
  );
  return keys.map(String).join('.');
}

// Our own messages are single words and are kept. Messages of valibot repeat the input, so the name of the rule replaces
// them.
function problemOf(issue: { message: string; type?: unknown }) {
  return /^[a-z-]+$/.test(issue.message) ? issue.message : String(issue.type);
}

/** PostgreSQL cannot store NUL characters. */
function hasNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  return typeof value === 'object' && value !== null && Object.values(value).some(hasNul);
}
