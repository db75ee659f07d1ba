import type { Services } from '../services.ts';
import { type MailToUser, sendMailJob } from './send-mail.job.ts';

/** Without a mailer or a job queue, no mail is sent. The command line has no job queue. */
type Deps = Pick<Services, 'db'> & Partial<Pick<Services, 'jobs' | 'mailer'>>;

/** Enqueues an e-mail, in the transaction of the change that the e-mail reports. */
export async function enqueueMail({ db: tx, jobs, mailer }: Deps, mail: MailToUser) {
  if (mailer === undefined || jobs === undefined) return;
  const key = [mail.kind, mail.userId, mail.articleId ?? ''].join(':');
  await jobs.enqueue(tx, { job: sendMailJob, key, data: mail });
}
