import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Chance, createChance } from '../../tests/support/chance.ts';

/** One request of a reader. */
export interface Step {
  /** The group of this request in the results. */
  kind: string;
  path: string;
  method?: 'GET' | 'POST';
  body?: object;
}

export interface Answered {
  kind: string;
  milliseconds: number;
  /** The status or error of a failed request. */
  failure?: string;
}

interface Reading {
  baseUrl: string;
  /** One session cookie per reader. */
  cookies: string[];
  seconds: number;
  chooseStep: (chance: Chance) => Step;
}

const pauseMs = { least: 1000, most: 3000 };

/** Simulates readers: each sends a request, reads the whole response and pauses for one to three seconds. */
export async function readAlong({ baseUrl, cookies, seconds, chooseStep }: Reading): Promise<Answered[]> {
  const agent = new Agent({ keepAlive: true });
  const end = performance.now() + seconds * 1000;
  const answered: Answered[] = [];

  async function read(cookie: string, seed: number) {
    const chance = createChance(seed);
    const pause = () => sleep(pauseMs.least + chance.below(pauseMs.most - pauseMs.least));
    // Spreads the starts, so that the readers do not all begin at the same time.
    await sleep(chance.below(pauseMs.most));
    while (performance.now() < end) {
      const step = chooseStep(chance);
      const started = performance.now();
      const { failure } = await ask(`${baseUrl}${step.path}`, { ...step, cookie, agent });
      answered.push({ kind: step.kind, milliseconds: performance.now() - started, ...(failure && { failure }) });
      await pause();
    }
  }

  await Promise.all(cookies.map(read));
  agent.destroy();
  return answered;
}

interface Asking {
  cookie: string;
  agent?: Agent;
  method?: 'GET' | 'POST';
  body?: object;
  /** Requests an uncompressed response. */
  isPlain?: boolean;
}

/** Sends one request and reads the whole response, compressed as for a browser. */
export function ask(url: string, { cookie, agent, method = 'GET', body, isPlain = false }: Asking) {
  return new Promise<{ bytes: Buffer; contentType: string; failure?: string }>((resolve) => {
    const fail = (error: Error) =>
      resolve({
        bytes: Buffer.alloc(0),
        contentType: '',
        failure: 'code' in error ? String(error.code) : error.message,
      });
    const headers = {
      cookie,
      accept: 'text/html,application/json;q=0.9,*/*;q=0.8',
      ...(!isPlain && { 'accept-encoding': 'br' }),
      ...(body && { 'content-type': 'application/json' }),
    };
    request(url, { method, headers, ...(agent && { agent }) }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', fail);
      response.on('end', () => {
        const isWell = response.statusCode === 200 || response.statusCode === 201;
        const answer = { bytes: Buffer.concat(chunks), contentType: response.headers['content-type'] ?? '' };
        resolve(isWell ? answer : { ...answer, failure: String(response.statusCode) });
      });
    })
      .on('error', fail)
      .end(body && JSON.stringify(body));
  });
}
