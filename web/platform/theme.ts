import { useSyncExternalStore } from 'react';

const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const key = 'foxtale.theme';
const listeners = new Set<() => void>();

const systemIsDark = () => matchMedia('(prefers-color-scheme: dark)');

/**
 * Sets the dark-mode class of the root element. When a page loads, theme-script.js sets this class before the first paint.
 */
function applyTheme() {
  const theme = currentTheme();
  document.documentElement.classList.toggle(
    'dark-mode',
    theme === 'dark' || (theme === 'system' && systemIsDark().matches),
  );
}

export function chooseTheme(theme: Theme) {
  if (theme === 'system') localStorage.removeItem(key);
  else localStorage.setItem(key, theme);
  showTheme();
}

function showTheme() {
  applyTheme();
  for (const listener of listeners) listener();
}

/** Follows the system theme unless the user has chosen one. A choice applies to all tabs. */
export function followTheme() {
  systemIsDark().addEventListener('change', applyTheme);
  window.addEventListener('storage', (event) => event.key === key && showTheme());
}

export const useTheme = () => useSyncExternalStore(subscribe, currentTheme, (): Theme => 'system');

function currentTheme(): Theme {
  const stored = localStorage.getItem(key);
  return themes.find((theme) => theme === stored) ?? 'system';
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
