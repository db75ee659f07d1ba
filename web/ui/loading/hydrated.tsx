import { useEffect } from 'react';
import { onHydrated } from './first-page.ts';

/**
 * Reports that the page is hydrated. It is the last element of every page, in the same Suspense boundary, so its effect runs
 * after the effects of the page.
 */
export function Hydrated() {
  useEffect(onHydrated, []);
  return null;
}
