import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { groupVoices, isNatural, sendsText, shortName } from '../../../domain/reader/listening/device-voices.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import type { Player } from '../player/player.ts';
import type { ListeningSettings } from '../player/use-player.ts';
import styles from './listening-choices.module.css';
import { useSample } from './use-sample.ts';

export interface VoiceChoiceProps {
  settings: ListeningSettings;
  player: Player;
  /** What a voice says as a sample. */
  sampleText: () => string;
}

/** A choice between the narration and all voices of the device. The device voices are grouped by region, each with a sample. */
export function VoiceChoice({ settings, player, sampleText }: VoiceChoiceProps) {
  const { t, i18n } = useLingui();
  const { preferences, changePreferences, deviceVoices, language, speed } = settings;
  const name = useId();
  const sample = useSample({ player, language, speed, text: sampleText });
  const chosen = deviceVoices.find(({ voiceURI }) => voiceURI === preferences.voices[language]);
  const regions = new Intl.DisplayNames([i18n.locale], { type: 'region' });

  function choose(voiceURI: string | undefined) {
    sample.stop();
    const { [language]: _, ...others } = preferences.voices;
    changePreferences({ voices: voiceURI === undefined ? others : { ...others, [language]: voiceURI } });
  }

  return (
    <section className={styles.section}>
      <p className={styles.title} aria-hidden="true">
        <Trans>Voice</Trans>
      </p>
      <fieldset className={styles.voices}>
        <legend className="visually-hidden">
          <Trans>Voice</Trans>
        </legend>
        <label className={styles.voice}>
          <input type="radio" name={name} checked={chosen === undefined} onChange={() => choose(undefined)} />
          <span>
            <Trans>Narration</Trans>
          </span>
        </label>
        {groupVoices(deviceVoices, language).map(({ region, voices }) => (
          <fieldset key={region ?? ''} className={styles.group}>
            <legend className={styles.region}>{region === undefined ? t`Your device` : regions.of(region)}</legend>
            {voices.map((voice) => (
              <div key={voice.voiceURI} className={styles.row}>
                <label className={styles.voice}>
                  <input type="radio" name={name} checked={voice === chosen} onChange={() => choose(voice.voiceURI)} />
                  <span>
                    <span lang={language}>{shortName(voice)}</span>
                    <VoiceNote voice={voice} isSilent={sample.silent === voice.voiceURI} />
                  </span>
                </label>
                <IconButton
                  icon={sample.playing === voice.voiceURI ? 'pause' : 'play'}
                  size="compact"
                  label={
                    sample.playing === voice.voiceURI
                      ? t`Stop the sample`
                      : t`Hear a sample of ${{ voiceName: shortName(voice) }}`
                  }
                  onClick={() => sample.toggle(voice)}
                />
              </div>
            ))}
          </fieldset>
        ))}
      </fieldset>
      {chosen !== undefined && (
        <p className={styles.hint}>
          <Trans>Your device’s voice stops when the screen is locked, and shows no position on the lock screen.</Trans>
        </p>
      )}
    </section>
  );
}

function VoiceNote({ voice, isSilent }: { voice: SpeechSynthesisVoice; isSilent: boolean }) {
  if (isSilent)
    return (
      <small role="status">
        <Trans>This voice isn’t responding.</Trans>
      </small>
    );
  if (sendsText(voice))
    return (
      <small>
        <Trans>Online: sends the text to the voice provider</Trans>
      </small>
    );
  if (!isNatural(voice)) return null;
  return (
    <small>
      <Trans>Natural</Trans>
    </small>
  );
}
