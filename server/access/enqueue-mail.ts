import type { Services } from '../services.ts';
import { type MailToUser, sendMailJob } from './send-mail.job.ts';

/**
 * Mailer and job queue are optional: without them, no mail is sent. Command-line programs, for example, have no job queue.
 */
type Deps = Pick<Services, 'db'> & Partial<Pick<Services, 'jobs' | 'mailer'>>;

/** Enqueues an e-mail about a change. Must run in the transaction of that change. */
export async function enqueueMail({ db: tx, jobs, mailer }: Deps, mail: MailToUser) {
  if (mailer === undefined || jobs === undefined) return;
  const key = [mail.kind, mail.userId, mail.articleId ?? ''].join(':');
  await jobs.enqueue(tx, { job: sendMailJob, key, data: mail });
}
