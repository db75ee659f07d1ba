import * as v from 'valibot';

/** The id of the account that the page shows, so that no other account is deleted after a sign-in in another tab. */
export const accountDeletionSchema = v.object({ readerId: v.pipe(v.string(), v.uuid()) });
