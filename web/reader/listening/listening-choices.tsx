import { Trans, useLingui } from '@lingui/react/macro';
import { ToggleSwitch } from '../../ui/form/toggle-switch.tsx';
import styles from './listening-choices.module.css';
import { canRecord } from './recorder.ts';
import { VoiceChoice, type VoiceChoiceProps } from './voice-choice.tsx';

/** The part of the listening menu for device voices and shadowing. Loaded when the menu opens. */
export function ListeningChoices(props: VoiceChoiceProps) {
  const { t } = useLingui();
  const { preferences, changePreferences, deviceVoices } = props.settings;
  return (
    <>
      {deviceVoices.length > 0 && <VoiceChoice {...props} />}
      {canRecord() && (
        <section className={styles.section}>
          <ToggleSwitch
            label={t`Repeat each sentence aloud`}
            checked={preferences.isShadowing}
            onChange={({ currentTarget }) => changePreferences({ isShadowing: currentTarget.checked })}
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
