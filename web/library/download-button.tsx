import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { profileQuery, sessionQuery } from '../access/queries.ts';
import type { KeptArticle } from '../device/kept-articles.ts';
import { keptArticlesQuery } from '../device/queries.ts';
import { useIsOffline } from '../platform/connection.ts';
import { errorMessage } from '../platform/error-message.ts';
import { IconButton } from '../ui/button/icon-button.tsx';
import { Icon } from '../ui/image/icon.tsx';
import { toaster } from '../ui/overlay/toaster.ts';
import { downloadArticle } from './download-article.ts';
import styles from './download-button.module.css';

// How often to check whether the service worker has stored the article. It stores articles in the background.
const lookAgainMs = 1000;
// How long to wait for the service worker, which does not report failures.
const storingMs = 120_000;

/** Stores an article for offline reading from its card, and shows whether it is stored. */
export function DownloadButton({ articleId, title }: { articleId: string; title: string }) {
  const { t } = useLingui();
  const userId = useQuery(sessionQuery).data?.uid ?? '';
  const language = useQuery(profileQuery).data?.learningLang;
  const downloading = useMutation({ mutationFn: () => downloadArticle(articleId, userId) });
  const { isSuccess, reset } = downloading;
  const hasAsked = !downloading.isIdle && !downloading.isError;
  useEffect(() => {
    if (!isSuccess) return;
    const timer = setTimeout(reset, storingMs);
    return () => clearTimeout(timer);
  }, [isSuccess, reset]);
  const isOffline = useIsOffline();
  // The service worker stores the definitions last. An article that an earlier release has stored has no definitions.
  const hasAll = ({ hasSound, definitionBytes }: KeptArticle) =>
    (hasSound || downloading.data?.hasAudio === false) && (!hasAsked || definitionBytes !== undefined);
  const isThis = (article: KeptArticle) => article.articleId === articleId && article.language === language;
  const kept = useQuery({
    ...keptArticlesQuery(userId),
    refetchInterval: ({ state }) =>
      hasAsked && !state.data?.some((article) => isThis(article) && hasAll(article)) ? lookAgainMs : false,
  }).data?.find(isThis);

  if (!('serviceWorker' in navigator) || userId === '') return null;
  if (kept !== undefined && hasAll(kept)) {
    const stored = kept.hasSound ? t`On this device: text and audio` : t`On this device: text without audio`;
    return (
      <span className={styles.kept} title={stored}>
        <Icon name={kept.hasSound ? 'check' : 'text'} size="small" />
        <span className="visually-hidden">{stored}</span>
      </span>
    );
  }
  if (isOffline) return null;
  const offer =
    kept === undefined
      ? t`Download “${title}” to read offline, with audio if there is any`
      : t`“${title}” is on this device without audio. Download its audio`;
  const label = hasAsked ? t`Downloading “${title}”` : offer;
  return (
    <IconButton
      className={styles.download}
      icon={hasAsked ? 'clock' : 'download'}
      size="compact"
      label={label}
      title={label}
      aria-busy={hasAsked || undefined}
      disabled={hasAsked}
      onClick={() =>
        downloading.mutate(undefined, {
          onError: (error) => toaster.show({ kind: 'error', title: t(errorMessage(error)) }),
          onSuccess: ({ hasAudio }) => {
            if (hasAudio) return;
            toaster.show({
              kind: 'info',
              title: t`“${title}” is downloaded without audio`,
              text: t`The server has no audio for it now. You can read it offline.`,
            });
          },
        })
      }
    />
  );
}
