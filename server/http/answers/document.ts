import type { Context } from 'hono';
import { type GenerateSpecOptions, generateSpecs } from 'hono-openapi';
import { errorStatus } from '../../../domain/error-status.ts';
import { responses } from '../responses.ts';

type Api = Parameters<typeof generateSpecs>[0];

/**
 * The description of one HTTP method of a path in the OpenAPI document. hono-openapi describes a path only by its methods, so
 * each entry of a path is an operation.
 */
type Operation = { responses?: object };

const options: Partial<GenerateSpecOptions> = {
  documentation: { info: { title: 'Foxtale', version: '1' }, servers: [{ url: '/api' }] },
  // Every endpoint can refuse a request, even an endpoint without input. Therefore our own response `refusal` is added to
  // all endpoints, instead of the error response of hono-openapi.
  defaultValidationErrorResponse: false,
  // Paths with a dot are endpoints as well, for example words.csv.
  excludeStaticFile: false,
};

const refusal = {
  description: 'Refused, with a stable error code',
  content: {
    'application/json': {
      schema: {
        type: 'object',
        properties: {
          error: {
            type: 'object',
            properties: { code: { type: 'string', enum: Object.keys(errorStatus) }, details: { type: 'object' } },
            required: ['code'],
          },
        },
        required: ['error'],
      },
    },
  },
};

/**
 * The OpenAPI document. The response schemas come from `responses.json`, which `npm run api` generates from the types of the
 * handlers.
 */
export function createAnswerDocument(api: Api) {
  let document: ReturnType<typeof createDocument> | undefined;
  return async (c: Context) => {
    document ??= createDocument(api);
    return c.json(await document);
  };
}

async function createDocument(api: Api) {
  const { paths, components, ...rest } = await generateSpecs(api, options);
  const answering = Object.entries(paths).map(([path, methods]) => [
    path,
    Object.fromEntries(
      Object.entries(methods as Record<string, Operation>).map(([method, operation]) => [
        method,
        { ...operation, responses: { ...operation.responses, ...listAnswers(method, path), default: refusal } },
      ]),
    ),
  ]);
  return {
    ...rest,
    paths: Object.fromEntries(answering),
    components: { ...components, schemas: { ...components?.schemas, ...responses.schemas } },
  };
}

function listAnswers(method: string, path: string) {
  const answers = Object.entries(responses.endpoints[`${method.toUpperCase()} ${path}`] ?? {});
  return Object.fromEntries(
    answers.map(([status, schema]) => [
      status,
      { description: 'The answer', content: { 'application/json': { schema } } },
    ]),
  );
}
