import { useLingui } from '@lingui/react/macro';
import { IconButton } from '../../ui/icon-button.tsx';
import { Popover } from '../../ui/popover.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import styles from './sound-menu.module.css';
import type { Sound } from './use-player.ts';

/** The pause between sentences, one press away where there is room for it. */
export function GapMenu({ sound }: { sound: Sound }) {
  const { t } = useLingui();
  return (
    <Popover
      label={t`Pause between sentences`}
      trigger={<IconButton icon="pause-between" label={t`Pause between sentences`} />}
    >
      <div className={styles.menu}>
        <section>
          <p className={styles.title} aria-hidden="true">{t`Pause between sentences`}</p>
          <GapChoice sound={sound} />
        </section>
      </div>
    </Popover>
  );
}

export function GapChoice({ sound: { habits, changeHabits } }: { sound: Sound }) {
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
