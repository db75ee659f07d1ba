import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { regularTypography, type Typography } from '../../../domain/access/typography.ts';
import { typographySchema } from '../../../domain/access/typography-schema.ts';

const key = 'foxtale.typography';
const unsavedKey = 'foxtale.typography.unsaved';
const listeners = new Set<() => void>();
let chosen: Typography | undefined;

/** The typography settings of the article. Stored on the device for the first paint, and in the account for all devices. */
export const useTypography = () => useSyncExternalStore(subscribe, read, () => regularTypography);

/** Applies a setting immediately. `useAccountTypography` saves it to the account. */
export function chooseTypography(changed: Partial<Typography>) {
  store(unsavedKey, 'true');
  applyTypography({ ...read(), ...changed });
}

/** Keep the attributes in sync with theme-script.js. */
export function applyTypography(typography: Typography) {
  if (isApplied(typography)) return;
  chosen = typography;
  const { dataset } = document.documentElement;
  for (const [name, value] of Object.entries(chosen)) dataset[`text${name[0]?.toUpperCase()}${name.slice(1)}`] = value;
  for (const listener of listeners) listener();
  store(key, JSON.stringify(chosen));
}

export const isApplied = (typography: Typography) => areEqual(typography, read());

export function isUnsaved() {
  try {
    return localStorage.getItem(unsavedKey) !== null;
  } catch {
    return false;
  }
}

/**
 * Called when these settings are saved to the account. If the user has changed the settings in between, the change remains
 * unsaved.
 */
export function noteSaved(saved: Typography) {
  if (chosen === saved) localStorage.removeItem(unsavedKey);
}

/** Loads a web font before it is applied, so that the text does not change to the fallback font first and move twice. */
export async function loadFont(font: Typography['font']) {
  if (font !== 'legible') return;
  const family = '1rem "Atkinson Hyperlegible Next"';
  await Promise.all([document.fonts.load(family, 'a'), document.fonts.load(family, 'č')]).catch(() => {});
}

function store(name: string, value: string) {
  try {
    localStorage.setItem(name, value);
  } catch {
    // Ignores the error: storage may be full or disabled. If so, the setting lasts until a reload.
  }
}

function read(): Typography {
  if (chosen === undefined) {
    try {
      const stored = v.parse(typographySchema, JSON.parse(localStorage.getItem(key) ?? '{}'));
      // The same object as on the server, so that React does not render again after hydration.
      chosen = areEqual(stored, regularTypography) ? regularTypography : stored;
    } catch {
      chosen = regularTypography;
    }
  }
  return chosen;
}

const areEqual = (one: Typography, other: Typography) =>
  Object.entries(one).every(([name, value]) => other[name as keyof Typography] === value);

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
