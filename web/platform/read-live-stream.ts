import * as v from 'valibot';
import { type LiveEvent, liveEventSchema } from '../../domain/live-event.ts';

// A stream without data for this long counts as interrupted. The server sends at least one message every 20 seconds.
const silenceMaxMs = 50_000;

const lineSchema = v.pipe(v.string(), v.parseJson(), liveEventSchema);

/**
 * refused: not signed in, or blocked. session-ended: the session ended while the stream was open. interrupted: any other
 * reason.
 */
export type StreamEnd = 'refused' | 'session-ended' | 'interrupted';

/** Reads one stream to its end. Does not use EventSource, which reconnects by itself and does not expose the HTTP status. */
export async function readLiveStream(signal: AbortSignal, tell: (event: LiveEvent) => void): Promise<StreamEnd> {
  const silence = new AbortController();
  let patience: ReturnType<typeof setTimeout> | undefined;
  const beginPatience = () => {
    clearTimeout(patience);
    patience = setTimeout(() => silence.abort(), silenceMaxMs);
  };
  try {
    beginPatience();
    const response = await fetch('/api/live', { signal: AbortSignal.any([signal, silence.signal]) });
    const reader = response.ok ? response.body?.pipeThrough(new TextDecoderStream()).getReader() : undefined;
    if (reader === undefined) return [401, 403].includes(response.status) ? 'refused' : 'interrupted';
    let rest = '';
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      beginPatience();
      const lines = (rest + chunk.value).split('\n');
      rest = lines.pop() ?? '';
      for (const event of lines.map(parseLine)) {
        if (event !== undefined) tell(event);
        if (event?.topic === 'session') return 'session-ended';
      }
    }
    return 'interrupted';
  } catch {
    return 'interrupted';
  } finally {
    clearTimeout(patience);
  }
}

function parseLine(line: string) {
  if (!line.startsWith('data: ')) return undefined;
  const parsed = v.safeParse(lineSchema, line.slice('data: '.length));
  return parsed.success ? parsed.output : undefined;
}
