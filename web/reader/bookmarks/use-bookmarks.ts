import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { errorMessage } from '../../platform/error-message.ts';
import { toaster } from '../../ui/overlay/toaster.ts';
import { bookmarksQuery, changeBookmark } from './bookmark-queries.ts';

export function useBookmarks(articleId: string) {
  const { t } = useLingui();
  const bookmarks = useQuery(bookmarksQuery(articleId)).data ?? [];
  const { mutate } = useMutation(changeBookmark(useQueryClient(), articleId));
  const change = (sentence: number, note: string | null) =>
    mutate({ sentence, note }, { onError: (error) => toaster.show({ kind: 'error', title: t(errorMessage(error)) }) });
  return {
    bookmarks,
    change,
    toggle(sentence: number) {
      const isThere = bookmarks.some((bookmark) => bookmark.sentence === sentence);
      change(sentence, isThere ? null : '');
      toaster.show({ kind: 'success', title: isThere ? t`Bookmark removed` : t`Bookmarked` });
    },
  };
}
