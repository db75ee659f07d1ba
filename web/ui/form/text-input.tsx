import type { ComponentProps } from 'react';
import styles from './control.module.css';
import { useFieldControl } from './field-context.ts';

export function TextInput(props: ComponentProps<'input'>) {
  const wiring = useFieldControl(props.id);
  return <input type="text" {...wiring} {...props} id={wiring.id} className={styles.control} />;
}
