import { Trans, useLingui } from '@lingui/react/macro';
import type { ListedUser } from '../../../domain/admin/user-list.ts';
import { isLanguage } from '../../../domain/language.ts';
import { Icon } from '../../ui/image/icon.tsx';
import { Badge } from '../../ui/status/badge.tsx';
import { formatDate, formatMoment } from '../format-moment.ts';
import styles from './users-page.module.css';

export function PersonCell({ user }: { user: ListedUser }) {
  const name = user.name || user.email;
  return (
    <span className={styles.person}>
      <span className={styles.avatar} aria-hidden="true">
        {name.charAt(0).toLocaleUpperCase()}
      </span>
      <span>
        <strong>{name}</strong>
        {name !== user.email && <small>{user.email}</small>}
      </span>
    </span>
  );
}

export function AccessCell({ user }: { user: ListedUser }) {
  return (
    <span className={styles.badges}>
      <AccessBadge user={user} />
      {user.isAdmin && (
        <Badge kind="place">
          <Trans>Admin</Trans>
        </Badge>
      )}
    </span>
  );
}

function AccessBadge({ user }: { user: ListedUser }) {
  const { i18n } = useLingui();
  if (user.isBlocked) {
    return (
      <Badge kind="error">
        <Trans>Blocked</Trans>
      </Badge>
    );
  }
  if (user.hasAccess) {
    return (
      <Badge kind="success">
        <Trans>Has access</Trans>
      </Badge>
    );
  }
  if (user.declinedAt !== null) {
    return (
      <Badge kind="error">
        <Trans>Declined</Trans>
      </Badge>
    );
  }
  if (user.appliedAt !== null) {
    const date = formatDate(user.appliedAt, i18n.locale);
    return (
      <Badge kind="warn">
        <Trans>Applied on {date}</Trans>
      </Badge>
    );
  }
  return (
    <Badge>
      <Trans>No access</Trans>
    </Badge>
  );
}

export function PlanCell({ user: { plan } }: { user: ListedUser }) {
  const { i18n } = useLingui();
  if (plan === null) return <Trans>Free</Trans>;
  const until = plan.expiresAt === null ? undefined : formatDate(plan.expiresAt, i18n.locale);
  return (
    <span className={styles.plan}>
      {plan.names[isLanguage(i18n.locale) ? i18n.locale : 'en']}
      {until !== undefined && (
        <small>
          <Trans>until {until}</Trans>
        </small>
      )}
    </span>
  );
}

export function LanguagesCell({ user: { learningLang, mainLang } }: { user: ListedUser }) {
  if (learningLang === null || mainLang === null) {
    return (
      <span className={styles.none} aria-hidden="true">
        –
      </span>
    );
  }
  return (
    <span className={styles.pair}>
      {learningLang} <Icon name="arrow-right" size="small" /> {mainLang}
    </span>
  );
}

export function SinceCell({ user }: { user: ListedUser }) {
  const { i18n } = useLingui();
  return <span className={styles.since}>{formatMoment(user.createdAt, i18n.locale)}</span>;
}

/** On a phone the table has no header, so an icon next to the value says what the value is. */
export function ActivityCell({ user }: { user: ListedUser }) {
  const { i18n } = useLingui();
  return (
    <span className={styles.activity}>
      <Icon name="clock" size="small" />
      {formatMoment(user.lastActiveAt, i18n.locale)}
    </span>
  );
}
