import fc from 'fast-check';

/** How to write a request to a raw connection, in ways that no HTTP client would use. */
export interface Wire {
  /** If set, replaces the method of the endpoint. */
  method: string | undefined;
  /** Additional header lines, for example duplicates and garbage. */
  lines: readonly string[];
  framing: Framing;
  /** The size of the pieces into which the body is split. Each piece is sent in its own chunk or write. */
  pieceBytes: number;
  pauseMs: number;
  /**
   * What follows the body: `leaves` closes the connection, `stalls` waits without sending more, `trickles` sends single bytes
   * slowly. `stalls` and `trickles` take as long as the server allows.
   */
  ending: 'complete' | 'leaves' | 'stalls' | 'trickles';
  /** Whether the HTTP is invalid. If it is, the server may answer with status 400 and no body. */
  isMalformed: boolean;
}

type Framing =
  | 'length'
  | 'chunks'
  | 'chunks-with-extensions'
  | 'chunks-with-trailers'
  | 'chunks-with-zeros'
  | BrokenFraming;

const brokenFramings = ['size-no-number', 'size-too-large', 'size-wrong', 'length-and-chunks', 'two-lengths'] as const;
type BrokenFraming = (typeof brokenFramings)[number];

const repeated = [
  'content-type: text/plain',
  'content-type: application/json',
  'accept-language: sl',
  'range: bytes=0-0',
  'cookie: session=',
  'cookie: a=b; a=c',
  'origin: https://evil.example',
  'host: evil.example',
  'user-agent: x',
  'x-forwarded-for: 203.0.113.7',
  'x-forwarded-for: 203.0.113.7:80',
  'x-request-id: a',
  'if-none-match: "a"',
  'authorization: Bearer a',
  'referer: https://evil.example/',
  'accept-encoding: br;q=x',
  'traceparent: 00-1-1-1',
];

/** Unusual but valid header lines. */
const odd = [
  'x-empty:',
  'x-tab:\ta\t',
  'x-latin: \xe9\xff',
  "!#$%&'*+-.^_`|~: a",
  `x-long: ${'a'.repeat(7000)}`,
  'expect: 100-continue',
  'expect: a miracle',
  'connection: upgrade',
  'upgrade: websocket',
  'te: trailers',
  'content-encoding: gzip',
  'content-encoding: br',
  '__proto__: a',
  'constructor: a',
  'trailer: cookie',
  'date: never',
  'x-forwarded-for: \xff',
  'forwarded: for=',
  'accept: */*;q=',
  'cookie: \xff=\xff; =; ;;;',
];

const malformed = [
  'no colon',
  ': no name',
  ' folded: a',
  'two words: a',
  'x-nul: a\0b',
  'x-control: a\x01b',
  'x\x7f: a',
  'é: a',
  'x-bare: a\rb: c',
  'content-length: -1',
  'content-length: 1e3',
  'content-length: +5',
  'content-length: 5, 5',
  'content-length: 99999999999999999999',
  'transfer-encoding: xchunked',
  'transfer-encoding: chunked, identity',
  'transfer-encoding : chunked',
  'content-length : 3',
  '\0',
  'GET /api/health HTTP/1.1',
];

const usualLines = fc.oneof(
  fc.constant<string[]>([]),
  fc.array(fc.constantFrom(...repeated), { minLength: 1, maxLength: 4 }),
  fc.array(fc.constantFrom(...odd, ...repeated), { minLength: 1, maxLength: 4 }),
  // Many headers, but together below the limit of 16 kB.
  fc.integer({ min: 50, max: 300 }).map((count) => Array.from({ length: count }, (_none, index) => `x-${index}: a`)),
);

const complete = { method: undefined, framing: 'length', pieceBytes: 1000, pauseMs: 0, ending: 'complete' } as const;

const validWire: fc.Arbitrary<Wire> = fc.record({
  method: fc.option(fc.constantFrom('HEAD', 'OPTIONS', 'TRACE', 'PROPFIND'), { freq: 20, nil: undefined }),
  lines: usualLines,
  framing: fc.constantFrom<Framing>(
    ...(['length', 'chunks', 'chunks', 'chunks-with-extensions', 'chunks-with-trailers', 'chunks-with-zeros'] as const),
  ),
  pieceBytes: fc.constantFrom(1, 7, 1000),
  pauseMs: fc.constantFrom(0, 0, 0, 1, 10, 50),
  ending: fc.constantFrom('complete', 'complete', 'complete', 'complete', 'leaves'),
  isMalformed: fc.constant(false),
});

const malformedWire: fc.Arbitrary<Wire> = fc.oneof(
  fc.constantFrom(...malformed).map((line) => ({ ...complete, lines: [line], isMalformed: true })),
  fc.constantFrom(...brokenFramings).map((framing) => ({ ...complete, framing, lines: [], isMalformed: true })),
);

/** Each of these requests takes ten to fifteen seconds, the time that the server allows for a slow body. */
const slowestWire: fc.Arbitrary<Wire> = fc.record({
  method: fc.constant(undefined),
  lines: fc.constant<string[]>([]),
  isMalformed: fc.constant(false),
  framing: fc.constantFrom<Framing>('length', 'chunks'),
  pieceBytes: fc.constant(1),
  pauseMs: fc.constant(0),
  ending: fc.constantFrom('stalls', 'trickles'),
});

export const wireArbitrary: fc.Arbitrary<Wire> = fc.oneof(
  { weight: 30, arbitrary: validWire },
  { weight: 10, arbitrary: malformedWire },
  { weight: 1, arbitrary: slowestWire },
);
