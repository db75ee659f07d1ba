import { Trans } from '@lingui/react/macro';
import type { Language } from '../../../domain/language.ts';
import type { Definition } from '../../../domain/reader/definition/definition.ts';
import { Colon } from '../../ui/layout/colon.tsx';
import { findMarks } from './find-marks.ts';
import { MarkedText } from './marked-text.tsx';
import styles from './sentence-translation.module.css';

interface SentenceTranslationProps {
  translation: string;
  native: Language;
  /** Undefined if the phrase could not be looked up, for example offline. */
  definition: Definition | undefined;
}

/** The translation of the sentence of a phrase that the lexicon explains only word by word. Emphasises the words of the phrase. */
export function SentenceTranslation({ translation, native, definition }: SentenceTranslationProps) {
  // An expression has its own meaning. If the whole sentence is selected, its translation is already shown as the meaning.
  const isExplained = definition && (definition.meaning !== null || definition.parts.length === 0);
  if (isExplained || definition?.inTranslation === translation) return null;
  return (
    <figure className={styles.sentence}>
      <figcaption>
        <Trans>The whole sentence</Trans>
        <Colon />
      </figcaption>
      <p lang={native}>
        <MarkedText text={translation} marks={findMarks(translation, definition?.inTranslation ?? '')} />
      </p>
    </figure>
  );
}
