import type { Following } from './read-following.ts';
import type { WordBefore } from './read-word-before.ts';

type Context = { before: WordBefore; following: Following; isStarter: boolean };

const surnameParticles = new Set(
  "la le lo los las el di da de del della dell' dal d' l' do dos das du des von van".split(' '),
);

// Nouns that are often followed by a letter as a label ("vitamin C"), in the seven languages. After such a noun, "C." is not
// an initial.
const lettered = new Set(
  `vitamin vitamina vitamine hepatitis hépatite hepatite epatite plan plano piano načrt
  group groupe grupo gruppo gruppe skupina class classe clase klasse razred type tipo typ tip
  part parte partie teil series serie série reihe serija point punto ponto punkt točka letter letra lettre lettera
  buchstabe črka article artículo artigo articolo artikel člen chapter capítulo chapitre capitolo kapitel poglavje
  century siglo século siècle secolo category categoría categoria catégorie kategorie kategorija
  division división divisão divisione league liga ligue lega level nivel nível livello niveau zone zona
  line línea linha linea ligne linie linija grade grado appendix anexo annexe allegato anhang priloga`.split(/\s+/u),
);

/** Whether a single letter with a full stop is the initial of a name and not the last word of a sentence. */
export function isInitial({ before, following, isStarter }: Context): boolean {
  if (!/^\p{L}$/u.test(before.word)) return false;
  if (following.kind !== 'capital') return true;
  if (isNamedByLetter(before)) return false;
  if (before.word === before.word.toLowerCase()) return !isStarter && !/["“„«»]/u.test(following.opening);
  return !isStarter || surnameParticles.has(following.word.toLowerCase());
}

/** Whether the word is a letter that labels the noun before it: "vitamin C", "group A". */
export function isNamedByLetter({ word, ahead }: WordBefore): boolean {
  if (!/^\p{Lu}$/u.test(word)) return false;
  return lettered.has((/\p{L}+(?=\s$)/u.exec(ahead)?.[0] ?? '').toLowerCase());
}
