import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type CSSProperties, useEffect } from 'react';
import type { Coverage } from '../../../domain/learning/estimate.ts';
import { profileQuery, sessionQuery } from '../../access/queries.ts';
import styles from './fit-line.module.css';
import { coverageQuery } from './fit-queries.ts';
import { noteLevel } from './note-level.ts';

/** “94% known · 18 new words” under a card or a search result. Empty if the learner has no level. */
export function FitLine({ articleId }: { articleId: string }) {
  const language = useQuery(profileQuery).data?.learningLang ?? 'en';
  const userId = useQuery(sessionQuery).data?.uid;
  const fit = useQuery(coverageQuery(language, articleId)).data;
  const hasLevel = fit?.hasLevel;
  useEffect(() => {
    if (userId !== undefined && hasLevel !== undefined) noteLevel(userId, hasLevel);
  }, [userId, hasLevel]);
  return fit?.coverage ? <Fit coverage={fit.coverage} /> : null;
}

/** A line that is solid for the share of known words and dotted for the rest, above the same numbers as text. */
export function Fit({ coverage: { known, newWords } }: { coverage: Pick<Coverage, 'known' | 'newWords'> }) {
  const { i18n } = useLingui();
  // Rounded down: 99.6 % with new words is not 100 %.
  const whole = Math.floor(known * 100);
  const share = i18n.number(whole / 100, { style: 'percent' });
  const measure: CSSProperties & { '--known': string } = { '--known': `${whole}%` };
  return (
    <span className={styles.fit}>
      <span className={styles.bar} style={measure} aria-hidden="true" />
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
