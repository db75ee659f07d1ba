import { useEffect } from 'react';
import { onHydrated } from './first-page.ts';

/** The last element of every page: its effect runs after those of the page, in the same Suspense boundary. */
export function Hydrated() {
  useEffect(onHydrated, []);
  return null;
}
