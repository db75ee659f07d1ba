import { Trans, useLingui } from '@lingui/react/macro';
import { type RefObject, Suspense } from 'react';
import { readingSpeed } from '../../../domain/access/reading-speed.ts';
import { formatSpeed } from '../../settings/format-speed.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Slider } from '../../ui/form/slider.tsx';
import { Popover } from '../../ui/overlay/popover.tsx';
import { lazyAssist } from '../assist/lazy-assist.ts';
import styles from './listening-menu.module.css';
import type { Player } from './player.ts';
import { SentencePauseChoice } from './sentence-pause-menu.tsx';
import { useFocusAfterChoice } from './use-focus-after-choice.ts';
import type { ListeningSettings } from './use-player.ts';

const ListeningChoices = lazyAssist(async () => (await import('../listening/listening-choices.tsx')).ListeningChoices);
const VoiceName = lazyAssist(async () => (await import('../listening/voice-name.tsx')).VoiceName);

interface ListeningMenuProps {
  settings: ListeningSettings;
  player: Player;
  /** What a voice says as a sample: the active sentence. */
  sampleText: () => string;
  playButton: RefObject<HTMLButtonElement | null>;
}

/** Menu for speed, pause between sentences, voice and shadowing. Names the voice that speaks. */
export function ListeningMenu({ settings: given, player, sampleText, playButton }: ListeningMenuProps) {
  const { t, i18n } = useLingui();
  const { settings, noteOpen, findFinalFocus } = useFocusAfterChoice(given, playButton);
  const shown = formatSpeed(settings.speed, i18n.locale);
  return (
    <Popover
      label={t`Audio`}
      size="sheet"
      trigger={
        <button type="button" className={styles.trigger} aria-label={t`Audio, reading speed ${shown}`}>
          {shown}
        </button>
      }
      onOpenChange={noteOpen}
      findFinalFocus={findFinalFocus}
    >
      <div className={styles.menu}>
        <Suspense fallback={<p className={styles.title}>&nbsp;</p>}>
          <VoiceName settings={settings} />
        </Suspense>
        <SpeedChoice settings={settings} shown={shown} />
        <section>
          <p className={styles.title} aria-hidden="true">
            <Trans>Pause between sentences</Trans>
          </p>
          <SentencePauseChoice settings={settings} />
        </section>
        <Suspense>
          <ListeningChoices settings={settings} player={player} sampleText={sampleText} />
        </Suspense>
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
