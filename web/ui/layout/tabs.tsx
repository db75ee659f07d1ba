import { Tabs as Ark } from '@ark-ui/react/tabs';
import type { ReactNode } from 'react';
import styles from './tabs.module.css';

type Tab<Id extends string> = { id: Id; label: ReactNode; content: ReactNode };

type TabsProps<Id extends string> = {
  label: string;
  tabs: readonly Tab<Id>[];
  value: Id;
  onChange: (id: Id) => void;
};

/** Views within one page. For tabs that are separate pages, use links in a <nav>. */
export function Tabs<Id extends string>({ label, tabs, value, onChange }: TabsProps<Id>) {
  function handleChange(id: string) {
    const tab = tabs.find((candidate) => candidate.id === id);
    if (tab) onChange(tab.id);
  }

  return (
    <Ark.Root value={value} onValueChange={(details) => handleChange(details.value)} lazyMount unmountOnExit>
      <Ark.List className={styles.list} aria-label={label}>
        {tabs.map((tab) => (
          <Ark.Trigger key={tab.id} value={tab.id} className={styles.tab}>
            {tab.label}
          </Ark.Trigger>
        ))}
      </Ark.List>
      {tabs.map((tab) => (
        <Ark.Content key={tab.id} value={tab.id} className={styles.content}>
          {tab.content}
        </Ark.Content>
      ))}
    </Ark.Root>
  );
}
