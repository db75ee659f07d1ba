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

/** Format faults: the content is right, but its format is unusual or broken. */
const formFaults = [
  'no-json',
  'fenced',
  'cut-short',
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
] as const;

const rejections = ['schema', 'format'] as const;

/** How the scripted model answers a request: correctly, with a network or HTTP fault, or with wrong content or format. */
export const behaviourSchema = v.union([
  v.literal('well'),
  v.picklist(contentFaults),
  v.picklist(formFaults),
  v.picklist([
    'broken',
    'cut',
    'cut-midway',
    'declined',
    'unauthorised',
    'web-page',
    'hang',
    'hang-midway',
    'huge',
    'declines-in-words',
    'declines-in-json',
  ]),
  /** Refuses a request with a JSON schema (`schema`), or with any `response_format` (`format`). */
  v.strictObject({ rejects: v.picklist(rejections) }),
  v.strictObject({ slowMs: v.number() }),
  /** Streams at the speed of a real model. */
  v.strictObject({ tokensPerSecond: v.number(), latencyMs: v.optional(v.number(), 0) }),
  /** Breaks the connection after this share of the text. */
  v.strictObject({ cutAfter: v.number() }),
  v.strictObject({ rateLimited: v.optional(v.string()) }),
]);
export type Behaviour = v.InferInput<typeof behaviourSchema>;

/** Faults that can occur in a single answer while the provider is available. */
export const singleFaults: readonly Behaviour[] = [
  ...contentFaults,
  ...formFaults,
  ...rejections.map((rejects) => ({ rejects })),
  { cutAfter: 0.5 },
];

export const isContentFault = (behaviour: Behaviour): behaviour is ContentFault =>
  contentFaults.some((fault) => fault === behaviour);
