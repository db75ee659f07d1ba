import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Notification, NotificationKind } from '../../domain/notifications/notification.ts';
import type { IconName } from '../ui/image/icon.tsx';

interface Kind {
  text: MessageDescriptor;
  icon: IconName;
  tone: 'good' | 'bad' | 'place';
}

export const notificationKinds: Record<NotificationKind, Kind> = {
  'article-creation-error': { text: msg`Error creating article`, icon: 'error', tone: 'bad' },
  'article-generating': { text: msg`Your article is being prepared`, icon: 'edit', tone: 'place' },
  'article-created': { text: msg`Your article is ready`, icon: 'check', tone: 'good' },
  'article-language-generation-error': { text: msg`Error translating article`, icon: 'error', tone: 'bad' },
  'article-language-generation-in-progress': {
    text: msg`A translation is in progress`,
    icon: 'translate',
    tone: 'place',
  },
  'article-language-generated': { text: msg`A translation is ready`, icon: 'check', tone: 'good' },
};

/** The link of a notification: the article, or its generating page if there is no article yet. */
export function linkOf({ kind, articleId }: Pick<Notification, 'kind' | 'articleId'>) {
  const isAtWork = kind === 'article-generating' || kind === 'article-creation-error';
  const to = isAtWork ? ('/article-generating/$articleId' as const) : ('/article/$articleId' as const);
  return { to, params: { articleId } };
}
