import type { Language } from '../language.ts';

/**
 * Concepts of personal pronouns that are objects. The lexicon has only one word per concept, not one per grammatical case.
 */
const objects = new Set(['him/pronoun', 'her/pronoun', 'it/pronoun', 'them/pronoun']);

/**
 * For each Slovenian form, the German form with the same case and gender: “njej” (to her) is “ihr”, not “sie” (she, her) or
 * “es” (it).
 */
const germanOfSlovenian: Readonly<Record<string, string>> = {
  ga: 'ihn, es',
  njega: 'ihn, ihm',
  mu: 'ihm',
  njemu: 'ihm',
  njem: 'ihm',
  jo: 'sie',
  njo: 'sie, ihr',
  ji: 'ihr',
  njej: 'ihr',
  jih: 'sie',
  njih: 'ihnen, sie',
  jim: 'ihnen',
  njimi: 'ihnen',
  ju: 'sie',
  njiju: 'sie, ihnen',
  jima: 'ihnen',
  njima: 'ihnen',
};

/** The Spanish pronoun with the same case: “njej” after a preposition is “ella”, “ji” is “le”. */
const spanishOfSlovenian: Readonly<Record<string, string>> = {
  ga: 'lo, le',
  njega: 'él, lo',
  mu: 'le',
  njemu: 'a él, le',
  njem: 'él',
  jo: 'la',
  njo: 'ella',
  ji: 'le',
  njej: 'ella',
  jih: 'los, las',
  njih: 'ellos, ellas',
  jim: 'les',
  njimi: 'ellos, ellas',
  ju: 'los, las',
  njiju: 'ellos, ellas',
  jima: 'les',
  njima: 'ellos, ellas',
};

/**
 * The pronoun of the target language in the case and gender of the form. Only for some pairs of languages that distinguish
 * case and gender; otherwise undefined.
 */
export function renderPronoun(form: string, conceptId: string, language: Language, target: Language) {
  if (conceptId === 'its/determiner' && language === 'de' && target === 'sl' && form.startsWith('ihr')) return 'njen';
  if (language === 'sl' && target === 'es') return objects.has(conceptId) ? spanishOfSlovenian[form] : undefined;
  if (language !== 'sl' || target !== 'de') return undefined;
  // Slovenian “njen” and German “ihr” (her, its) mean that the owner is feminine. The English concept, “its”, does not show
  // this.
  if (conceptId.endsWith('/determiner') && form.startsWith('njen')) return 'ihr';
  // The owner of “svoj” (one’s own) is the subject of the sentence, in any person. So several German words are possible.
  if (conceptId.endsWith('/determiner') && form.startsWith('svoj')) return 'sein, ihr, mein, dein';
  if (!objects.has(conceptId)) return undefined;
  // “njim” can be singular or plural: “z njim” (with him), “k njim” (to them).
  if (form === 'njim') return conceptId === 'them/pronoun' ? 'ihnen' : 'ihm';
  if (form === 'nje') return conceptId === 'them/pronoun' ? 'sie' : 'ihr, sie';
  return germanOfSlovenian[form];
}
