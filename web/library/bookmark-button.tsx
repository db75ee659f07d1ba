import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorMessage } from '../platform/error-message.ts';
import { IconButton } from '../ui/button/icon-button.tsx';
import { toaster } from '../ui/overlay/toaster.ts';
import { bookmarking, myArticlesQuery } from './queries.ts';

interface BookmarkButtonProps {
  articleId: string;
  isBookmarked: boolean;
}

/** Adds an article to My articles, or removes it. */
export function BookmarkButton({ articleId, isBookmarked }: BookmarkButtonProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const changing = useMutation({
    ...bookmarking,
    onSuccess: () => client.invalidateQueries(myArticlesQuery),
    onError: (error) => toaster.show({ kind: 'error', title: t(errorMessage(error)) }),
  });
  // Optimistic: shows the last change while it is being sent. After an error, shows the previous state.
  const isPressed = changing.isError
    ? !changing.variables.isBookmarked
    : (changing.variables?.isBookmarked ?? isBookmarked);
  return (
    <IconButton
      icon="bookmark"
      label={t`Bookmark this article`}
      isPressed={isPressed}
      onClick={() => changing.mutate({ articleId, isBookmarked: !isPressed })}
    />
  );
}
