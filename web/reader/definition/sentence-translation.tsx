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

/**
 * Shown if the lexicon explains a phrase only word by word: the translation of the sentence, in which the words of the
 * phrase are emphasised.
 */
export function SentenceTranslation({ translation, native, definition }: SentenceTranslationProps) {
  // Not shown for an expression, because it has its own meaning. Not shown if the whole sentence is selected, because its
  // translation is already shown as the meaning.
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
