import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';

interface Subscriber {
  onPayload: (payload: string) => void;
  /** Called each time listening starts, because notifications may have been missed before that. */
  onGap: () => void;
}

/** The connection of this process for LISTEN/NOTIFY. It reconnects automatically. */
export interface Listener {
  /** Resolves when the connection is listening. Returns a cleanup function. */
  listen(channel: string, subscriber: Subscriber): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/** The application_name of the connection in pg_stat_activity. */
export const listenerName = 'foxtale listener';

const checkIntervalMs = 10_000;
const minRetryDelayMs = 100;
const maxRetryDelayMs = 5000;

export async function openListener(connection: pg.ClientConfig, log: Logger): Promise<Listener> {
  const subscribers = new Map<string, Subscriber>();
  let client: pg.Client | undefined;
  let isClosed = false;

  async function connect() {
    const next = new pg.Client({
      ...connection,
      application_name: listenerName,
      keepAlive: true,
      query_timeout: checkIntervalMs / 2,
    });
    next.on('error', () => {});
    next.on('notification', ({ channel, payload = '' }) => subscribers.get(channel)?.onPayload(payload));
    try {
      await next.connect();
      for (const channel of subscribers.keys()) await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      await next.end().catch(() => {});
      throw error;
    }
    next.once('end', () => void reconnect(next));
    client = next;
    for (const subscriber of subscribers.values()) subscriber.onGap();
  }

  async function reconnect(lost: pg.Client) {
    if (client !== lost) return;
    client = undefined;
    for (let waitMs = minRetryDelayMs; !isClosed; waitMs = Math.min(waitMs * 2, maxRetryDelayMs)) {
      await sleep(waitMs, undefined, { ref: false });
      if (isClosed) return;
      try {
        return await connect();
      } catch (err) {
        log.warn({ err }, 'cannot connect to the database to listen for notifications');
      }
    }
  }

  // A query detects a connection that was lost without a TCP reset.
  const checkTimer = setInterval(() => {
    const checked = client;
    checked?.query('select 1').catch(() => {
      checked.removeAllListeners('end');
      void checked.end().catch(() => {});
      void reconnect(checked);
    });
  }, checkIntervalMs);

  await connect();
  return {
    async listen(channel, subscriber) {
      subscribers.set(channel, subscriber);
      // If there is no connection at this moment, the next connection listens to the channel.
      await client?.query(`listen ${pg.escapeIdentifier(channel)}`).catch(() => {});
      subscriber.onGap();
      return async () => {
        subscribers.delete(channel);
        await client?.query(`unlisten ${pg.escapeIdentifier(channel)}`).catch(() => {});
      };
    },
    async close() {
      isClosed = true;
      clearInterval(checkTimer);
      const last = client;
      client = undefined;
      await last?.end().catch(() => {});
    },
  };
}
