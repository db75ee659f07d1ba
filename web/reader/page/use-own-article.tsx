import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { Reading } from '../../../domain/reader/reading.ts';
import { ConfirmDialog } from '../../platform/confirm-dialog.tsx';
import { errorMessage } from '../../platform/error-message.ts';
import type { MenuItem } from '../../ui/overlay/menu-list.tsx';
import { toaster } from '../../ui/overlay/toaster.ts';
import { changeVisibility, deleteArticle } from '../queries.ts';

/** The author's actions in the menu of the reader: editing, visibility and deletion. */
export function useOwnArticle(reading: Reading, title: string): { items: MenuItem[]; dialog: ReactNode } {
  const { t } = useLingui();
  const { articleId, isFromDrawer, origin, ownVisibility } = reading;
  const navigate = useNavigate();
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
            title: isShared ? t`Only you can read it now` : t`Everyone can read it now`,
          }),
        onError: (error) => toaster.show({ kind: 'error', title: t(errorMessage(error)) }),
      },
    );
  }

  const editing: MenuItem = {
    id: 'edit',
    label: t`Edit this article`,
    icon: 'edit',
    onSelect: () => void navigate({ to: '/article/$articleId/edit', params: { articleId } }),
  };
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

  if (ownVisibility === null) return { items: [], dialog: null };
  return {
    items: isFromDrawer || origin ? [editing, deleting] : [editing, sharing, deleting],
    dialog: <DeleteDialog articleId={articleId} title={title} isOpen={isAsking} onClose={() => setIsAsking(false)} />,
  };
}

interface DeleteDialogProps {
  articleId: string;
  title: string;
  isOpen: boolean;
  onClose: () => void;
}

function DeleteDialog({ articleId, title, isOpen, onClose }: DeleteDialogProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const deleting = useMutation({ ...deleteArticle(articleId), onSuccess: () => navigate({ to: '/' }) });
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t`Delete this article?`}
      action={{
        label: t`Delete`,
        isDanger: true,
        onPress: () => deleting.mutate(),
        work: deleting,
      }}
      cancelLabel={t`Keep it`}
    >
      <p>{t`“${title}” will be deleted, along with its translations, its audio and every reader’s progress. This can’t be undone.`}</p>
    </ConfirmDialog>
  );
}
