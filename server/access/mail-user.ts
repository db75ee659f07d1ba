import type { Services } from '../services.ts';
import { type MailToUser, sendMailJob } from './send-mail.job.ts';

/** Without a mailer nothing is sent. The command line has no job queue, so it sends nothing either. */
type World = Pick<Services, 'db'> & Partial<Pick<Services, 'jobs' | 'mailer'>>;

/** Enqueues an e-mail in the transaction that it reports. */
export async function mailUser({ db: tx, jobs, mailer }: World, mail: MailToUser) {
  if (mailer === undefined || jobs === undefined) return;
  const key = [mail.kind, mail.userId, mail.articleId ?? ''].join(':');
  await jobs.enqueue(tx, { job: sendMailJob, key, data: mail });
}
