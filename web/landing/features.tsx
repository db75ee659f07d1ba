import { Trans, useLingui } from '@lingui/react/macro';
import type { LandingContent } from '../../domain/landing/landing-content.ts';
import { Icon, type IconName } from '../ui/image/icon.tsx';
import { Card } from '../ui/layout/card.tsx';
import styles from './landing-page.module.css';

export function Features({ hasModel }: Pick<LandingContent, 'hasModel'>) {
  const { t } = useLingui();
  const features: { icon: IconName; title: string; text: string; needsKeys?: boolean }[] = [
    {
      icon: 'headphones',
      title: t`One play button`,
      text: t`Keeps playing with the screen locked. Repeat, loop, or pause between sentences.`,
    },
    {
      icon: 'translate',
      title: t`Meaning in context`,
      text: t`Touch a word and its counterpart in the translation lights up.`,
    },
    hasModel
      ? {
          icon: 'sparkles',
          title: t`Foxy writes for you`,
          text: t`Any subject, tone and length. Foxy can be wrong, and says so.`,
        }
      : {
          icon: 'book',
          title: t`A library for every level`,
          text: t`Stories, guides and portraits from A1 to C1, every sentence with its translation.`,
        },
    {
      icon: 'offline',
      title: t`Works offline`,
      text: t`What you’ve opened stays: text, translation, audio, and the meanings of its words.`,
    },
    { icon: 'phone', title: t`Never lose your place`, text: t`Saved at every sentence, on every device.` },
    {
      icon: 'keyboard',
      title: t`Keyboard-friendly`,
      text: t`Space, arrows, R, T, D. No mouse needed.`,
      needsKeys: true,
    },
  ];
  return (
    <section className={styles.section} id="features">
      <h2>
        <Trans>Made for reading, not for streaks</Trans>
      </h2>
      <ul className={styles.features}>
        {features.map(({ icon, title, text, needsKeys }) => (
          <li key={title} data-needs-keys={needsKeys}>
            <Card className={styles.feature}>
              <Icon name={icon} size="large" />
              <h3>{title}</h3>
              <p>{text}</p>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
