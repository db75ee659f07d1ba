import * as v from 'valibot';

export const feedbackMaxLength = 4000;

export const feedbackSchema = v.strictObject({
  message: v.pipe(v.string(), v.trim(), v.minLength(1, 'required'), v.maxLength(feedbackMaxLength, 'too-long')),
});
