import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './toggle-switch.module.css';

type ToggleSwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & { label?: ReactNode };

/** A switch that takes effect immediately. Without a `label`, the row or field around it provides the accessible name. */
export function ToggleSwitch({ label, ...rest }: ToggleSwitchProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox already has a checked state
  const control = <input {...rest} id={id} type="checkbox" role="switch" className={styles.switch} />;
  if (!label) return control;
  return (
    <span className={styles.labelled}>
      {control}
      <label htmlFor={id}>{label}</label>
    </span>
  );
}
