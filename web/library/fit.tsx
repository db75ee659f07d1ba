import type { Coverage } from '../../domain/library/coverage.ts';
import { lazyLearning } from '../platform/lazy-learning.ts';
import { Later } from '../ui/loading/later.tsx';
import styles from './fit.module.css';
import { FitFigures } from './fit-figures.tsx';

const FitLine = lazyLearning(async () => (await import('../learning/fit/fit-line.tsx')).FitLine);

interface FitProps {
  articleId: string;
  /** Null if the coverage is not known. If undefined, the coverage is requested after the page has been shown. */
  coverage?: Pick<Coverage, 'known' | 'newWords'> | null | undefined;
  isRow?: boolean;
}

/**
 * How well an article fits the learner. If this browser knows that the learner has a level, space for the figures is
 * reserved. A dotted line is shown there until the figures have loaded.
 */
export function Fit({ articleId, coverage, isRow = false }: FitProps) {
  return (
    <div
      className={styles.fit}
      data-row={isRow || undefined}
      data-known={coverage ? '' : undefined}
      data-awaited={coverage === undefined ? '' : undefined}
    >
      {coverage === undefined ? (
        <Later>
          <FitLine articleId={articleId} />
        </Later>
      ) : (
        coverage !== null && <FitFigures coverage={coverage} />
      )}
    </div>
  );
}
