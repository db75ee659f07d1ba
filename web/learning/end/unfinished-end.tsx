import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import styles from './unfinished-end.module.css';

interface UnfinishedEndProps {
  onMark: () => void;
  /** What to read next. Rendered when the end of the text comes near the viewport. Its data is not requested earlier. */
  children: ReactNode;
}

/** The end of an article that does not count as read. */
export function UnfinishedEnd({ onMark, children }: UnfinishedEndProps) {
  const card = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);

  useEffect(() => {
    if (card.current === null) return;
    const watching = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsNear(true),
      { rootMargin: '50%' },
    );
    watching.observe(card.current);
    return () => watching.disconnect();
  }, []);

  return (
    <>
      <div ref={card} className={styles.card}>
        <div>
          <p className={styles.question}>
            <Trans>Have you read it to the end?</Trans>
          </p>
          <p className={styles.hint}>
            <Trans>
              Sentences that you scroll past quickly don’t count as read. If you did read them, mark the article as
              read, and you’ll see the words you met.
            </Trans>
          </p>
        </div>
        <Button variant="outline" icon="check" onClick={onMark}>
          <Trans>Mark as read</Trans>
        </Button>
      </div>
      {isNear && children}
    </>
  );
}
