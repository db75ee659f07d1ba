import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { ArticleEdit, EditableArticle } from '../../../domain/creation/edit-article.ts';
import { edition, findSource } from '../queries.ts';

interface Edited {
  articleId: string;
  /** The article that the user has edited. */
  article: EditableArticle;
  onSaved: () => void;
}

/**
 * Saves an edit. If the article was changed in another tab or on another device, the edit is saved only if the user saves
 * it once more.
 */
export function useSavedEdit({ articleId, article, onSaved }: Edited) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const [known, setKnown] = useState(() => JSON.stringify(article));
  const saving = useMutation({
    mutationFn: async (edit: ArticleEdit) => {
      const current = await findSource(articleId);
      const isSame = current === null || JSON.stringify(current) === known;
      if (isSame) await edition({ articleId, edit });
      else setKnown(JSON.stringify(current));
      return { isSaved: isSame };
    },
    onSuccess: async ({ isSaved }) => {
      if (!isSaved) return;
      onSaved();
      // Refreshes the cache: the reader must show the new text, and all lists of articles must show the new title.
      client.removeQueries({ queryKey: ['reading', articleId] });
      await client.invalidateQueries({ predicate: ({ meta }) => meta?.dependsOnLanguages === true });
      await navigate({ to: '/article/$articleId', params: { articleId } });
    },
  });
  return {
    save: saving.mutate,
    isPending: saving.isPending,
    error: saving.error,
    /** Whether the edit was not saved, because the article has changed. The next call of `save` saves it. */
    hasConflict: saving.data?.isSaved === false,
  };
}
