import * as v from 'valibot';

/** The account that the page shows. Prevents deleting another account after a sign-in in another tab. */
export const accountDeletionSchema = v.object({ readerId: v.pipe(v.string(), v.uuid()) });
