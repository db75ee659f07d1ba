/** In the page: seeks to each of these moments in silence, plays, and says at which of the player's own times sound was heard. */
export async function listenForOnsets({ source, from }: { source: string; from: number[] }) {
  const onsets: number[] = [];
  let durationSeconds = 0;
  // A player of its own for each: what one still has in hand after a seek is heard first.
  for (const seconds of from) {
    const audio = new Audio(source);
    await new Promise((resolve) => audio.addEventListener('canplaythrough', resolve, { once: true }));
    audio.currentTime = seconds;
    await new Promise((resolve) => audio.addEventListener('seeked', resolve, { once: true }));
    onsets.push(await hearFirstSound(audio));
    durationSeconds = audio.duration;
  }
  return { onsets, durationSeconds };

  /** The clocks of player and ear run side by side; how far apart they are is known best from many looks at both. */
  async function hearFirstSound(audio: HTMLAudioElement) {
    const [rate, turn] = [24_000, 256];
    const context = new AudioContext({ sampleRate: rate, latencyHint: 'interactive' });
    const ear = context.createScriptProcessor(turn, 1, 1);
    context.createMediaElementSource(audio).connect(ear);
    ear.connect(context.destination);
    await context.resume();
    const apart: number[] = [];
    let heardAt: number | undefined;
    ear.onaudioprocess = ({ inputBuffer, playbackTime }) => {
      if (!audio.paused) apart.push(audio.currentTime - context.currentTime);
      const loud = inputBuffer.getChannelData(0).findIndex((sample) => Math.abs(sample) > 0.01);
      // What is heard in this turn is played in the next.
      if (loud !== -1) heardAt ??= playbackTime + (loud - turn) / rate;
    };
    await audio.play();
    while (heardAt === undefined || apart.length < 40) await new Promise((resolve) => setTimeout(resolve, 20));
    audio.pause();
    await context.close();
    return heardAt + (apart.toSorted((a, b) => a - b)[Math.floor(apart.length / 2)] ?? 0);
  }
}
