import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useMemo } from 'react';
import type { ArticleVersion } from '../../../domain/library/article.ts';
import { createMinutesLeft } from '../position/minutes-left.ts';
import type { Place } from '../position/place.ts';
import { useAttended, useIsFinished } from '../position/use-place.ts';
import { ReaderHeader } from './reader-header.tsx';
import styles from './running-header.module.css';

interface RunningHeaderProps {
  learning: ArticleVersion;
  wordCount: number;
  place: Place;
  tools?: ReactNode;
}

/** Back link, running title and, until the article is finished, the reading time left from the sentence that the user is reading. */
export function RunningHeader({ learning, wordCount, place, tools }: RunningHeaderProps) {
  const { t } = useLingui();
  const minutesLeft = useMemo(() => createMinutesLeft(learning.paragraphs.flat(), wordCount), [learning, wordCount]);
  const minutesFrom = minutesLeft(useAttended(place));
  const minutes = useIsFinished(place) ? undefined : minutesFrom;
  return (
    <ReaderHeader>
      <span className={styles.running} lang={learning.language}>
        {learning.title}
      </span>
      <div className={styles.tools}>
        {minutes !== undefined && (
          <span
            className={styles.left}
          >{t`${plural(minutes, { one: '# minute left', other: '# minutes left' })}`}</span>
        )}
        {tools}
      </div>
    </ReaderHeader>
  );
}
