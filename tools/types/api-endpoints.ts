import type { ExtractSchema } from 'hono/types';
import type { Api } from '../../server/app.ts';

/** Every endpoint by path and method, with the type of its answer. `readResponses` reads it through the type checker. */
export type ApiEndpoints = ExtractSchema<Api>;
