import { S3ServiceError } from 's3mini';
import { errorChain } from './error-chain.ts';

export interface StorageProblem {
  /** The problem in one line, without secrets. */
  words: string;
  remedy: string;
  /** Whether the problem may disappear without a change of the settings. */
  isTemporary: boolean;
}

const keyRemedy = 'Correct S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.';
const bucketRemedy = 'Create the bucket, or correct S3_BUCKET and S3_ENDPOINT.';
const rightsRemedy = 'Allow this key to list the bucket and to read, write and delete its objects.';
const regionRemedy = 'Correct S3_REGION and S3_ENDPOINT.';

/** Maps error codes of S3 to remedies. */
const refusals: Record<string, string> = {
  NoSuchBucket: bucketRemedy,
  InvalidAccessKeyId: keyRemedy,
  // S3_REGION is included, because the region is part of the signature.
  SignatureDoesNotMatch: 'Correct S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY and S3_REGION.',
  AccessDenied: rightsRemedy,
  PermanentRedirect: regionRemedy,
  AuthorizationHeaderMalformed: regionRemedy,
  RequestTimeTooSkewed: 'Correct the clock of this machine.',
  QuotaExceeded: 'Free space in the bucket, or raise its quota.',
};

/** Maps HTTP statuses to remedies. Used for responses to HEAD requests and for responses of proxies: they have no error code. */
const refusalsByStatus: Record<number, string> = {
  301: regionRemedy,
  400: regionRemedy,
  401: keyRemedy,
  403: `${keyRemedy} ${rightsRemedy}`,
  404: bucketRemedy,
};

/** Maps error codes of the operating system and of TLS to remedies. */
const connectionRemedies: [RegExp, string][] = [
  [/^ENOTFOUND$/, 'Correct the name of the host in S3_ENDPOINT.'],
  [/CERT/, 'Set NODE_EXTRA_CA_CERTS to the file of its certificate authority.'],
  [/^ERR_SSL|EPROTO/, 'Check http:// or https:// in S3_ENDPOINT.'],
];

export function explainProblem(error: unknown): StorageProblem {
  const errors = errorChain(error);
  const refusal = errors.find((cause) => cause instanceof S3ServiceError);
  if (refusal !== undefined) return explainRefusal(refusal);
  const innermost = errors.at(-1);
  const code = errors.map(codeOf).findLast(Boolean) ?? '';
  const words = (innermost?.message || code || String(error)).replaceAll(/\s+/g, ' ').replace(/\.$/, '');
  if (/^(EACCES|EPERM|EROFS|ENOTDIR)$/.test(code))
    return {
      words,
      remedy: 'Give the user of the server write permission for this folder, or correct DATA_DIR.',
      isTemporary: false,
    };
  const remedy = connectionRemedies.find(([pattern]) => pattern.test(code))?.[1];
  return {
    words,
    remedy: remedy ?? 'Check the storage, S3_ENDPOINT and the network.',
    isTemporary: remedy === undefined,
  };
}

function explainRefusal({ status, body, serviceCode }: S3ServiceError): StorageProblem {
  const code = /<Code>(\w+)<\/Code>/.exec(body ?? '')?.[1] ?? serviceCode ?? '';
  const words = `S3 returned ${[status, code].filter((part) => part !== 'Unknown').join(' ')}`.trim();
  const remedy = refusals[code] ?? refusalsByStatus[status];
  return { words, remedy: remedy ?? 'Check the storage.', isTemporary: status >= 500 || status === 429 };
}

const codeOf = (error: Error) => ('code' in error && typeof error.code === 'string' ? error.code : '');
