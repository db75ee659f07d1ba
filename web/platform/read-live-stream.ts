import * as v from 'valibot';
import { type LiveEvent, liveEventSchema } from '../../domain/live-event.ts';

// The server says something at least every twenty seconds.
const silenceMaxMs = 50_000;

const lineSchema = v.pipe(v.string(), v.parseJson(), liveEventSchema);

/** One stream to its end. Not an EventSource: that comes back on its own terms, and cannot tell who is signed out. */
export async function readLiveStream(
  signal: AbortSignal,
  tell: (event: LiveEvent) => void,
): Promise<'signed-out' | 'interrupted'> {
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
    if (reader === undefined) return response.status === 401 ? 'signed-out' : 'interrupted';
    let rest = '';
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      beginPatience();
      const lines = (rest + chunk.value).split('\n');
      rest = lines.pop() ?? '';
      for (const event of lines.map(parseLine)) {
        if (event !== undefined) tell(event);
        if (event?.topic === 'session') return 'signed-out';
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
