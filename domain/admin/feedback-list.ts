import * as v from 'valibot';

export const feedbackPerPage = 10;

export const feedbackParamSchema = v.object({ feedbackId: v.pipe(v.string(), v.uuid()) });
export const feedbackUpdateSchema = v.strictObject({ isRead: v.boolean() });

export interface ListedFeedback {
  id: string;
  email: string;
  message: string;
  createdAt: string;
  isRead: boolean;
}
