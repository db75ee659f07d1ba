import * as v from 'valibot';
import type { JsonSchema } from './schema-arbitrary.ts';

export interface Endpoint {
  /** For example `GET /articles/{articleId}`. */
  name: string;
  method: string;
  path: string;
  parameters: { name: string; isInPath: boolean; schema: JsonSchema }[];
  body: JsonSchema | undefined;
}

const schema = v.custom<JsonSchema>((value) => typeof value === 'object' && value !== null);
const documentSchema = v.object({
  paths: v.record(
    v.string(),
    v.record(
      v.string(),
      v.object({
        parameters: v.optional(v.array(v.object({ in: v.picklist(['path', 'query']), name: v.string(), schema })), []),
        requestBody: v.optional(v.object({ content: v.object({ 'application/json': v.object({ schema }) }) })),
      }),
    ),
  ),
});

/** Reads all endpoints and their parameters from the OpenAPI document of the server. */
export async function readEndpoints(baseUrl: string): Promise<Endpoint[]> {
  const { paths } = v.parse(documentSchema, await (await fetch(`${baseUrl}/api/openapi.json`)).json());
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters, requestBody }]) => ({
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path,
      parameters: parameters.map(({ name, in: place, schema }) => ({ name, isInPath: place === 'path', schema })),
      body: requestBody?.content['application/json'].schema,
    })),
  );
}
