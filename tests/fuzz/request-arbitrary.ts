import fc from 'fast-check';
import type { Endpoint } from './read-endpoints.ts';
import { fittingValue, hostileText, hostileValue } from './schema-arbitrary.ts';
import { type Wire, wireArbitrary } from './wire-arbitrary.ts';

export type Actor = 'visitor' | 'waiting' | 'learner' | 'admin';

export interface FuzzRequest {
  endpoint: Endpoint;
  actor: Actor;
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
  /** How the request is written to a raw TCP connection. Undefined if the request is sent with fetch. */
  wire: Wire | undefined;
}

/** Generates requests to any endpoint, from valid to hostile. */
export const requestArbitrary = (endpoints: readonly Endpoint[], ids: readonly string[]): fc.Arbitrary<FuzzRequest> =>
  fc.oneof(
    ...endpoints.map((endpoint) =>
      fc.record({
        endpoint: fc.constant(endpoint),
        // Chooses mostly signed-in users, because most code runs only after the permission checks.
        actor: fc.constantFrom<Actor>('visitor', 'waiting', 'learner', 'learner', 'learner', 'admin', 'admin', 'admin'),
        path: pathOf(endpoint, ids),
        headers: headersOf(endpoint),
        body: bodyOf(endpoint, ids),
        wire: fc.option(wireArbitrary, { freq: 3, nil: undefined }),
      }),
    ),
  );

function pathOf({ path, parameters }: Endpoint, ids: readonly string[]) {
  const values = parameters.map(({ schema, isInPath }) => {
    const fitting = fittingValue(schema, ids).map((value) => [String(value)]);
    const hostile = hostileText.map((text) => [text]);
    const others = isInPath ? [] : [fc.constant([]), fc.array(hostileText, { minLength: 2, maxLength: 3 })];
    return fc.oneof({ weight: 6, arbitrary: fitting }, hostile, ...others);
  });
  const stray = fc.option(hostileText, { freq: 20 });
  return fc.tuple(fc.tuple(...values), stray).map(([chosen, extra]) => {
    const query = new URLSearchParams(extra === null ? [] : [[extra, extra]]);
    let filled = path;
    parameters.forEach(({ name, isInPath }, index) => {
      const given = chosen[index] ?? [];
      if (isInPath) filled = filled.replace(`{${name}}`, () => encode(given[0] ?? ''));
      else for (const value of given) query.append(name, value);
    });
    return query.size === 0 ? filled : `${filled}?${query}`;
  });
}

// Replaces lone surrogates, because they cannot be sent, and segments of dots, because URL normalisation would resolve `..`
// and remove the segment before it.
const encode = (value: string) => encodeURIComponent(value.toWellFormed()).replace(/^\.+$/, '%2e');

function bodyOf({ method, body }: Endpoint, ids: readonly string[]): fc.Arbitrary<string | undefined> {
  if (method === 'GET') return fc.constant(undefined);
  const raw = fc.oneof(
    fc.constantFrom(
      undefined,
      '',
      '{',
      '[]',
      'null',
      '"',
      '[[[[',
      '{"a":1}x',
      `${'['.repeat(500)}`,
      '{"__proto__":{"a":1}}',
    ),
    fc.string({ unit: 'binary', maxLength: 100 }),
  );
  if (body === undefined) return raw;
  const fitting = fittingValue(body, ids);
  const spoiled = fc
    .tuple(fitting, fc.nat(), hostileValue)
    .map(([value, where, hostile]) => spoil(value, where, hostile));
  const toText = (value: unknown) => JSON.stringify(value);
  return fc.oneof(
    { weight: 5, arbitrary: fitting.map(toText) },
    { weight: 5, arbitrary: spoiled.map(toText) },
    { weight: 2, arbitrary: hostileValue.map(toText) },
    raw,
  );
}

/** Replaces, removes or adds one value at a random position. */
function spoil(value: unknown, where: number, hostile: unknown): unknown {
  if (typeof value !== 'object' || value === null) return hostile;
  const keys = Object.keys(value);
  const key = keys[where % (keys.length + 1)];
  if (key === undefined) return Array.isArray(value) ? [...value, hostile] : { ...value, surplus: hostile };
  const rest = Math.floor(where / (keys.length + 1));
  if (rest % 3 === 0) return hostile;
  const changed = new Map<string, unknown>(Object.entries(value));
  if (rest % 3 === 1) changed.delete(key);
  else changed.set(key, spoil(changed.get(key), rest, hostile));
  return Array.isArray(value) ? [...changed.values()] : Object.fromEntries(changed);
}

const headerValues: Record<string, string[]> = {
  'content-type': ['application/json; charset=utf-8', 'text/plain', 'multipart/form-data', 'a'],
  range: ['bytes=0-', 'bytes=5-2', 'bytes=-0', 'bytes=0-1,3-4', 'bytes=99999999999999999999-', 'lines=1-2', 'bytes=-'],
  'if-none-match': ['*', '"', `"${'a'.repeat(500)}"`],
  'if-range': ['"', 'Wed, 21 Oct 2015 07:28:00 GMT'],
  'accept-language': ['sl', '*;q=0', ';;;q=', 'x'.repeat(500), 'de-DE-1996,xx;q=abc'],
  'x-request-id': ['mine', '{}', '../'],
  'x-forwarded-for': ['127.0.0.1', ',,', '::ffff:1.2.3.4'],
  traceparent: ['00-0-0-00', `00-${'0'.repeat(32)}-${'0'.repeat(16)}-01`],
  origin: ['null', 'https://evil.example'],
  cookie: ['session=', 'session=%', 'a=b; session="', `session=${'a'.repeat(3000)}`],
};

function headersOf({ body }: Endpoint): fc.Arbitrary<Record<string, string>> {
  const usual = body === undefined ? {} : { 'content-type': 'application/json' };
  const odd = Object.entries(headerValues).flatMap(([name, values]) =>
    values.map((value) => ({ ...usual, [name]: value })),
  );
  return fc.oneof({ weight: 3, arbitrary: fc.constant(usual) }, fc.constantFrom(...odd));
}
