import { Combobox } from '@ark-ui/react/combobox';
import { useId, useRef } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { Icon, type IconName } from '../image/icon.tsx';
import overlay from '../overlay/overlay.module.css';
import { Overlay } from '../overlay/overlay-container.tsx';
import styles from './autocomplete.module.css';
import control from './control.module.css';
import { useField } from './field-context.ts';
import type { Option } from './option.ts';
import { useOptionCollection } from './select.tsx';

type AutocompleteProps = {
  /** Suggestions for the current input, provided by the caller. */
  options: readonly Option[];
  text: string;
  onTextChange: (text: string) => void;
  onPick: (option: Option) => void;
  placeholder?: string;
  words: { clear: string; empty?: string };
  icon?: IconName;
};

/** Free text with suggestions. Without a selected suggestion, the Enter key submits the surrounding form. */
export function Autocomplete(props: AutocompleteProps) {
  const { options, text, onTextChange, onPick, placeholder, words, icon } = props;
  const collection = useOptionCollection(options);
  const ownId = useId();
  const field = useField();
  const input = useRef<HTMLInputElement>(null);

  function handlePick(value: string | undefined) {
    const option = options.find((candidate) => candidate.value === value);
    if (option) onPick(option);
  }

  function handleClear() {
    onTextChange('');
    input.current?.focus();
  }

  return (
    <Combobox.Root
      collection={collection}
      ids={{ input: field?.controlId ?? `${ownId}input`, label: field?.labelId ?? `${ownId}label` }}
      value={[]}
      inputValue={text}
      onInputValueChange={(details) => onTextChange(details.inputValue)}
      onValueChange={(details) => handlePick(details.value.at(-1))}
      selectionBehavior="preserve"
      allowCustomValue
      positioning={{ sameWidth: true, gutter: 4 }}
      lazyMount
      unmountOnExit
    >
      <Combobox.Control className={`${control.control} ${styles.control}`}>
        {icon && <Icon name={icon} />}
        <Combobox.Input
          ref={input}
          className={styles.input}
          placeholder={placeholder}
          aria-describedby={field?.describedBy}
          aria-invalid={field?.isInvalid || undefined}
        />
        {text && <IconButton icon="close" label={words.clear} size="compact" onClick={handleClear} />}
      </Combobox.Control>
      {(options.length > 0 || words.empty) && (
        <Overlay>
          <Combobox.Positioner>
            <Combobox.Content className={`${overlay.surface} ${overlay.list}`}>
              {options.map((option) => (
                <Combobox.Item key={option.value} item={option} className={overlay.item}>
                  <Combobox.ItemText>{option.label}</Combobox.ItemText>
                </Combobox.Item>
              ))}
              {options.length === 0 && <p className={overlay.empty}>{words.empty}</p>}
            </Combobox.Content>
          </Combobox.Positioner>
        </Overlay>
      )}
    </Combobox.Root>
  );
}
