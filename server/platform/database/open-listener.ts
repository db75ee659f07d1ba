import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';

interface Hearer {
  onPayload: (payload: string) => void;
  /** Something may have been said while nobody listened: called each time listening begins. */
  onGap: () => void;
}

/** The process's one connection that hears NOTIFY, whatever happens to the database meanwhile. */
export interface Listener {
  /** Resolves once it hears; returns the way to stop. */
  listen(channel: string, hearer: Hearer): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/** How the connection calls itself in the database's own lists. */
export const listenerName = 'foxtale listener';

const checkEveryMs = 10_000;
const firstWaitMs = 100;
const longestWaitMs = 5000;

export async function openListener(connection: pg.ClientConfig, log: Logger): Promise<Listener> {
  const hearers = new Map<string, Hearer>();
  let client: pg.Client | undefined;
  let isClosed = false;

  async function connect() {
    const next = new pg.Client({
      ...connection,
      application_name: listenerName,
      keepAlive: true,
      query_timeout: checkEveryMs / 2,
    });
    next.on('error', () => {});
    next.on('notification', ({ channel, payload = '' }) => hearers.get(channel)?.onPayload(payload));
    try {
      await next.connect();
      for (const channel of hearers.keys()) await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      await next.end().catch(() => {});
      throw error;
    }
    next.once('end', () => void reconnect(next));
    client = next;
    for (const hearer of hearers.values()) hearer.onGap();
  }

  async function reconnect(lost: pg.Client) {
    if (client !== lost) return;
    client = undefined;
    for (let waitMs = firstWaitMs; !isClosed; waitMs = Math.min(waitMs * 2, longestWaitMs)) {
      await sleep(waitMs, undefined, { ref: false });
      if (isClosed) return;
      try {
        return await connect();
      } catch (err) {
        log.warn({ err }, 'cannot listen to the database');
      }
    }
  }

  // A connection can die without a word; asking it something shows that.
  const checking = setInterval(() => {
    const asked = client;
    asked?.query('select 1').catch(() => {
      asked.removeAllListeners('end');
      void asked.end().catch(() => {});
      void reconnect(asked);
    });
  }, checkEveryMs);

  await connect();
  return {
    async listen(channel, hearer) {
      hearers.set(channel, hearer);
      // Without a connection just now, the next one listens to it.
      await client?.query(`listen ${pg.escapeIdentifier(channel)}`).catch(() => {});
      hearer.onGap();
      return async () => {
        hearers.delete(channel);
        await client?.query(`unlisten ${pg.escapeIdentifier(channel)}`).catch(() => {});
      };
    },
    async close() {
      isClosed = true;
      clearInterval(checking);
      const last = client;
      client = undefined;
      await last?.end().catch(() => {});
    },
  };
}
