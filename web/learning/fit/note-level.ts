const prefix = 'foxtale.level.';

/** Remembers in this browser that the learner has a level. Then theme-script.js reserves the room of the fit lines. */
export function noteLevel(userId: string, hasLevel: boolean) {
  document.documentElement.toggleAttribute('data-has-level', hasLevel);
  try {
    if (hasLevel) localStorage.setItem(prefix + userId, 'yes');
    else localStorage.removeItem(prefix + userId);
  } catch {
    // Optional: storage may be full or disabled.
  }
}
