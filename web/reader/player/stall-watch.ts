const stallMs = 12_000;

/**
 * Notices that the connection is lost while the audio element waits for data. A server that is slow to make or send the audio is
 * not a lost connection: if the request fails, the audio element reports an error.
 */
export function createStallWatch(audio: HTMLAudioElement, onLost: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function start() {
    clearTimeout(timer);
    timer = setTimeout(look, stallMs);
  }

  function look() {
    // Does nothing if the audio is already downloaded: after a seek to such audio, some browsers send no `playing` event.
    if (audio.readyState >= 3) return;
    if (navigator.onLine) start();
    else onLost();
  }

  return { start, stop: () => clearTimeout(timer) };
}
