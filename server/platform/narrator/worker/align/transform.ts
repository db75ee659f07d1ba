/** Returns a fast Fourier transform that writes the power spectrum of a frame to `powers`. `length` must be a power of two. */
export function createTransform(length: number) {
  const order = Uint32Array.from({ length }, (_, index) => reverseBits(index, Math.log2(length)));
  const cosines = Float64Array.from({ length: length / 2 }, (_, index) => Math.cos((2 * Math.PI * index) / length));
  const sines = Float64Array.from({ length: length / 2 }, (_, index) => -Math.sin((2 * Math.PI * index) / length));
  const real = new Float64Array(length);
  const imaginary = new Float64Array(length);

  return (frame: Float64Array, powers: Float64Array) => {
    for (let index = 0; index < length; index++) real[index] = frame[order[index] ?? 0] ?? 0;
    imaginary.fill(0);
    for (let half = 1; half < length; half *= 2) combine(half);
    for (let index = 0; index < powers.length; index++)
      powers[index] = (real[index] ?? 0) ** 2 + (imaginary[index] ?? 0) ** 2;
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
