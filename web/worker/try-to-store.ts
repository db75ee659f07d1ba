/** Storage may be full or disabled; that must not affect the server's answer. Returns whether it was stored. */
export async function tryToStore(write: Promise<unknown>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    console.warn('Not kept:', error);
    return false;
  }
}
