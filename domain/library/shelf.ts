import * as v from 'valibot';

export const finishedPerPage = 20;

export const historyQuerySchema = v.object({
  page: v.optional(v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.toNumber(), v.minValue(1)), '1'),
});
