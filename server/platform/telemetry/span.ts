import type { SpanId } from './work-context.ts';

export interface Span extends Omit<SpanId, 'isSampled'> {
  parentSpanId?: string | undefined;
  name: string;
  kind: number;
  startedMs: number;
  endedMs: number;
  attributes: Record<string, string | number>;
  isError: boolean;
}
