import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
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
