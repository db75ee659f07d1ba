/**
 * Returns a fast Fourier transform of two real frames at once: one is the real part of the input, the other the imaginary
 * part. The transform writes the power spectrum of each frame to `powers`. `length` must be a power of two.
 */
export function createTransform(length: number) {
  const order = Uint32Array.from({ length }, (_, index) => reverseBits(index, Math.log2(length)));
  const cosines = Float64Array.from({ length: length / 2 }, (_, index) => Math.cos((2 * Math.PI * index) / length));
  const sines = Float64Array.from({ length: length / 2 }, (_, index) => -Math.sin((2 * Math.PI * index) / length));
  const real = new Float64Array(length);
  const imaginary = new Float64Array(length);

  return (frames: readonly [Float64Array, Float64Array], powers: readonly [Float64Array, Float64Array]) => {
    for (let index = 0; index < length; index++) {
      const from = order[index] ?? 0;
      real[index] = frames[0][from] ?? 0;
      imaginary[index] = frames[1][from] ?? 0;
    }
    for (let half = 1; half < length; half *= 2) combine(half);
    for (let index = 0; index < length / 2; index++) {
      // Separates the spectra of the two frames, with the sum and the difference of each value and its mirrored value. This is
      // possible because the spectrum of a real frame is conjugate symmetric.
      const mirrored = (length - index) % length;
      const realSum = (real[index] ?? 0) + (real[mirrored] ?? 0);
      const realDifference = (real[index] ?? 0) - (real[mirrored] ?? 0);
      const imaginarySum = (imaginary[index] ?? 0) + (imaginary[mirrored] ?? 0);
      const imaginaryDifference = (imaginary[index] ?? 0) - (imaginary[mirrored] ?? 0);
      powers[0][index] = (realSum * realSum + imaginaryDifference * imaginaryDifference) / 4;
      powers[1][index] = (imaginarySum * imaginarySum + realDifference * realDifference) / 4;
    }
  };

  function combine(half: number) {
    const stride = length / (2 * half);
    for (let start = 0; start < length; start += 2 * half) {
      for (let offset = 0; offset < half; offset++) {
        const even = start + offset;
        const odd = even + half;
        const cosine = cosines[offset * stride] ?? 0;
        const sine = sines[offset * stride] ?? 0;
        const oddReal = real[odd] ?? 0;
        const oddImaginary = imaginary[odd] ?? 0;
        const turnedReal = oddReal * cosine - oddImaginary * sine;
        const turnedImaginary = oddReal * sine + oddImaginary * cosine;
        real[odd] = (real[even] ?? 0) - turnedReal;
        imaginary[odd] = (imaginary[even] ?? 0) - turnedImaginary;
        real[even] = (real[even] ?? 0) + turnedReal;
        imaginary[even] = (imaginary[even] ?? 0) + turnedImaginary;
      }
    }
  }
}

function reverseBits(value: number, count: number) {
  let reversed = 0;
  for (let bit = 0; bit < count; bit++) reversed = reversed * 2 + ((value >> bit) & 1);
  return reversed;
}
