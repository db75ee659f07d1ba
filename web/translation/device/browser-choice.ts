const key = 'foxtale.browser-translation';

/**
 * Whether the user has chosen on this device to let the browser translate. If so, the browser continues to translate without
 * a button press.
 */
export const isBrowserChosen = () => localStorage.getItem(key) === 'chosen';

export function rememberBrowser() {
  try {
    localStorage.setItem(key, 'chosen');
  } catch {
    // Ignores the error: storage may be full or disabled. If so, the user has to choose again next time.
  }
}
