/** Only one tab plays audio: playing in one tab stops the other tabs. */
export function joinVoices(fallSilent: () => void) {
  const channel = new BroadcastChannel('foxtale-voice');
  channel.onmessage = fallSilent;
  return {
    begin: () => channel.postMessage('begun'),
    leave: () => channel.close(),
  };
}
