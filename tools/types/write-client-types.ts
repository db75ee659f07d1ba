/** The parts of an OpenAPI document from which the types are generated. */
export interface ApiDocument {
  paths: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, Schema> };
}

interface Operation {
  parameters?: readonly { in: string; name: string; required?: boolean; schema?: Schema }[];
  requestBody?: { content: Record<string, { schema?: Schema }> };
  responses?: Record<string, { content?: Record<string, { schema?: Schema }> }>;
}

interface Schema {
  $ref?: string;
  type?: string | readonly string[];
  enum?: readonly unknown[];
  const?: unknown;
  items?: Schema;
  prefixItems?: readonly Schema[];
  properties?: Record<string, Schema>;
  required?: readonly string[];
  additionalProperties?: Schema | boolean;
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  allOf?: readonly Schema[];
}

/** TypeScript types for a client, from the OpenAPI document: `Endpoints['GET /session']['answer']`. */
export function writeClientTypes({ paths, components }: ApiDocument) {
  const schemas = Object.entries(components?.schemas ?? {}).map(([name, schema]) => `${name}: ${toType(schema)};`);
  const endpoints = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, operation]) => `'${method.toUpperCase()} ${path}': ${toEndpoint(operation)};`,
    ),
  );
  return `export interface Schemas {\n${schemas.join('\n')}\n}\n\nexport interface Endpoints {\n${endpoints.join('\n')}\n}\n`;
}

function toEndpoint({ parameters = [], requestBody, responses = {} }: Operation) {
  const parametersIn = (place: string) =>
    parameters
      .filter((parameter) => parameter.in === place)
      .map(({ name, required, schema = {} }) => `'${name}'${required ? '' : '?'}: ${toType(schema)};`)
      .join(' ');
  const answers = Object.entries(responses)
    .filter(([status]) => status !== 'default')
    .map(([, { content }]) => content?.['application/json']?.schema)
    .map((schema) => (schema === undefined ? 'undefined' : toType(schema)));
  return [
    `{ path: { ${parametersIn('path')} };`,
    `query: { ${parametersIn('query')} };`,
    `body: ${toType(requestBody?.content['application/json']?.schema ?? { type: 'undefined' })};`,
    `answer: ${[...new Set(answers)].join(' | ') || 'undefined'} }`,
  ].join(' ');
}

function toType(schema: Schema): string {
  if (schema.$ref !== undefined) return `Schemas['${schema.$ref.split('/').at(-1)}']`;
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const options = schema.anyOf ?? schema.oneOf;
  if (options !== undefined) return `(${options.map(toType).join(' | ')})`;
  if (schema.allOf !== undefined) return `(${schema.allOf.map(toType).join(' & ')})`;
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? []);
  return types.length === 0 ? 'unknown' : `(${types.map((type) => toKind(type, schema)).join(' | ')})`;
}

function toKind(type: string, schema: Schema) {
  if (type === 'integer') return 'number';
  if (type === 'array')
    return schema.prefixItems === undefined
      ? `${toType(schema.items ?? {})}[]`
      : `[${schema.prefixItems.map(toType).join(', ')}]`;
  return type === 'object' ? toObject(schema) : type;
}

function toObject({ properties, required = [], additionalProperties }: Schema) {
  const named = Object.entries(properties ?? {}).map(
    ([name, schema]) => `${JSON.stringify(name)}${required.includes(name) ? '' : '?'}: ${toType(schema)};`,
  );
  const others = typeof additionalProperties === 'object' ? [`[name: string]: ${toType(additionalProperties)};`] : [];
  return `{ ${[...named, ...others].join(' ')} }`;
}
