import * as v from 'valibot';

const completionSchema = v.looseObject({
  choices: v.array(v.looseObject({ message: v.optional(v.unknown()) })),
});

/** Some servers ignore `stream` and send one JSON object. Converts it to a stream with one event. */
export const acceptUnstreamed =
  (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  async (input, init) => {
    const response = await fetch(input, init);
    if (!response.ok || !response.headers.get('content-type')?.includes('application/json')) return response;
    const text = await response.text();
    const completion = v.safeParse(v.pipe(v.string(), v.parseJson(), completionSchema), text);
    const event = completion.success ? toEvent(completion.output) : undefined;
    return new Response(event === undefined ? text : `data: ${JSON.stringify(event)}\n\ndata: [DONE]\n\n`, {
      headers: { 'content-type': 'text/event-stream' },
    });
  };

const toEvent = (completion: v.InferOutput<typeof completionSchema>) => ({
  ...completion,
  choices: completion.choices.map(({ message, ...choice }) => ({ ...choice, delta: message })),
});
