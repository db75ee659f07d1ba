import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import * as v from 'valibot';
import { loadSection } from '../platform/locale.ts';
import { Hydrated } from '../ui/loading/hydrated.tsx';
import { fetchParts, lazyPage, reading, Shell, shell } from './layouts.tsx';

const PlacementPage = lazyRouteComponent(() => import('../learning/placement/placement-page.tsx'), 'PlacementPage');
const ReviewPage = lazyRouteComponent(() => import('../learning/review/review-page.tsx'), 'ReviewPage');

export const words = createRoute({
  getParentRoute: () => shell,
  path: '/words',
  validateSearch: v.object({
    articleId: v.fallback(v.optional(v.pipe(v.string(), v.uuid())), undefined),
    source: v.fallback(v.optional(v.picklist(['saved', 'looked-up'])), undefined),
  }),
  loader: () => loadSection('learning'),
  component: lazyPage(() => import('../learning/words/words-page.tsx'), 'WordsPage'),
});

export const progress = createRoute({
  getParentRoute: () => shell,
  path: '/progress',
  loader: () => loadSection('learning'),
  component: lazyPage(() => import('../learning/progress/progress-page.tsx'), 'ProgressPage'),
});

export const placement = createRoute({
  getParentRoute: () => reading,
  path: '/placement',
  validateSearch: v.object({
    from: v.optional(v.fallback(v.picklist(['settings', 'progress', 'welcome']), 'settings')),
  }),
  loader: () => Promise.all([loadSection('learning'), fetchParts(Shell, PlacementPage)]),
  component: () => (
    <>
      <PlacementPage inShell={(page) => <Shell>{page}</Shell>} />
      <Hydrated />
    </>
  ),
});

export const review = createRoute({
  getParentRoute: () => reading,
  path: '/words/review',
  // With `ahead`, if no word is due, words that are due later are reviewed.
  validateSearch: v.object({ ahead: v.fallback(v.optional(v.boolean()), undefined) }),
  loader: () => Promise.all([loadSection('learning'), fetchParts(Shell, ReviewPage)]),
  // The page itself decides which of its parts are rendered in the shell: review cards are not, because they have their own
  // header.
  component: ReviewRoute,
});

function ReviewRoute() {
  const { ahead = false } = review.useSearch();
  return (
    <>
      <ReviewPage isAhead={ahead} inShell={(page) => <Shell>{page}</Shell>} />
      <Hydrated />
    </>
  );
}
