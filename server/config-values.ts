import * as v from 'valibot';

// Schemas for environment variables. Each message continues a sentence that starts with the name of the variable.

export const text = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'));

export const flag = v.pipe(
  v.picklist(['true', 'false'], 'must be true or false'),
  v.transform((value) => value === 'true'),
);

export const numberFrom = (least: number, most = Number.MAX_SAFE_INTEGER) =>
  v.pipe(
    text,
    v.regex(/^\d+$/, 'must be a number'),
    v.toNumber(),
    v.minValue(least, `must be ${least} or more`),
    v.maxValue(most, `must be ${most} or less`),
  );

const unitMs = { m: 60_000, h: 3_600_000, d: 86_400_000 };

/** A duration such as 30m, 24h or 7d, converted to milliseconds. */
export const duration = v.pipe(
  text,
  v.regex(/^[1-9]\d{0,3}[mhd]$/, 'must be a duration such as 30m, 24h or 7d'),
  v.transform((value) => Number.parseInt(value, 10) * unitMs[value.slice(-1) as keyof typeof unitMs]),
);

/** A duration in milliseconds. Undefined for the value `forever`. */
export const retention = v.union(
  [
    v.pipe(
      v.literal('forever'),
      v.transform(() => undefined),
    ),
    duration,
  ],
  'must be a duration such as 90d, or forever',
);

export const oneOf = <const Name extends string>(names: readonly Name[]) =>
  v.picklist(names, `must be ${listChoices(names)}`);

/** Returns for example “openai, anthropic or google”. */
export const listChoices = (names: readonly string[]) => `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
