import type { JsonSchema } from '../../server/http/json-schema.ts';
import { responses } from '../../server/http/responses.ts';

interface Answered {
  method: string;
  path: string;
  status: number;
  body: unknown;
}

const endpoints = Object.entries(responses.endpoints).map(([name, answers]) => ({
  pattern: new RegExp(`^${name.replace(/\{\w+\}/g, '[^/]+')}$`),
  answers,
}));

/** Throws if a response differs from the OpenAPI document, for example because of a property that is not described. */
export function checkAnswer({ method, path, status, body }: Answered) {
  const name = `${method} ${path.split('?')[0]}`;
  const fitting = endpoints.filter(({ pattern }) => pattern.test(name)).map(({ answers }) => answers[status]);
  const schema = fitting.find((answer) => answer !== undefined);
  const problem = schema && findProblem(body, schema, 'answer');
  if (problem !== undefined) throw new Error(`${name} is not answered as described: ${problem}`);
}

function findProblem(value: unknown, schema: JsonSchema, place: string): string | undefined {
  if (schema.$ref !== undefined)
    return findProblem(value, responses.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}, place);
  if (schema.anyOf !== undefined) {
    const problems = schema.anyOf.map((option) => findProblem(value, option, place));
    return problems.includes(undefined) ? undefined : problems.join(', or ');
  }
  if (schema.enum !== undefined && !schema.enum.some((allowed) => allowed === value))
    return `${place} is ${JSON.stringify(value)}`;
  if (schema.type !== undefined && schema.type !== kindOf(value))
    return `${place} is ${kindOf(value)}, not ${schema.type}`;
  if (Array.isArray(value))
    return findFirst(value, (item, index) =>
      findProblem(item, schema.prefixItems?.[index] ?? schema.items ?? {}, `${place}[${index}]`),
    );
  if (schema.type === 'object' && isRecord(value)) return findPropertyProblem(value, schema, place);
  return undefined;
}

function findPropertyProblem(value: Record<string, unknown>, schema: JsonSchema, place: string) {
  const missing = schema.required?.find((name) => !(name in value));
  if (missing !== undefined) return `${place}.${missing} is missing`;
  if (schema.properties === undefined && schema.additionalProperties === undefined) return undefined;
  return findFirst(Object.entries(value), ([name, part]) => {
    const own = schema.properties?.[name] ?? schema.additionalProperties;
    return own === undefined ? `${place}.${name} is not described` : findProblem(part, own, `${place}.${name}`);
  });
}

function findFirst<Item>(items: readonly Item[], find: (item: Item, index: number) => string | undefined) {
  for (const [index, item] of items.entries()) {
    const found = find(item, index);
    if (found !== undefined) return found;
  }
  return undefined;
}

function kindOf(value: unknown) {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

const isRecord = (value: unknown): value is Record<string, unknown> => kindOf(value) === 'object';
