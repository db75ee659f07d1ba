import { useLingui } from '@lingui/react/macro';
import type { AdminActionKind } from '../../../domain/access/admin-action.ts';
import type { ListedAction } from '../../../domain/admin/action-list.ts';
import { type Port, ports } from '../../../domain/admin/port.ts';
import { isLanguage } from '../../../domain/language.ts';
import { languageInSentence } from '../../platform/language-names.ts';
import { usePortWords } from './use-port-words.ts';

export function useActionWords() {
  const { t, i18n } = useLingui();
  const portWords = usePortWords();
  const actions: Record<AdminActionKind, string> = {
    'access-given': t`Granted access`,
    'access-ended': t`Revoked access`,
    'account-blocked': t`Blocked an account`,
    'account-unblocked': t`Unblocked an account`,
    'account-deleted': t`Deleted an account`,
    'sessions-ended': t`Signed everyone out`,
    'data-exported': t`Downloaded a user’s data`,
    'application-declined': t`Declined an application`,
    'application-reopened': t`Reopened an application`,
    'admin-given': t`Granted admin rights`,
    'admin-ended': t`Revoked admin rights`,
    'plan-granted': t`Granted a plan`,
    'plan-ended': t`Revoked a granted plan`,
    'plan-created': t`Created a plan`,
    'plan-changed': t`Changed a plan`,
    'plan-retired': t`Retired a plan`,
    'plan-offered': t`Offered a plan again`,
    'plan-deleted': t`Deleted a plan`,
    'plans-reordered': t`Reordered the plans`,
    'port-tested': t`Tested a service`,
    'job-retried': t`Retried a job`,
    'search-rebuilt': t`Rebuilt the search index`,
    'article-hidden': t`Hid an article`,
    'article-shown': t`Showed an article again`,
    'article-narrated': t`Narrated an article again`,
    'article-translated': t`Translated an article again`,
    'articles-exported': t`Exported articles`,
    'articles-imported': t`Imported articles`,
    'feedback-read': t`Read a message`,
    'feedback-reopened': t`Marked a message as new`,
  };

  /** The user or object that the action affected. */
  function subjectOf({ action, user, subject, details }: ListedAction) {
    const language = details.language;
    const port = ports.find((candidate: Port) => candidate === subject);
    const parts = [
      user,
      action === 'port-tested' && port !== undefined ? portWords.ports[port] : subject,
      typeof language === 'string' && isLanguage(language) ? languageInSentence(language, i18n.locale) : null,
    ];
    return parts.filter((part) => part !== null && action !== 'job-retried').join(', ');
  }
  return { actions, subjectOf };
}
