import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { findNaturalVoice, shortName } from '../../../domain/reader/listening/device-voices.ts';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import type { Player } from '../player/player.ts';
import type { ListeningSettings } from '../player/use-player.ts';
import { narrationQuery } from '../queries.ts';
import styles from './player-line.module.css';
import { useSample } from './use-sample.ts';

interface VoiceOfferProps {
  articleId: string;
  settings: ListeningSettings;
  player: Player;
  sampleText: () => string;
}

/**
 * Offers a neural or recorded voice of the device if the narration is only in the built-in voice of the server. `PlayerLines`
 * shows this until the user has chosen a voice for the language or declined the offer.
 */
export function VoiceOffer({ articleId, settings, player, sampleText }: VoiceOfferProps) {
  const { t } = useLingui();
  const { preferences, changePreferences, deviceVoices, language, speed } = settings;
  const narratedBy = useQuery(narrationQuery({ articleId, language })).data?.voice;
  const sample = useSample({ player, language, speed, text: sampleText });
  const voice = findNaturalVoice(deviceVoices, language);
  if (voice === undefined || narratedBy !== 'built-in') return null;
  const voiceName = shortName(voice);
  const isPlaying = sample.playing !== undefined;

  return (
    <div className={styles.line} role="status">
      <p>
        {sample.silent === undefined ? (
          <Trans>
            Your device has a more natural voice: <b lang={language}>{voiceName}</b>.
          </Trans>
        ) : (
          <Trans>This voice isn’t responding.</Trans>
        )}
      </p>
      <Button variant="plain" size="compact" icon={isPlaying ? 'pause' : 'play'} onClick={() => sample.toggle(voice)}>
        {isPlaying ? <Trans>Stop the sample</Trans> : <Trans>Hear it</Trans>}
      </Button>
      <Button
        variant="outline"
        size="compact"
        onClick={() => changePreferences({ voices: { ...preferences.voices, [language]: voice.voiceURI } })}
      >
        <Trans>Use it</Trans>
      </Button>
      <IconButton
        icon="close"
        size="compact"
        className={styles.close}
        label={t`No, thanks`}
        onClick={() => changePreferences({ declined: [...preferences.declined, language] })}
      />
    </div>
  );
}
