import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { shortName } from '../../../domain/reader/listening/device-voices.ts';
import type { ListeningPreferences } from '../player/listening-preferences.ts';
import type { ListeningSettings } from '../player/use-player.ts';
import { narrationQuery } from '../queries.ts';
import styles from './listening-choices.module.css';

interface VoiceNameProps {
  settings: Pick<ListeningSettings, 'articleId' | 'language' | 'deviceVoices'> & {
    preferences: Pick<ListeningPreferences, 'voices'>;
  };
}

/** Names the voice that speaks. If there is no other voice to choose, it also says how to get one. */
export function VoiceName({ settings }: VoiceNameProps) {
  const { t } = useLingui();
  const { articleId, language, deviceVoices, preferences } = settings;
  const narration = useQuery(narrationQuery({ articleId, language })).data;
  const chosen = deviceVoices.find(({ voiceURI }) => voiceURI === preferences.voices[language]);

  function nameVoice() {
    if (chosen !== undefined) return t`${{ voiceName: shortName(chosen) }}, your device’s voice`;
    if (narration?.voice === 'built-in') return t`Built-in (eSpeak NG)`;
    // An answer that an older version has stored on the device has no name.
    return narration && (narration.voiceName || t`Natural voice`);
  }

  const name = nameVoice();
  if (!name) return null;
  const canBeBetter = narration?.voice === 'built-in' && deviceVoices.length === 0;
  return (
    <div>
      <p className={styles.name}>
        <Trans>Voice</Trans>
        <b>{name}</b>
      </p>
      {canBeBetter && (
        <p className={styles.hint}>
          <Trans>
            A voice of your device may sound more natural. Add one in your device’s speech settings, and it appears
            here.
          </Trans>
        </p>
      )}
    </div>
  );
}
