import type { Services } from '../services.ts';
import { loadBroughtData } from './brought-data-queries.ts';
import { loadReadingData } from './reading-data-queries.ts';
import { listSavedWordData } from './word-data-queries.ts';

export async function createFeedback(
  { db, now, newId }: Pick<Services, 'db' | 'now' | 'newId'>,
  { userId, message }: { userId: string; message: string },
) {
  await db.query`
    insert into feedback (id, user_id, message, created_at) values (${newId()}, ${userId}, ${message}, ${now()})`;
}

/** All stored data of one user, for the export. */
export async function loadPersonalData({ db }: Pick<Services, 'db'>, userId: string) {
  const [account] = await db.query`
    select id, email, name, has_own_name as "hasOwnName", issuer, subject, created_at as "createdAt", last_active_at as "lastActiveAt",
      blocked_at as "blockedAt"
    from accounts where id = ${userId}`;
  const [profile] = await db.query`
    select main_lang as "mainLang", learning_lang as "learningLang", learning_langs as "learningLangs", levels, reading_speed as "readingSpeed",
      time_zone as "timeZone", is_admin as "isAdmin", wants_mail as "wantsMail", preferences, has_access as "hasAccess",
      learning_settings as "learningSettings", created_at as "createdAt"
    from users where id = ${userId}`;
  const [betaApplication] = await db.query`
    select applied_at as "appliedAt", declined_at as "declinedAt", email from beta_applications where user_id = ${userId}`;
  const sessions = await db.query`
    select created_at as "createdAt", expires_at as "expiresAt", last_seen_at as "lastSeenAt", browser, system from sessions
    where account_id = ${userId} order by created_at`;
  const feedback = await db.query`
    select message, created_at as "createdAt", read_at as "readAt" from feedback where user_id = ${userId} order by created_at desc`;
  const notifications = await db.query`
    select kind, article_id as "articleId", title, language, created_at as "createdAt", read_at as "readAt"
    from notifications
    where user_id = ${userId} order by created_at desc`;
  const readingPositions = await db.query`
    select article_id as "articleId", language, sentence, is_finished as "isFinished", finished_at as "finishedAt",
      read_at as "readAt"
    from article_positions
    where user_id = ${userId} order by read_at desc`;
  const bookmarks = await db.query`
    select article_id as "articleId", sentence, note, created_at as "createdAt" from bookmarks
    where user_id = ${userId} order by created_at desc`;
  const articleBookmarks = await db.query`
    select article_id as "articleId", created_at as "createdAt" from article_bookmarks
    where user_id = ${userId} order by created_at desc`;
  const articles = await db.query`
    select id, creator_kind as "creatorKind", original_language as "originalLanguage", is_from_drawer as "isFromDrawer", stays_private as "staysPrivate", visibility, type, genres, tone, audience, length, level,
      created_at as "createdAt", (
        select json_agg(json_build_object('language', v.language, 'title', v.title, 'summary', v.summary,
          'paragraphs', v.paragraphs) order by v.language)
        from article_versions v where v.article_id = a.id) as versions
    from articles a where author_id = ${userId} order by created_at desc`;
  return {
    account,
    profile,
    betaApplication,
    sessions,
    feedback,
    notifications,
    readingPositions,
    bookmarks,
    articleBookmarks,
    articles,
    savedWords: await listSavedWordData({ db }, userId),
    reading: await loadReadingData({ db }, userId),
    billing: await loadBillingData({ db }, userId),
    adminActions: await listAdminActions({ db }, userId),
    modelCalls: await listModelCalls({ db }, userId),
    creations: await listCreations({ db }, userId),
    ...(await loadBroughtData({ db }, userId)),
    translationRequests: await listTranslationRequests({ db }, userId),
  };
}

async function loadBillingData({ db }: Pick<Services, 'db'>, userId: string) {
  const [customer] = await db.query`
    select customer_id as "customerId", created_at as "createdAt" from payment_customers where user_id = ${userId}`;
  const claims = await db.query`
    select id, plan_id as "planId", kind, starts_at as "startsAt", ends_at as "endsAt", ended_at as "endedAt", renews,
      is_failing as "isFailing", price_minor as "priceMinor", currency
    from plan_claims where user_id = ${userId} order by starts_at`;
  const periods = await db.query`
    select claim_id as "claimId", plan_id as "planId", starts_at as "startsAt", ends_at as "endsAt",
      counts_until as "countsUntil"
    from subscription_periods where user_id = ${userId} order by starts_at`;
  const uses = await db.query`
    select "limit", period_start::text as "periodStart", used, started, started_on::text as "startedOn",
      started_that_day as "startedThatDay" from limit_uses
    where user_id = ${userId} order by period_start, "limit"`;
  const spends = await db.query`
    select "limit", key, period_start::text as "periodStart", spent_at as "spentAt" from limit_spends
    where user_id = ${userId} order by spent_at`;
  return { customer, claims, periods, uses, spends };
}

const listModelCalls = ({ db }: Pick<Services, 'db'>, userId: string) => db.query`
  select purpose, provider, model, article_id as "articleId", outcome, attempts, input_tokens as "inputTokens",
    output_tokens as "outputTokens", duration_ms as "durationMs", started_at as "startedAt"
  from model_calls where user_id = ${userId} order by started_at desc`;

const listCreations = ({ db }: Pick<Services, 'db'>, userId: string) => db.query`
  select article_id as "articleId", way, request, learning_lang as "learningLang", main_lang as "mainLang", status, failure,
    done_count as "doneCount", total_count as "totalCount", title, drawer_article as "drawerArticle", wish, outcome, recap,
    continues, created_at as "createdAt",
    array(select jsonb_build_object('source', s.source, 'translation', s.translation) from creation_sentences s
      where s.article_id = creations.article_id order by s.number) as sentences
  from creations where author_id = ${userId} order by created_at desc`;

const listTranslationRequests = ({ db }: Pick<Services, 'db'>, userId: string) => db.query`
  select article_id as "articleId", language, requested_at as "requestedAt", is_quiet as "isQuiet"
  from translation_requests where user_id = ${userId} order by requested_at desc`;

/**
 * Actions that the user took as an admin, and actions of other admins that affected the user. The names of the other admins are
 * left out.
 */
const listAdminActions = ({ db }: Pick<Services, 'db'>, userId: string) => db.query`
  select at, action, admin_id is not distinct from ${userId} as "isOwn", subject, details
  from admin_actions where admin_id = ${userId} or user_id = ${userId} order by at desc`;

export const deleteFeedbackBefore = ({ db }: Pick<Services, 'db'>, date: Date) =>
  db.query`delete from feedback where created_at < ${date}`;

/** Returns the sender and whether anything changed, or undefined if there is no such message. */
export async function markFeedback(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { feedbackId, isRead }: { feedbackId: string; isRead: boolean },
) {
  const [before] = await db.query<{ userId: string; wasRead: boolean }>`
    select user_id as "userId", read_at is not null as "wasRead" from feedback where id = ${feedbackId} for update`;
  if (before === undefined) return undefined;
  if (before.wasRead !== isRead) {
    await db.query`update feedback set read_at = ${isRead ? now() : null} where id = ${feedbackId}`;
  }
  return { userId: before.userId, isChanged: before.wasRead !== isRead };
}
