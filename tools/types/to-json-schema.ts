import { type Checker, SymbolFlags, type Type, TypeFlags } from 'typescript/unstable/sync';
import type { JsonSchema } from '../../server/http/json-schema.ts';

/**
 * The JSON Schema of what JSON.stringify returns for a value of the type. The schema is sorted, so that the same type always
 * gives the same schema.
 */
export function toJsonSchema(type: Type | undefined, checker: Checker): JsonSchema {
  if (type === undefined || isAnything(type)) return {};
  if (type.isUnionType()) return toUnion(type.getTypes(), checker);
  if (type.isStringLiteralType() || type.isNumberLiteralType() || type.isBooleanLiteralType())
    return { type: kindOf(type.value), enum: [type.value] };
  if (type.flags & TypeFlags.StringLike) return { type: 'string' };
  if (type.flags & TypeFlags.NumberLike) return { type: 'number' };
  if (type.flags & TypeFlags.BooleanLike) return { type: 'boolean' };
  if (type.flags & TypeFlags.Null) return { type: 'null' };
  const name = type.getSymbol()?.name ?? '';
  if (name === 'Date') return { type: 'string' };
  if (withoutJson.has(name)) return { type: 'object' };
  return toArray(type, checker) ?? toObject(type, checker);
}

/** Whether the type allows any JSON value. Hono converts `unknown` to `JSONValue`, which is recursive and cannot be expanded. */
const isAnything = (type: Type) =>
  (type.flags & (TypeFlags.AnyOrUnknown | TypeFlags.TypeParameter)) !== 0 ||
  type.getAliasSymbol()?.name === 'JSONValue';

/** Built-in objects whose content is lost when they are converted to JSON. */
const withoutJson = new Set(['Map', 'ReadonlyMap', 'Set', 'ReadonlySet', 'RegExp', 'Promise', 'Uint8Array', 'Buffer']);

function toArray(type: Type, checker: Checker): JsonSchema | undefined {
  if (!type.isTypeReference()) return undefined;
  const parts = () => checker.getTypeArguments(type).map((part) => toJsonSchema(part, checker));
  if (checker.isTupleType(type)) return { type: 'array', prefixItems: parts() };
  const isArray = checker.isArrayType(type) || type.getSymbol()?.name === 'ReadonlyArray';
  return isArray ? { type: 'array', items: parts()[0] ?? {} } : undefined;
}

function toObject(type: Type, checker: Checker): JsonSchema {
  const properties = checker.getPropertiesOfType(type).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const described = properties.map((property) => {
    const [own] = checker.getTypeOfSymbol([property]);
    return { property, type: own, isOptional: (property.flags & SymbolFlags.Optional) !== 0 || mayBeUndefined(own) };
  });
  const [index] = checker.getIndexInfosOfType(type);
  const required = described.filter(({ isOptional }) => !isOptional).map(({ property }) => property.name);
  return {
    type: 'object',
    ...(described.length > 0 && {
      properties: Object.fromEntries(
        described.map(({ property, type: own }) => [property.name, toJsonSchema(own, checker)]),
      ),
    }),
    ...(required.length > 0 && { required }),
    ...(index !== undefined && { additionalProperties: toJsonSchema(index.valueType, checker) }),
  };
}

function toUnion(types: readonly Type[], checker: Checker): JsonSchema {
  const schemas = types
    .filter((type) => !(type.flags & (TypeFlags.Undefined | TypeFlags.Void)))
    .map((type) => toJsonSchema(type, checker));
  const literals = schemas.flatMap((schema) => (schema.enum === undefined ? [] : schema.enum));
  const merged = [...mergeLiterals(literals), ...schemas.filter((schema) => schema.enum === undefined)];
  const different = [...new Map(merged.map((schema) => [JSON.stringify(schema), schema]))]
    .toSorted()
    .map(([, schema]) => schema);
  const [only] = different;
  if (different.length === 1 && only !== undefined) return only;
  // Null is last, because Swagger UI shows the first option as the example.
  return { anyOf: different.toSorted((a, b) => Number(a.type === 'null') - Number(b.type === 'null')) };
}

/** Returns one schema per kind of literal: `'a' | 'b'` becomes a string with two values, `true | false` becomes a boolean. */
function mergeLiterals(literals: readonly (string | number | boolean)[]): JsonSchema[] {
  const byKind = Map.groupBy(new Set(literals), kindOf);
  return [...byKind].map(([type, values]) =>
    type === 'boolean' && values.length === 2 ? { type } : { type, enum: values.toSorted() },
  );
}

const kindOf = (value: string | number | boolean) => typeof value as 'string' | 'number' | 'boolean';

const mayBeUndefined = (type: Type | undefined) =>
  type === undefined ||
  isAnything(type) ||
  (type.isUnionType() && type.getTypes().some(({ flags }) => flags & TypeFlags.Undefined));
