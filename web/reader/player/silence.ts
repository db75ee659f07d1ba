const samplesPerSecond = 8000;
const headerBytes = 44;

const made = new Map<number, string>();

/** A WAV file of silence. Used for pauses, because timers stop when the screen is locked but audio does not. */
export function silenceUrl(seconds: number) {
  const url = made.get(seconds) ?? URL.createObjectURL(createSilence(seconds));
  made.set(seconds, url);
  return url;
}

function createSilence(seconds: number) {
  const samples = Math.round(seconds * samplesPerSecond);
  const bytes = new Uint8Array(headerBytes + samples);
  const view = new DataView(bytes.buffer);
  const write = (offset: number, text: string) => bytes.set(new TextEncoder().encode(text), offset);
  write(0, 'RIFF');
  view.setUint32(4, headerBytes - 8 + samples, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  // PCM, mono, eight bits.
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, samplesPerSecond, true);
  view.setUint32(28, samplesPerSecond, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  write(36, 'data');
  view.setUint32(40, samples, true);
  bytes.fill(128, headerBytes);
  return new Blob([bytes], { type: 'audio/wav' });
}
