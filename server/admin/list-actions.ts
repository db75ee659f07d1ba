import { actionsPerPage, type ListedAction } from '../../domain/admin/action-list.ts';
import type { Services } from '../services.ts';

/**
 * Lists the log of admin actions, newest first. Reads one row more than a page shows, to know whether there is a next page.
 */
export async function listActions({ db }: Pick<Services, 'db'>, { page }: { page: number }) {
  const rows = await db.query<Omit<ListedAction, 'at'> & { at: Date }>`
    select l.id, l.at, l.action, admin.email as admin, who.email as "user", l.details,
      coalesce(plan.names ->> 'en', l.details ->> 'name', title.title, l.subject) as subject
    from admin_actions l
    left join accounts admin on admin.id = l.admin_id left join accounts who on who.id = l.user_id
    left join subscription_plans plan on plan.id = l.subject
    left join lateral (
      select v.title from article_versions v
      where v.article_id = case when l.action like 'article-%' then l.subject::uuid end
      order by v.language limit 1) title on true
    order by l.at desc, l.id limit ${actionsPerPage + 1} offset ${(page - 1) * actionsPerPage}`;
  const actions = rows
    .slice(0, actionsPerPage)
    .map(({ at, ...action }): ListedAction => ({ ...action, at: at.toISOString() }));
  return { actions, isMore: rows.length > actionsPerPage };
}
