import * as v from 'valibot';

// The keys of history entries are random, so the storage does not contain the addresses of pages.
const storageKey = 'foxtale.scroll';
const mostEntries = 50;
const keptSchema = v.array(v.tuple([v.string(), v.number()]));

/** Keeps the scroll position of a history entry until the tab is closed, so that it survives a reload. */
export function keepScroll(key: string | undefined, top: number) {
  if (key === undefined) return;
  const kept = [...list().filter(([other]) => other !== key), [key, top]].slice(-mostEntries);
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(kept));
  } catch {
    // Ignores the error: storage may be full or disabled.
  }
}

export const findScroll = (key: string | undefined) => list().find(([other]) => other === key)?.[1];

function list() {
  try {
    const parsed = v.safeParse(keptSchema, JSON.parse(sessionStorage.getItem(storageKey) ?? '[]'));
    return parsed.success ? parsed.output : [];
  } catch {
    return [];
  }
}
