import { Unreadable } from './read-document.ts';

/**
 * Decodes by the byte order mark, else as UTF-8, else by the label (the declared encoding), else as windows-1250 or
 * windows-1252. UTF-8 is tried before the label, because labels are often wrong, and text in another encoding is hardly ever
 * valid UTF-8.
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

// Looks for the windows-1250 bytes of š or ž, and of č. In windows-1252, these bytes are š, ž and è, but Western European
// languages hardly ever use š and ž.
const isCentralEuropean = (bytes: Buffer) => (bytes.includes(0x9a) || bytes.includes(0x9e)) && bytes.includes(0xe8);
