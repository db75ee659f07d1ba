import { screen } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { ArticleVersion } from '../../../domain/library/article.ts';
import { renderComponent } from '../../../tests/support/render-component.tsx';
import { createPlace } from '../position/place.ts';
import { ArticleSearch } from './article-search.tsx';

const sources = ['El faro brilla.', 'Nina mira el mar.', 'El faro duerme.', 'Nina duerme.'];
const translations = ['The lighthouse shines.', 'Nina looks at the sea.', 'The lighthouse sleeps.', 'Nina sleeps.'];
const learning = { language: 'es', title: 'El faro', paragraphs: [sources] } satisfies ArticleVersion;
const native = { language: 'en', title: 'The lighthouse', paragraphs: [translations] } satisfies ArticleVersion;

const rowHeight = 500;
let scrolled: number;

/** Simulates the layout of an article: each sentence is 500 px high, and sentence 3 is at the top of the window. */
beforeEach(() => {
  scrolled = 2 * rowHeight;
  const spies = [
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const sentence = Number(/^sentence-(\d+)$/.exec(this.id)?.[1] ?? Number.NaN);
      return new DOMRect(0, (sentence - 1) * rowHeight - scrolled + 100, 300, 100);
    }),
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      scrolled += this.getBoundingClientRect().top - 300;
    }),
    vi.spyOn(window, 'scrollBy').mockImplementation((options?: ScrollToOptions | number) => {
      scrolled += typeof options === 'object' ? (options.top ?? 0) : 0;
    }),
  ];
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore();
  });
});

function renderSearch() {
  const place = createPlace(1, sources.length);
  const onClose = vi.fn();
  // The rows are there before the search is opened.
  renderComponent(
    <ol>
      {sources.map((source, index) => (
        <li key={source} id={`sentence-${index + 1}`}>
          <p data-source>{source}</p>
          <p data-slot>
            <span lang="en">{translations[index]}</span>
          </p>
        </li>
      ))}
    </ol>,
  );
  const rendered = renderComponent(
    <ArticleSearch
      reading={{ native, begunNative: null }}
      learning={learning}
      place={place}
      onGo={vi.fn()}
      onClose={onClose}
    />,
  );
  return { ...rendered, onClose };
}

const field = () => screen.getByRole('searchbox');

test('begins with the next match from the sentence that is read, and comes back when it is closed', async () => {
  const { user, onClose } = renderSearch();
  await user.type(field(), 'nina');
  screen.getByText('3 of 4');
  expect(scrolled).not.toBe(1000);
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
  expect(scrolled).toBe(1000);
});

test('comes back while nothing is found', async () => {
  const { user } = renderSearch();
  await user.type(field(), 'nina');
  await user.type(field(), 'x');
  screen.getByText('0 of 0');
  expect(scrolled).toBe(1000);
});

test('stays at a match to which the user has stepped', async () => {
  const { user } = renderSearch();
  await user.type(field(), 'faro{Enter}');
  screen.getByText('1 of 2');
  const found = scrolled;
  await user.keyboard('{Escape}');
  expect(scrolled).toBe(found);
  expect(found).not.toBe(1000);
});

test('finds words of the translation, and shows a hidden translation while it contains a match', async () => {
  const { user } = renderSearch();
  await user.type(field(), 'sea');
  screen.getByText('1 of 1');
  const slot = screen.getByText('Nina looks at the sea.').closest('[data-slot]');
  expect(slot?.hasAttribute('data-found')).toBe(true);
  await user.clear(field());
  expect(slot?.hasAttribute('data-found')).toBe(false);
});
