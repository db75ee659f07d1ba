/** Serves a Range request from a complete file. */
export function cutRange(whole: Blob, range: string | null): Response {
  const headers = { 'content-type': whole.type, 'accept-ranges': 'bytes' };
  const asked = range === null ? null : /^bytes=(\d*)-(\d*)$/.exec(range);
  if (asked === null) return new Response(whole, { headers });
  const [, first = '', last = ''] = asked;
  const from = first === '' ? Math.max(whole.size - Number(last), 0) : Number(first);
  const to = first === '' || last === '' ? whole.size - 1 : Math.min(Number(last), whole.size - 1);
  if (from > to) return new Response(null, { status: 416, headers: { 'content-range': `bytes */${whole.size}` } });
  return new Response(whole.slice(from, to + 1, whole.type), {
    status: 206,
    headers: {
      ...headers,
      'content-range': `bytes ${from}-${to}/${whole.size}`,
      'content-length': String(to - from + 1),
    },
  });
}
