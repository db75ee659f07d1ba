import type { ComponentProps, PointerEvent, ReactNode } from 'react';
import { Icon, type IconName } from '../image/icon.tsx';
import styles from './icon-button.module.css';
import { useRipple } from './use-ripple.tsx';

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  icon: IconName;
  /** The accessible name: an icon alone has none. */
  label: string;
  variant?: 'plain' | 'outline' | 'primary';
  size?: 'regular' | 'compact';
  /** Only for toggle buttons. */
  isPressed?: boolean;
  badge?: ReactNode;
};

export function IconButton(props: IconButtonProps) {
  const { icon, label, variant = 'plain', size = 'regular', isPressed, badge, disabled, ...rest } = props;
  const { ripple, startRipple } = useRipple();

  function handlePointerDown(event: PointerEvent<HTMLButtonElement>) {
    if (!disabled) startRipple(event);
    rest.onPointerDown?.(event);
  }

  return (
    <button
      type="button"
      {...rest}
      className={rest.className ? `${styles.button} ${rest.className}` : styles.button}
      data-variant={variant}
      data-size={size}
      aria-label={label}
      aria-pressed={isPressed}
      // The attribute `disabled` is not used: a button that disables itself would lose the focus.
      aria-disabled={disabled || rest['aria-disabled']}
      onClick={disabled ? undefined : rest.onClick}
      onPointerDown={handlePointerDown}
    >
      <Icon name={icon} />
      {badge !== undefined && (
        <span className={styles.badge} aria-hidden="true">
          {badge}
        </span>
      )}
      {ripple}
    </button>
  );
}
