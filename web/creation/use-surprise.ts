import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { submission } from './queries.ts';

/** The id of the article is created once, so that pressing the button again does not create a second article. */
export function useSurprise() {
  const [articleId] = useState(() => crypto.randomUUID());
  const navigate = useNavigate();
  const submitting = useMutation(submission(useQueryClient()));
  return {
    isPending: submitting.isPending,
    error: submitting.error,
    start() {
      if (submitting.isPending) return;
      submitting.mutate(
        { articleId, request: { way: 'surprise' } },
        { onSuccess: () => navigate({ to: '/article-generating/$articleId', params: { articleId } }) },
      );
    },
  };
}
