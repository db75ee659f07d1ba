import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json as readJson } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import type { ModelPurpose } from '../../../server/platform/language-model/language-model.ts';
import { type Behaviour, behaviourSchema } from './behaviour.ts';
import { composeAnswer } from './compose-answer.ts';
import { readQuestion, type ScriptedQuestion } from './read-question.ts';
import { streamAnswer, wrapAnswer } from './wire-formats.ts';

const controlSchema = v.strictObject({
  next: v.optional(v.array(behaviourSchema), []),
  always: v.optional(behaviourSchema),
});

export type ScriptedModel = Awaited<ReturnType<typeof startScriptedModel>>;

/** Starts a fake language model over real HTTP. It answers from our own library and can simulate every failure. */
export async function startScriptedModel({ port = 0, delayMs = 0 } = {}) {
  const questions: ScriptedQuestion[] = [];
  let next: Behaviour[] = [];
  let always: Behaviour = 'well';
  let gate = Promise.resolve();

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      response.writeHead(400, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ error: { message: String(error) } }));
    });
  });

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const body = request.method === 'POST' ? await readJson(request) : undefined;
    if (request.url === '/control') {
      const wanted = v.parse(controlSchema, body ?? {});
      next.push(...wanted.next);
      always = wanted.always ?? always;
      return sendJson(response, { next, always, asked: questions.length });
    }
    const question: ScriptedQuestion = readQuestion(body);
    questions.push(question);
    await Promise.all([sleep(delayMs), gate]);
    const behaviour = next.shift() ?? always;
    if (typeof behaviour === 'object' && 'rejects' in behaviour && isRejected(body, behaviour.rejects)) {
      return sendJson(response, { error: { message: 'response_format is not supported' } }, 400);
    }
    await behave({ request, response, question, behaviour, untilReleased: () => gate });
  }

  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    address,
    environment: {
      LANGUAGE_MODEL_PROVIDER: 'openai-compatible',
      LANGUAGE_MODEL: 'scripted',
      LANGUAGE_MODEL_BASE_URL: `${address}/v1`,
    },
    /** All received questions, oldest first. */
    questions,
    countQuestions: (purpose: ModelPurpose) => questions.filter((question) => question.purpose === purpose).length,
    /** Adds behaviours for the next requests, one per request. After that, the behaviour set with `always` applies. */
    next: (...behaviours: Behaviour[]) => void next.push(...behaviours),
    always(behaviour: Behaviour) {
      always = behaviour;
    },
    /** Holds back all answers, even the rest of an answer that is being streamed. Returns a function that releases them. */
    hold() {
      const { promise, resolve: goOn } = Promise.withResolvers<void>();
      gate = promise;
      return goOn;
    },
    forget() {
      gate = Promise.resolve();
      questions.length = 0;
      next = [];
      always = 'well';
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

type StreamBehaviour = Extract<Behaviour, { tokensPerSecond: number } | { cutAfter: number }>;

interface Behaving {
  request: IncomingMessage;
  response: ServerResponse;
  question: ScriptedQuestion;
  behaviour: Behaviour;
  untilReleased: () => Promise<void>;
}

async function behave(behaving: Behaving) {
  const { request, response, question, behaviour } = behaving;
  if (typeof behaviour === 'object') {
    if ('tokensPerSecond' in behaviour || 'cutAfter' in behaviour) {
      return streamText({ ...behaving, behaviour });
    }
    if ('slowMs' in behaviour) {
      await sleep(behaviour.slowMs);
      return behave({ ...behaving, behaviour: 'well' });
    }
    if ('rejects' in behaviour) return behave({ ...behaving, behaviour: 'well' });
    if (behaviour.rateLimited !== undefined) response.setHeader('retry-after', behaviour.rateLimited);
    return sendJson(response, { error: { message: 'Too many requests' } }, 429);
  }
  switch (behaviour) {
    case 'broken':
      return sendJson(response, { error: { message: 'Something broke' } }, 500);
    case 'unauthorised':
      return sendJson(response, { error: { message: 'Incorrect API key' } }, 401);
    case 'cut':
      return void request.socket.destroy();
    case 'cut-midway':
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': 1000 });
      response.write('{"id":', () => setTimeout(() => request.socket.destroy(), 10));
      return;
    case 'web-page':
      response.writeHead(200, { 'content-type': 'text/html' });
      return void response.end('<!doctype html><title>Sign in to the network</title>');
    case 'empty':
      response.writeHead(200, { 'content-type': 'application/json' });
      return void response.end();
    case 'hang':
      return;
    case 'strange':
      return sendJson(response, { choices: [] });
    default: {
      const text = composeAnswer(question, behaviour);
      const inputTokens = Math.ceil((question.instructions.length + question.prompt.length) / 4);
      const outputTokens = Math.ceil(text.length / 4);
      const said = { text, isDeclined: behaviour === 'declined', finish: finishOf(behaviour) };
      const whole = { ...said, inputTokens, outputTokens };
      if (behaviour === 'unstreamed') return sendJson(response, wrapAnswer(whole));
      const events = streamAnswer(request.url ?? '', whole);
      if (events === undefined) return sendJson(response, { error: { message: 'No such path' } }, 404);
      return sendEvents(
        response,
        behaviour === 'hang-midway' ? events.slice(0, 2) : events,
        behaviour !== 'hang-midway',
      );
    }
  }
}

const charactersPerToken = 4;

/** Sends one token after the other, at a given speed or as fast as possible. May stop before the end. */
async function streamText({
  request,
  response,
  question,
  behaviour,
  untilReleased,
}: Behaving & { behaviour: StreamBehaviour }) {
  const text = composeAnswer(question, 'well');
  const said = { text, isDeclined: false, finish: 'stop', inputTokens: 0, outputTokens: 0 };
  const events = streamAnswer(request.url ?? '', { ...said, pieceLength: charactersPerToken }) ?? [];
  const { tokensPerSecond, latencyMs = 0 } = 'cutAfter' in behaviour ? { tokensPerSecond: Infinity } : behaviour;
  const sent = 'cutAfter' in behaviour ? events.slice(0, Math.ceil(events.length * behaviour.cutAfter)) : events;
  const start = performance.now();
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const [number, event] of sent.entries()) {
    const waitMs = start + latencyMs + ((number + 1) * 1000) / tokensPerSecond - performance.now();
    if (waitMs > 0) await sleep(waitMs);
    await untilReleased();
    if (response.destroyed) return;
    response.write(`data: ${JSON.stringify(event)}\n\n`);
  }
  question.streamMs = performance.now() - start;
  // Resets the connection after a delay, so that the tokens already sent arrive first.
  if (sent.length < events.length) setTimeout(() => request.socket.destroy(), 300);
  else response.end('data: [DONE]\n\n');
}

const finishReasons: Partial<Record<string, string | null>> = {
  'cut-short': 'length',
  'null-finish': null,
  'eos-finish': 'eos',
};

const finishOf = (behaviour: string) => {
  const finish = finishReasons[behaviour];
  return finish === undefined ? 'stop' : finish;
};

function sendEvents(response: ServerResponse, events: readonly unknown[], isComplete: boolean) {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const event of events) response.write(`data: ${JSON.stringify(event)}\n\n`);
  if (isComplete) response.end('data: [DONE]\n\n');
}

const bodySchema = v.object({ response_format: v.optional(v.object({ type: v.string() })) });

function isRejected(body: unknown, rejected: 'schema' | 'format') {
  const { response_format: format } = v.parse(bodySchema, body);
  return rejected === 'schema' ? format?.type === 'json_schema' : format !== undefined;
}

function sendJson(response: ServerResponse, body: unknown, status = 200) {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}
