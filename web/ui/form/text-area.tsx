import { type ChangeEvent, type ComponentProps, useId, useLayoutEffect, useRef, useState } from 'react';
import control from './control.module.css';
import { useFieldControl } from './field-context.ts';
import styles from './text-area.module.css';

type TextAreaProps = ComponentProps<'textarea'> & {
  /** Formats the counter, for example "12 of 500". Without this function, there is no counter. */
  counter?: (length: number) => string;
};

export function TextArea({ counter, ...props }: TextAreaProps) {
  const wiring = useFieldControl(props.id);
  const counterId = useId();
  const [length, setLength] = useState(String(props.value ?? props.defaultValue ?? '').length);
  const area = useRef<HTMLDivElement>(null);
  // Counts after each render: a form may set the value without a keystroke, for example when it restores a draft.
  useLayoutEffect(() => setLength(area.current?.querySelector('textarea')?.value.length ?? 0));
  const describedBy = [wiring['aria-describedby'], counter && counterId].filter(Boolean).join(' ') || undefined;

  function handleChange(event: ChangeEvent<HTMLTextAreaElement>) {
    setLength(event.target.value.length);
    props.onChange?.(event);
  }

  return (
    <div ref={area} className={styles.area}>
      <textarea
        {...wiring}
        aria-describedby={describedBy}
        {...props}
        id={wiring.id}
        className={`${control.control} ${styles.text}`}
        onChange={handleChange}
      />
      {counter && (
        <p className={styles.counter} id={counterId}>
          {counter(props.value === undefined ? length : String(props.value).length)}
        </p>
      )}
    </div>
  );
}
