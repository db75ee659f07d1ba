import { AppError } from '../../../domain/app-error.ts';
import type { LiveEvent } from '../../../domain/live-event.ts';
import type { Listener } from '../../platform/database/open-listener.ts';
import type { Replica } from '../../platform/database/open-replica.ts';
import { liveChannel, parsePayload } from '../../platform/live-events/live-channel.ts';
import type { Services } from '../../services.ts';
import { listOpenSessions } from '../guards/sessions.ts';
import type { LiveStream, LiveStreams } from './live-streams.ts';

const heartbeatMs = 20_000;
// If more data than this waits for a client that does not read its stream, the client is disconnected. After
// reconnecting, the client refetches everything.
const maxBufferedBytes = 32 * 1024;
const maxStreamsPerUser = 20;

export async function openLiveStreams(
  { db, now, log }: Pick<Services, 'db' | 'now' | 'log'>,
  listener: Listener,
  replica?: Pick<Replica, 'noteChange' | 'noteGap'>,
): Promise<LiveStreams> {
  const streams = new Map<string, Set<LiveStream>>();
  let isClosed = false;

  function remove(stream: LiveStream) {
    const own = streams.get(stream.userId);
    own?.delete(stream);
    if (own?.size === 0) streams.delete(stream.userId);
  }

  function write({ response }: LiveStream, text: string) {
    if (response.writableLength > maxBufferedBytes) response.destroy();
    else response.write(text);
  }

  const send = (stream: LiveStream, event: LiveEvent) => write(stream, `data: ${JSON.stringify(event)}\n\n`);
  const all = () => [...streams.values()].flatMap((own) => [...own]);

  async function endSignedOut(candidates: LiveStream[]) {
    if (candidates.length === 0) return;
    const hashes = candidates.map(({ sessionHash }) => sessionHash);
    const open = new Set((await listOpenSessions({ db, now }, hashes)).map((hash) => hash.toString('hex')));
    for (const stream of candidates) {
      if (open.has(stream.sessionHash.toString('hex'))) continue;
      send(stream, { topic: 'session' });
      stream.response.end();
    }
  }

  const endSignedOutOrWarn = (candidates: LiveStream[]) =>
    endSignedOut(candidates).catch((err: unknown) =>
      log.warn({ err }, 'sessions of live streams could not be checked'),
    );

  function onPayload(payload: string) {
    const message = parsePayload(payload);
    if (message === undefined) return log.warn('received an invalid live event');
    // This call must come before the event is sent, because the page refetches its data as soon as it receives the event.
    replica?.noteChange(message.userId);
    const own = [...(streams.get(message.userId) ?? [])];
    if (message.event.topic === 'session') return void endSignedOutOrWarn(own);
    for (const stream of own) send(stream, message.event);
  }

  // Sends a heartbeat, because proxies close idle connections. Also ends the streams of expired sessions.
  const heartbeat = setInterval(() => {
    for (const stream of all()) write(stream, ':\n\n');
    void endSignedOutOrWarn(all());
  }, heartbeatMs);
  const stopListening = await listener.listen(liveChannel, {
    onPayload,
    onGap: () => {
      replica?.noteGap();
      for (const stream of all()) send(stream, { topic: 'everything' });
      void endSignedOutOrWarn(all());
    },
  });

  return {
    open(stream, headers) {
      if (isClosed) throw new AppError('server-busy');
      // The client disconnected while the guard was running, so its close event has already fired.
      if (stream.response.destroyed) return;
      const own = streams.get(stream.userId) ?? new Set();
      streams.set(stream.userId, own.add(stream));
      stream.response.on('close', () => remove(stream));
      const [oldest] = own;
      if (own.size > maxStreamsPerUser && oldest !== undefined) {
        // The stream is removed immediately: its connection closes only later, and more streams could be opened until then.
        remove(oldest);
        oldest.response.end();
      }
      stream.response.writeHead(200, headers);
      send(stream, { topic: 'everything' });
      // The session may have ended since the guard checked it.
      void endSignedOutOrWarn([stream]);
    },
    get size() {
      return all().length;
    },
    async close() {
      isClosed = true;
      clearInterval(heartbeat);
      for (const { response } of all()) response.end();
      await stopListening();
    },
  };
}
