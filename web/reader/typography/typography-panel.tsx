import { useLingui } from '@lingui/react/macro';
import { type Typography, typographyChoices } from '../../../domain/access/typography.ts';
import { loadSection, regionalTag } from '../../platform/locale.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { SegmentedControl } from '../../ui/form/segmented-control.tsx';
import { ToggleSwitch } from '../../ui/form/toggle-switch.tsx';
import { Later, lazyLater } from '../../ui/loading/later.tsx';
import { ComfortSettings } from '../assist/comfort-settings.tsx';
import { keepInPlace } from '../position/keep-in-place.ts';
import type { Place } from '../position/place.ts';
import { Setting } from './setting.tsx';
import { chooseTypography, loadFont, useTypography } from './typography.ts';
import styles from './typography-panel.module.css';

const MarksSwitch = lazyLater(async () => {
  await loadSection('learning');
  return (await import('../../learning/marks/marks-switch.tsx')).MarksSwitch;
});

export function TypographyPanel({ place }: { place: Place }) {
  const { t, i18n } = useLingui();
  const typography = useTypography();
  const { size, leading, font, width, focus } = typography;
  const textSizes = typographyChoices.size;
  const step = textSizes.indexOf(size);
  const percent = new Intl.NumberFormat(regionalTag(i18n.locale), { style: 'percent' }).format(Number(size) / 100);

  const choose = (changed: Partial<Typography>) => keepInPlace(place, () => chooseTypography(changed));
  const chooseSize = (next: number) => choose({ size: textSizes[next] ?? size });

  return (
    <div className={styles.panel}>
      <Setting title={t`Text size`}>
        <div className={styles.size}>
          <IconButton
            icon="minus"
            variant="outline"
            label={t`Smaller`}
            disabled={step === 0}
            onClick={() => chooseSize(step - 1)}
          />
          <output aria-label={t`Text size`}>{percent}</output>
          <IconButton
            icon="plus"
            variant="outline"
            label={t`Larger`}
            disabled={step === textSizes.length - 1}
            onClick={() => chooseSize(step + 1)}
          />
        </div>
      </Setting>
      <Setting title={t`Line spacing`}>
        <SegmentedControl
          label={t`Line spacing`}
          segments={[
            { value: 'tight', label: t`Tight` },
            { value: 'regular', label: t`Regular` },
            { value: 'loose', label: t`Loose` },
            { value: 'double', label: t`Double` },
          ]}
          value={leading}
          onChange={(next) => choose({ leading: next })}
        />
      </Setting>
      <Setting title={t`Font`}>
        <SegmentedControl
          label={t`Font`}
          segments={[
            { value: 'serif', label: 'Literata' },
            { value: 'sans', label: 'Figtree' },
            { value: 'legible', label: 'Atkinson' },
          ]}
          value={font}
          onChange={(next) => void loadFont(next).then(() => choose({ font: next }))}
        />
      </Setting>
      <div className={styles.wide}>
        <Setting title={t`Column width`}>
          <SegmentedControl
            label={t`Column width`}
            segments={[
              { value: 'narrow', label: t`Narrow` },
              { value: 'regular', label: t`Regular` },
              { value: 'wide', label: t`Wide` },
            ]}
            value={width}
            onChange={(next) => choose({ width: next })}
          />
        </Setting>
      </div>
      <ToggleSwitch
        label={t`Line focus: dim the other sentences`}
        checked={focus === 'on'}
        onChange={(event) => choose({ focus: event.target.checked ? 'on' : 'off' })}
      />
      <Later>
        <MarksSwitch />
      </Later>
      <ComfortSettings typography={typography} choose={choose} />
    </div>
  );
}
