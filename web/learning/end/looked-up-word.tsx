import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SavedWord } from '../../../domain/learning/saved-word.ts';
import { errorMessage } from '../../platform/error-message.ts';
import { toaster } from '../../ui/overlay/toaster.ts';
import { changeReview } from '../marks/word-queries.ts';
import { KnownWord } from './known-word.tsx';
import { WordToggle } from './word-toggle.tsx';

/** A word that was looked up in this article. It is already in the word list. */
export function LookedUpWord({ word }: { word: SavedWord }) {
  // A word can be in review and known: it was saved, and then the learner marked it as known or remembered it for weeks.
  return word.state === 'learned' ? <KnownWord word={word} /> : <ReviewToggle word={word} />;
}

/** Puts the word into review, or takes it out of review. */
function ReviewToggle({ word: { id, base, language, isInReview } }: { word: SavedWord }) {
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
