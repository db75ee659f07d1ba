import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Skeleton } from './skeleton.tsx';

test('says in visible text what is loading', () => {
  render(<Skeleton label="Loading the article" />);
  expect(screen.getByRole('status').querySelector('.visually-hidden')).toBeNull();
  screen.getByText('Loading the article…');
});
