import type { Language } from '../../domain/language.ts';
import type { Services } from '../services.ts';

type Db = Pick<Services, 'db'>;

export const listStoredTexts = ({ db }: Db, articleId: string) =>
  db.query<{ language: Language; paragraphs: string[][] }>`
    select language, paragraphs from article_versions where article_id = ${articleId}`;

/** Makes all moves in one statement. Otherwise a position could be moved twice, for example from 1 to 2 and from 2 to 3. */
export async function updatePositions({ db }: Db, articleId: string, moves: readonly { from: number; to: number }[]) {
  const [sources, targets] = [moves.map(({ from }) => from), moves.map(({ to }) => to)];
  await db.query`
    update article_positions p set sentence = move.target
    from unnest(${sources}::integer[], ${targets}::integer[]) as move (source, target)
    where p.article_id = ${articleId} and p.sentence = move.source`;
}

/**
 * Deletes and inserts the rows. An update could violate the unique key while another bookmark still has the old number. Needs a
 * transaction.
 */
export async function updateBookmarks(
  { db: tx }: Db,
  articleId: string,
  moves: readonly { from: number; to: number }[],
) {
  const [sources, targets] = [moves.map(({ from }) => from), moves.map(({ to }) => to)];
  const moved = await tx.query`
    delete from bookmarks where article_id = ${articleId} and sentence = any(${sources}::integer[])
    returning user_id, sentence, note, created_at`;
  await tx.query`
    insert into bookmarks (user_id, article_id, sentence, note, created_at)
    select user_id, ${articleId}, move.target, note, created_at
    from json_to_recordset(${JSON.stringify(moved)}) as moved (user_id uuid, sentence integer, note text, created_at timestamptz)
    join unnest(${sources}::integer[], ${targets}::integer[]) as move (source, target) on move.source = moved.sentence
    on conflict do nothing`;
}
