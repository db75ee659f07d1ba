import { join } from 'node:path';
import type { FileStore } from './file-store.ts';
import { createFolderStore } from './folder-store.ts';
import { createS3Store } from './s3-store.ts';
import type { S3Settings } from './settings.ts';

/** An S3 bucket if it is configured, otherwise a local folder. */
export const createFileStore = ({ s3, dataDir }: { s3: S3Settings | undefined; dataDir: string }): FileStore =>
  s3 === undefined ? createFolderStore(join(dataDir, 'files')) : createS3Store(s3);
