import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListedFeedback } from '../../../domain/admin/feedback-list.ts';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Pager } from '../../ui/layout/pager.tsx';
import { formatMoment } from '../format-moment.ts';
import styles from './utils-page.module.css';
import { feedbackQuery, markFeedback, refreshUtils } from './utils-queries.ts';
import { UtilsSection } from './utils-section.tsx';

/** User feedback, unread first. */
export function FeedbackInbox() {
  const { t } = useLingui();
  const [page, setPage] = useState(1);
  const feedback = useQuery(feedbackQuery(page));
  const unreadCount = feedback.data?.unreadCount ?? 0;

  return (
    <UtilsSection
      title={t`Feedback`}
      note={unreadCount > 0 && t`${plural(unreadCount, { one: '# new message', other: '# new messages' })}`}
      failed={feedback}
    >
      <Card padding="none">
        {feedback.data?.messages.length === 0 && (
          <p className={styles.empty}>
            <Trans>No messages yet.</Trans>
          </p>
        )}
        <ul className={styles.messages}>
          {feedback.data?.messages.map((message) => (
            <Message key={message.id} message={message} />
          ))}
        </ul>
      </Card>
      {feedback.data !== undefined && (page > 1 || feedback.data.isMore) && (
        <Pager
          text={t`Page ${page}`}
          previousLabel={t`Previous`}
          nextLabel={t`Next`}
          onPrevious={page > 1 ? () => setPage(page - 1) : undefined}
          onNext={feedback.data.isMore ? () => setPage(page + 1) : undefined}
        />
      )}
    </UtilsSection>
  );
}

function Message({ message: { id, email, message, createdAt, isRead } }: { message: ListedFeedback }) {
  const { i18n } = useLingui();
  const client = useQueryClient();
  const mark = useMutation({
    mutationFn: (read: boolean) => markFeedback(id, read),
    onSettled: () => refreshUtils(client),
  });
  return (
    <li data-read={isRead || undefined}>
      <div className={styles.messageHead}>
        <a href={`mailto:${email}`}>{email}</a>
        <time dateTime={createdAt}>{formatMoment(createdAt, i18n.locale)}</time>
      </div>
      <p>{message}</p>
      <Button variant="plain" size="compact" isBusy={mark.isPending} onClick={() => mark.mutate(!isRead)}>
        {isRead ? <Trans>Mark as new</Trans> : <Trans>Mark as read</Trans>}
      </Button>
    </li>
  );
}
