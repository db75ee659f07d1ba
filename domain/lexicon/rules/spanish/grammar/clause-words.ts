import { gapBefore, isConcept, type Place, type Rule } from '../../grammar-rule.ts';
import { isCapitalised, isInfinitive, isOnly, isParticiple, mayBe } from '../../word-classes.ts';
import { isSpanishPreposition } from '../spanish-nouns.ts';
import { formOf } from '../spanish-senses.ts';

const isPart =
  (...parts: string[]): Rule['means'] =>
  (_, partOfSpeech) =>
    partOfSpeech !== undefined && parts.includes(partOfSpeech);

const isJoined = (place: Place): boolean => place.before !== undefined && gapBefore(place) === 1;

const isFiniteVerb = (word: Place['word'] | undefined): boolean =>
  word?.analyses.some(
    ({ word: { partOfSpeech }, features }) =>
      partOfSpeech === 'verb' && !/^(?:inf|ger|part)/.test(features[0] ?? 'inf'),
  ) ?? false;

/** Verbs and pronouns before which “el” is “él” (he) without its accent: “el es mi padre” (he is my father). */
const verbsOfPersons =
  /^(?:es|era|fue|será|está|estaba|tiene|tenía|tuvo|ha|había|dijo|dice|quiere|quería|puede|podía|sabe|sabía|va|iba|hace|hizo|hacía|vio|viene|cree|piensa|se|me|te|lo|le|les|nos)$/;

/**
 * Verb forms that “que” often follows. Most of them can also be nouns: “busca que lo vean” (wants to be seen), but not “la
 * busca” (the search).
 */
const verbsBeforeThat =
  /^(?:busca|cuenta|muestra|duda|demanda|denuncia|reclama|firma|marca|causa|prueba|espera|demuestra|manda|ordena)$/;

/**
 * Verbs of asking, ordering and permitting. “a”, a person and “que” may follow: “pidió a sus amigos que vinieran” (asked his
 * friends to come).
 */
const asking =
  /^(?:p[ei]d(?:e|en|ía|ían|ió|ieron|ido|ir|imos|imos)|exig\S+|solicit\S+|r[ou]e?g(?:ó|aron|ado|ar|a)|orden(?:ó|aron|ado|ar|a)|suger\S+|sugir\S+|suplic\S+|aconsej\S+|recomend\S+|recomiend\S+|permit\S+|prohib\S+|inst(?:ó|aron|ado|ar)|exhort\S+)$/;

/**
 * Infinitives of verbs that are mostly reflexive. The pronoun may come before a modal verb: “se puede convertir en” (can
 * turn into).
 */
const pronominal =
  /^(?:convertir|unir|adaptar|quedar|transformar|dedicar|sentar|casar|enfrentar|acercar|alejar|adherir|integrar|sumar|volver|sentir|marchar|ir|mover|desplazar|arrepentir|quejar|atrever|apuntar|inscribir)$/;

