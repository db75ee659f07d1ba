import { Select as Ark, createListCollection } from '@ark-ui/react/select';
import { useId, useMemo } from 'react';
import { Icon } from '../image/icon.tsx';
import control from './control.module.css';
import { useField } from './field-context.ts';
import type { Option } from './option.ts';
import { OptionList } from './option-list.tsx';
import styles from './select.module.css';

type SelectProps<Value extends string> = {
  options: readonly Option<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  placeholder?: string;
  isDisabled?: boolean;
  /** Accessible name, if no field provides one. */
  label?: string;
};

export function Select<Value extends string>(props: SelectProps<Value>) {
  const { options, value, onChange, placeholder, isDisabled = false, label } = props;
  const collection = useOptionCollection(options);
  const { ids, wiring } = useSelectWiring(label);

  return (
    <Ark.Root
      collection={collection}
      ids={ids}
      value={value === undefined ? [] : [value]}
      onValueChange={({ items }) => items[0] && onChange(items[0].value)}
      disabled={isDisabled}
      positioning={{ sameWidth: true, gutter: 4 }}
      lazyMount
      unmountOnExit
    >
      <Ark.Trigger className={`${control.control} ${styles.trigger}`} {...wiring}>
        <Ark.ValueText placeholder={placeholder} className={styles.value} />
        <Icon name="chevron-down" />
      </Ark.Trigger>
      <OptionList options={options} />
    </Ark.Root>
  );
}

export function useOptionCollection<Value extends string>(options: readonly Option<Value>[]) {
  return useMemo(
    () => createListCollection({ items: options, isItemDisabled: (option) => option.isDisabled ?? false }),
    [options],
  );
}

/** Connects the trigger to its field, or to the given accessible name. */
export function useSelectWiring(label: string | undefined) {
  const ownId = useId();
  const field = useField();
  const ids = { trigger: field?.controlId ?? `${ownId}trigger`, label: field?.labelId ?? `${ownId}label` };
  const wiring = {
    'aria-label': label,
    'aria-labelledby': label ? undefined : ids.label,
    'aria-describedby': field?.describedBy,
    'aria-invalid': field?.isInvalid || undefined,
  };
  return { ids, wiring };
}
