import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useRef } from 'react';
import { longestSelection } from '../../../domain/reader/definition/definition.ts';
import { showKey, useShortcutKeys } from '../../access/use-shortcut-keys.ts';
import { Icon } from '../../ui/image/icon.tsx';
import overlay from '../../ui/overlay/overlay.module.css';
import { toaster } from '../../ui/overlay/toaster.ts';
import { measureAsked } from '../definition/measure-page.ts';
import type { AskedText } from './asked-text.ts';
import { copyText } from './copy-text.ts';
import styles from './selection-menu.module.css';
import { stepThrough, useToolMenu } from './use-tool-menu.ts';

interface SelectionMenuProps {
  asked: AskedText;
  takesFocus: boolean;
  /** The whole sentences with their translations; undefined without a translation. */
  findPairs: (asked: AskedText) => string | undefined;
  onDefine: (asked: AskedText) => void;
  /** Undefined if there is no audio. */
  onPlay?: (asked: AskedText) => void;
  onClose: () => void;
}

/** The menu next to a selection, never over it. Positioned in the document, so that it scrolls with the text. */
export function SelectionMenu({ asked, takesFocus, findPairs, onDefine, onPlay, onClose }: SelectionMenuProps) {
  const { t } = useLingui();
  const { define: key } = useShortcutKeys();
  const menu = useRef<HTMLDivElement>(null);
  const measure = useCallback(() => measureAsked(asked).selected, [asked]);
  const at = useToolMenu({ menu, takesFocus, measure, onClose });
  const pairs = findPairs(asked);
  async function copy(text: string) {
    const isCopied = await copyText(text);
    toaster.show(isCopied ? { kind: 'success', title: t`Copied` } : { kind: 'error', title: t`It couldn’t be copied` });
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
        {key !== undefined && (
          <span className={overlay.end} aria-hidden="true">
            <kbd>{showKey(key)}</kbd>
          </span>
        )}
      </button>
      {asked.isTooLong && (
        <p className={styles.reason}>
          <Trans>Select up to {longestSelection} characters to get a definition.</Trans>
        </p>
      )}
      {onPlay && (
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
      )}
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
