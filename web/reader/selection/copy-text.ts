/** Copies text to the clipboard. Returns false if the browser refuses. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByEvent(text);
  }
}

/** Fallback if the Clipboard API fails, for example without https: a handler of the copy event can set any text. */
function copyByEvent(text: string) {
  const give = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
  };
  document.addEventListener('copy', give);
  try {
    return document.execCommand('copy');
  } finally {
    document.removeEventListener('copy', give);
  }
}
