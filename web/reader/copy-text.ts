/** Puts text on the clipboard; false where the browser does not let us. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Without https there is no clipboard to write to, but what is selected may still be copied.
    return document.execCommand('copy');
  }
}
