import { useLingui } from '@lingui/react/macro';
import { type RefObject, useRef, useState } from 'react';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { SegmentedControl } from '../../ui/form/segmented-control.tsx';
import { Popover } from '../../ui/overlay/popover.tsx';
import styles from './listening-menu.module.css';
import { useFocusAfterChoice } from './use-focus-after-choice.ts';
import type { ListeningSettings } from './use-player.ts';

interface SentencePauseMenuProps {
  settings: ListeningSettings;
  playButton: RefObject<HTMLButtonElement | null>;
}

/** Menu for the pause between sentences, shown if the screen is wide enough. A click on an option closes the menu. */
export function SentencePauseMenu({ settings, playButton }: SentencePauseMenuProps) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const { settings: noting, noteOpen, findFinalFocus } = useFocusAfterChoice(settings, playButton);
  // Whether the option was changed with a pointer. Arrow keys also change the option, but must not close the menu.
  const isByPointer = useRef(false);
  return (
    <Popover
      label={t`Pause between sentences`}
      trigger={<IconButton icon="pause-between" label={t`Pause between sentences`} />}
      isOpen={isOpen}
      onOpenChange={(next) => {
        noteOpen(next);
        setIsOpen(next);
      }}
      findFinalFocus={findFinalFocus}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only notes how the choice inside is made */}
      <div
        className={styles.menu}
        onPointerDown={() => {
          isByPointer.current = true;
        }}
        onKeyDown={() => {
          isByPointer.current = false;
        }}
      >
        <section>
          <p className={styles.title} aria-hidden="true">{t`Pause between sentences`}</p>
          <SentencePauseChoice settings={noting} onChoose={() => isByPointer.current && setIsOpen(false)} />
        </section>
      </div>
    </Popover>
  );
}

export function SentencePauseChoice({ settings, onChoose }: { settings: ListeningSettings; onChoose?: () => void }) {
  const { t } = useLingui();
  const { preferences, changePreferences } = settings;
  return (
    <SegmentedControl
      label={t`Pause between sentences`}
      segments={[
        { value: 'none', label: t`No pause` },
        { value: 'short', label: t`Short pause` },
        { value: 'long', label: t`Long pause` },
      ]}
      value={preferences.gap}
      onChange={(gap) => {
        changePreferences({ gap });
        onChoose?.();
      }}
    />
  );
}
