import type { Archive } from './open-archive.ts';
import type { ReadDocument } from './read-document.ts';
import type { EpubPackage } from './read-package.ts';

const mostBytes = 2 * 1024 * 1024;

/** The first bytes of the image types that are shown. SVG is left out, because an SVG image can contain scripts. */
const signatures = [
  { type: 'image/jpeg', isIn: (bytes: Buffer) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])) },
  { type: 'image/png', isIn: (bytes: Buffer) => bytes.subarray(0, 8).toString('latin1') === '\x89PNG\r\n\x1a\n' },
  { type: 'image/gif', isIn: (bytes: Buffer) => /^GIF8[79]a/.test(bytes.subarray(0, 6).toString('latin1')) },
  {
    type: 'image/webp',
    isIn: (bytes: Buffer) => /^RIFF.{4}WEBP/s.test(bytes.subarray(0, 12).toString('latin1')),
  },
];

export async function findCover(archive: Archive, { items, coverId }: EpubPackage): Promise<ReadDocument['cover']> {
  const item =
    items.find(({ properties }) => properties.includes('cover-image')) ?? items.find(({ id }) => id === coverId);
  const bytes = item && (await archive.find(item.path));
  if (bytes === undefined || bytes.length > mostBytes) return null;
  const type = signatures.find(({ isIn }) => isIn(bytes))?.type;
  return type === undefined ? null : { type, base64: bytes.toString('base64') };
}
