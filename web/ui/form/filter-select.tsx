import { Icon } from '../image/icon.tsx';
import { lazyLater } from '../loading/later.tsx';
import { OpensLater } from '../overlay/opens-later.tsx';
import styles from './filter-select.module.css';
import type { Option } from './option.ts';

type FilterSelectProps<Value extends string> = {
  /** The name of the filter, shown while nothing is selected. */
  label: string;
  /** The first option, which clears the filter. */
  anyLabel: string;
  options: readonly Option<Value>[];
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
};

const any = '';

const FilterList = lazyLater(async () => (await import('./filter-list.tsx')).FilterList);

/** A chip that opens a list of filter values. */
export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, anyLabel, options, value, onChange } = props;
  const chosen = options.find((option) => option.value === value);
  const trigger = (
    <button
      type="button"
      className={styles.chip}
      data-chosen={chosen !== undefined || undefined}
      aria-label={chosen === undefined ? label : `${label}: ${chosen.label}`}
    >
      <span>{chosen?.label ?? label}</span>
      <Icon name="chevron-down" size="small" />
    </button>
  );

  return (
    <OpensLater trigger={trigger} kind="listbox">
      {() => (
        <FilterList
          trigger={trigger}
          label={label}
          options={[{ value: any, label: anyLabel }, ...options]}
          value={value ?? any}
          onChange={(picked) => onChange(options.find((option) => option.value === picked)?.value)}
        />
      )}
    </OpensLater>
  );
}
