import { useLingui } from '@lingui/react/macro';
import { useCallback, useRef } from 'react';
import { splitWords } from '../../../domain/text/split-words.ts';
import overlay from '../../ui/overlay/overlay.module.css';
import { type AskedText, askAbout, type ReadText } from '../selection/asked-text.ts';
import menuStyles from '../selection/selection-menu.module.css';
import { stepThrough, useToolMenu } from '../selection/use-tool-menu.ts';
import { findText } from '../text/text-offset.ts';
import styles from './words-menu.module.css';

interface WordsMenuProps {
  text: ReadText;
  sentence: number;
  onDefine: (asked: AskedText) => void;
  onClose: () => void;
}

/** Every word of a sentence as a button that defines it. */
export function WordsMenu({ text, sentence, onDefine, onClose }: WordsMenuProps) {
  const { t } = useLingui();
  const menu = useRef<HTMLDivElement>(null);
  const measure = useCallback(
    () => findText(sentence, 'source')?.getBoundingClientRect() ?? new DOMRect(0, 0, 0, 0),
    [sentence],
  );
  const at = useToolMenu({ menu, takesFocus: true, measure, onClose });
  const words = splitWords(text.sentences[sentence - 1] ?? '', text.language);

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
          lang={text.language}
          className={styles.word}
          onClick={() => define(word)}
        >
          {word.text}
        </button>
      ))}
    </div>
  );
}
