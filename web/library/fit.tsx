import { lazyLearning } from '../platform/lazy-learning.ts';
import { Later } from '../ui/loading/later.tsx';
import styles from './fit.module.css';

const FitLine = lazyLearning(async () => (await import('../learning/fit/fit-line.tsx')).FitLine);

/** How well an article fits the learner. Its space is reserved if this browser knows that the learner has a level. */
export function Fit({ articleId, isRow = false }: { articleId: string; isRow?: boolean }) {
  return (
    <div className={styles.fit} data-row={isRow || undefined}>
      <Later>
        <FitLine articleId={articleId} />
      </Later>
    </div>
  );
}
