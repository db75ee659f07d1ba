import type { ComponentProps, MouseEvent, PointerEvent } from 'react';
import { Icon, type IconName } from '../image/icon.tsx';
import { ThreeDots } from '../status/three-dots.tsx';
import styles from './button.module.css';
import { useRipple } from './use-ripple.tsx';

export type ButtonLook = {
  variant?: 'primary' | 'outline' | 'plain' | 'danger';
  size?: 'regular' | 'large' | 'compact';
  /** Takes the full width of its container. */
  isWide?: boolean;
  icon?: IconName;
};

type ButtonProps = ComponentProps<'button'> & ButtonLook & { isBusy?: boolean };

export function Button(props: ButtonProps) {
  const { variant = 'primary', size = 'regular', isWide = false, isBusy = false, icon, children, ...rest } = props;
  const { ripple, startRipple } = useRipple();

  function handlePointerDown(event: PointerEvent<HTMLButtonElement>) {
    if (!isBusy) startRipple(event);
    rest.onPointerDown?.(event);
  }

  // A busy button stays focusable, so that the focus is not lost; clicks are ignored.
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (isBusy) event.preventDefault();
    else rest.onClick?.(event);
  }

  return (
    <button
      type="button"
      {...rest}
      className={buttonClass(rest.className)}
      data-variant={variant}
      data-size={size}
      data-wide={isWide || undefined}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || rest['aria-disabled']}
      onPointerDown={handlePointerDown}
      onClick={handleClick}
    >
      <span className={styles.content}>
        {icon && <Icon name={icon} />}
        {children}
      </span>
      {isBusy && (
        <span className={styles.busy}>
          <ThreeDots />
        </span>
      )}
      {ripple}
    </button>
  );
}

export function buttonClass(className?: string) {
  return className ? `${styles.button} ${className}` : styles.button;
}
