/**
 * JavaScript engines store a string with one byte per character if all characters are Latin-1, otherwise with two bytes. A
 * single “č” would double the memory of a text with a million characters. So the characters below are replaced by control
 * characters of Latin-1, which no text contains. A text with any other character takes two bytes per character.
 */
const outsideLatin1 = '…’‘‚“”„–—œŒčČšŠžŽćĆđĐāṅś';
const firstControl = 0x80;

const controls = new Map(
  [...outsideLatin1].map((character, index) => [character, String.fromCharCode(firstControl + index)]),
);
const characters = new Map([...controls].map(([character, control]) => [control, character]));

export const toSingleByte = (text: string): string =>
  /[\u0100-\uffff]/.test(text)
    ? text.replace(/[\u0100-\uffff]/g, (character) => controls.get(character) ?? character)
    : text;

export const fromSingleByte = (text: string): string =>
  /[\u0080-\u009f]/.test(text)
    ? text.replace(/[\u0080-\u009f]/g, (control) => characters.get(control) ?? control)
    : text;
