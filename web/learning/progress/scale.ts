/** About `count` round numbers for the axis of a chart. The first is at most `min`, the last is at least `max`. */
export function listTicks(min: number, max: number, count: number): number[] {
  const rough = Math.max(max - min, 1) / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, ([1, 2, 5].find((factor) => factor * power >= rough) ?? 10) * power);
  const first = Math.floor(min / step) * step;
  const last = Math.ceil(max / step) * step;
  return Array.from({ length: Math.round((last - first) / step) + 1 }, (_, index) => first + index * step);
}
