/**
 * Runs in the page. Seeks to each of the given positions, at which the audio is silent, and plays. Returns the duration of
 * the audio and, per given position, where the player was when the first sound was heard, with the error of the measurement.
 */
export async function listenForOnsets({ source, from }: { source: string; from: number[] }) {
  const onsets: { seconds: number; errorSeconds: number }[] = [];
  let durationSeconds = 0;
  for (const seconds of from) onsets.push(await measure(seconds));
  return { onsets, durationSeconds };

  /** Returns the most exact of a few measurements. Stops early if a measurement is exact enough. */
  async function measure(seconds: number) {
    let best = await listenFrom(seconds);
    for (let again = 0; again < 5 && best.errorSeconds > 0.02; again++) {
      const next = await listenFrom(seconds);
      if (next.errorSeconds < best.errorSeconds) best = next;
    }
    return best;
  }

  async function listenFrom(seconds: number) {
    // Creates a new player each time, because a used player first plays the rest of its buffer.
    const audio = new Audio(source);
    await new Promise((resolve) => audio.addEventListener('canplaythrough', resolve, { once: true }));
    audio.currentTime = seconds;
    await new Promise((resolve) => audio.addEventListener('seeked', resolve, { once: true }));
    durationSeconds = audio.duration;
    return hearFirstSound(audio);
  }

  /**
   * Measures when the first sound is heard, with the clock of the audio context, and converts this time to the clock of the
   * player. For the conversion, it reads both clocks together many times before and after the first sound. The difference
   * between the clocks varies: on a loaded machine, one clock is updated later than the other, or the player falls behind
   * permanently. So the conversion uses the median of the differences. The error is their interquartile range.
   */
  async function hearFirstSound(audio: HTMLAudioElement) {
    const [rate, turn, around] = [24_000, 256, 12];
    const context = new AudioContext({ sampleRate: rate, latencyHint: 'interactive' });
    const ear = context.createScriptProcessor(turn, 1, 1);
    context.createMediaElementSource(audio).connect(ear);
    ear.connect(context.destination);
    await context.resume();
    const apart: number[] = [];
    let heard: { at: number; readings: number } | undefined;
    ear.onaudioprocess = ({ inputBuffer, playbackTime }) => {
      if (!audio.paused) apart.push(audio.currentTime - context.currentTime);
      const loud = inputBuffer.getChannelData(0).findIndex((sample) => Math.abs(sample) > 0.01);
      // Subtracts one block (`turn`), because `playbackTime` is the time at which the output is played, one block after the
      // input.
      if (loud !== -1) heard ??= { at: playbackTime + (loud - turn) / rate, readings: apart.length };
    };
    await audio.play();
    while (heard === undefined || apart.length < heard.readings + around)
      await new Promise((resolve) => setTimeout(resolve, 20));
    audio.pause();
    await context.close();
    const { at, readings } = heard;
    const sorted = apart.slice(Math.max(0, readings - around), readings + around).toSorted((a, b) => a - b);
    const quantile = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
    // The error includes half a block, because the clocks can be read at any point within a block.
    return { seconds: at + quantile(0.5), errorSeconds: quantile(0.75) - quantile(0.25) + turn / rate / 2 };
  }
}
