import { MPEGDecoder } from 'mpg123-decoder';

const quiet = 0.005;

/** Finds the times at which audio starts after at least this much silence, and its duration, with an independent decoder. */
export async function findOnsets(mp3: Uint8Array, silenceSeconds: number) {
  const { samples, sampleRate } = await decode(mp3);
  const onsets: number[] = [];
  let silent = Number.POSITIVE_INFINITY;
  samples.forEach((sample, index) => {
    if (Math.abs(sample) <= quiet) silent += 1;
    else {
      if (silent >= silenceSeconds * sampleRate) onsets.push(index / sampleRate);
      silent = 0;
    }
  });
  return { onsets, durationSeconds: samples.length / sampleRate };
}

async function decode(mp3: Uint8Array) {
  const decoder = new MPEGDecoder({ enableGapless: false });
  await decoder.ready;
  const { channelData, sampleRate, errors } = decoder.decode(mp3);
  decoder.free();
  const [samples] = channelData;
  if (samples === undefined || errors.length > 0) throw new Error(`Not an MP3: ${errors[0]?.message}`);
  return { samples, sampleRate };
}
