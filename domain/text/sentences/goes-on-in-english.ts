const speechVerbs = `
  added admitted agreed announced answered argued asked asks began begged called continued cried cries demanded exclaimed
  explained gasped groaned growled hissed howled insisted interrupted joked laughed muttered murmured observed remarked
  repeated replied replies responded roared said says screamed shouted sighed snapped sobbed stammered suggested thought
  told urged wailed warned whispered wondered yelled
`;
const verb = `(?:${speechVerbs.trim().split(/\s+/u).join('|')})`;
const speaker = String.raw`(?:(?:he|she|they|we|I|(?:the\s)?\p{Lu}[\p{L}.’'-]*(?:\s\p{Lu}[\p{L}.’'-]*){0,2})\s)?`;
const goesOnPattern = new RegExp(String.raw`^(?:${speaker}${verb}|and|or|but)\b`, 'u');

/**
 * Whether English text after a question or exclamation mark names the speaker ("Anna asked") or continues the sentence
 * ("and left").
 */
export function goesOnInEnglish(text: string): boolean {
  return goesOnPattern.test(text);
}
