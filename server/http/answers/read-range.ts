/** Parses a Range header; both ends are inclusive. Undefined means the whole file. Multiple ranges are not supported. */
export function readRange(header: string | undefined, size: number) {
  const match = /^bytes=(?:(\d+)-(\d*)|-(\d+))$/.exec(header?.trim() ?? '');
  if (match === null) return undefined;
  const [, first, last, suffix] = match;
  const from = first === undefined ? Math.max(0, size - Number(suffix)) : Number(first);
  const to = last ? Math.min(Number(last), size - 1) : size - 1;
  // An invalid range (last byte before the first) is ignored, as RFC 9110 says.
  if (last && Number(last) < from) return undefined;
  return from >= size || suffix === '0' ? 'unsatisfiable' : { from, to };
}
