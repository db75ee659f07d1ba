import { expect, test } from 'vitest';
import { startApiServer } from '../support/servers/start-api-server.ts';
import { startScriptedS3 } from '../support/servers/start-scripted-s3.ts';
import { jumpUnderReaders } from './jump-under-readers.ts';
import { loseStorage } from './lose-storage.ts';

// Short forms of `npm run faults -- disk bucket clock`.
test('with a full disk reading still works, and audio requests get storage-full', async () => {
  const server = await startApiServer();
  const { files } = server.services;
  const { put } = files;
  const { problems } = await loseStorage(
    { baseUrl: server.baseUrl, world: server.services },
    {
      what: 'the disk is full',
      code: 'storage-full',
      takeAway: () => {
        files.put = async () => {
          throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
        };
      },
      giveBack: () => {
        files.put = put;
      },
    },
  );
  await server.stop();
  expect(problems).toEqual([]);
});

test('without the bucket reading still works, and audio works again when the bucket is back', async () => {
  const s3 = await startScriptedS3();
  const server = await startApiServer(s3.environment);
  const { problems } = await loseStorage(
    { baseUrl: server.baseUrl, world: server.services },
    {
      what: 'the bucket is unreachable',
      code: 'files-away',
      takeAway: () => s3.setFault('away'),
      giveBack: () => s3.setFault(undefined),
    },
  );
  await server.stop();
  s3.stop();
  expect(problems).toEqual([]);
});

test('a clock jump signs no user out and loses no position', async () => {
  const server = await startApiServer();
  const { problems } = await jumpUnderReaders({ baseUrl: server.baseUrl, world: server.services });
  await server.stop();
  expect(problems).toEqual([]);
});
