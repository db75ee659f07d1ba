import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { LinkButton } from '../../ui/button/link-button.tsx';
import styles from './read-on.module.css';

/** A button that stays at the bottom of the screen. Opens the article at the sentence that is being read. */
export function ReadOn({ articleId }: { articleId: string }) {
  const sentence = useTopSentence();
  return (
    <div className={styles.bar}>
      <LinkButton to="/article/$articleId" params={{ articleId }} {...(sentence && { hash: sentence })} size="large">
        <Trans>Go to article</Trans>
      </LinkButton>
    </div>
  );
}

/** The element id of the first sentence that starts below the top of the screen; undefined at the start of the text. */
function useTopSentence() {
  const [top, setTop] = useState<string>();

  useEffect(() => {
    const look = () => {
      const rows = [...document.querySelectorAll('[id^="sentence-"]')];
      const index = rows.findIndex((row) => row.getBoundingClientRect().top > 0);
      setTop(index > 0 ? rows[index]?.id : undefined);
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);

  return top;
}
