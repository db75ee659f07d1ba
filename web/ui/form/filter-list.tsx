import { Select as Ark } from '@ark-ui/react/select';
import type { ReactElement } from 'react';
import type { Option } from './option.ts';
import { OptionList } from './option-list.tsx';
import { useOptionCollection } from './select.tsx';

type FilterListProps = {
  trigger: ReactElement;
  label: string;
  options: readonly Option<string>[];
  value: string;
  onChange: (value: string | undefined) => void;
};

/** Mounted when the user opens the list for the first time, so the list starts open. */
export function FilterList({ trigger, label, options, value, onChange }: FilterListProps) {
  const collection = useOptionCollection(options);
  return (
    <Ark.Root
      collection={collection}
      value={[value]}
      onValueChange={({ value: [picked] }) => onChange(picked)}
      defaultOpen
      positioning={{ gutter: 4, placement: 'bottom-start' }}
      lazyMount
      unmountOnExit
    >
      <Ark.Trigger asChild>{trigger}</Ark.Trigger>
      <OptionList options={collection.items} label={label} />
    </Ark.Root>
  );
}
