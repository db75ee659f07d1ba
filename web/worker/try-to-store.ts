/** Returns whether the data was stored. Storage may be full or disabled, which must not affect the server's answer. */
export async function tryToStore(write: Promise<unknown>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    console.warn('Not kept:', error);
    return false;
  }
}
