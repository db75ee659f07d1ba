import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { closeJson, findJson } from './find-json.ts';
import { isRefusal } from './is-refusal.ts';
import type { Question } from './language-model.ts';

type JsonSchema = ReturnType<typeof toJsonSchema>;

export type ReadAnswer<Answer> =
  | { outcome: 'answered'; answer: Answer }
  /** `problem` says what is wrong. It is sent to the model with the second request and contains no text of the answer. */
  | { outcome: 'unusable'; problem: string }
  | { outcome: 'declined' };

export interface Said {
  text: string;
  isCutOff: boolean;
}

type Expected<Answer> = Pick<Question<Answer>, 'schema' | 'acceptsPart'>;

/** Parses the answer of a model. Tolerates deviations whose meaning is unambiguous. */
export function readAnswer<Answer>({ text, isCutOff }: Said, expected: Expected<Answer>): ReadAnswer<Answer> {
  const { schema, acceptsPart = false } = expected;
  const jsonSchema = toJsonSchema(schema);
  const found = isCutOff && !acceptsPart ? [] : findJson(text);
  let problem: string | undefined;
  for (const value of acceptsPart ? [...found, closeJson(text)] : found) {
    for (const form of listForms(value, jsonSchema)) {
      const parsed = v.safeParse(schema, conform(form, jsonSchema));
      if (parsed.success) return { outcome: 'answered', answer: parsed.output };
      problem ??= describeIssue(parsed.issues[0]);
    }
  }
  if (isCutOff) return { outcome: 'unusable', problem: 'it was cut off because it was too long' };
  if (isRefusal(text, found)) return { outcome: 'declined' };
  return { outcome: 'unusable', problem: problem ?? 'it was not a JSON object' };
}

/** Checks only whether a streamed answer was cut off or is a refusal. `onText` has already received its text. */
export function readStreamed({ text, isCutOff }: Said): ReadAnswer<void> {
  if (isCutOff) return { outcome: 'unusable', problem: 'it was cut off because it was too long' };
  return isRefusal(text, findJson(text)) ? { outcome: 'declined' } : { outcome: 'answered', answer: undefined };
}

const describeIssue = (issue: v.BaseIssue<unknown>) =>
  `${v.getDotPath(issue) ?? 'the whole'} should be ${issue.expected ?? 'different'}`;

/**
 * Lists the objects that the model may have meant. For an object: the object itself, or the object under its only key. For a
 * list: its only item, or a new object with the list under the only key of the schema.
 */
function listForms(value: unknown, { properties = {} }: JsonSchema): unknown[] {
  if (Array.isArray(value)) {
    const [key, ...others] = Object.keys(properties);
    return [
      ...(value.length === 1 ? value : []),
      ...(key !== undefined && others.length === 0 ? [{ [key]: value }] : []),
    ];
  }
  if (!isRecord(value)) return [];
  const [inner, ...others] = Object.values(value);
  return isRecord(inner) && others.length === 0 ? [value, inner] : [value];
}

/** Drops keys that the schema does not have, adds null for missing nullable keys, and converts strings of digits to numbers. */
function conform(value: unknown, schema: JsonSchema): unknown {
  const { type, properties, items } = schema;
  const ofValue = schema.anyOf?.filter(isRecord).find((each) => each.type !== 'null');
  if (ofValue !== undefined) return value === null ? null : conform(value, ofValue);
  if (type === 'array' && Array.isArray(value) && isRecord(items)) return value.map((item) => conform(item, items));
  if (type === 'number' && typeof value === 'string' && /^\d+$/.test(value)) return Number(value);
  if (properties === undefined || !isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(properties).flatMap(([key, of]) => {
      if (key in value) return [[key, isRecord(of) ? conform(value[key], of) : value[key]]];
      return isRecord(of) && of.anyOf !== undefined ? [[key, null]] : [];
    }),
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
