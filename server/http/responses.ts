import type { JsonSchema } from './json-schema.ts';
import written from './responses.json' with { type: 'json' };

export interface Responses {
  /** Keyed by method and path, for example `GET /articles/{articleId}`, and by status. */
  endpoints: Record<string, Record<string, JsonSchema>>;
  /** Keyed by the names of the types in domain/ that they describe. */
  schemas: Record<string, JsonSchema>;
}

/** The JSON responses of every endpoint. `npm run api` generates them from the types of the handlers. */
export const responses = written as Responses;
