import type { JsonSchema } from './json-schema.ts';
import written from './responses.json' with { type: 'json' };

export interface Responses {
  /** The key is method and path, for example `GET /articles/{articleId}`. The inner key is the status. */
  endpoints: Record<string, Record<string, JsonSchema>>;
  /** The key is the name of the type in domain/ that the schema describes. */
  schemas: Record<string, JsonSchema>;
}

/** The JSON responses of every endpoint. `npm run api` generates them from the types of the handlers. */
export const responses = written as Responses;
