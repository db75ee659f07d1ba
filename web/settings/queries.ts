import { api, read } from '../platform/api.ts';

export const sendFeedback = (message: string) => read(api.feedback.$post({ json: { message } }));

export const deleteAccount = () => read(api.account.$delete());
