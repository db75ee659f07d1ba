import { Select as Ark } from '@ark-ui/react/select';
import { Icon } from './icon.tsx';
import overlay from './overlay.module.css';
import { Overlay } from './overlay-container.tsx';
import type { Option } from './select.tsx';

/** What a select opens: its options, the chosen ones ticked. The label is for where no field gives it a name. */
export function OptionList({ options, label }: { options: readonly Option[]; label?: string }) {
  return (
    <Overlay>
      <Ark.Positioner>
        <Ark.Content className={`${overlay.surface} ${overlay.list}`} aria-label={label}>
          {options.map((option) => (
            <Ark.Item key={option.value} item={option} className={overlay.item}>
              <Ark.ItemText>{option.label}</Ark.ItemText>
              <Ark.ItemIndicator className={overlay.end}>
                <Icon name="check" />
              </Ark.ItemIndicator>
            </Ark.Item>
          ))}
        </Ark.Content>
      </Ark.Positioner>
    </Overlay>
  );
}
