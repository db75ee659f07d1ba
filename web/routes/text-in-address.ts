import * as v from 'valibot';

// The router converts a value that looks like a number or a boolean; this converts it back to text.
export const textInAddress = v.pipe(v.union([v.string(), v.number(), v.boolean()]), v.transform(String));
