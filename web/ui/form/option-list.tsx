import { Select as Ark } from '@ark-ui/react/select';
import { Icon } from '../image/icon.tsx';
import overlay from '../overlay/overlay.module.css';
import { Overlay } from '../overlay/overlay-container.tsx';
import type { Option } from './option.ts';

/** The options of a select, with the selected ones ticked. The label is needed if no field provides a name. */
export function OptionList({ options, label }: { options: readonly Option[]; label?: string }) {
  return (
    <Overlay>
      <Ark.Positioner>
        <Ark.Content className={`${overlay.surface} ${overlay.list}`} aria-label={label}>
          {options.map((option) => (
            <Ark.Item key={option.value} item={option} className={overlay.item}>
              <Ark.ItemText lang={option.lang}>{option.label}</Ark.ItemText>
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
