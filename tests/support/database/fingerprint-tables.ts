import type { Services } from '../../../server/services.ts';

/**
 * Returns one fingerprint per table. The fingerprint changes if any row is written or deleted, so equal fingerprints mean
 * that nothing was stored.
 */
export async function fingerprintTables({ db }: Pick<Services, 'db'>): Promise<Record<string, string>> {
  const tables = await db.query<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`;
  const selects = tables.map(
    ({ name }) =>
      `select '${name}' as name, count(*) || ' rows, last ' || coalesce(max(xmin::text::bigint), 0) as mark from "${name}"`,
  );
  const text = selects.join(' union all ');
  const marks = await db.query<{ name: string; mark: string }>(Object.assign([text], { raw: [text] }));
  return Object.fromEntries(marks.map(({ name, mark }) => [name, mark]));
}
