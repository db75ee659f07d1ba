import { Unreadable } from './read-document.ts';

/** Decodes by byte order mark, else as UTF-8, else as the Windows encoding of the language. */
export function decodeText(bytes: Buffer): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes.includes(0)) throw new Unreadable('unknown-kind');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(isCentralEuropean(bytes) ? 'windows-1250' : 'windows-1252').decode(bytes);
  }
}

// š and ž are hardly ever found in the languages of windows-1252, and č is their è.
const isCentralEuropean = (bytes: Buffer) => (bytes.includes(0x9a) || bytes.includes(0x9e)) && bytes.includes(0xe8);
