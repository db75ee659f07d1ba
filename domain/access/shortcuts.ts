/**
 * The actions with a single-character shortcut. WCAG 2.1.4 requires that users can turn these shortcuts off or choose other
 * keys.
 */
export const shortcutActions = [
  'repeat',
  'loop',
  'translations',
  'define',
  'words',
  'save',
  'know',
  'bookmark',
  'search',
  'help',
] as const;
export type ShortcutAction = (typeof shortcutActions)[number];
export type ShortcutKeys = Readonly<Record<ShortcutAction, string>>;

export const defaultKeys: ShortcutKeys = {
  repeat: 'r',
  loop: 'l',
  translations: 't',
  define: 'd',
  words: 'w',
  save: 's',
  know: 'k',
  bookmark: 'b',
  search: '/',
  help: '?',
};

/** One character that is neither a space nor an upper-case letter, because shortcuts ignore the case. */
export const isShortcutKey = (key: string) => /^[^\s\p{Lu}\p{C}]$/u.test(key);

export interface Shortcuts {
  isOn: boolean;
  keys: ShortcutKeys;
}

export const hasNoDoubles = (keys: ShortcutKeys) => new Set(Object.values(keys)).size === shortcutActions.length;

/** The key of each shortcut; empty if the user has turned shortcuts off. */
export function listShortcutKeys(shortcuts: Shortcuts | undefined): Partial<ShortcutKeys> {
  if (shortcuts?.isOn === false) return {};
  return shortcuts?.keys ?? defaultKeys;
}
