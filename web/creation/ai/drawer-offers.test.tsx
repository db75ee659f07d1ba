import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { OfferedArticle } from '../../../domain/creation/choose-from-drawer.ts';
import { answerApi, renderComponent } from '../../../tests/support/render-component.tsx';
import { DrawerOffers } from './drawer-offers.tsx';

const offered = (name: string, isAboutIt: boolean): OfferedArticle => ({
  name,
  cover: null,
  title: name,
  nativeTitle: null,
  summary: `About ${name}`,
  type: 'deep-dive',
  genres: ['history'],
  tone: 'casual',
  audience: 'adults',
  length: 'medium',
  level: 'A2',
  wordCount: 200,
  isAboutIt,
});

function show(articles: OfferedArticle[]) {
  answerApi({ 'GET /api/profile': { body: { profile: { learningLang: 'es', mainLang: 'en', level: 'A2' } } } });
  renderComponent(<DrawerOffers offer={{ articles }} onPick={() => {}} />);
  const rest = screen.queryByText(/come closest|comes closest/);
  const isBefore = (name: string) =>
    rest !== null && (screen.getByText(name).compareDocumentPosition(rest) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
  return { rest: rest?.textContent ?? null, before: articles.map(({ name }) => name).filter(isBefore) };
}

test('says which of the three articles are about the request', () => {
  const { rest, before } = show([offered('cat', true), offered('palace', false), offered('robot', false)]);
  expect(rest).toContain('Nothing else in the drawer is about this.');
  expect(before).toEqual(['cat']);
});

test('says if none of them is', () => {
  const { rest, before } = show([offered('palace', false), offered('robot', false)]);
  expect(rest).toContain('None of the ready-made articles are about this.');
  expect(before).toEqual([]);
});

test('says nothing of the kind if all of them are', () => {
  expect(show([offered('cat', true), offered('robot', true)]).rest).toBe(null);
});
