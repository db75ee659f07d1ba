import { Trans, useLingui } from '@lingui/react/macro';
import type { RefObject } from 'react';
import { readingSpeed } from '../../../domain/access/reading-speed.ts';
import { formatSpeed } from '../../settings/format-speed.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { SegmentedControl } from '../../ui/form/segmented-control.tsx';
import { Slider } from '../../ui/form/slider.tsx';
import { Popover } from '../../ui/overlay/popover.tsx';
import { GapChoice } from './gap-menu.tsx';
import styles from './listening-menu.module.css';
import { useFocusAfterChoice } from './use-focus-after-choice.ts';
import type { ListeningSettings } from './use-player.ts';

interface ListeningMenuProps {
  settings: ListeningSettings;
  playButton: RefObject<HTMLButtonElement | null>;
}

/** Menu for speed, pause between sentences, and voice. */
export function ListeningMenu({ settings: given, playButton }: ListeningMenuProps) {
  const { t, i18n } = useLingui();
  const { settings, noteOpen, findFinalFocus } = useFocusAfterChoice(given, playButton);
  const shown = formatSpeed(settings.speed, i18n.locale);
  return (
    <Popover
      label={t`Sound`}
      trigger={
        <button type="button" className={styles.trigger} aria-label={t`Sound, reading speed ${shown}`}>
          {shown}
        </button>
      }
      onOpenChange={noteOpen}
      findFinalFocus={findFinalFocus}
    >
      <div className={styles.menu}>
        <SpeedChoice settings={settings} shown={shown} />
        <section>
          <p className={styles.title} aria-hidden="true">
            <Trans>Pause between sentences</Trans>
          </p>
          <GapChoice settings={settings} />
        </section>
        {settings.deviceVoice !== undefined && <VoiceChoice settings={settings} name={settings.deviceVoice.name} />}
      </div>
    </Popover>
  );
}

function SpeedChoice({ settings: { speed, setSpeed }, shown }: { settings: ListeningSettings; shown: string }) {
  const { t } = useLingui();
  return (
    <section>
      <p className={styles.title} aria-hidden="true">
        <Trans>Reading speed</Trans>
        <b>{shown}</b>
      </p>
      <div className={styles.speed}>
        <IconButton
          icon="minus"
          variant="outline"
          label={t`Slower`}
          disabled={speed <= readingSpeed.min}
          onClick={() => setSpeed(speed - readingSpeed.step)}
        />
        <Slider
          label={t`Reading speed`}
          value={speed}
          onChange={setSpeed}
          range={{ min: readingSpeed.min, max: readingSpeed.max, step: readingSpeed.step }}
          valueText={shown}
        />
        <IconButton
          icon="plus"
          variant="outline"
          label={t`Faster`}
          disabled={speed >= readingSpeed.max}
          onClick={() => setSpeed(speed + readingSpeed.step)}
        />
      </div>
    </section>
  );
}

function VoiceChoice({ settings: { habits, changeHabits }, name }: { settings: ListeningSettings; name: string }) {
  const { t } = useLingui();
  return (
    <section>
      <p className={styles.title} aria-hidden="true">
        <Trans>Voice</Trans>
      </p>
      <SegmentedControl
        label={t`Voice`}
        segments={[
          { value: 'narration', label: t`Narration` },
          { value: 'device', label: t`Your device` },
        ]}
        value={habits.voice}
        onChange={(voice) => changeHabits({ voice })}
      />
      <p className={styles.hint}>{name}</p>
    </section>
  );
}
