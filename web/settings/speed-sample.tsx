import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Language } from '../../domain/language.ts';
import { PlayButton } from '../ui/button/play-button.tsx';
import { type Sample, sampleQuery } from './queries.ts';
import styles from './speed-sample.module.css';
import { useSample } from './use-sample.ts';

interface SpeedSampleProps {
  learning: Language;
  native: Language;
  speed: number;
}

/** A sample sentence to try the speed. Hidden if the server has no voice. */
export function SpeedSample({ learning, native, speed }: SpeedSampleProps) {
  const sample = useQuery(sampleQuery(learning, native)).data;
  return sample === undefined ? null : <Heard sample={sample} languages={{ learning, native }} speed={speed} />;
}

interface HeardProps {
  sample: Sample;
  languages: { learning: Language; native: Language };
  speed: number;
}

function Heard({ sample, languages, speed }: HeardProps) {
  const { t } = useLingui();
  const { status, word, toggle } = useSample(sample, speed);
  const { text, translation } = sample;
  const [from, to] = word === undefined ? [text.length, text.length] : [word.from, word.to];
  return (
    <div className={styles.sample}>
      <PlayButton status={status} label={status === 'paused' ? t`Play` : t`Pause`} onPress={toggle} />
      <div>
        <p className={styles.text} lang={languages.learning}>
          {text.slice(0, from)}
          <mark>{text.slice(from, to)}</mark>
          {text.slice(to)}
        </p>
        {translation !== null && (
          <p className={styles.translation} lang={languages.native}>
            {translation}
          </p>
        )}
      </div>
    </div>
  );
}
