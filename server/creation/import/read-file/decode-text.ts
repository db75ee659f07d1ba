import { Unreadable } from './read-document.ts';

/**
 * Decodes by byte order mark, else as UTF-8, else by the label, else as the Windows encoding of the language. Text in another
 * encoding is hardly ever valid UTF-8, and labels are often wrong.
 */
export function decodeText(bytes: Buffer, label?: string): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes.includes(0)) throw new Unreadable('unknown-kind');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const guess = isCentralEuropean(bytes) ? 'windows-1250' : 'windows-1252';
    return (findDecoder(label) ?? new TextDecoder(guess)).decode(bytes);
  }
}

function findDecoder(label: string | undefined) {
  try {
    const decoder = label === undefined ? undefined : new TextDecoder(label);
    return decoder?.encoding === 'utf-8' ? undefined : decoder;
  } catch {
    // The label is not the name of an encoding.
    return undefined;
  }
}

// The bytes of š, ž and č in windows-1250. In windows-1252 the first two are also š and ž, which its languages hardly ever use,
// and the third is è.
const isCentralEuropean = (bytes: Buffer) => (bytes.includes(0x9a) || bytes.includes(0x9e)) && bytes.includes(0xe8);
