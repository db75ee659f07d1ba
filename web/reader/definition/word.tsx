import type { DictionaryWord } from '../../../domain/reader/definition/definition.ts';
import styles from './definition-body.module.css';

/** A word as a dictionary lists it, with the hint that names its sense. */
export const Word = ({ word, hint }: DictionaryWord) => (
  <>
    {word}
    {hint !== undefined && <span className={styles.hint}> ({hint})</span>}
  </>
);
