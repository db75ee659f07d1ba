import * as v from 'valibot';
import { ConfigError } from '../../config-error.ts';
import { text } from '../../config-values.ts';

export const mailerVariables = {
  SMTP_URL: v.optional(
    v.pipe(
      text,
      v.regex(/^smtps?:\/\/\S+$/, 'must be an address such as smtps://user:password@mail.example:465'),
      v.check((address) => URL.canParse(address), 'must be an address such as smtps://user:password@mail.example:465'),
    ),
  ),
  MAIL_FROM: v.optional(text),
};

type Variables = v.InferOutput<v.ObjectSchema<typeof mailerVariables, undefined>>;

export interface MailerSettings {
  /** Contains a password. */
  secretUrl: string;
  from: string;
}

/** Undefined if e-mail is not configured. */
export function readMailerSettings({ SMTP_URL: secretUrl, MAIL_FROM: from }: Variables): MailerSettings | undefined {
  if (secretUrl !== undefined && from !== undefined) return { secretUrl, from };
  if (secretUrl === undefined && from === undefined) return undefined;
  throw new ConfigError(`${secretUrl === undefined ? 'SMTP_URL' : 'MAIL_FROM'} is missing: sending e-mail needs both`);
}
