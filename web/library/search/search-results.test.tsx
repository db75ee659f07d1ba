import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { SearchResults as Found } from '../../../domain/library/search.ts';
import { answerApi, renderComponent } from '../../../tests/support/render-component.tsx';
import { SearchResults } from './search-results.tsx';

const nothing: Found = { results: [], total: 0, hasMore: false, correctedTo: null, problem: null };

test('a first search without results is announced', async () => {
  answerApi({});
  renderComponent(
    <SearchResults found={nothing} q="xyzzy" page={1} filters={{}} goTo={() => {}} filterBy={() => {}} />,
  );
  const readAnnounced = () =>
    [...document.querySelectorAll('body > [role="status"]')].map(({ textContent }) => textContent);
  await waitFor(() => expect(readAnnounced()).toEqual(['Nothing fits yet ']));
});

test.each(['a2', 'Niveau A2'])('the name of a level, “%s”, offers the articles at this level', async (q) => {
  answerApi({});
  const filterBy = vi.fn();
  const { user } = renderComponent(
    <SearchResults found={nothing} q={q} page={1} filters={{ type: 'review' }} goTo={() => {}} filterBy={filterBy} />,
  );
  await user.click(screen.getByRole('button', { name: 'Show level A2' }));
  expect(filterBy).toHaveBeenCalledWith({ type: 'review', level: 'A2' }, '');
});
