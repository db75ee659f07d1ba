import { useLingui } from '@lingui/react/macro';
import { ToggleSwitch } from '../../ui/form/toggle-switch.tsx';
import { useLearningSettings } from '../use-learning-settings.ts';

/** The switch for the marks of new words, in the text settings. The same switch is in the reader's menu. */
export function MarksSwitch() {
  const { t } = useLingui();
  const { settings, change } = useLearningSettings();
  return (
    <ToggleSwitch
      label={t`Mark new words`}
      checked={settings?.marksNewWords ?? false}
      onChange={(event) => change({ marksNewWords: event.target.checked })}
    />
  );
}
