import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import type { Coverage } from '../../domain/library/coverage.ts';
import styles from './fit-figures.module.css';

/** “94% known · 18 new words” under a line that is solid for the share of known words and dotted for the rest. At 100%, nothing is dotted. */
export function FitFigures({ coverage: { known, newWords } }: { coverage: Pick<Coverage, 'known' | 'newWords'> }) {
  const { i18n } = useLingui();
  // Rounds down, because 99.6 % with new words is not 100 %.
  const whole = Math.floor(known * 100);
  const share = i18n.number(whole / 100, { style: 'percent' });
  const measure: CSSProperties & { '--known': string } = { '--known': `${whole}%` };
  return (
    <span className={styles.fit}>
      <span className={styles.bar} style={measure} data-whole={whole === 100 || undefined} aria-hidden="true" />
      <span className={styles.text}>
        <span>
          <Trans>
            <b>{share}</b> known
          </Trans>
        </span>
        <span>
          <Plural value={newWords} _0="no new words" one="# new word" other="# new words" />
        </span>
      </span>
    </span>
  );
}
