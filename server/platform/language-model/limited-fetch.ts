interface Limits {
  /** The longest time without receiving a byte. */
  idleMs: number;
  maxBytes: number;
}

export class AnswerTooLarge extends Error {
  override readonly name = 'AnswerTooLarge';
}

/** A fetch that is aborted if no byte arrives for some time, or if the body is too large. */
export function createLimitedFetch({ idleMs, maxBytes }: Limits): typeof fetch {
  return async (input, init) => {
    const idle = new AbortController();
    const timer = setTimeout(() => idle.abort(new DOMException('No byte arrived in time.', 'TimeoutError')), idleMs);
    const signal = init?.signal ? AbortSignal.any([init.signal, idle.signal]) : idle.signal;
    try {
      const response = await fetch(input, { ...init, signal });
      timer.refresh();
      if (response.body === null) clearTimeout(timer);
      return new Response(response.body?.pipeThrough(limitBytes(maxBytes, timer)) ?? null, response);
    } catch (error) {
      clearTimeout(timer);
      throw error;
    }
  };
}

function limitBytes(maxBytes: number, timer: NodeJS.Timeout) {
  // The timer must not keep the process alive: if the connection ends without an event for this stream, the timer is never
  // cleared.
  timer.unref();
  let bytes = 0;
  return new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      timer.refresh();
      bytes += chunk.length;
      if (bytes > maxBytes) controller.error(new AnswerTooLarge());
      else controller.enqueue(chunk);
    },
    flush: () => clearTimeout(timer),
  });
}
