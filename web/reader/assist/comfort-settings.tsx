import { Trans, useLingui } from '@lingui/react/macro';
import type { Typography } from '../../../domain/access/typography.ts';
import { SegmentedControl } from '../../ui/form/segmented-control.tsx';
import { ToggleSwitch } from '../../ui/form/toggle-switch.tsx';
import { Setting } from '../typography/setting.tsx';

interface ComfortSettingsProps {
  typography: Typography;
  choose: (changed: Partial<Typography>) => void;
}

/**
 * Settings for spacing, paper colour, and aids against losing the line. Many dyslexic and low-vision readers need some of these
 * settings.
 */
export function ComfortSettings({ typography, choose }: ComfortSettingsProps) {
  const { t } = useLingui();
  const { letters, words, hyphens, paper, ruler, view, contrast } = typography;
  return (
    <>
      <Setting title={t`Letter spacing`}>
        <SegmentedControl
          label={t`Letter spacing`}
          segments={[
            { value: 'regular', label: t`Regular` },
            { value: 'wide', label: t({ message: 'Wide', context: 'letter and word spacing' }) },
            { value: 'wider', label: t`Wider` },
          ]}
          value={letters}
          onChange={(next) => choose({ letters: next })}
        />
      </Setting>
      <Setting title={t`Word spacing`}>
        <SegmentedControl
          label={t`Word spacing`}
          segments={[
            { value: 'regular', label: t`Regular` },
            { value: 'wide', label: t({ message: 'Wide', context: 'letter and word spacing' }) },
            { value: 'wider', label: t`Wider` },
          ]}
          value={words}
          onChange={(next) => choose({ words: next })}
        />
      </Setting>
      <Setting title={t`Paper`}>
        <SegmentedControl
          label={t`Paper`}
          segments={[
            { value: 'plain', label: t`Plain` },
            { value: 'cream', label: t`Cream` },
            { value: 'rose', label: t`Rose` },
            { value: 'mint', label: t`Mint` },
            { value: 'sky', label: t`Sky` },
          ]}
          perRow={3}
          value={paper}
          onChange={(next) => choose({ paper: next })}
        />
      </Setting>
      <ToggleSwitch
        label={<Trans>Reading ruler: a band that follows you</Trans>}
        checked={ruler === 'on'}
        onChange={(event) => choose({ ruler: event.target.checked ? 'on' : 'off' })}
      />
      <ToggleSwitch
        label={<Trans>One sentence at a time</Trans>}
        checked={view === 'one'}
        onChange={(event) => choose({ view: event.target.checked ? 'one' : 'all' })}
      />
      <ToggleSwitch
        label={<Trans>Strong highlight for the current sentence</Trans>}
        checked={contrast === 'high'}
        onChange={(event) => choose({ contrast: event.target.checked ? 'high' : 'regular' })}
      />
      <ToggleSwitch
        label={<Trans>Hyphenate long words at the end of a line</Trans>}
        checked={hyphens === 'on'}
        onChange={(event) => choose({ hyphens: event.target.checked ? 'on' : 'off' })}
      />
    </>
  );
}
