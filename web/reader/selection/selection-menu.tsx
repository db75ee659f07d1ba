import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { longestSelection } from '../../../domain/reader/definition.ts';
import { Icon } from '../../ui/image/icon.tsx';
import overlay from '../../ui/overlay/overlay.module.css';
import { toaster } from '../../ui/overlay/toaster.ts';
import { measureAsked, measureFreeArea } from '../definition/measure-page.ts';
import { layOutMenu } from '../definition/popup-layout.ts';
import type { AskedText } from './asked-text.ts';
import { copyText } from './copy-text.ts';
import styles from './selection-menu.module.css';

interface SelectionMenuProps {
  asked: AskedText;
  takesFocus: boolean;
  /** The whole sentences with their translations; undefined without a translation. */
  findPairs: (asked: AskedText) => string | undefined;
  onDefine: (asked: AskedText) => void;
  onPlay: (asked: AskedText) => void;
  onClose: () => void;
}

/** The menu next to a selection, never over it. Positioned in the document, so that it scrolls with the text. */
export function SelectionMenu({ asked, takesFocus, findPairs, onDefine, onPlay, onClose }: SelectionMenuProps) {
  const { t } = useLingui();
  const menu = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState({ left: 0, top: 0 });

  useLayoutEffect(() => {
    if (menu.current === null) return;
    const { left, top } = layOutMenu(measureAsked(asked).selected, sizeOf(menu.current), measureFreeArea());
    setAt({ left: left + scrollX, top: top + scrollY });
  }, [asked]);

  // A layout effect, so that Escape works as soon as the menu is visible.
  useLayoutEffect(() => {
    if (takesFocus) menu.current?.querySelector('button')?.focus({ preventScroll: true });
    const closeByKey = (event: globalThis.KeyboardEvent) => event.key === 'Escape' && onClose();
    document.addEventListener('keydown', closeByKey);
    return () => document.removeEventListener('keydown', closeByKey);
  }, [takesFocus, onClose]);

  const pairs = findPairs(asked);
  async function copy(text: string) {
    const isCopied = await copyText(text);
    toaster.show(
      isCopied ? { kind: 'success', title: t`Copied` } : { kind: 'error', title: t`It could not be copied` },
    );
    onClose();
  }

  return (
    <div
      ref={menu}
      role="menu"
      tabIndex={-1}
      aria-label={t`Selection`}
      data-selection-tools
      className={`${overlay.surface} ${styles.menu}`}
      style={at}
      onKeyDown={stepThrough}
    >
      <button
        type="button"
        role="menuitem"
        className={`${overlay.item} ${styles.item}`}
        disabled={asked.isTooLong}
        onClick={() => onDefine(asked)}
      >
        <Icon name="define" />
        <Trans>Define meaning</Trans>
        <span className={overlay.end} aria-hidden="true">
          <kbd>D</kbd>
        </span>
      </button>
      {asked.isTooLong && (
        <p className={styles.reason}>
          <Trans>Select {longestSelection} characters or fewer to have them defined.</Trans>
        </p>
      )}
      <button
        type="button"
        role="menuitem"
        className={`${overlay.item} ${styles.item}`}
        onClick={() => {
          onPlay(asked);
          onClose();
        }}
      >
        <Icon name="listen" />
        <Trans>Play</Trans>
      </button>
      <button
        type="button"
        role="menuitem"
        className={`${overlay.item} ${styles.item}`}
        onClick={() => copy(asked.text)}
      >
        <Icon name="copy" />
        <Trans>Copy</Trans>
      </button>
      {pairs !== undefined && (
        <button type="button" role="menuitem" className={`${overlay.item} ${styles.item}`} onClick={() => copy(pairs)}>
          <Icon name="translate" />
          <Trans>Copy the sentence with its translation</Trans>
        </button>
      )}
    </div>
  );
}

const sizeOf = ({ offsetWidth, offsetHeight }: HTMLElement) => ({ width: offsetWidth, height: offsetHeight });

/** Arrow keys move within the menu. Stops propagation, because the reader uses them too. */
function stepThrough(event: KeyboardEvent<HTMLDivElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('button:not(:disabled)')];
  const index = items.findIndex((item) => item.matches(':focus'));
  items.at((index + step) % items.length)?.focus();
}
