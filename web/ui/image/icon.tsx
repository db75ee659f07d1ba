import styles from './icon.module.css';
import { type IconName, iconDrawings } from './icon-drawings.ts';

export type { IconName };

/** Decorative: a control with only an icon needs its own accessible name. */
export function Icon({ name, size = 'regular' }: { name: IconName; size?: 'small' | 'regular' | 'large' }) {
  return (
    <svg className={styles.icon} data-name={name} data-size={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={iconDrawings[name]} />
    </svg>
  );
}
