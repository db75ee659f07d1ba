import { useLingui } from '@lingui/react/macro';
import { type AskedText, rangesOf } from './asked-text.ts';
import styles from './looking-up.module.css';

/** Shown below the word until the definition window has loaded. */
export function LookingUp({ asked }: { asked: AskedText }) {
  const { t } = useLingui();
  const word = rangesOf(asked)[0]?.getBoundingClientRect();
  if (word === undefined) return null;
  return (
    <p role="status" className={styles.looking} style={{ insetBlockStart: word.bottom, insetInlineStart: word.left }}>
      <span aria-hidden="true">…</span>
      <span className="visually-hidden">{t`Looking up the meaning`}</span>
    </p>
  );
}
