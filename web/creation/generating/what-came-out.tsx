import { Suspense } from 'react';
import type { Creation } from '../../../domain/creation/creation.ts';
import { lazyLearning } from '../../platform/lazy-learning.ts';

const OutcomeLine = lazyLearning(async () => (await import('../outcome/outcome-line.tsx')).OutcomeLine);

/**
 * How the finished article fits the request. It is last on the page, because it loads later and must not move other content.
 */
export function WhatCameOut({ creation: { status, outcome, learningLang } }: { creation: Creation }) {
  if (status !== 'done' || outcome === null) return null;
  return (
    <Suspense>
      <OutcomeLine outcome={outcome} language={learningLang} />
    </Suspense>
  );
}
