import { loadSection } from '../platform/locale.ts';
import { Later, lazyLater } from '../ui/loading/later.tsx';
import styles from './fit.module.css';

const FitLine = lazyLater(async () => {
  const [{ FitLine }] = await Promise.all([import('../learning/fit/fit-line.tsx'), loadSection('learning')]);
  return FitLine;
});

/** How well an article fits the learner. Its room is reserved if this browser knows that the learner has a level. */
export function Fit({ articleId, isRow = false }: { articleId: string; isRow?: boolean }) {
  return (
    <div className={styles.fit} data-row={isRow || undefined}>
      <Later>
        <FitLine articleId={articleId} />
      </Later>
    </div>
  );
}
