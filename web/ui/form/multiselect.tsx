import { Select as Ark } from '@ark-ui/react/select';
import { Icon } from '../image/icon.tsx';
import { Badge } from '../status/badge.tsx';
import control from './control.module.css';
import type { Option } from './option.ts';
import { OptionList } from './option-list.tsx';
import styles from './select.module.css';
import { useOptionCollection, useSelectWiring } from './select.tsx';

type MultiselectProps<Value extends string> = {
  options: readonly Option<Value>[];
  value: readonly Value[];
  onChange: (value: Value[]) => void;
  placeholder?: string;
  isDisabled?: boolean;
  /** Accessible name, if no field provides one. */
  label?: string;
};

export function Multiselect<Value extends string>(props: MultiselectProps<Value>) {
  const { options, value, onChange, placeholder, isDisabled = false, label } = props;
  const collection = useOptionCollection(options);
  const { ids, wiring } = useSelectWiring(label);
  const chosen = options.filter((option) => value.includes(option.value));

  return (
    <Ark.Root
      multiple
      collection={collection}
      ids={ids}
      value={[...value]}
      onValueChange={({ items }) => onChange(items.map((item) => item.value))}
      closeOnSelect={false}
      disabled={isDisabled}
      positioning={{ sameWidth: true, gutter: 4 }}
      lazyMount
      unmountOnExit
    >
      <Ark.Trigger className={`${control.control} ${styles.trigger}`} {...wiring}>
        <span className={styles.chosen}>
          {chosen.length === 0 && <span className={styles.placeholder}>{placeholder}</span>}
          {chosen.map((option) => (
            <Badge key={option.value} kind="place">
              {option.label}
            </Badge>
          ))}
        </span>
        <Icon name="chevron-down" />
      </Ark.Trigger>
      <OptionList options={options} />
    </Ark.Root>
  );
}
