/**
 * These private-use characters enclose a raised number or asterisk, which may refer to a note. If the text of the PDF
 * file contains these characters itself, `cleanRun` removes them first.
 */
export const mark = { start: '\ue000', end: '\ue001' };

const combining: Record<string, string> = {
  '\u00b4': '\u0301',
  '\u02c6': '\u0302',
  '\u02dc': '\u0303',
  '\u00a8': '\u0308',
  '\u02c7': '\u030c',
};
/** In PDF files made with TeX, an accent is a separate character before its letter. */
const accentBeforeLetter = /([\u00b4\u02c6\u02dc\u00a8\u02c7]) ?([a-zA-Z\u0131])/gu;

/**
 * Replaces ligatures by letters, joins accents with their letters, and removes characters that mean nothing outside the
 * font.
 */
export const cleanRun = (text: string): string =>
  text
    .replaceAll(/[\ufb00-\ufb06]/gu, (ligature) => ligature.normalize('NFKC'))
    .replaceAll(accentBeforeLetter, (_, accent: string, letter: string) =>
      `${letter === '\u0131' ? 'i' : letter}${combining[accent] ?? ''}`.normalize('NFC'),
    )
    .replaceAll(/(?!\u00ad)[\p{Co}\p{Cn}\p{Cs}\p{Cf}\ufffd]/gu, '')
    .replaceAll(/[\p{Cc}\p{Zs}]+/gu, (space) => (space === '\u00a0' ? space : ' '));
