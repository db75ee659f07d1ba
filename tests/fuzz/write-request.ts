import type { FuzzRequest } from './request-arbitrary.ts';
import type { Wire } from './wire-arbitrary.ts';

/** A minimal non-empty body. */
const anyBody = '{"a":1}';

/** Creates the bytes of a request: its head, and its body in pieces. */
export function writeRequest({ endpoint, path, headers, body: asked }: FuzzRequest, wire: Wire, given: Given) {
  // A malformed request needs a body, because an empty body has no chunk size that could be wrong.
  const body = asked === undefined || (asked === '' && wire.isMalformed) ? anyBody : asked;
  const pieces = cut(Buffer.from(body), wire.pieceBytes);
  const lines = [
    `${wire.method ?? endpoint.method} /api${path} HTTP/1.1`,
    `host: ${given.host}`,
    ...Object.entries({ cookie: `session=${given.token}`, ...headers }).map(([name, value]) => `${name}: ${value}`),
    ...wire.lines,
    ...framingLines(wire, Buffer.byteLength(body)),
  ];
  const head = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
  return { head, pieces: frame(pieces, wire) };
}

interface Given {
  host: string;
  token: string;
}

/** Splits the body into at most 300 pieces, so that sending it takes less than a minute. */
function cut(body: Buffer, pieceBytes: number) {
  const size = Math.max(pieceBytes, Math.ceil(body.length / 300));
  return Array.from({ length: Math.ceil(body.length / size) }, (_none, index) =>
    body.subarray(index * size, (index + 1) * size),
  );
}

/** Request smuggling: this text would be a separate request if two parsers disagreed about the end of the body. */
const smuggled = 'GET /api/health HTTP/1.1\r\nhost: a\r\n\r\n';

function framingLines({ framing, ending }: Wire, bytes: number) {
  // A request that is to stay incomplete announces a longer body than it sends.
  const length = `content-length: ${ending === 'complete' ? bytes : bytes + 100_000}`;
  const chunked = 'transfer-encoding: chunked';
  switch (framing) {
    case 'length':
      return [length];
    case 'length-and-chunks':
      return ['content-length: 4', chunked];
    case 'two-lengths':
      return [length, `content-length: ${bytes + 1}`];
    default:
      return [chunked];
  }
}

function frame(pieces: Buffer[], { framing, ending }: Wire): Buffer[] {
  const chunk = (piece: Buffer, size = piece.length.toString(16)) =>
    Buffer.concat([Buffer.from(`${size}\r\n`), piece, Buffer.from('\r\n')]);
  const end = (text: string) => (ending === 'complete' ? [Buffer.from(text)] : []);
  const hex = (piece: Buffer) => piece.length.toString(16);
  switch (framing) {
    case 'length':
    case 'two-lengths':
      return pieces;
    case 'chunks':
      return [...pieces.map((piece) => chunk(piece)), ...end('0\r\n\r\n')];
    case 'chunks-with-extensions':
      return [...pieces.map((piece) => chunk(piece, `${hex(piece)};a="b;c"`)), ...end('0;last\r\n\r\n')];
    case 'chunks-with-trailers':
      return [...pieces.map((piece) => chunk(piece)), ...end('0\r\ncookie: session=a\r\nx-a: b\r\n\r\n')];
    case 'chunks-with-zeros':
      return [...pieces.map((piece) => chunk(piece, hex(piece).toUpperCase().padStart(8, '0'))), ...end('000\r\n\r\n')];
    case 'size-no-number':
      return [Buffer.from('zz\r\n'), ...pieces, Buffer.from(`\r\n0\r\n\r\n${smuggled}`)];
    case 'size-too-large':
      return [Buffer.from('ffffffffffffffffff\r\n'), ...pieces, Buffer.from(`\r\n0\r\n\r\n${smuggled}`)];
    case 'size-wrong':
      return [
        ...pieces.map((piece) => chunk(piece, (piece.length + 1).toString(16))),
        Buffer.from(`0\r\n\r\n${smuggled}`),
      ];
    case 'length-and-chunks':
      return [...pieces.map((piece) => chunk(piece)), Buffer.from(`0\r\n\r\n${smuggled}`)];
  }
}
