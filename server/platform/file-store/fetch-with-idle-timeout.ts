import { AppError } from '../../../domain/app-error.ts';

/** `fetch` with an idle timeout, for the start of the response and for each chunk of its body. The total time is not limited. */
export function createFetchWithIdleTimeout(idleTimeoutMs: number): typeof fetch {
  return async (input, init) => {
    const stopping = new AbortController();
    const timedOut = () => new Error(`No answer within ${idleTimeoutMs} ms.`);
    const timer = setTimeout(() => stopping.abort(timedOut()), idleTimeoutMs);
    try {
      const response = await fetch(input, { ...init, signal: stopping.signal });
      if (response.body === null) return response;
      return new Response(await withIdleTimeout(response.body, idleTimeoutMs), response);
    } finally {
      clearTimeout(timer);
    }
  };
}

/** Waits for the first chunk, so that the fetch itself is rejected if the body stalls at the start. */
async function withIdleTimeout(body: ReadableStream<Uint8Array>, idleMs: number) {
  const reader = body.getReader();
  const first = await readWithin(reader, idleMs);
  let isFirst = true;
  return new ReadableStream<Uint8Array>(
    {
      // The timeout runs only during a read, so that a slow consumer does not count as a stalled store.
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
  const { promise: timedOut, reject } = Promise.withResolvers<never>();
  const stop = (cause: unknown) => new AppError('files-away', undefined, { cause });
  const timer = setTimeout(() => reject(new Error(`The storage sent nothing for ${idleMs} ms.`)), idleMs);
  try {
    return await Promise.race([reader.read(), timedOut]);
  } catch (cause) {
    reader.cancel().catch(() => {});
    throw stop(cause);
  } finally {
    clearTimeout(timer);
  }
}
