import type { Transporter } from 'nodemailer';
import type { MailerSettings } from './settings.ts';

interface Mail {
  to: string;
  subject: string;
  text: string;
  language: string;
}

export interface Mailer {
  send: (mail: Mail) => Promise<void>;
}

const timeoutMs = 20_000;

/** Sends by SMTP. nodemailer is loaded with the first mail, so that servers without mail never load this library. */
export function createMailer(settings: MailerSettings | undefined): Mailer | undefined {
  if (settings === undefined) return undefined;
  let transport: Promise<Transporter> | undefined;
  return {
    async send({ to, subject, text, language }) {
      transport ??= createTransport(settings);
      // The header Auto-Submitted prevents automatic replies.
      const headers = { 'Content-Language': language, 'Auto-Submitted': 'auto-generated' };
      await (await transport).sendMail({ from: settings.from, to, subject, text, headers });
    },
  };
}

async function createTransport({ secretUrl }: MailerSettings): Promise<Transporter> {
  const nodemailer = await import('nodemailer');
  const timeouts = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs };
  return nodemailer.createTransport({ url: secretUrl, ...timeouts });
}
