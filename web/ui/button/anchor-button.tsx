import type { ComponentProps, PointerEvent } from 'react';
import { Icon } from '../image/icon.tsx';
import styles from './button.module.css';
import { type ButtonLook, buttonClass } from './button.tsx';
import { useRipple } from './use-ripple.tsx';

/** A link with the look of a button, for addresses outside the router: sections, files, mail, other sites. */
export function AnchorButton(props: ComponentProps<'a'> & ButtonLook) {
  const { variant = 'primary', size = 'regular', isWide = false, icon, children, ...rest } = props;
  const { ripple, startRipple } = useRipple();

  function handlePointerDown(event: PointerEvent<HTMLAnchorElement>) {
    startRipple(event);
    rest.onPointerDown?.(event);
  }

  return (
    <a
      {...rest}
      className={buttonClass(rest.className)}
      data-variant={variant}
      data-size={size}
      data-wide={isWide || undefined}
      onPointerDown={handlePointerDown}
    >
      <span className={styles.content}>
        {icon && <Icon name={icon} />}
        {children}
      </span>
      {ripple}
    </a>
  );
}
