import { useMutation, useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { LiveEvent } from '../../domain/live-event.ts';
import { answerApi, renderComponent } from '../../tests/support/render-component.tsx';
import { sessionQuery } from '../access/queries.ts';
import { deleteArticle, readingQuery } from '../reader/queries.ts';
import { LiveUpdates } from './live-updates.ts';

const stream = vi.hoisted((): { hear: (event: LiveEvent) => void } => ({ hear: () => {} }));
vi.mock('../platform/live-events.ts', () => ({
  followLiveEvents(hear: (event: LiveEvent) => void) {
    stream.hear = hear;
    return () => {};
  },
}));

const articleId = crypto.randomUUID();

/** An open article. After the deletion, the page stays until home has loaded. */
function OpenArticle() {
  useQuery(sessionQuery);
  useQuery(readingQuery(articleId));
  const deleting = useMutation({ ...deleteArticle(articleId), onSuccess: () => new Promise<void>(() => {}) });
  return (
    <button type="button" onClick={() => deleting.mutate()}>
      Delete
    </button>
  );
}

test('an article is fetched again after a change, but not while the page deletes it', async () => {
  const path = `/api/articles/${articleId}`;
  const asked = answerApi({
    'GET /api/session': { body: { user: { uid: 'a', name: '', email: '' } } },
    [`GET ${path}`]: { body: { reading: {} } },
    [`DELETE ${path}`]: { body: {} },
  });
  const { user, rerender, router } = renderComponent(<OpenArticle />);
  rerender(
    <>
      <OpenArticle />
      <LiveUpdates router={router as never} />
    </>,
  );
  const countLoads = () => asked.filter((request) => request.startsWith(`GET ${path}`)).length;
  await waitFor(() => expect(countLoads()).toBeGreaterThan(0));
  const before = countLoads();
  const tell = () => stream.hear({ topic: 'article', articleId });
  await waitFor(() => {
    tell();
    expect(countLoads()).toBeGreaterThan(before);
  });
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(asked).toContain(`DELETE ${path}`));
  const loaded = countLoads();
  tell();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(countLoads()).toBe(loaded);
});
