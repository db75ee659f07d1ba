import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SavedWord } from '../../../domain/learning/saved-word.ts';
import { errorMessage } from '../../platform/error-message.ts';
import { toaster } from '../../ui/overlay/toaster.ts';
import { changeReview } from '../marks/word-queries.ts';
import { WordToggle } from './word-toggle.tsx';

/** A word that was looked up in this article. It is already in the word list. The toggle puts it into review. */
export function LookedUpWord({ word: { id, base, language, isInReview } }: { word: SavedWord }) {
  const { t } = useLingui();
  const changing = useMutation(changeReview(useQueryClient()));
  const isSaved = changing.isPending ? changing.variables.change === 'review' : isInReview;
  const toggle = () =>
    changing.mutate(
      { id, change: isSaved ? 'unreview' : 'review' },
      { onError: (error) => toaster.show({ kind: 'error', title: t(errorMessage(error)) }) },
    );
  return <WordToggle base={base} language={language} isSaved={isSaved} onToggle={toggle} />;
}
