import * as v from 'valibot';

// How the values of variables are read. What is wrong is said in words that go behind the variable's name.

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

export const oneOf = <const Name extends string>(names: readonly Name[]) =>
  v.picklist(names, `must be ${listChoices(names)}`);

/** “openai, anthropic or google” */
export const listChoices = (names: readonly string[]) => `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
