import { inspect } from 'node:util';
import fc from 'fast-check';
import type { Services } from '../../server/services.ts';
import { ask } from './ask.ts';
import { createWorld } from './create-world.ts';
import { readEndpoints } from './read-endpoints.ts';
import { type FuzzRequest, requestArbitrary } from './request-arbitrary.ts';

interface Finding {
  problem: string;
  request: string;
}

interface Tally {
  requests: number;
  byClass: Record<string, number>;
  slowestMs: number;
}

interface Fuzzing {
  server: { baseUrl: string; services: Services };
  requests: number;
  seed: number;
  /** No new requests are sent after this time. */
  withinMs: number;
  onProgress?: (sent: number) => void;
}

const atOnce = 8;
const batchSize = 250;

/** Sends random requests to all endpoints concurrently and checks each response. The seed makes a run reproducible. */
export async function fuzzServer({ server, requests, seed, withinMs, onProgress }: Fuzzing) {
  const endpoints = await readEndpoints(server.baseUrl);
  const world = await createWorld(server.services);
  const arbitrary = requestArbitrary(endpoints, world.ids);
  const tallies = new Map<string, Tally>(
    endpoints.map(({ name }) => [name, { requests: 0, byClass: {}, slowestMs: 0 }]),
  );
  const findings: Finding[] = [];
  /** The number of requests without a response, per reason. */
  const unanswered = new Map<string, number>();
  const slowOnes = new Set<Promise<void>>();
  // Watches the console, because text that is printed there instead of the log comes from an unexpected error in a library.
  using _watching = watchConsole((text) => findings.push({ problem: `printed: ${text}`, request: 'one of the last' }));
  const endAt = performance.now() + withinMs;
  let sent = 0;

  async function send(request: FuzzRequest) {
    const token = await world.tokenFor(request);
    const reply = await ask(request, { baseUrl: server.baseUrl, token, foreignId: world.foreignId });
    const tally = tallies.get(request.endpoint.name);
    if (tally !== undefined) count(tally, reply.status, isSlow(request) ? 0 : reply.ms);
    if (reply.unanswered !== undefined) unanswered.set(reply.unanswered, (unanswered.get(reply.unanswered) ?? 0) + 1);
    for (const problem of reply.problems) findings.push({ problem, request: describe(request) });
    sent++;
  }

  async function sendAll(waiting: FuzzRequest[]) {
    for (let request = waiting.pop(); request !== undefined; request = waiting.pop()) {
      // Requests with a slow body take ten seconds, so they run in the background.
      if (isSlow(request)) slowOnes.add(send(request));
      else await send(request);
    }
  }

  for (let batch = 0; batch * batchSize < requests && performance.now() < endAt; batch++) {
    const numRuns = Math.min(batchSize, requests - batch * batchSize);
    const waiting = fc.sample(arbitrary, { seed: seed + batch, numRuns });
    await world.restore();
    await Promise.all(Array.from({ length: atOnce }, () => sendAll(waiting)));
    onProgress?.(sent);
  }
  await Promise.all(slowOnes);
  return { sent, findings, tallies, unanswered };
}

function watchConsole(onPrint: (text: string) => void) {
  const { error } = console;
  console.error = (...words) => onPrint(inspect(words));
  return {
    [Symbol.dispose]() {
      console.error = error;
    },
  };
}

const isSlow = ({ wire }: FuzzRequest) => wire?.ending === 'stalls' || wire?.ending === 'trickles';

function count(tally: Tally, status: number, ms: number) {
  const name = status === 0 ? 'none' : `${Math.floor(status / 100)}xx`;
  tally.requests++;
  tally.byClass[name] = (tally.byClass[name] ?? 0) + 1;
  tally.slowestMs = Math.max(tally.slowestMs, ms);
}

const describe = ({ endpoint, actor, path, headers, body, wire }: FuzzRequest) =>
  [
    `${actor}: ${endpoint.method} ${path.slice(0, 200)}`,
    JSON.stringify(headers).slice(0, 200),
    body?.slice(0, 300) ?? '',
    wire === undefined ? '' : `by wire: ${JSON.stringify(wire).slice(0, 300)}`,
  ].join(' ');
