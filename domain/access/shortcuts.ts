/**
 * The actions with a single-character shortcut. WCAG 2.1.4 requires that users can turn these shortcuts off or choose other
 * keys.
 */
export const shortcutActions = [
  'repeat',
  'loop',
  'translations',
  'translation',
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
/** The keys as they are stored. Keys stored by an older release have no `translation`. */
export type StoredKeys = Omit<ShortcutKeys, 'translation'> & { readonly translation?: string | undefined };

export const defaultKeys: ShortcutKeys = {
  repeat: 'r',
  loop: 'l',
  translations: 't',
  translation: 'v',
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
  keys: StoredKeys;
}

export function hasNoDoubles(keys: StoredKeys) {
  const all = Object.values(keys);
  return new Set(all).size === all.length;
}

/** Adds the key of the action that stored keys may lack. If the user has given its default key to another action, adds a free key. */
export function completeKeys(keys: StoredKeys): ShortcutKeys {
  const used = Object.values(keys);
  const free = [defaultKeys.translation, ...'gyoeiuxzcnm'].find((key) => !used.includes(key));
  return { ...keys, translation: keys.translation ?? free ?? defaultKeys.translation };
}

/** The key of each shortcut; empty if the user has turned shortcuts off. */
export function listShortcutKeys(shortcuts: Shortcuts | undefined): Partial<ShortcutKeys> {
  if (shortcuts?.isOn === false) return {};
  return shortcuts === undefined ? defaultKeys : completeKeys(shortcuts.keys);
}
