import * as v from 'valibot';

export const longestNote = 500;

/** A sentence that a reader wants to find again. */
export interface Bookmark {
  sentence: number;
  /** May be empty. */
  note: string;
}

export const bookmarkSchema = v.strictObject({
  note: v.pipe(v.string(), v.trim(), v.maxLength(longestNote, 'too-long')),
});
