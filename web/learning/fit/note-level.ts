const prefix = 'foxtale.level.';

/**
 * Remembers in this browser whether the learner has a level. If so, theme-script.js reserves space at the next visit for the
 * line of each card that says how many words the learner knows.
 */
export function noteLevel(userId: string, hasLevel: boolean) {
  if (hasLevel !== document.documentElement.hasAttribute('data-has-level')) note(userId, hasLevel ? 'yes' : undefined);
}

/** Remembers that the home page had a shelf of fitting articles, so that its space is reserved as well. */
export const noteShelf = (userId: string, hasShelf: boolean) => note(userId, hasShelf ? 'shelf' : 'yes');

function note(userId: string, value: 'yes' | 'shelf' | undefined) {
  const { dataset } = document.documentElement;
  if (value === undefined) delete dataset.hasLevel;
  else dataset.hasLevel = value;
  try {
    if (value === undefined) localStorage.removeItem(prefix + userId);
    else localStorage.setItem(prefix + userId, value);
  } catch {
    // Optional: storage may be full or disabled.
  }
}
