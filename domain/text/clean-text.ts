// Every repetition is bounded. Otherwise a text of many unclosed tags or comments would take quadratic time.
const tagPattern = /<\/?[a-z][^<>]{0,500}>|<!--.{0,2000}?-->|<![a-z][^<>]{0,500}>/gis;
// The content of these elements is not readable text.
const hiddenPattern = /<(script|style|template|noscript)\b[^<>]{0,500}>.{0,2000}?<\/\1\s*>/gis;
const deepestNesting = 3;

/** Invisible characters, bidirectional controls and characters used for hidden messages. */
const unseenPattern =
  /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffd\u{e0000}-\u{e0fff}]/gu;
const controlPattern = /(?!\n)\p{Cc}|\p{Cn}|\p{Co}/gu;

/** Removes invisible characters from a text and keeps markup, which is shown as text and never interpreted. */
export const dropUnseen = (text: string): string => tidySpaces(toReadable(text));

/**
 * Converts untrusted text to plain text: keeps words and paragraphs, removes markup and invisible characters. Tags are
 * stripped again after Markdown, because Markdown can hide a tag: `**<**script>`.
 */
export const cleanText = (text: string): string => tidySpaces(stripTags(stripMarkdown(stripTags(toReadable(text)))));

const toReadable = (text: string) =>
  text
    .toWellFormed()
    .replaceAll(/\r\n?|[\u0085\u2028\u2029\f\v]/g, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(unseenPattern, '')
    .replaceAll(controlPattern, '')
    .normalize('NFC');

const tidySpaces = (text: string) =>
  text
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

/** Like cleanText, on one line. */
export const cleanLine = (text: string): string => cleanText(text).replaceAll(/\n+/g, ' ');

function stripTags(text: string): string {
  let stripped = text;
  for (let depth = 0; depth < deepestNesting; depth += 1) {
    stripped = stripped.replaceAll(hiddenPattern, '').replaceAll(tagPattern, '');
    if (stripped.search(tagPattern) === -1) return stripped;
  }
  // Nested tags can form new tags when they are stripped, so the remaining brackets are removed too.
  return stripped.replaceAll(/[<>]/g, '');
}

function stripMarkdown(text: string): string {
  return text
    .replaceAll(/^ {0,3}(`{3,}|~{3,}).*$/gm, '')
    .replaceAll(/^ {0,3}#{1,6} +/gm, '')
    .replaceAll(/^ {0,3}> ?/gm, '')
    .replaceAll(/!?\[([^[\]\n]{0,300})\]\([^()\s]{0,2000}\)/g, '$1')
    .replaceAll(/(\*\*|__)(?=\S)([^\n]{0,300}?\S)\1/g, '$2')
    .replaceAll(/(?<![\p{L}\p{N}*])\*(?=[^\s*])([^*\n]{0,300}[^\s*])\*(?![\p{L}\p{N}*])/gu, '$1')
    .replaceAll(/`([^`\n]+)`/g, '$1');
}
