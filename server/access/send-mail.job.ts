import * as v from 'valibot';
import { isLanguage, languages } from '../../domain/language.ts';
import { defineJob } from '../platform/job-queue/define-job.ts';
import { mailKinds, mailTexts } from './mail-texts.ts';
import { findRecipient } from './queries.ts';

/** Returns the path of the page that the link in the mail opens. */
function pathOf(kind: MailToUser['kind'], articleId: string | null) {
  if (kind === 'payment-failed') return '/settings/subscription';
  return articleId === null ? '/' : `/article/${articleId}`;
}

const mailSchema = v.object({
  kind: v.picklist(mailKinds),
  userId: v.string(),
  articleId: v.optional(v.string()),
  /** The language of the page that caused the mail. Used for users who have not chosen a language yet. */
  language: v.optional(v.picklist(languages), 'en'),
});
export type MailToUser = v.InferInput<typeof mailSchema>;

/**
 * Reads the address and the user's mail setting when the job runs, because both may have changed since the job was enqueued.
 */
export const sendMailJob = defineJob({
  name: 'send-mail',
  schema: mailSchema,
  async run(services, { kind, userId, articleId = null, language: pageLanguage }) {
    const { mailer, config } = services;
    const recipient = await findRecipient(services, userId, articleId);
    if (mailer === undefined || recipient === undefined) return;
    const { email, mainLang, wantsMail, title } = recipient;
    if (kind === 'article-ready' && (!wantsMail || title === null)) return;
    const language = isLanguage(mainLang) ? mainLang : pageLanguage;
    const link = `${config.baseUrl}${pathOf(kind, articleId)}`;
    await mailer.send({ to: email, language, ...mailTexts[language][kind]({ link, title: title ?? '' }) });
  },
});
