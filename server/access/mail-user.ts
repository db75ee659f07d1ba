import type { Services } from '../services.ts';
import { type MailToUser, sendMailJob } from './send-mail.job.ts';

/** No mail is sent without a mailer, nor on the command line, which has no job queue. */
type Deps = Pick<Services, 'db'> & Partial<Pick<Services, 'jobs' | 'mailer'>>;

/** Enqueues an e-mail in the transaction that it reports. */
export async function mailUser({ db: tx, jobs, mailer }: Deps, mail: MailToUser) {
  if (mailer === undefined || jobs === undefined) return;
  const key = [mail.kind, mail.userId, mail.articleId ?? ''].join(':');
  await jobs.enqueue(tx, { job: sendMailJob, key, data: mail });
}
