import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { makeGap } from '../../../domain/learning/review/make-gap.ts';
import type { ListedWord, SavedWord } from '../../../domain/learning/saved-word.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { StateTag } from '../state-tag.tsx';
import { useWordKind } from '../word-kind.ts';
import { Meaning } from './meaning.tsx';
import { NextCell } from './next-cell.tsx';
import type { WordActions } from './use-word-actions.ts';
import styles from './word-list.module.css';
import { WordMenu } from './word-menu.tsx';

interface WordRowProps {
  word: ListedWord;
  isSelected: boolean;
  onSelect: (isRange: boolean) => void;
  actions: WordActions;
  onPlay: (url: string) => void;
}

export function WordRow({ word, isSelected, onSelect, actions, onPlay }: WordRowProps) {
  const { t } = useLingui();
  const kindOf = useWordKind();
  const [isEditing, setIsEditing] = useState(false);
  const { base, language, articleTitle, audioUrl } = word;

  return (
    <li className={styles.row} data-selected={isSelected || undefined}>
      <Checkbox
        label={t`Select ${base}`}
        className={styles.pick}
        checked={isSelected}
        onChange={({ nativeEvent }) => onSelect(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
      />
      <div className={styles.word}>
        <h2 lang={language}>{base}</h2> <small>{kindOf(word)}</small>
      </div>
      <Meaning word={word} isEditing={isEditing} onEditing={setIsEditing} onSave={actions.saveMeaning} />
      <div className={styles.sentence}>
        <div lang={language}>
          <Quote word={word} />
          {articleTitle !== null && <p className={styles.from}>{articleTitle}</p>}
        </div>
        {/* The list that an earlier release has stored on the device has no `audioUrl`. */}
        {audioUrl && (
          <IconButton
            icon="listen"
            size="compact"
            label={word.sentence === '' ? t`Hear ${base}` : t`Hear the sentence of ${base}`}
            className={styles.play}
            onClick={() => onPlay(audioUrl)}
          />
        )}
      </div>
      <span className={styles.state}>
        <StateTag state={word.state} />
      </span>
      <NextCell word={word} className={styles.next} />
      <div className={styles.menu}>
        <WordMenu word={word} onEdit={() => setIsEditing(true)} actions={actions} />
      </div>
    </li>
  );
}

function Quote({ word }: { word: SavedWord }) {
  const parts = makeGap(word);
  if (parts.length === 0) return word.sentence === '' ? null : <p className={styles.quote}>{word.sentence}</p>;
  return (
    <p className={styles.quote}>
      {parts.map(({ text, isGap }, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence keep their order
        isGap ? <mark key={index}>{text}</mark> : <span key={index}>{index === 0 ? <Lead text={text} /> : text}</span>,
      )}
    </p>
  );
}

/**
 * The longest text before the word, in characters. On a narrow screen, which shows only two lines of the sentence, a longer
 * text is shortened to `shortenedLead`.
 */
const longestLead = 55;
const shortenedLead = 45;

/** The text before the word. */
function Lead({ text }: { text: string }) {
  const from = text.length > longestLead ? text.indexOf(' ', text.length - shortenedLead) + 1 : 0;
  if (from === 0) return text;
  return (
    <>
      <span className={styles.lead}>{text.slice(0, from)}</span>
      {text.slice(from)}
    </>
  );
}
