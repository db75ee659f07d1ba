import { bytesField, intField } from '../../../server/platform/narrator/voices/protobuf.ts';

// Field and type numbers of onnx.proto.
const float = 1;
const int64 = 7;

interface TinyModel {
  phonemeCount: number;
  speakerCount: number;
  samplesPerPhoneme: number;
  sampleRate: number;
  ballast?: Ballast | undefined;
}

/** Random weights that give the file the size of a real voice. They are used in computations, but do not change the audio. */
export interface Ballast {
  bytes: number;
  /** How many times per phoneme the model multiplies with the weights. If 0 or undefined, it does so once per sentence. */
  passesPerPhoneme?: number;
}

/** An ONNX graph with the inputs and outputs of a Piper voice. Every phoneme is a tone, and every second speaker is quieter. */
export function createTinyModel({ phonemeCount, speakerCount, samplesPerPhoneme, sampleRate, ballast }: TinyModel) {
  const tones = toTones(phonemeCount, samplesPerPhoneme, sampleRate);
  const speakers = speakerCount > 1;
  const voiced = speakers ? 'voiced' : 'spoken';
  const gains = Float32Array.from({ length: speakerCount }, (_, speaker) => (speaker % 2 === 0 ? 1 : 0.5));
  const graph = [
    node('Gather', ['tones', 'input'], 'spoken'),
    ...(speakers ? [node('Gather', ['gains', 'sid'], 'gain'), node('Mul', ['spoken', 'gain'], 'voiced')] : []),
    ...(ballast ? computeWithBallast(ballast, { voiced, whole: 'whole', phonemeCount }) : []),
    node('Reshape', [ballast ? 'whole' : voiced, 'shape'], 'output'),
    bytesField(2, 'tiny'),
    tensor('tones', [phonemeCount, samplesPerPhoneme], tones),
    tensor('gains', [speakerCount], gains),
    tensor('shape', [4], BigInt64Array.from([1n, 1n, 1n, -1n])),
    value(11, 'input', int64, [1, 'phonemes']),
    value(11, 'input_lengths', int64, [1]),
    value(11, 'scales', float, [3]),
    ...(speakers ? [value(11, 'sid', int64, [1])] : []),
    value(12, 'output', float, [1, 1, 1, 'samples']),
  ];
  return Buffer.concat([
    intField(1, 8),
    bytesField(2, 'foxtale tests'),
    bytesField(7, ...graph),
    bytesField(8, bytesField(1, ''), intField(2, 13)),
  ]);
}

/**
 * Adds the computation with the ballast to the graph. The result of the computation is multiplied by zero and added to the
 * audio, so that it is computed but not heard.
 */
function computeWithBallast(
  { bytes, passesPerPhoneme = 0 }: Ballast,
  { voiced, whole, phonemeCount }: { voiced: string; whole: string; phonemeCount: number },
) {
  const side = Math.floor(Math.sqrt(bytes / 4));
  const passes = Array.from({ length: Math.max(1, passesPerPhoneme) }, (_, pass) =>
    node('MatMul', [`pass${pass}`, 'weights'], `pass${pass + 1}`),
  );
  return [
    // This factor must depend on an input. Otherwise the runtime would compute the product when it loads the model, and then
    // drop the weights.
    node('Mul', ['input_lengths', 'zero'], 'once'),
    node('Gather', ['rows', passesPerPhoneme > 0 ? 'input' : 'once'], 'pass0'),
    ...passes,
    node('ReduceMax', [`pass${passes.length}`], 'most'),
    node('Mul', ['most', 'nothing'], 'unheard'),
    node('Add', [voiced, 'unheard'], whole),
    tensor('rows', [phonemeCount, side], createWeights(phonemeCount * side)),
    tensor('weights', [side, side], createWeights(side * side)),
    tensor('zero', [1], BigInt64Array.from([0n])),
    tensor('nothing', [1], Float32Array.from([0])),
  ];
}

/** One tone per phoneme. The first four are silent: the symbols for padding, start, end and space. */
function toTones(phonemeCount: number, samplesPerPhoneme: number, sampleRate: number) {
  const tones = new Float32Array(phonemeCount * samplesPerPhoneme);
  for (let index = 4 * samplesPerPhoneme; index < tones.length; index++) {
    const phoneme = Math.floor(index / samplesPerPhoneme);
    const at = index % samplesPerPhoneme;
    const envelope = Math.sin((Math.PI * at) / samplesPerPhoneme);
    tones[index] = 0.3 * envelope * Math.sin((2 * Math.PI * (200 + 11 * phoneme) * at) / sampleRate);
  }
  return tones;
}

/** Repeats a thousand pseudo-random values, because computing millions of them would take seconds. */
function createWeights(length: number) {
  const period = 1000;
  const weights = new Float32Array(length);
  for (let index = 0; index < period; index++) weights[index] = (((index * 2_654_435_761) % period) - 500) / 50_000;
  for (let filled = period; filled < length; filled *= 2) weights.copyWithin(filled, 0, filled);
  return weights;
}

const node = (operator: string, inputs: string[], output: string) =>
  bytesField(1, ...inputs.map((input) => bytesField(1, input)), bytesField(2, output), bytesField(4, operator));

function tensor(name: string, sizes: number[], content: Float32Array | BigInt64Array) {
  const type = content instanceof Float32Array ? float : int64;
  const raw = new Uint8Array(content.buffer);
  return bytesField(
    5,
    ...sizes.map((size) => intField(1, size)),
    intField(2, type),
    bytesField(8, name),
    bytesField(9, raw),
  );
}

function value(field: number, name: string, type: number, sizes: (number | string)[]) {
  const dimensions = sizes.map((size) =>
    bytesField(1, typeof size === 'number' ? intField(1, size) : bytesField(2, size)),
  );
  return bytesField(
    field,
    bytesField(1, name),
    bytesField(2, bytesField(1, intField(1, type), bytesField(2, ...dimensions))),
  );
}
