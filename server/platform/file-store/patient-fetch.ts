import { AppError } from '../../../domain/app-error.ts';

/** `fetch` that waits only so long for the answer and for each further part of its body, however long the whole takes. */
export function createPatientFetch(patienceMs: number): typeof fetch {
  return async (input, init) => {
    const stopping = new AbortController();
    const silence = () => new Error(`No answer within ${patienceMs} ms.`);
    const timer = setTimeout(() => stopping.abort(silence()), patienceMs);
    try {
      const response = await fetch(input, { ...init, signal: stopping.signal });
      if (response.body === null) return response;
      return new Response(await withIdleTimeout(response.body, patienceMs), response);
    } finally {
      clearTimeout(timer);
    }
  };
}

/** Resolves with the first part of the body, so that one that stalls from the start still gets an error as its answer. */
async function withIdleTimeout(body: ReadableStream<Uint8Array>, idleMs: number) {
  const reader = body.getReader();
  const first = await readWithin(reader, idleMs);
  let isFirst = true;
  return new ReadableStream<Uint8Array>(
    {
      // The time counts only while somebody wants to read, so that a slow reader is not taken for a stalled storage.
      async pull(controller) {
        const { done, value } = isFirst ? first : await readWithin(reader, idleMs);
        isFirst = false;
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}

async function readWithin(reader: ReadableStreamDefaultReader<Uint8Array>, idleMs: number) {
  const { promise: silence, reject } = Promise.withResolvers<never>();
  const stop = (cause: unknown) => new AppError('files-away', undefined, { cause });
  const timer = setTimeout(() => reject(new Error(`The storage has sent nothing for ${idleMs} ms.`)), idleMs);
  try {
    return await Promise.race([reader.read(), silence]);
  } catch (cause) {
    reader.cancel().catch(() => {});
    throw stop(cause);
  } finally {
    clearTimeout(timer);
  }
}
