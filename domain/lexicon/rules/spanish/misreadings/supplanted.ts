import type { Misreading } from '../../misreading.ts';

/**
 * Concepts that are never chosen for an expression in a sentence without translation, because they are too narrow: Spanish
 * “primer ministro” is a prime minister, not only a premier.
 */
const supplanted: Readonly<Record<string, string>> = {
  'a continuación': 'next-following/expression',
  'a las afueras': 'uptown/adverb',
  'a mediados de': 'mid/adjective',
  'a medida que': 'while-meanwhile-as/conjunction',
  'abrirse paso': 'get-through/verb',
  'asistir a': 'attend-school/verb take-part-in/expression',
  'acabar con': 'finish-off/verb do-away-with/verb put-an-end-to/expression',
  'al borde de': 'on-the-verge-of/expression',
  'al lado': 'next-door/adverb',
  'al margen de': 'on-the-sidelines-of/expression',
  'cada uno de': 'every-single/expression',
  'atreverse a': 'venture-dare/verb',
  'buenas noches': 'good-evening/expression good-night/expression good-night/interjection good-evening/interjection',
  'cada una de': 'every-single/expression',
  'consistir en': 'consist-in/expression consist-in-too/expression',
  'convertirse en': 'turn-into/verb',
  'corresponder a': 'correspond-to-match/expression devolve-be-up-to/expression',
  'de cara a': 'with-a-view-to-future/expression',
  'de otra manera': 'differently/adverb otherwise/adverb',
  'de otro modo': 'differently/adverb otherwise/adverb',
  'de paso': 'by-the-way-incidentally/expression',
  'director general': 'ceo/noun',
  'directora general': 'ceo/noun',
  'en caso de que': 'in-case-should/conjunction in-case-of-conjunction/expression in-case/conjunction',
  'e incluso': 'right-through-to/expression',
  'correr a cargo de': 'take-charge-of-thing/expression',
  'dar un portazo': 'bang/verb',
  'derecho civil': 'civil-law/noun',
  'estar lleno': 'be-full-eaten/expression',
  'estar llena': 'be-full-eaten/expression',
  'familia de acogida': 'foster-family/noun',
  'ganar por la mínima': 'pip-at-the-post/expression',
  'idea de': 'thought-of/noun',
  'hacia el norte': 'uptown/adverb',
  'hacerse con': 'get-oneself/verb get-hold-of-hacerse-con-es/expression',
  'ingresar en': 'enter-into-force-agreement/expression enter-into-place/expression join-an-organisation/expression',
  'hacer gracia': 'amuse/verb',
  'hacer de': 'be-used-as/expression',
  'junto a': 'alongside/preposition beside/preposition',
  'llegar a': 'get-to-do-even/expression',
  'mudarse a': 'move-in/verb',
  'niño pequeño': 'toddler/noun infant/noun',
  'niña pequeña': 'toddler/noun infant/noun',
  'para que': 'in-order-to/conjunction so-that/conjunction',
  'para que no': 'lest/conjunction',
  'por la noche': 'in-the-evening/expression',
  'primer ministro': 'premier/noun',
  'primera ministra': 'premier/noun',
  'poner en pie': 'set-up/verb',
  'proceder de': 'originate/verb',
  'resultado final': 'final-score-de/noun',
  'seguir su camino': 'drive-on/verb',
  'seguir viviendo': 'live-on-continue/verb',
  'servir como': 'be-used-as/expression',
  'siempre que': 'provided-that/conjunction whenever/conjunction as-long-as/conjunction every-time-that/expression',
  'unos a otros': 'each-other-mutual/expression each-other/pronoun',
  'someterse a': 'undergo/verb',
  'situarse en': 'be-located-in/expression',
  'poner en libertad': 'release-from-prison/verb',
  'en libertad bajo fianza': 'at-large-not-in-custody/expression',
  'tomar el pelo': 'fool/verb tease/verb',
  'tierra firme': 'mainland/noun',
  'tirar de': 'haul/verb yank/verb',
};

export const supplantedMisreadings: readonly Misreading[] = Object.entries(supplanted).map(
  ([base, concepts]): Misreading => {
    const ids = concepts.split(' ');
    const [verb = '', ...rest] = base.split(' ');
    return {
      language: 'es',
      base: new RegExp(`^${verb}\\*? ${rest.join(' ')}(?: \\+inf)?$`),
      isSeen: ({ conceptId, isAlone }) => isAlone && ids.includes(conceptId),
    };
  },
);
