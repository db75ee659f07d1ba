import type { ComponentProps } from 'react';
import styles from './card.module.css';

/** A raised surface. Do not nest cards. `padding="none"` is for lists and tables with their own padding. */
export function Card({ padding = 'regular', ...rest }: ComponentProps<'div'> & { padding?: 'none' | 'regular' }) {
  const className = rest.className ? `${styles.card} ${rest.className}` : styles.card;
  return <div {...rest} className={className} data-padding={padding} />;
}
