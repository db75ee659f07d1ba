import { useLingui } from '@lingui/react/macro';
import { AdminPage } from '../admin-page.tsx';
import { ActionLog } from './action-log.tsx';
import { ArticleTools } from './article-tools.tsx';
import { FeedbackInbox } from './feedback-inbox.tsx';
import { JobQueue } from './job-queue.tsx';
import { Maintenance } from './maintenance.tsx';
import { ModelUsage } from './model-usage.tsx';
import { Ports } from './ports.tsx';
import styles from './utils-page.module.css';
import { Voices } from './voices.tsx';

/** Admin page: services, job queue, AI usage, articles, feedback and the action log. */
export function UtilsPage() {
  const { t } = useLingui();
  return (
    <AdminPage title={t`Utilities`}>
      <div className={styles.sections}>
        <Ports />
        <Voices />
        <JobQueue />
        <ModelUsage />
        <ArticleTools />
        <Maintenance />
        <FeedbackInbox />
        <ActionLog />
      </div>
    </AdminPage>
  );
}
