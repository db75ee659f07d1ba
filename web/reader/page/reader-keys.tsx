import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { announce } from '../../ui/status/announce.ts';
import { trackPointerFocus } from './pointer-focus.ts';
import type { ReaderActions } from './reader-actions.ts';
import { useReaderKeys } from './use-reader-keys.ts';

interface ReaderKeysProps {
  actions: ReaderActions;
  isLooping: boolean;
  /** Undefined if the article has no translation. */
  areTranslationsShown: boolean | undefined;
  onHelp: () => void;
}

/**
 * Handles the keys of the reader. Announces what a key turns on or off, because a screen reader says nothing about a button
 * without focus.
 */
export function ReaderKeys({ actions, isLooping, areTranslationsShown, onHelp }: ReaderKeysProps) {
  const { t } = useLingui();
  const announceSwitch = (name: string, isOn: boolean) => announce(isOn ? t`${name}: on` : t`${name}: off`);
  useEffect(trackPointerFocus, []);
  useReaderKeys({
    ' ': actions.togglePlaying,
    ArrowDown: actions.next,
    ArrowRight: actions.next,
    ArrowUp: actions.previous,
    ArrowLeft: actions.previous,
    repeat: actions.repeat,
    loop: () => {
      actions.toggleLoop();
      announceSwitch(t`Loop this sentence`, !isLooping);
    },
    translations: () => {
      if (areTranslationsShown === undefined) return;
      actions.toggleTranslations();
      announceSwitch(t`Translation`, !areTranslationsShown);
    },
    help: onHelp,
  });
  return null;
}
