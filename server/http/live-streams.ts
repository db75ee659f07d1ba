import type { ServerResponse } from 'node:http';
import { AppError } from '../../domain/app-error.ts';
import type { LiveEvent } from '../../domain/live-event.ts';
import type { Listener } from '../platform/database/open-listener.ts';
import type { Replica } from '../platform/database/open-replica.ts';
import { liveChannel, parsePayload } from '../platform/live-events/live-channel.ts';
import type { Services } from '../services.ts';
import { listOpenSessions } from './sessions.ts';

const beatEveryMs = 20_000;
// What a client has not fetched by then it will not miss: it asks for everything when it comes back.
const mostWaitingBytes = 32 * 1024;
const mostStreamsPerUser = 20;

interface Stream {
  userId: string;
  sessionHash: Buffer;
  response: ServerResponse;
}

/** The open event streams of this process: no timer and no connection of its own for any of them. */
export interface LiveStreams {
  open(stream: Stream, headers: Record<string, string>): void;
  readonly size: number;
  close(): Promise<void>;
}

export async function openLiveStreams(
  { db, now, log }: Pick<Services, 'db' | 'now' | 'log'>,
  listener: Listener,
  replica?: Pick<Replica, 'noteChange' | 'noteGap'>,
): Promise<LiveStreams> {
  const streams = new Map<string, Set<Stream>>();
  let isClosed = false;

  function remove(stream: Stream) {
    const own = streams.get(stream.userId);
    own?.delete(stream);
    if (own?.size === 0) streams.delete(stream.userId);
  }

  function write({ response }: Stream, text: string) {
    if (response.writableLength > mostWaitingBytes) response.destroy();
    else response.write(text);
  }

  const tell = (stream: Stream, event: LiveEvent) => write(stream, `data: ${JSON.stringify(event)}\n\n`);
  const all = () => [...streams.values()].flatMap((own) => [...own]);

  async function endSignedOut(candidates: Stream[]) {
    if (candidates.length === 0) return;
    const hashes = candidates.map(({ sessionHash }) => sessionHash);
    const open = new Set((await listOpenSessions({ db, now }, hashes)).map((hash) => hash.toString('hex')));
    for (const stream of candidates) {
      if (open.has(stream.sessionHash.toString('hex'))) continue;
      tell(stream, { topic: 'session' });
      stream.response.end();
    }
  }

  const endSignedOutOrWarn = (candidates: Stream[]) =>
    endSignedOut(candidates).catch((err: unknown) => log.warn({ err }, 'sessions of streams not checked'));

  function hear(payload: string) {
    const said = parsePayload(payload);
    if (said === undefined) return log.warn('an event nobody understands');
    // Before the page hears of it and asks.
    replica?.noteChange(said.userId);
    const own = [...(streams.get(said.userId) ?? [])];
    if (said.event.topic === 'session') return void endSignedOutOrWarn(own);
    for (const stream of own) tell(stream, said.event);
  }

  // Proxies close what is silent. Sessions that have run out are noticed here as well.
  const beating = setInterval(() => {
    for (const stream of all()) write(stream, ':\n\n');
    void endSignedOutOrWarn(all());
  }, beatEveryMs);
  const stopListening = await listener.listen(liveChannel, {
    onPayload: hear,
    onGap: () => {
      replica?.noteGap();
      for (const stream of all()) tell(stream, { topic: 'everything' });
      void endSignedOutOrWarn(all());
    },
  });

  return {
    open(stream, headers) {
      if (isClosed) throw new AppError('unavailable');
      // The client left while the guard was asking: its close event has passed and would never remove the stream.
      if (stream.response.destroyed) return;
      const own = streams.get(stream.userId) ?? new Set();
      streams.set(stream.userId, own.add(stream));
      stream.response.on('close', () => remove(stream));
      const [oldest] = own;
      if (own.size > mostStreamsPerUser && oldest !== undefined) {
        // Removed at once: its connection closes later, and until then many others may be admitted.
        remove(oldest);
        oldest.response.end();
      }
      stream.response.writeHead(200, headers);
      tell(stream, { topic: 'everything' });
      // The session may have ended between the guard and now.
      void endSignedOutOrWarn([stream]);
    },
    get size() {
      return all().length;
    },
    async close() {
      isClosed = true;
      clearInterval(beating);
      for (const { response } of all()) response.end();
      await stopListening();
    },
  };
}
