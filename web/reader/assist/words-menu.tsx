import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useId, useRef } from 'react';
import type { Language } from '../../../domain/language.ts';
import { splitWords } from '../../../domain/text/split-words.ts';
import overlay from '../../ui/overlay/overlay.module.css';
import { sentenceMeaningsQuery } from '../definition/definition-queries.ts';
import { type AskedText, askAbout, type ReadText } from '../selection/asked-text.ts';
import menuStyles from '../selection/selection-menu.module.css';
import { stepThrough, useToolMenu } from '../selection/use-tool-menu.ts';
import { findText } from '../text/text-offset.ts';
import styles from './words-menu.module.css';

interface WordsMenuProps {
  articleId: string;
  nativeLanguage: Language;
  text: ReadText;
  sentence: number;
  onDefine: (asked: AskedText) => void;
  onClose: () => void;
}

/** Every word of a sentence with its meaning, as a button that defines the word. */
export function WordsMenu({ articleId, nativeLanguage, text, sentence, onDefine, onClose }: WordsMenuProps) {
  const { t } = useLingui();
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const measure = useCallback(
    () => findText(sentence, 'source')?.getBoundingClientRect() ?? new DOMRect(0, 0, 0, 0),
    [sentence],
  );
  const at = useToolMenu({ menu, takesFocus: true, measure, onClose });
  const line = text.sentences[sentence - 1] ?? '';
  const words = splitWords(line, text.language);
  // The words are shown before their meanings have loaded. They are useful without meanings, so an error is not shown.
  const { data: meanings } = useQuery(
    sentenceMeaningsQuery({ articleId, learning: text.language, native: nativeLanguage, number: sentence, text: line }),
  );

  function define({ start, end }: { start: number; end: number }) {
    const asked = askAbout(text, { start: { sentence, offset: start }, end: { sentence, offset: end } });
    if (asked) onDefine(asked);
  }

  return (
    <div
      ref={menu}
      role="menu"
      tabIndex={-1}
      aria-label={t`Words in this sentence`}
      data-selection-tools
      className={`${overlay.surface} ${menuStyles.menu} ${styles.words}`}
      style={at}
      onKeyDown={stepThrough}
    >
      {words.map((word) => (
        <button
          key={word.start}
          type="button"
          role="menuitem"
          aria-labelledby={`${id}${word.start}`}
          aria-describedby={`${id}${word.start}meaning`}
          className={styles.word}
          onClick={() => define(word)}
        >
          <span id={`${id}${word.start}`} lang={text.language}>
            {word.text}
          </span>
          <small id={`${id}${word.start}meaning`} lang={nativeLanguage}>
            {meanings?.get(word.start)}
          </small>
        </button>
      ))}
    </div>
  );
}
