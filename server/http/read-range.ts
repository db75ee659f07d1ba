/** The bytes a Range header asks for, both ends included; undefined: all of them. Several ranges at once are nobody's need. */
export function readRange(header: string | undefined, size: number) {
  const match = /^bytes=(?:(\d+)-(\d*)|-(\d+))$/.exec(header?.trim() ?? '');
  if (match === null) return undefined;
  const [, first, last, suffix] = match;
  const from = first === undefined ? Math.max(0, size - Number(suffix)) : Number(first);
  const to = last ? Math.min(Number(last), size - 1) : size - 1;
  // A last byte before the first is no range at all, and is passed over as the standard says.
  if (last && Number(last) < from) return undefined;
  return from >= size || suffix === '0' ? 'unsatisfiable' : { from, to };
}
