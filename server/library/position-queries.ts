import type { Language } from '../../domain/language.ts';
import type { Services } from '../services.ts';

type Db = Pick<Services, 'db'>;

export const listStoredTexts = ({ db }: Db, articleId: string) =>
  db.query<{ language: Language; paragraphs: string[][] }>`
    select language, paragraphs from article_versions where article_id = ${articleId}`;

/** One statement, so that no position moves twice. */
export async function updatePositions({ db }: Db, articleId: string, moves: readonly { from: number; to: number }[]) {
  const [sources, targets] = [moves.map(({ from }) => from), moves.map(({ to }) => to)];
  await db.query`
    update reading_positions p set sentence = move.target
    from unnest(${sources}::integer[], ${targets}::integer[]) as move (source, target)
    where p.article_id = ${articleId} and p.sentence = move.source`;
}
