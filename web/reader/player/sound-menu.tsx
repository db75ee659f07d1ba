import { Trans, useLingui } from '@lingui/react/macro';
import { readingSpeed } from '../../../domain/access/reading-speed.ts';
import { formatSpeed } from '../../settings/format-speed.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Popover } from '../../ui/popover.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { Slider } from '../../ui/slider.tsx';
import { GapChoice } from './gap-menu.tsx';
import styles from './sound-menu.module.css';
import type { Sound } from './use-player.ts';

/** How it sounds: speed, the pause between sentences, and whose voice. */
export function SoundMenu({ sound }: { sound: Sound }) {
  const { t, i18n } = useLingui();
  const shown = formatSpeed(sound.speed, i18n.locale);
  return (
    <Popover
      label={t`Sound`}
      trigger={
        <button type="button" className={styles.trigger} aria-label={t`Sound, reading speed ${shown}`}>
          {shown}
        </button>
      }
    >
      <div className={styles.menu}>
        <SpeedChoice sound={sound} shown={shown} />
        <section>
          <p className={styles.title} aria-hidden="true">
            <Trans>Pause between sentences</Trans>
          </p>
          <GapChoice sound={sound} />
        </section>
        {sound.deviceVoice !== undefined && <VoiceChoice sound={sound} name={sound.deviceVoice.name} />}
      </div>
    </Popover>
  );
}

function SpeedChoice({ sound: { speed, setSpeed }, shown }: { sound: Sound; shown: string }) {
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

function VoiceChoice({ sound: { habits, changeHabits }, name }: { sound: Sound; name: string }) {
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
