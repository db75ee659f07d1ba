import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ArticleVersion } from '../../../domain/library/article.ts';
import type { MenuItem } from '../../ui/overlay/menu-list.tsx';
import styles from './marks.module.css';
import { useMarks } from './use-marks.ts';

interface LearningItemsProps {
  articleId: string;
  learning: ArticleVersion;
  children: (items: MenuItem[]) => ReactNode;
}

/**
 * Items of the reader's menu: a switch for the marks of new words, and a link to the saved words of the article. The switch has
 * a legend of the marks for new and saved words.
 */
export function LearningItems({ articleId, learning, children }: LearningItemsProps) {
  const { t } = useLingui();
  const router = useRouter();
  const { isOn, toggle } = useMarks(articleId, learning);
  const marks: MenuItem = {
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
  const words: MenuItem = {
    id: 'words',
    label: t`My words from this article`,
    icon: 'define',
    onSelect: () => void router.navigate({ to: '/words', search: { articleId } }),
  };
  return children([marks, words]);
}
