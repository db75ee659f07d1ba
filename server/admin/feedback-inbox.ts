import { feedbackPerPage, type ListedFeedback } from '../../domain/admin/feedback-list.ts';
import type { Services } from '../services.ts';

type Db = Pick<Services, 'db'>;

/** Lists the feedback of users: unread messages first, then the newest first. */
export async function listFeedback({ db }: Db, { page }: { page: number }) {
  const rows = await db.query<Omit<ListedFeedback, 'createdAt'> & { createdAt: Date }>`
    select f.id, a.email, f.message, f.created_at as "createdAt", f.read_at is not null as "isRead"
    from feedback f join accounts a on a.id = f.user_id
    order by f.read_at is not null, f.created_at desc, f.id
    limit ${feedbackPerPage + 1} offset ${(page - 1) * feedbackPerPage}`;
  const [unread] = await db.query<{ messages: number }>`
    select count(*)::int as messages from feedback where read_at is null`;
  const messages = rows
    .slice(0, feedbackPerPage)
    .map(({ createdAt, ...message }): ListedFeedback => ({ ...message, createdAt: createdAt.toISOString() }));
  return { messages, unreadCount: unread?.messages ?? 0, isMore: rows.length > feedbackPerPage };
}
