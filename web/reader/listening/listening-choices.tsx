import { Trans, useLingui } from '@lingui/react/macro';
import { ToggleSwitch } from '../../ui/form/toggle-switch.tsx';
import type { Player } from '../player/player.ts';
import type { ListeningSettings } from '../player/use-player.ts';
import styles from './listening-choices.module.css';
import { canRecord } from './recorder.ts';
import { VoiceChoice } from './voice-choice.tsx';

export interface ListeningChoicesProps {
  settings: ListeningSettings;
  player: Player;
  sampleText: () => string;
}

/** The voices of the device, and shadowing. Loaded when the menu opens. */
export function ListeningChoices(props: ListeningChoicesProps) {
  const { t } = useLingui();
  const { habits, changeHabits, deviceVoices } = props.settings;
  return (
    <>
      {deviceVoices.length > 0 && <VoiceChoice {...props} />}
      {canRecord() && (
        <section className={styles.section}>
          <ToggleSwitch
            label={t`Repeat each sentence aloud`}
            checked={habits.isShadowing}
            onChange={({ currentTarget }) => changeHabits({ isShadowing: currentTarget.checked })}
          />
          <p className={styles.hint}>
            <Trans>
              Playback stops after each sentence, and you can record yourself. Recordings stay on your device.
            </Trans>
          </p>
        </section>
      )}
    </>
  );
}
