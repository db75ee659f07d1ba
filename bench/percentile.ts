export const percentile = (values: readonly number[], percent: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor((values.length * percent) / 100))] ??
  Number.NaN;
