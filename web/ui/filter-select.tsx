import styles from './filter-select.module.css';
import { Icon } from './icon.tsx';
import { lazyLater } from './later.tsx';
import { OpensLater } from './opens-later.tsx';
import type { Option } from './select.tsx';

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

const FilterList = lazyLater(async () => (await import('./filter-list.tsx')).FilterList);

/** A chip that opens a list to narrow something down by. */
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
    <OpensLater trigger={trigger}>
      {(isAsked) => (
        <FilterList
          trigger={trigger}
          label={label}
          options={[{ value: any, label: anyLabel }, ...options]}
          value={value ?? any}
          onChange={(picked) => onChange(options.find((option) => option.value === picked)?.value)}
          isAsked={isAsked}
        />
      )}
    </OpensLater>
  );
}
