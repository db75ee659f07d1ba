import { join, relative } from 'node:path';
import { isInterfaceDeclaration, isTypeAliasDeclaration, type SourceFile } from 'typescript/unstable/ast';
import type { Type } from 'typescript/unstable/sync';
import type { JsonSchema } from '../../server/http/json-schema.ts';
import type { Responses } from '../../server/http/responses.ts';
import type { Program } from './open-program.ts';
import { toJsonSchema } from './to-json-schema.ts';

const fewestNamedProperties = 3;

/** The JSON responses of every endpoint, derived from the return types of the handlers. */
export function readResponses({ root, program, checker }: Program): Responses {
  const names = readDomainNames();
  const schemas: Record<string, JsonSchema> = {};
  const endpoints = propertiesOf(readEndpointsType()).flatMap(([path, methods]) =>
    propertiesOf(methods).map(([method, endpoint]): [string, Record<string, JsonSchema>] => [
      `${method.slice(1).toUpperCase()} ${path.replace(/:(\w+)/g, '{$1}')}`,
      readAnswers(endpoint),
    ]),
  );
  const inJson = endpoints.filter(([, answers]) => Object.keys(answers).length > 0);
  return { endpoints: sortByName(Object.fromEntries(inJson)), schemas: sortByName(schemas) };

  function readEndpointsType() {
    const source = program.getSourceFile(join(root, 'tools/types/api-endpoints.ts'));
    const [found] = source === undefined ? [] : listDeclaredTypes(source);
    if (found?.type === undefined) throw new Error('The type of the API cannot be read.');
    return found.type;
  }

  function readAnswers(endpoint: Type | undefined) {
    const kinds = endpoint?.isUnionType() ? endpoint.getTypes() : [endpoint];
    const answers = kinds.flatMap((kind) => {
      const parts = new Map(propertiesOf(kind));
      const format = parts.get('outputFormat');
      if (!format?.isStringLiteralType() || format.value !== 'json') return [];
      const status = parts.get('status');
      return [{ status: status?.isNumberLiteralType() ? status.value : 200, type: parts.get('output') }];
    });
    const byStatus = Map.groupBy(answers, ({ status }) => String(status));
    return Object.fromEntries(
      [...byStatus].map(([status, group]) => {
        const all = group.map(({ type }) => toJsonSchema(type, checker));
        const [only] = all;
        return [status, nameParts(all.length === 1 && only !== undefined ? only : { anyOf: all })];
      }),
    );
  }

  function propertiesOf(type: Type | undefined): [string, Type | undefined][] {
    if (type === undefined) return [];
    const properties = checker.getPropertiesOfType(type);
    return properties.map((property) => [property.name, checker.getTypeOfSymbol(property)]);
  }

  /** Replaces each part of a schema that equals a type of domain/ by a reference to that type. */
  function nameParts(schema: JsonSchema): JsonSchema {
    const name = names.get(JSON.stringify(schema));
    if (name === undefined) return nameChildren(schema);
    schemas[name] ??= nameChildren(schema);
    return { $ref: `#/components/schemas/${name}` };
  }

  function nameChildren(schema: JsonSchema): JsonSchema {
    const { items, properties, anyOf, prefixItems, additionalProperties } = schema;
    return {
      ...schema,
      ...(items && { items: nameParts(items) }),
      ...(properties && {
        properties: Object.fromEntries(Object.entries(properties).map(([key, part]) => [key, nameParts(part)])),
      }),
      ...(anyOf && { anyOf: anyOf.map(nameParts) }),
      ...(prefixItems && { prefixItems: prefixItems.map(nameParts) }),
      ...(additionalProperties && { additionalProperties: nameParts(additionalProperties) }),
    };
  }

  function readDomainNames() {
    const named = new Map<string, string>();
    const taken = new Set<string>();
    for (const file of [...program.getSourceFileNames()].toSorted()) {
      if (!relative(root, file).startsWith('domain/') || file.endsWith('.test.ts')) continue;
      const source = program.getSourceFile(file);
      for (const { name, type } of source === undefined ? [] : listDeclaredTypes(source)) {
        const schema = toJsonSchema(type, checker);
        const isWorthAName = Object.keys(schema.properties ?? {}).length >= fewestNamedProperties;
        const key = JSON.stringify(schema);
        if (isWorthAName && !named.has(key))
          named.set(key, taken.has(name) ? `${capitalise(folderOf(file))}${name}` : name);
        taken.add(name);
      }
    }
    return named;
  }

  /** The exported types of a file. Generic types are left out, because they have no schema. */
  function listDeclaredTypes(source: SourceFile) {
    return source.statements.flatMap((node) => {
      if (!isInterfaceDeclaration(node) && !isTypeAliasDeclaration(node)) return [];
      if (node.typeParameters !== undefined && node.typeParameters.length > 0) return [];
      const symbol = checker.getSymbolAtLocation(node.name);
      return symbol === undefined ? [] : [{ name: node.name.text, type: checker.getDeclaredTypeOfSymbol(symbol) }];
    });
  }
}

/** If two types of domain/ have the same name, the folder becomes a prefix of the name. */
const folderOf = (file: string) => file.split('/').at(-2) ?? '';

const capitalise = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const sortByName = <Value>(record: Record<string, Value>) => Object.fromEntries(Object.entries(record).toSorted());
