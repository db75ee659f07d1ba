/** Two tabs that speak at once help nobody: whoever begins is heard, and the others fall silent. */
export function joinVoices(fallSilent: () => void) {
  const channel = new BroadcastChannel('foxtale-voice');
  channel.onmessage = fallSilent;
  return {
    begin: () => channel.postMessage('begun'),
    leave: () => channel.close(),
  };
}
