import { screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { ListedArticle } from '../../../domain/library/article.ts';
import { listedArticle } from '../../../domain/library/listed-article.fixture.ts';
import { answerApi, renderComponent } from '../../../tests/support/render-component.tsx';
import { createPlace, type Place } from '../position/place.ts';
import { ArticleEnd } from './article-end.tsx';

const second = listedArticle({ id: 'second', title: 'La bicicleta bajo la lluvia', part: 2, partCount: 4 });
const other = listedArticle({ id: 'other', title: 'El pan' });

const finish = (nextPart: ListedArticle | null, learning: Parameters<typeof answerApi>[0] = {}) =>
  renderEnd(createPlace(12, 12), nextPart, learning);

function renderEnd(place: Place, nextPart: ListedArticle | null, learning: Parameters<typeof answerApi>[0] = {}) {
  answerApi({ 'GET /api/home': { body: { begun: [], unread: [second, other], hasRead: true } }, ...learning });
  const reading = {
    articleId: 'first',
    level: 'A1',
    sentenceCount: 12,
    nextPart,
    creatorKind: 'library',
    isFromDrawer: false,
  } as const;
  return renderComponent(<ArticleEnd reading={{ ...reading, ownVisibility: null }} language="es" place={place} />);
}

/**
 * Simulates that the article is scrolled to its end: every observed element is in view. `answerApi` restores the real
 * IntersectionObserver.
 */
function showAll() {
  class AllInView {
    readonly #tell: (entries: { isIntersecting: boolean }[]) => void;
    constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
      this.#tell = tell;
    }
    observe() {
      this.#tell([{ isIntersecting: true }]);
    }
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', AllInView);
}

test('the next part of a series is the first offer, and another article the second', async () => {
  finish(second);
  expect(await screen.findByRole('link', { name: /El pan/ })).toBeDefined();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)[0]).toBe(
    'Next part: La bicicleta bajo la lluvia',
  );
  expect(screen.queryByText('Part 2 of 4')).toBeNull();
});

test('without a next part an article of the same level is offered, with its place in its series', async () => {
  finish(null);
  await screen.findByRole('link', { name: /La bicicleta bajo la lluvia/ });
  screen.getByText('Part 2 of 4');
  screen.getByRole('link', { name: 'Find the next one' });
});

test('a learner with a level is offered an article that is right for them', async () => {
  const right = listedArticle({ id: 'right', title: 'Las abejas' });
  finish(null, {
    'GET /api/learning/vocabulary': { body: { vocabulary: { size: 1200 } } },
    'GET /api/learning/right-for-me': { body: { articles: [right], coverage: [], hasMore: false, isClosest: false } },
  });
  await screen.findByRole('link', { name: /Las abejas/ });
  expect(screen.queryByText(/La bicicleta/)).toBeNull();
});

test('an article that does not count as read can be marked as read, and then shows its summary', async () => {
  const place = createPlace(3, 12);
  const { user } = renderEnd(place, null);
  // Removes the live region of announcements, which would stay in the page after the test.
  onTestFinished(() => document.querySelector('body > [role="status"]')?.remove());
  const button = await screen.findByRole('button', { name: 'Mark as read' });
  expect(screen.queryByText('You’ve read it to the end')).toBeNull();
  expect([place.position(), place.isFinished()]).toEqual([3, false]);
  await user.click(button);
  expect([place.position(), place.current(), place.isFinished()]).toEqual([12, 3, true]);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark as read' })).toBeNull());
  expect(document.activeElement?.textContent).toContain('You’ve read it to the end');
});

test('the end of an article that does not count as read offers the next part and another article', async () => {
  showAll();
  renderEnd(createPlace(3, 12), second);
  await screen.findByRole('link', { name: 'Next part: La bicicleta bajo la lluvia' });
  await screen.findByRole('link', { name: /El pan/ });
});
