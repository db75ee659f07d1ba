import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Notification } from '../../domain/notifications/notification.ts';
import { languageName } from '../platform/language-names.ts';
import { regionalTag } from '../platform/locale.ts';
import { Icon } from '../ui/image/icon.tsx';
import { formatMoment } from './format-moment.ts';
import { linkOf, notificationKinds } from './notification-kinds.ts';
import styles from './notification-row.module.css';

export function NotificationRow({ notification, onOpen }: { notification: Notification; onOpen: () => void }) {
  const { t, i18n } = useLingui();
  const { text, icon, tone } = notificationKinds[notification.kind];
  const about = [
    notification.language && languageName(notification.language, i18n.locale),
    formatMoment(new Date(notification.createdAt), new Date(), regionalTag(i18n.locale)),
  ];

  return (
    <li>
      <Link {...linkOf(notification)} className={styles.row} onClick={onOpen}>
        <span className={styles.kind} data-tone={tone}>
          <Icon name={icon} />
        </span>
        <span className={styles.words}>
          <strong>{t(text)}</strong>
          <span>{notification.title}</span>
          <small>{about.filter(Boolean).join(' · ')}</small>
        </span>
        {!notification.isRead && <span className={styles.unread} role="img" aria-label={t`Unread`} />}
      </Link>
    </li>
  );
}
