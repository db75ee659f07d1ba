import type { Coverage } from '../../domain/library/coverage.ts';
import { lazyLearning } from '../platform/lazy-learning.ts';
import { Later } from '../ui/loading/later.tsx';
import styles from './fit.module.css';
import { FitFigures } from './fit-figures.tsx';

const FitLine = lazyLearning(async () => (await import('../learning/fit/fit-line.tsx')).FitLine);

interface FitProps {
  articleId: string;
  /** Null if it is not known. If it is undefined, it is requested after the page has been shown. */
  coverage?: Pick<Coverage, 'known' | 'newWords'> | null | undefined;
  isRow?: boolean;
}

/**
 * How well an article fits the learner. If this browser knows that the learner has a level, its space is reserved, and a dotted line
 * is there until the figures arrive.
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
