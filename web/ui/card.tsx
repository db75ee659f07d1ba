import type { ComponentProps } from 'react';
import styles from './card.module.css';

/** A raised sheet of paper. Cards are not put into cards. `padding="none"` is for lists and tables that bring their own. */
export function Card({ padding = 'regular', ...rest }: ComponentProps<'div'> & { padding?: 'none' | 'regular' }) {
  const className = rest.className ? `${styles.card} ${rest.className}` : styles.card;
  return <div {...rest} className={className} data-padding={padding} />;
}
