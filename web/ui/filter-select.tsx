import { Select as Ark } from '@ark-ui/react/select';
import styles from './filter-select.module.css';
import { Icon } from './icon.tsx';
import { OptionList } from './option-list.tsx';
import { type Option, useOptionCollection } from './select.tsx';

type FilterSelectProps<Value extends string> = {
  /** What it narrows by, shown while nothing is chosen. */
  label: string;
  /** The first choice, which lifts the filter. */
  anyLabel: string;
  options: readonly Option<Value>[];
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
};

const any = '';

/** A chip that opens a list to narrow something down by. */
export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, anyLabel, options, value, onChange } = props;
  const collection = useOptionCollection<Value | typeof any>([{ value: any, label: anyLabel }, ...options]);
  const chosen = options.find((option) => option.value === value);

  return (
    <Ark.Root
      collection={collection}
      value={[value ?? any]}
      onValueChange={({ value: [picked] }) => onChange(options.find((option) => option.value === picked)?.value)}
      positioning={{ gutter: 4, placement: 'bottom-start' }}
      lazyMount
      unmountOnExit
    >
      <Ark.Trigger
        className={styles.chip}
        data-chosen={chosen !== undefined || undefined}
        aria-label={chosen === undefined ? label : `${label}: ${chosen.label}`}
      >
        <span>{chosen?.label ?? label}</span>
        <Icon name="chevron-down" size="small" />
      </Ark.Trigger>
      <OptionList options={collection.items} label={label} />
    </Ark.Root>
  );
}
