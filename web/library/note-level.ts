const prefix = 'foxtale.level.';

/**
 * Remembers in this browser whether the learner has a level. If so, theme-script.js reserves space on each card at the next
 * visit, for the line that says how many words the learner knows.
 */
export function noteLevel(userId: string, hasLevel: boolean) {
  const { dataset } = document.documentElement;
  if (hasLevel === (dataset.hasLevel !== undefined)) return;
  if (hasLevel) dataset.hasLevel = 'yes';
  else delete dataset.hasLevel;
  try {
    if (hasLevel) localStorage.setItem(prefix + userId, 'yes');
    else localStorage.removeItem(prefix + userId);
  } catch {
    // Ignores errors: storage may be full or disabled, and the reserved space is optional.
  }
}