/** Short words such as “que” and “más” whose meaning is recognised by the neighbouring words. */
export const spanishClauseWords: readonly Rule[] = [
  {
    // “más” means “most” in “lo que más me gusta” (what I like most), but not in “el que más tarde fue” (who later was).
    forms: { es: 'más' },
    means: isConcept('most-superlative/adverb'),
    holds: ({ before, after: [next, afterNext], lexicon }) =>
      /^(?:que|quien|quienes|donde|cuando)$/.test(formOf(before)) &&
      (isOnly(next, ['verb'], lexicon) ||
        isFiniteVerb(next) ||
        (/^(?:me|te|se|le|les|nos|os|lo|la|los|las|han?|había|he)$/.test(formOf(next)) && afterNext !== undefined)),
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
    isForSingleVersion: true,
  },
  {
    // “más” means “most” in “una de las más ricas” (one of the richest).
    forms: { es: 'más' },
    means: isConcept('most-superlative/adverb'),
    holds: ({ before, after: [next], lexicon }) =>
      /^(?:el|la|los|las|del)$/.test(formOf(before)) &&
      (mayBe(next, ['adjective'], lexicon) || isParticiple(next, 'es')),
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
    isForSingleVersion: true,
  },
  {
    // “que” means “that” in “pidió a sus amigos que vinieran” (asked his friends to come), but not in “llamó a los amigos
    // que vinieron” (called the friends who came).
    forms: { es: 'que' },
    means: isConcept('that-conjunction/conjunction'),
    holds: ({ before, earlier, lexicon }) => {
      const verb = earlier.findLastIndex(({ form }) => asking.test(form));
      return (
        verb >= 0 &&
        /^al?$/.test(formOf(earlier[verb + 1])) &&
        mayBe(before, ['noun', 'name', 'adjective'], lexicon) &&
        !earlier.slice(verb + 2).some((word) => isOnly(word, ['verb', 'preposition', 'conjunction'], lexicon))
      );
    },
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  {
    // “nada” means “at all” in “no es nada caro” (is not at all expensive), but not in “no hay nada nuevo” (there is nothing
    // new).
    forms: { es: 'nada' },
    means: isConcept('not-at-all-nada-es/adverb'),
    holds: (place) => {
      const {
        before,
        after: [next],
        word,
        lexicon,
      } = place;
      return (
        next !== undefined &&
        next.start - word.end === 1 &&
        (mayBe(next, ['adjective', 'adverb'], lexicon) || isParticiple(next, 'es')) &&
        !/^(?:más|menos|que|de|del|y|o|en|nuevo|especial|mejor|como|ni|malo|bueno|similar|parecido|relevante)$/.test(
          next.form,
        ) &&
        /^(?:es|son|era|eran|fue|fueron|ser|será|sería|está|están|estaba|estuvo|estar|queda|quedó|resulta|resultó|parece|parecía|me|te|le|les|nos|gusta|gustó|gustan|sale|salió)$/.test(
          formOf(before),
        )
      );
    },
    weightElsewhere: 1e-6,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  {
    // “nada” means “at all” in “no me gustó nada” (I didn’t like it at all).
    forms: { es: 'nada' },
    means: isConcept('not-at-all-nada-es/adverb'),
    holds: ({ before }) => /^(?:gust|import|convenc|interes|agrad)\S+$/.test(formOf(before)),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  {
    // “mejor” is an adverb in “mejor conocida como” (better known as), but not in “la mejor conocida” (the best known).
    forms: { es: 'mejor peor' },
    means: isPart('adverb'),
    holds: ({ before, after: [next], word }) =>
      next !== undefined &&
      next.start - word.end === 1 &&
      isParticiple(next, 'es') &&
      !/^(?:el|la|los|las|lo|su|sus|mi|tu|un|una|del|al)$/.test(formOf(before)),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  {
    // “alguno” means “one” in “alguno de sus alumnos” (one of his pupils), but not in “sin motivo alguno” (without any
    // reason).
    forms: { es: 'alguno alguna' },
    means: isConcept('some/determiner', 'somebody/pronoun'),
    holds: ({ before, lexicon }) => !mayBe(before, ['noun'], lexicon) || isSpanishPreposition(formOf(before)),
    weightElsewhere: 1e-3,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  {
    // “se” does not mean “one” in “se podría unir al grupo” (could join the group), but it may in “se puede comer” (can be
    // eaten).
    forms: { es: 'se' },
    means: (conceptId) => conceptId !== 'one-people/pronoun',
    holds: ({ after: [modal, infinitive, next] }) =>
      /^(?:p[uo]ed[ea]n?|pod(?:ía|ían|rá|rán|ría|rían|ria)|pudo|pudieron|deb[eí]\S*)$/.test(formOf(modal)) &&
      (pronominal.test(formOf(infinitive)) ||
        (/^(?:hacer|poner|ver)$/.test(formOf(infinitive)) && /(?:ente|[aeo]do|oso|ico|al|ble)s?$/.test(formOf(next)))),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  {
    // “que” means “that” in “este acto busca que se vea el castillo” (this event aims to make the castle seen), but not in
    // “la cuenta que pagó” (the bill that he paid).
    forms: { es: 'que' },
    means: isConcept('that-conjunction/conjunction'),
    holds: (place) =>
      isJoined(place) &&
      verbsBeforeThat.test(formOf(place.before)) &&
      !/^(?:el|la|los|las|un|una|su|sus|de|en|esta|otra|cada|por|con|a|sin|mi|tu)$/.test(formOf(place.earlier.at(-2))),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  {
    // “como” stands for “cómo” (how) in “no sé como llegar” (I don’t know how to get there).
    forms: { es: 'como' },
    means: isConcept('how/adverb'),
    holds: ({ before, after: [next], language, lexicon }) =>
      /^(?:sé|sabe|sabes|saben|sabía|saber|supo|explic\S+|aprend\S+|enseñ\S+|cuent[ao])$/.test(formOf(before)) &&
      (isInfinitive(next, language, lexicon) ||
        isOnly(next, ['verb'], lexicon) ||
        /^(?:se|lo|la|me)$/.test(formOf(next))),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  {
    // “el” is a pronoun in “cuando el llegó” (when he came, with “el” for “él”), but not in “el libro” (the book).
    forms: { es: 'el' },
    means: isPart('pronoun'),
    holds: ({ word, after: [next], lexicon }) =>
      next !== undefined &&
      next.start - word.end === 1 &&
      !isCapitalised(next) &&
      (verbsOfPersons.test(next.form) || (/ó$/.test(next.form) && isOnly(next, ['verb'], lexicon))),
    weightElsewhere: 1e-8,
    weightOfOthers: 1e-4,
  },
  {
    // After a preposition, “lo” is not a pronoun: “en lo personal” (in personal matters).
    forms: { es: 'lo' },
    means: isConcept('neuter-lo-es/determiner'),
    holds: ({ before, after: [next], lexicon, language }) =>
      /^(?:de|en|por|con|sobre|entre|hacia|desde|hasta|ante|según|contra)$/.test(formOf(before)) &&
      !/^(?:que|cual|de)$/.test(formOf(next)) &&
      mayBe(next, ['adjective', 'noun', 'adverb'], lexicon) &&
      !isInfinitive(next, language, lexicon),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
];
