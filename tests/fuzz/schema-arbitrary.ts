import fc from 'fast-check';

/** The subset of JSON Schema that the OpenAPI document uses. */
export interface JsonSchema {
  type?: string;
  format?: string;
  pattern?: string;
  const?: unknown;
  enum?: unknown[];
  oneOf?: JsonSchema[];
  anyOf?: JsonSchema[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
}

/** Generates values that match the schema. Most of their ids are from `ids`. */
export function fittingValue(schema: JsonSchema, ids: readonly string[]): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices !== undefined) return fc.oneof(...choices.map((choice) => fittingValue(choice, ids)));
  switch (schema.type) {
    case 'string':
      return fittingString(schema, ids);
    case 'integer':
      return fittingInteger(schema);
    case 'number':
      return fc
        .integer({ min: Math.ceil((schema.minimum ?? 0) * 20), max: Math.floor((schema.maximum ?? 100) * 20) })
        .map((n) => n / 20);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(fittingValue(schema.items ?? {}, ids), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 5, (schema.minItems ?? 0) + 5),
      });
    case 'object':
      return fittingObject(schema, ids);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function fittingObject({ properties = {}, required = [] }: JsonSchema, ids: readonly string[]) {
  const parts = Object.entries(properties).map(([name, schema]) => {
    const value = fittingValue(schema, ids);
    return [name, required.includes(name) ? value : fc.option(value, { nil: undefined })];
  });
  return fc.record<Record<string, unknown>>(Object.fromEntries(parts));
}

/**
 * Half of the values are small, because a small number often refers to something that exists, such as sentence 2 or page 1.
 */
function fittingInteger({ minimum = -1000, maximum = 1_000_000 }: JsonSchema) {
  const [least, most] = [Math.ceil(minimum), Math.floor(maximum)];
  return fc.oneof(fc.integer({ min: least, max: most }), fc.integer({ min: least, max: Math.min(most, least + 5) }));
}

const someCentury = { min: new Date('2000-01-01'), max: new Date('2099-12-31') };

function fittingString(schema: JsonSchema, ids: readonly string[]): fc.Arbitrary<string> {
  if (schema.format === 'uuid') return fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...ids) }, fc.uuid());
  if (schema.format === 'date-time')
    return fc.date({ ...someCentury, noInvalidDate: true }).map((date) => date.toISOString());
  if (schema.pattern !== undefined) return matching(schema.pattern);
  const minLength = schema.minLength ?? 0;
  const maxLength = Math.min(schema.maxLength ?? 200, minLength + 200);
  return fc
    .constantFrom(...oddTexts, ...plainTexts)
    .map((text) => text.slice(0, maxLength).padEnd(minLength, ' a').toWellFormed());
}

/** Generates strings that match the pattern, or any strings if fast-check does not support the pattern. */
function matching(pattern: string) {
  try {
    return fc.stringMatching(new RegExp(pattern, 'u'));
  } catch {
    return fc.string({ maxLength: 40 });
  }
}

const hostileTexts = [
  '',
  ' ',
  '\0',
  '\u202e',
  '\ud800',
  '﷽'.repeat(50),
  'a'.repeat(5000),
  '\r\nset-cookie: a=b',
  '../../etc/passwd',
  "' or 1=1 --",
  '"; drop table users; --',
  '%',
  '_',
  '\\',
  '$1',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '__proto__',
  '1e999',
  '-1',
  'NaN',
  'null',
  'true',
  '0x10',
  '9'.repeat(400),
  '%00',
  '%E0%A4%A',
  '…/..;/',
];

// The texts are generated once and reused, because generating a text takes longer than a request.
const plainTexts = fc.sample(fc.lorem({ maxCount: 5, mode: 'sentences' }), { seed: 1, numRuns: 300 });
const oddTexts = fc.sample(fc.string({ unit: 'binary', maxLength: 300 }), { seed: 1, numRuns: 300 });
export const hostileText = fc.oneof(fc.constantFrom(...hostileTexts), fc.constantFrom(...oddTexts));

export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom<unknown>(null, true, 0, -1, 1.5, 1e308, 2 ** 53, [], {}, [[]], [null]),
  fc.constantFrom(...fc.sample(fc.jsonValue({ maxDepth: 3 }), { seed: 1, numRuns: 300 })),
);
