/** An encoded field of Protocol Buffers. ONNX files need only integers and length-delimited fields. */
export type Field = Uint8Array;

export const intField = (number: number, value: number): Field => Buffer.concat([varint(number * 8), varint(value)]);

export function bytesField(number: number, ...parts: (Uint8Array | string)[]): Field {
  const content = Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)));
  return Buffer.concat([varint(number * 8 + 2), varint(content.length), content]);
}

function varint(value: number): Uint8Array {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
  return Uint8Array.from([...bytes, rest]);
}
