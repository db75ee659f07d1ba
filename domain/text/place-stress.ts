const vowel = 'aeiouyɪʏʊɛɔæɑɒʌəɐɜɵøœɨʉɯɘɤãẽĩõũ';
const onset = [
  // The consonants that start a syllable: a pair such as “pr”, “bl” or “tj”, or a single consonant with its modifiers.
  '[pbtdkɡgfvθðβɣ][ɾrlʁɹjwɥ]',
  String.raw`(?:t[sʃɕ]|d[zʒʑ]|pf|[kɡgɣ]w|[^\s${vowel}ˈˌː\p{M}])[ʲʷː\p{M}]*`,
];
const beforeVowel = new RegExp(`((?:${onset.join('|')}))([ˈˌ])(?=[${vowel}])`, 'gu');
const atWordStart = new RegExp(String.raw`(^|\s)([^\s${vowel}ˈˌ]+)([ˈˌ])`, 'gu');

/** The built-in voice writes the stress mark before the vowel: “paɣˈo”. Moves the mark before the syllable: “paˈɣo”. */
export const placeStress = (ipa: string): string => ipa.replace(atWordStart, '$1$3$2').replace(beforeVowel, '$2$1');
