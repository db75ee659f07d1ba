/** A full or forbidden storage costs the device its memory, never anybody the server's answer. Says whether it was written. */
export async function ifThereIsRoom(write: Promise<unknown>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    console.warn('Not kept:', error);
    return false;
  }
}
