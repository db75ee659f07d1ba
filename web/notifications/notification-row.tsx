import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Notification, NotificationKind } from '../../domain/notifications/notification.ts';
import { languageName, regionalTag } from '../platform/locale.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import styles from './notification-row.module.css';

const kinds: Record<NotificationKind, { text: MessageDescriptor; icon: IconName; tone: 'good' | 'bad' | 'place' }> = {
  'article-creation-error': { text: msg`Error creating article`, icon: 'error', tone: 'bad' },
  'article-generating': { text: msg`Foxy is writing your article`, icon: 'edit', tone: 'place' },
  'article-created': { text: msg`Your article is ready`, icon: 'check', tone: 'good' },
  'article-language-generation-error': { text: msg`Error translating article`, icon: 'error', tone: 'bad' },
  'article-language-generation-in-progress': {
    text: msg`A translation is being made`,
    icon: 'translate',
    tone: 'place',
  },
  'article-language-generated': { text: msg`A translation is ready`, icon: 'check', tone: 'good' },
};

export function NotificationRow({ notification, onOpen }: { notification: Notification; onOpen: () => void }) {
  const { t, i18n } = useLingui();
  const { text, icon, tone } = kinds[notification.kind];
  const isAtWork = notification.kind === 'article-generating' || notification.kind === 'article-creation-error';
  const moment = new Intl.DateTimeFormat(regionalTag(i18n.locale), { dateStyle: 'medium', timeStyle: 'short' });
  const about = [
    notification.language && languageName(notification.language, i18n.locale),
    moment.format(new Date(notification.createdAt)),
  ];

  return (
    <li>
      <Link
        to={isAtWork ? '/article-generating/$articleId' : '/article/$articleId'}
        params={{ articleId: notification.articleId }}
        className={styles.row}
        onClick={onOpen}
      >
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
