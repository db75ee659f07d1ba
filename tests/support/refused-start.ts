import { expect } from 'vitest';
import { StartRefused } from '../../server/start-refused.ts';

interface Refused {
  start: Promise<{ stop: () => Promise<unknown> }>;
  /** A text that must not appear in the error message of the refused start. */
  secret: string;
}

/** Returns the one-line message of a start that is refused. */
export async function readRefusedStart({ start, secret }: Refused) {
  const error = await start.then(
    async (server) => {
      await server.stop();
      throw new Error('The server has started.');
    },
    (refusal: unknown) => refusal,
  );
  if (!(error instanceof StartRefused)) throw error;
  expect(error.message).not.toContain('\n');
  expect(error.message).not.toContain(secret);
  return error.message;
}
