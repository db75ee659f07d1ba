import { Trans, useLingui } from '@lingui/react/macro';
import type { ArticleVersion } from '../../../domain/library/article.ts';
import type { MenuItem } from '../../ui/overlay/menu-list.tsx';
import styles from './marks.module.css';
import { useMarks } from './use-marks.ts';

/** The switch of the reader's menu. It shows both marks as its own legend. */
export function useMarksItem(articleId: string, learning: ArticleVersion): MenuItem {
  const { t } = useLingui();
  const { isOn, toggle } = useMarks(articleId, learning);
  return {
    id: 'marks',
    label: t`Mark new words`,
    hint: (
      <>
        <span className={styles.new}>
          <Trans>new to you</Trans>
        </span>
        <span className={styles.saved}>
          <Trans>saved</Trans>
        </span>
      </>
    ),
    isOn,
    onSelect: toggle,
  };
}
