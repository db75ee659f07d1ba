import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { listShortcutKeys, type ShortcutKeys } from '../../domain/access/shortcuts.ts';
import { profileQuery } from './queries.ts';

/** The keys of the single-character shortcuts, as the user has chosen them; empty if the shortcuts are off. */
export function useShortcutKeys(): Partial<ShortcutKeys> {
  const shortcuts = useQuery(profileQuery).data?.preferences.shortcuts;
  return useMemo(() => listShortcutKeys(shortcuts), [shortcuts]);
}

/** Whether single-character shortcuts are on. For the keys of a review, which the user can turn off, but not change. */
export const useAreShortcutsOn = () => useQuery(profileQuery).data?.preferences.shortcuts?.isOn !== false;

/** How a key is shown in a label: the key "d" as "D". */
export const showKey = (key: string) => key.toLocaleUpperCase();
