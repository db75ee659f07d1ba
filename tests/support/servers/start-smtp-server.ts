import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

interface ReceivedMail {
  to: string[];
  /** Headers and text, decoded. */
  content: string;
}

/** A real SMTP server on a free loopback port. It accepts and records every mail. */
export async function startSmtpServer() {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      text(stream)
        .then((raw) => {
          mails.push({ to: session.envelope.rcptTo.map(({ address }) => address), content: decode(raw) });
          done();
        })
        .catch(done);
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  return {
    mails,
    environment: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Foxtale <foxtale@foxtale.test>' },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** Decodes encoded words in headers (RFC 2047) and quoted-printable text (RFC 2045). */
const decode = (raw: string) =>
  raw
    .replaceAll(/\?=\s+=\?UTF-8\?Q\?/g, '')
    .replaceAll(/=\?UTF-8\?Q\?(.*?)\?=/g, (_, words: string) => words.replaceAll('_', ' '))
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString());
