import * as v from 'valibot';
import { isLanguage, type Language, languages } from '../../domain/language.ts';
import { defineJob } from '../platform/job-queue/define-job.ts';
import type { Services } from '../services.ts';
import { mailKinds, mailTexts } from './mail-texts.ts';

const mailSchema = v.object({
  kind: v.picklist(mailKinds),
  userId: v.string(),
  articleId: v.optional(v.string()),
  /** The language of the page, for users who have not chosen theirs yet. */
  language: v.optional(v.picklist(languages), 'en'),
});
export type MailToUser = v.InferInput<typeof mailSchema>;

/** Reads the address and the user's wish when it runs: both may have changed. */
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
    const link = articleId === null ? `${config.baseUrl}/` : `${config.baseUrl}/article/${articleId}`;
    await mailer.send({ to: email, language, ...mailTexts[language][kind]({ link, title: title ?? '' }) });
  },
});

interface Recipient {
  email: string;
  mainLang: Language | null;
  wantsMail: boolean | null;
  title: string | null;
}

async function findRecipient({ db }: Pick<Services, 'db'>, userId: string, articleId: string | null) {
  const [recipient] = await db.query<Recipient>`
    select a.email, u.main_lang as "mainLang", u.wants_mail as "wantsMail",
      (select title from creations where article_id = ${articleId}::uuid and author_id = a.id) as title
    from accounts a left join users u on u.id = a.id where a.id = ${userId} and a.blocked_at is null`;
  return recipient;
}
