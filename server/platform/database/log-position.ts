/** A position in PostgreSQL's write-ahead log (pg_lsn, such as 16/B374D848) as a number that can be compared. */
export function parseLogPosition(text: string | undefined): bigint | undefined {
  const [, high, low] = /^([\dA-F]{1,8})\/([\dA-F]{1,8})$/i.exec(text ?? '') ?? [];
  if (high === undefined || low === undefined) return undefined;
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}
