import * as v from 'valibot';

const contentFaults = [
  'too-few',
  'wrong-language',
  'untranslated',
  'markup',
  'shifted',
  'identical',
  'merged',
  'numbered',
  'reversed',
  'quoting',
] as const;
export type ContentFault = (typeof contentFaults)[number];

/** How the scripted model answers a request: correctly, with a network or HTTP fault, or with wrong content. */
export const behaviourSchema = v.union([
  v.literal('well'),
  v.picklist(contentFaults),
  v.picklist([
    'broken',
    'cut',
    'cut-midway',
    'no-json',
    'fenced',
    'cut-short',
    'declined',
    'unauthorised',
    'web-page',
    'empty',
    'strange',
    'braced',
    'thinking',
    'unopened-think',
    'extra-keys',
    'null-finish',
    'eos-finish',
    'in-array',
    'bare-list',
    'double-encoded',
    'trailing-comma',
    'line-breaks',
    'unstreamed',
    'hang',
    'hang-midway',
    'huge',
    'declines-in-words',
    'declines-in-json',
  ]),
  /** The server rejects JSON schemas, or every `response_format`. */
  v.strictObject({ rejects: v.picklist(['schema', 'format']) }),
  v.strictObject({ slowMs: v.number() }),
  /** Streams at the speed of a real model. */
  v.strictObject({ tokensPerSecond: v.number(), latencyMs: v.optional(v.number(), 0) }),
  /** Breaks the connection after this share of the text. */
  v.strictObject({ cutAfter: v.number() }),
  v.strictObject({ rateLimited: v.optional(v.string()) }),
]);
export type Behaviour = v.InferInput<typeof behaviourSchema>;

export const isContentFault = (behaviour: Behaviour): behaviour is ContentFault =>
  contentFaults.some((fault) => fault === behaviour);
