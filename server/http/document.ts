import type { GenerateSpecOptions } from 'hono-openapi';
import { errorStatus } from '../../domain/app-error.ts';

/** What the OpenAPI document says of every endpoint alike. */
export const documentOptions: Partial<GenerateSpecOptions> = {
  documentation: { info: { title: 'Foxtale', version: '1' } },
  defaultValidationErrorResponse: {
    description: 'Refused, with a code that stays the same',
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
  },
};
