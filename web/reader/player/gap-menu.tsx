import { useLingui } from '@lingui/react/macro';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { SegmentedControl } from '../../ui/form/segmented-control.tsx';
import { Popover } from '../../ui/overlay/popover.tsx';
import styles from './listening-menu.module.css';
import type { ListeningSettings } from './use-player.ts';

/** Menu for the pause between sentences, shown if the screen is wide enough. */
export function GapMenu({ settings }: { settings: ListeningSettings }) {
  const { t } = useLingui();
  return (
    <Popover
      label={t`Pause between sentences`}
      trigger={<IconButton icon="pause-between" label={t`Pause between sentences`} />}
    >
      <div className={styles.menu}>
        <section>
          <p className={styles.title} aria-hidden="true">{t`Pause between sentences`}</p>
          <GapChoice settings={settings} />
        </section>
      </div>
    </Popover>
  );
}

export function GapChoice({ settings: { habits, changeHabits } }: { settings: ListeningSettings }) {
  const { t } = useLingui();
  return (
    <SegmentedControl
      label={t`Pause between sentences`}
      segments={[
        { value: 'none', label: t`No pause` },
        { value: 'short', label: t`Short pause` },
        { value: 'long', label: t`Long pause` },
      ]}
      value={habits.gap}
      onChange={(gap) => changeHabits({ gap })}
    />
  );
}
