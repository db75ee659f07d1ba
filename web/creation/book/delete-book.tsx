import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ConfirmDialog } from '../../platform/confirm-dialog.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { deleteBook } from './book-queries.ts';

export function DeleteBook({ bookId, title }: { bookId: string; title: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const deleting = useMutation(deleteBook);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <IconButton icon="trash" label={t`Delete`} onClick={() => setIsAsking(true)} />
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={t`Delete this book?`}
        action={{
          label: t`Delete`,
          isDanger: true,
          onPress: () => deleting.mutate(bookId, { onSuccess: () => navigate({ to: '/my-articles' }) }),
          work: deleting,
        }}
        cancelLabel={t`Keep it`}
      >
        <p>{t`“${title}” will be deleted, with all its parts and your place in it. Your saved words stay.`}</p>
      </ConfirmDialog>
    </>
  );
}
