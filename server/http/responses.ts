import type { JsonSchema } from './json-schema.ts';
import written from './responses.json' with { type: 'json' };

export interface Responses {
  /** By `GET /articles/{articleId}` and status. */
  endpoints: Record<string, Record<string, JsonSchema>>;
  /** Named after the types of domain/ that they describe. */
  schemas: Record<string, JsonSchema>;
}

/** The JSON responses of every endpoint. `npm run api` writes them from the types of the handlers. */
export const responses = written as Responses;
