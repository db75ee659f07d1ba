import type { Language } from '../../../domain/language.ts';
import type { SavedState, WordSource, wordOrders } from '../../../domain/learning/saved-word.ts';
import type { Services } from '../../services.ts';

type Db = Pick<Services, 'db'>;

export interface WordFilter {
  userId: string;
  language: Language;
  q: string;
  state: SavedState | undefined;
  source: WordSource | undefined;
  ranks: readonly [from: number, to: number] | undefined;
  articleId: string | undefined;
}

interface Page {
  order: (typeof wordOrders)[number];
  offset: number;
  limit: number;
}

/** The ids of one page, and how many words match the filter. The search ignores accents and case. */
export async function listWordIds({ db }: Db, filter: WordFilter, { order, offset, limit }: Page) {
  const { userId, language, q, state, source, ranks, articleId } = filter;
  const rows = await db.query<{ id: string; total: number }>`
    select s.id, count(*) over ()::int as total
    from saved_words s join words w on w.id = s.word_id
    where s.user_id = ${userId} and s.language = ${language} and s.deleted_at is null
      and (${state ?? null}::text is null or s.state = ${state ?? null})
      and (${source === undefined} or (s.is_in_review or s.state = 'learned') = ${source === 'saved'})
      and (${articleId ?? null}::uuid is null or s.article_id = ${articleId ?? null})
      and (${ranks === undefined} or coalesce(w.rank, ${rarest}) between ${ranks?.[0] ?? 0} and ${Math.min(ranks?.[1] ?? 0, rarest)})
      and (${q} = '' or strpos(plain_name(w.base || ' ' || s.form || ' ' || s.meaning), plain_name(${q})) > 0)
    order by
      -- Words that were only looked up come after the words that the learner has saved.
      case when ${order} = 'newest' then not (s.is_in_review or s.state = 'learned') end,
      case when ${order} = 'due' and s.is_scheduled then s.due_at end,
      case when ${order} = 'due' then not s.is_scheduled end,
      case when ${order} = 'alphabetical' then plain_name(w.base) collate "C" end,
      case when ${order} = 'commonest' then w.rank end,
      s.saved_at desc, s.id
    offset ${offset} limit ${limit}`;
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total };
}

/** Stands for the rank of words that are not in the frequency list, so that these words are sorted as the rarest words. */
const rarest = 2_147_483_647;

export async function countWords({ db }: Db, userId: string, language: Language): Promise<Record<SavedState, number>> {
  const rows = await db.query<{ state: SavedState; count: number }>`
    select state, count(*)::int as count from saved_words
    where user_id = ${userId} and language = ${language} and deleted_at is null group by state`;
  const countOf = (state: SavedState) => rows.find((row) => row.state === state)?.count ?? 0;
  return { unreviewed: countOf('unreviewed'), learning: countOf('learning'), learned: countOf('learned') };
}

/** The articles from which saved words come and which the user may still read, sorted by title. */
export const listWordArticles = ({ db }: Db, userId: string, language: Language) => db.query<{
  id: string;
  title: string;
}>`
  select a.id, v.title
  from (select distinct article_id from saved_words
    where user_id = ${userId} and language = ${language} and deleted_at is null) s
  join articles a on a.id = s.article_id and may_read(a, ${userId})
  join article_versions v on v.article_id = a.id and v.language = ${language}
  order by v.title, a.id`;
