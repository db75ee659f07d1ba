import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Reading } from '../../domain/reader/reading.ts';
import { errorMessage } from '../platform/error-message.ts';
import { ErrorNote } from '../platform/error-note.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Menu, type MenuItem } from '../ui/menu.tsx';
import { toaster } from '../ui/toaster.ts';
import { changeVisibility, deleteArticle } from './queries.ts';

/** What an author can do with their own article. */
export function OwnArticleMenu({ reading, title }: { reading: Reading; title: string }) {
  const { t } = useLingui();
  const { articleId, isFromDrawer, ownVisibility } = reading;
  const [isAsking, setIsAsking] = useState(false);
  const changing = useMutation(changeVisibility(useQueryClient()));
  const isShared = ownVisibility === 'everybody';

  function share() {
    const visibility = isShared ? 'private' : 'everybody';
    changing.mutate(
      { articleId, visibility },
      {
        onSuccess: () =>
          toaster.show({
            kind: 'success',
            title: isShared ? t`Only you can read it now` : t`Everybody can read it now`,
          }),
        onError: (error) => toaster.show({ kind: 'error', title: t(errorMessage(error)) }),
      },
    );
  }

  const sharing: MenuItem = {
    id: 'share',
    label: isShared ? t`Make it private` : t`Share with other learners`,
    icon: 'globe',
    onSelect: share,
  };
  const deleting: MenuItem = {
    id: 'delete',
    label: t`Delete this article`,
    icon: 'trash',
    isDanger: true,
    onSelect: () => setIsAsking(true),
  };

  return (
    <>
      <Menu
        label={t`Your article`}
        trigger={<IconButton icon="more" label={t`Your article`} />}
        items={isFromDrawer ? [deleting] : [sharing, deleting]}
      />
      <DeleteDialog articleId={articleId} title={title} isOpen={isAsking} onClose={() => setIsAsking(false)} />
    </>
  );
}

interface DeleteDialogProps {
  articleId: string;
  title: string;
  isOpen: boolean;
  onClose: () => void;
}

function DeleteDialog({ articleId, title, isOpen, onClose }: DeleteDialogProps) {
  const { t } = useLingui();
  const deleting = useMutation(deleteArticle);
  const navigate = useNavigate();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t`Delete this article?`}
      closeLabel={t`Close`}
      actions={
        <>
          <Button
            variant="danger"
            isBusy={deleting.isPending}
            onClick={() => deleting.mutate(articleId, { onSuccess: () => navigate({ to: '/' }) })}
          >
            <Trans>Delete</Trans>
          </Button>
          <Button variant="plain" onClick={onClose}>
            <Trans>Keep it</Trans>
          </Button>
        </>
      }
    >
      <p>{t`“${title}” will be deleted, with its translations, its sound and everybody’s place in it. This cannot be undone.`}</p>
      <ErrorNote error={deleting.error} />
    </Dialog>
  );
}
