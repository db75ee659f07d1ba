import * as v from 'valibot';

// The router converts a value that looks like a number or a boolean. This schema converts the value back to text.
export const textInAddress = v.pipe(v.union([v.string(), v.number(), v.boolean()]), v.transform(String));
