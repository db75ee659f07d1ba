import type { Language } from '../language.ts';

const vowel = 'aeiouyɪʏʊɛɔæɑɒʌəɐɜɵøœɨʉɯɘɤãẽĩõũ';
const onset = [
  // The consonants that start a syllable: a pair such as “pr”, “bl” or “tj”, or a single consonant with its modifiers.
  '[pbtdkɡgfvθðβɣ][ɾrlʁɹjwɥ]',
  String.raw`(?:t[sʃɕ]|d[zʒʑ]|pf|[kɡgɣ]w|[^\s${vowel}ˈˌː\p{M}])[ʲʷː\p{M}]*`,
];
const before = (consonants: string) => new RegExp(`(${consonants})([ˈˌ])(?=[${vowel}])`, 'gu');
const beforeVowel = before(`(?:${onset.join('|')})`);
// In Romance languages, a consonant before a glide (j, w or ɥ) starts the syllable too: “kontiˈnwaɾ”. In “konˈtinuo”, u is a
// vowel.
const beforeRomanceVowel = before(
  `(?:[pbtdkɡgfvθðβɣ][ɾlʁɹr][jwɥ]|(?:t[sʃ]|d[zʒ]|[^\\s${vowel}ˈˌː\\p{M}jwɥ])[jwɥ]|${onset.join('|')})`,
);
const romance: readonly Language[] = ['es', 'fr', 'it', 'pt'];
const atWordStart = new RegExp(String.raw`(^|\s)([^\s${vowel}ˈˌ]+)([ˈˌ])`, 'gu');

/** The built-in voice writes the stress mark before the vowel: “paɣˈo”. Moves the mark before the syllable: “paˈɣo”. */
export const placeStress = (ipa: string, language: Language): string =>
  ipa.replace(atWordStart, '$1$3$2').replace(romance.includes(language) ? beforeRomanceVowel : beforeVowel, '$2$1');
