import type { ExtractSchema } from 'hono/types';
import type { Api } from '../../server/app.ts';

/** Every endpoint by path and method, with the type of its response. `readResponses` reads this type through the type checker. */
export type ApiEndpoints = ExtractSchema<Api>;
