import { type ReactNode, useId } from 'react';
import styles from './radio-cards.module.css';

type RadioCard<Value extends string> = {
  value: Value;
  title: ReactNode;
  hint?: ReactNode;
  /** Short text before the title, such as a language code. */
  sign?: string;
  /** The language of the title, if it differs from the page. */
  lang?: string;
};

type RadioCardsProps<Value extends string> = {
  label: string;
  cards: readonly RadioCard<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  /** Shows the cards in two columns. */
  isTight?: boolean;
};

/** A radio group of cards, each with a line of explanation. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { label, cards, value, onChange, isTight = false } = props;
  const name = useId();

  return (
    <fieldset className={styles.group} data-tight={isTight || undefined}>
      <legend className="visually-hidden">{label}</legend>
      {cards.map((card) => (
        <label key={card.value} className={styles.card}>
          {card.sign && (
            <span className={styles.sign} aria-hidden="true">
              {card.sign}
            </span>
          )}
          <span className={styles.words}>
            <span className={styles.title} lang={card.lang}>
              {card.title}
            </span>
            {card.hint && <small>{card.hint}</small>}
          </span>
          <input
            className={styles.radio}
            type="radio"
            name={name}
            value={card.value}
            checked={card.value === value}
            onChange={() => onChange(card.value)}
          />
        </label>
      ))}
    </fieldset>
  );
}
