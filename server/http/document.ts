import type { GenerateSpecOptions } from 'hono-openapi';
import { errorStatus } from '../../domain/app-error.ts';

/** Options of the OpenAPI document that apply to all endpoints. */
export const documentOptions: Partial<GenerateSpecOptions> = {
  documentation: { info: { title: 'Foxtale', version: '1' } },
  defaultValidationErrorResponse: {
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
  },
};
