import { useSyncExternalStore } from 'react';
import * as v from 'valibot';

/** In percent of the regular size. */
export const textSizes = ['85', '100', '115', '130', '150', '175'] as const;

const typographySchema = v.object({
  size: v.fallback(v.picklist(textSizes), '100'),
  leading: v.fallback(v.picklist(['tight', 'regular', 'loose']), 'regular'),
  font: v.fallback(v.picklist(['serif', 'sans', 'legible']), 'serif'),
  width: v.fallback(v.picklist(['narrow', 'regular', 'wide']), 'regular'),
  focus: v.fallback(v.picklist(['off', 'on']), 'off'),
});
export type Typography = v.InferOutput<typeof typographySchema>;

const key = 'foxtale.typography';
const regular: Typography = { size: '100', leading: 'regular', font: 'serif', width: 'regular', focus: 'off' };
const listeners = new Set<() => void>();
let chosen: Typography | undefined;

/** The typography settings of the article, stored on this device. */
export const useTypography = () => useSyncExternalStore(subscribe, read, () => regular);

/** Applies a setting at once. Keep the attributes in sync with theme-script.js. */
export function chooseTypography(changed: Partial<Typography>) {
  chosen = { ...read(), ...changed };
  const { dataset } = document.documentElement;
  for (const [name, value] of Object.entries(chosen)) dataset[`text${name[0]?.toUpperCase()}${name.slice(1)}`] = value;
  for (const listener of listeners) listener();
  try {
    localStorage.setItem(key, JSON.stringify(chosen));
  } catch {
    // Optional: storage may be full or disabled.
  }
}

/** Loads a web font before it is used, so that the text moves only once. */
export async function loadFont(font: Typography['font']) {
  if (font !== 'legible') return;
  const family = '1rem "Atkinson Hyperlegible Next"';
  await Promise.all([document.fonts.load(family, 'a'), document.fonts.load(family, 'č')]).catch(() => {});
}

function read(): Typography {
  if (chosen === undefined) {
    try {
      chosen = v.parse(typographySchema, JSON.parse(localStorage.getItem(key) ?? '{}'));
    } catch {
      chosen = regular;
    }
  }
  return chosen;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
