import { useLingui } from '@lingui/react/macro';
import type { Language } from '../../../domain/language.ts';
import type { DefinedPart, DictionaryWord } from '../../../domain/reader/definition/definition.ts';
import styles from './definition-body.module.css';
import { kindMessage } from './definition-words.ts';
import { useNotes } from './use-notes.ts';
import { Word } from './word.tsx';

interface WordAloneProps {
  word: DefinedPart;
  /** The meaning of the expression. It is not repeated if the word has the same meaning. */
  expressionMeaning: DictionaryWord | null;
  languages: { source: Language; native: Language };
}

/** The selected word of an expression, with the meaning and the grammar that it has alone. */
export function WordAlone({ word, expressionMeaning, languages }: WordAloneProps) {
  const { t } = useLingui();
  const sayNote = useNotes();
  const { text, baseForm, meaning, partOfSpeech, gender, grammar } = word;
  const isSameMeaning = meaning !== null && meaning.word.toLowerCase() === expressionMeaning?.word.toLowerCase();
  // Answers that an earlier release has stored on the device have neither part of speech nor grammar.
  const details = [
    ...(partOfSpeech ? [t(kindMessage(partOfSpeech, gender ?? undefined))] : []),
    ...(grammar ?? []).map(sayNote),
  ];
  return (
    <div>
      <p>
        <b lang={languages.source}>{text}</b>
        {!isSameMeaning && (
          <>
            {' – '}
            <span lang={languages.native}>{meaning === null ? '?' : <Word {...meaning} />}</span>
          </>
        )}
      </p>
      <p className={styles.where}>
        {baseForm !== null && (
          <span lang={languages.source}>
            {baseForm}
            {details.length > 0 && ' · '}
          </span>
        )}
        {details.join(' · ')}
      </p>
    </div>
  );
}
