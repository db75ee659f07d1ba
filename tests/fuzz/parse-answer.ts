import type { FuzzAnswer } from './judge-answer.ts';

/** Parses a raw HTTP response. Returns the response and the bytes after it; undefined while the response is incomplete. */
export function parseAnswer(received: Buffer, method: string): { answer: FuzzAnswer; rest: Buffer } | undefined {
  const headEnd = received.indexOf('\r\n\r\n');
  if (headEnd === -1) return undefined;
  const [statusLine = '', ...lines] = received.subarray(0, headEnd).toString('latin1').split('\r\n');
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(statusLine)?.[1]);
  const behind = received.subarray(headEnd + 4);
  // Skips the response “100 Continue”, which precedes the final response.
  if (status < 200) return parseAnswer(behind, method);
  const headers = new Headers(lines.map((line): [string, string] => split(line)));
  const body = readBody(behind, { status, headers, method });
  return body && { answer: { status, headers, text: body.bytes.toString() }, rest: body.rest };
}

function split(line: string): [string, string] {
  const colon = line.indexOf(':');
  return [line.slice(0, colon), line.slice(colon + 1).trim()];
}

interface Head {
  status: number;
  headers: Headers;
  method: string;
}

function readBody(behind: Buffer, { status, headers, method }: Head) {
  // The body of an event stream is not read, because it never ends.
  const isStream = headers.get('content-type') === 'text/event-stream';
  if (method === 'HEAD' || status === 204 || status === 304 || isStream)
    return { bytes: Buffer.alloc(0), rest: isStream ? Buffer.alloc(0) : behind };
  if (headers.get('transfer-encoding') === 'chunked') return readChunks(behind);
  const length = Number(headers.get('content-length') ?? 0);
  return behind.length < length ? undefined : { bytes: behind.subarray(0, length), rest: behind.subarray(length) };
}

function readChunks(behind: Buffer) {
  const parts: Buffer[] = [];
  for (let at = 0; ; ) {
    const lineEnd = behind.indexOf('\r\n', at);
    if (lineEnd === -1) return undefined;
    const size = Number.parseInt(behind.subarray(at, lineEnd).toString('latin1'), 16);
    const end = lineEnd + 2 + size;
    if (behind.length < end + 2) return undefined;
    if (size === 0) return { bytes: Buffer.concat(parts), rest: behind.subarray(end + 2) };
    parts.push(behind.subarray(lineEnd + 2, end));
    at = end + 2;
  }
}
