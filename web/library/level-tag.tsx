import { useLingui } from '@lingui/react/macro';
import type { Level } from '../../domain/level.ts';
import styles from './level-tag.module.css';

export function LevelTag({ level }: { level: Level | null }) {
  const { t } = useLingui();
  if (level === null) return null;
  return (
    <span className={styles.level}>
      <span className="visually-hidden">{t`Level ${level}`}</span>
      <span aria-hidden="true">{level}</span>
    </span>
  );
}
