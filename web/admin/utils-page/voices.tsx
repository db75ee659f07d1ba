import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { InstalledVoiceState } from '../../../domain/admin/installed-voice.ts';
import { AppError } from '../../../domain/app-error.ts';
import { errorMessage } from '../../platform/error-message.ts';
import { languageName } from '../../platform/language-names.ts';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { ListRow } from '../../ui/layout/list-row.tsx';
import { toaster } from '../../ui/overlay/toaster.ts';
import { Badge } from '../../ui/status/badge.tsx';
import styles from './utils-page.module.css';
import { voiceSampleUrl, voicesQuery } from './utils-queries.ts';
import { UtilsSection } from './utils-section.tsx';

/** The neural voices on this server, each with a sample. */
export function Voices() {
  const { t } = useLingui();
  const voices = useQuery(voicesQuery);
  const installed = voices.data?.voices ?? [];
  return (
    <UtilsSection title={t`Natural voices`} failed={voices}>
      {voices.data !== undefined && installed.length === 0 && (
        <p>
          <Trans>
            No voices are installed. <code>npm run voices</code> on the server lists the voices for all seven languages.
          </Trans>
        </p>
      )}
      {voices.data?.hasNeural === false && installed.length > 0 && (
        <p>
          <Trans>
            None of them can speak: <code>sherpa-onnx-node</code> or <code>@echogarden/espeak-ng-emscripten</code> is
            missing on the server.
          </Trans>
        </p>
      )}
      {installed.length > 0 && (
        <Card padding="none">
          {installed.map((voice) => (
            <VoiceRow key={voice.name} voice={voice} />
          ))}
        </Card>
      )}
    </UtilsSection>
  );
}

function VoiceRow({ voice: { name, language, speakerCount, licence, isUsed } }: { voice: InstalledVoiceState }) {
  const { t, i18n } = useLingui();
  const sample = useMutation({
    mutationFn: () => playToEnd(voiceSampleUrl(name)),
    onError: (error) => toaster.show({ kind: 'error', title: t(errorMessage(error)) }),
  });
  const facts = [
    languageName(language, i18n.locale),
    t`${plural(speakerCount, { one: '# speaker', other: '# speakers' })}`,
    licence === '' ? t`licence not stated` : licence,
  ];
  return (
    <ListRow label={name} hint={facts.join(' · ')}>
      <span className={styles.parts}>
        {isUsed && (
          <Badge kind="success">
            <Trans>In use</Trans>
          </Badge>
        )}
        <Button variant="outline" size="compact" icon="play" isBusy={sample.isPending} onClick={() => sample.mutate()}>
          <Trans>
            Listen<span className="visually-hidden"> to {name}</span>
          </Trans>
        </Button>
      </span>
    </ListRow>
  );
}

/** The promise resolves when the audio ends, so that the button is busy while it plays. */
function playToEnd(url: string) {
  const audio = new Audio(url);
  return new Promise<void>((resolve, reject) => {
    const fail = () => reject(new AppError('narration-failed'));
    audio.addEventListener('ended', () => resolve(), { once: true });
    audio.addEventListener('error', fail, { once: true });
    audio.play().catch(fail);
  });
}
