import { width } from './cepstra.ts';

/**
 * Cost of a step that stretches one recording. Without this cost, paths stay in one frame for too long; with a higher cost,
 * they miss pauses.
 */
const stretchCost = 0.5;

/** For each frame of the first recording: the first and the last frame of the second recording that match it. */
export interface Warp {
  first: Float64Array;
  last: Float64Array;
}

/**
 * Dynamic time warping of two recordings of the same text. Compares only pairs of frames near the diagonal, on which both
 * recordings have the same relative time. `reach` is the maximum distance from the diagonal, in frames.
 */
export function warp(one: Float32Array, other: Float32Array, reach: number): Warp {
  const rows = one.length / width;
  const columns = other.length / width;
  const band = Math.min(columns, Math.ceil(2 * reach + columns / rows) + 1);
  const starts = Int32Array.from({ length: rows }, (_, row) =>
    Math.max(0, Math.min(columns - band, Math.round((row * columns) / rows - band / 2))),
  );
  return followBack(findMoves({ one, other, starts, band }), { starts, band, columns });
}

const [diagonal, down, right] = [0, 1, 2];

interface Comparison {
  one: Float32Array;
  other: Float32Array;
  /** For each frame of `one` (row), the first frame of `other` (column) that is compared with it. */
  starts: Int32Array;
  band: number;
}

/** For each pair of frames, finds the last step of the cheapest path to it. */
function findMoves({ one, other, starts, band }: Comparison) {
  const moves = new Uint8Array(starts.length * band);
  // The costs of the previous and of the current row. An extra cell at the start gives the first cell of the band a left
  // neighbour.
  let above = new Float64Array(band + 1).fill(Number.POSITIVE_INFINITY);
  let costs = new Float64Array(band + 1);
  for (let row = 0; row < starts.length; row++) {
    const start = starts[row] ?? 0;
    const shift = row === 0 ? 0 : start - (starts[row - 1] ?? 0);
    costs.fill(Number.POSITIVE_INFINITY);
    for (let cell = 0; cell < band; cell++) {
      const isFirst = row === 0 && start + cell === 0;
      const fromDiagonal = isFirst ? 0 : (above[cell + shift] ?? Number.POSITIVE_INFINITY);
      const fromAbove = (above[cell + shift + 1] ?? Number.POSITIVE_INFINITY) + stretchCost;
      const fromLeft = (costs[cell] ?? 0) + stretchCost;
      const best = Math.min(fromDiagonal, fromAbove, fromLeft);
      if (best === Number.POSITIVE_INFINITY) continue;
      costs[cell + 1] = best + distanceOf(one, row * width, other, (start + cell) * width);
      if (best < fromDiagonal) moves[row * band + cell] = best === fromAbove ? down : right;
    }
    [above, costs] = [costs, above];
  }
  return moves;
}

function followBack(
  moves: Uint8Array,
  { starts, band, columns }: { starts: Int32Array; band: number; columns: number },
) {
  const first = new Float64Array(starts.length);
  const last = new Float64Array(starts.length).fill(-1);
  let row = starts.length - 1;
  let column = columns - 1;
  while (row >= 0 && column >= 0) {
    first[row] = column;
    if (last[row] === -1) last[row] = column;
    const move = moves[row * band + column - (starts[row] ?? 0)] ?? diagonal;
    if (move !== right) row -= 1;
    if (move !== down) column -= 1;
  }
  return { first, last };
}

function distanceOf(one: Float32Array, oneAt: number, other: Float32Array, otherAt: number) {
  let sum = 0;
  for (let index = 0; index < width; index++) {
    const difference = (one[oneAt + index] ?? 0) - (other[otherAt + index] ?? 0);
    sum += difference * difference;
  }
  return Math.sqrt(sum);
}
