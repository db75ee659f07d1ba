import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Bookmark, longestNote } from '../../../domain/reader/bookmark.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import type { ReadText } from '../selection/asked-text.ts';
import styles from './bookmarks-dialog.module.css';

interface BookmarksDialogProps {
  isOpen: boolean;
  onClose: () => void;
  text: Pick<ReadText, 'language' | 'sentences'>;
  bookmarks: readonly Bookmark[];
  onChange: (sentence: number, note: string | null) => void;
  onGo: (sentence: number) => void;
}

/** The bookmarked sentences of an article with their notes. A click on a sentence scrolls to it. */
export function BookmarksDialog({ isOpen, onClose, text, bookmarks, onChange, onGo }: BookmarksDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t`Bookmarks`} closeLabel={t`Close`}>
      {bookmarks.length === 0 && <p>{t`You have no bookmarks in this article yet.`}</p>}
      <ul className={styles.list}>
        {bookmarks.map(({ sentence, note }) => (
          <li key={sentence}>
            <button
              type="button"
              className={styles.sentence}
              lang={text.language}
              onClick={() => {
                onGo(sentence);
                onClose();
              }}
            >
              {text.sentences[sentence - 1]}
            </button>
            <IconButton
              icon="trash"
              label={t`Remove the bookmark from sentence ${{ number: sentence }}`}
              onClick={() => onChange(sentence, null)}
            />
            <Note sentence={sentence} note={note} onChange={onChange} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

const settleMs = 500;

interface NoteProps extends Pick<BookmarksDialogProps, 'onChange'> {
  sentence: number;
  note: string;
}

/** Saves a note after a debounce, and when the dialog closes. */
function Note({ sentence, note, onChange }: NoteProps) {
  const { t } = useLingui();
  const [text, setText] = useState(note);
  const saved = useRef(note);
  const save = useEffectEvent(() => {
    if (text === saved.current) return;
    saved.current = text;
    onChange(sentence, text);
  });

  useEffect(() => {
    if (text === saved.current) return;
    const timer = setTimeout(() => save(), settleMs);
    return () => clearTimeout(timer);
  }, [text]);
  useEffect(() => () => save(), []);

  return (
    <TextInput
      aria-label={t`Note on sentence ${{ number: sentence }}`}
      placeholder={t`Your note`}
      maxLength={longestNote}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  );
}
