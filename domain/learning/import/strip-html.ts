const entities: Record<string, string> = { nbsp: ' ', amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * The text of a piece of HTML, as Anki stores it in its fields. Line breaks become spaces, references to audio are left out.
 */
export const stripHtml = (html: string): string =>
  html
    .replaceAll(/\[sound:[^[\]]*\]/g, '')
    .replaceAll(/<(?:br|\/?div|\/?p|\/?li)\b[^<>]*>/gi, ' ')
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]{2,4}));/gi, (whole, decimal, hex, name) => {
      if (name !== undefined) return entities[name.toLowerCase()] ?? whole;
      return String.fromCodePoint(Number.parseInt(decimal ?? hex, decimal === undefined ? 16 : 10));
    })
    .replaceAll(/\s+/g, ' ')
    .trim();
