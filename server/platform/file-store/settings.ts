import * as v from 'valibot';
import { ConfigError } from '../../config-error.ts';
import { text } from '../../config-values.ts';

export const fileStoreVariables = {
  S3_ENDPOINT: v.optional(
    v.pipe(text, v.regex(/^https?:\/\/[^\s?#]+$/, 'must be an address such as https://s3.eu-central-1.amazonaws.com')),
  ),
  S3_BUCKET: v.optional(v.pipe(text, v.regex(/^[a-z0-9.-]{3,63}$/, 'must be the name of a bucket'))),
  S3_REGION: v.optional(text, 'auto'),
  S3_ACCESS_KEY_ID: v.optional(text),
  S3_SECRET_ACCESS_KEY: v.optional(text),
};

type Variables = v.InferOutput<v.ObjectSchema<typeof fileStoreVariables, undefined>>;

export interface S3Settings {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Undefined if a local folder is used. For a bucket, all of these variables must be set. */
export function readFileStoreSettings(variables: Variables): S3Settings | undefined {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = variables;
  const needed = { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY };
  const missing = Object.entries(needed).find(([, value]) => value === undefined)?.[0];
  if (Object.values(needed).every((value) => value === undefined)) return undefined;
  if (missing !== undefined) throw new ConfigError(`${missing} is missing: an S3 bucket needs all S3_… variables`);
  return {
    endpoint: (S3_ENDPOINT ?? '').replace(/\/+$/, ''),
    bucket: S3_BUCKET ?? '',
    region: variables.S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: S3_SECRET_ACCESS_KEY ?? '',
  };
}
