import { isConcept, type Rule } from '../../grammar-rule.ts';
import { isCapitalised, isInfinitive, isParticiple, mayBe } from '../../word-classes.ts';
import {
  conseguir,
  counted,
  hasObjectBefore,
  isNumber,
  isObjectOfPersons,
  isUnlistedAdjective,
  nextForm,
} from '../spanish-context.ts';

export const spanishFunctionRules: readonly Rule[] = [
  {
    // “a” before a person marks the object: “venció a Juan” (beat Juan). Other languages have no word for it.
    forms: { es: 'a' },
    means: isConcept('personal-object-es/preposition'),
    holds: (place) => {
      const { after, language, lexicon } = place;
      return isObjectOfPersons(place) && !isInfinitive(after[0], language, lexicon) && !isNumber(nextForm(place));
    },
    weightElsewhere: 1e-6,
    weightOfOthers: 5e-4,
  },
  {
    forms: { es: 'al' },
    means: isConcept('the-personal-object-es/preposition'),
    holds: (place) => {
      const { after, language, lexicon } = place;
      return isObjectOfPersons(place) && !isInfinitive(after[0], language, lexicon);
    },
    weightElsewhere: 1e-6,
    weightOfOthers: 5e-4,
  },
  {
    // “al” means “when” in “al ser un río” (being a river), but not in “al ser humano” (to the human being).
    forms: { es: 'al' },
    means: isConcept('when/conjunction', 'when-by-doing-al-es/conjunction'),
    holds: ({ after: [next, afterNext], language, lexicon }) =>
      (next?.form === 'ser' &&
        afterNext !== undefined &&
        !/^(?:humano|vivo|supremo|superior|querido)$/.test(afterNext.form)) ||
      (next?.form === 'haber' && afterNext !== undefined) ||
      (/^(?:poder|deber)$/.test(next?.form ?? '') && isInfinitive(afterNext, language, lexicon)),
    weightElsewhere: 1,
    weightOfOthers: 1e-6,
  },
  {
    forms: { es: 'lo' },
    means: isConcept('that-which-lo-es/pronoun'),
    holds: (place) => /^(?:que|cual)$/.test(nextForm(place)),
    weightElsewhere: 1e-6,
    weightOfOthers: 0.01,
  },
  {
    forms: { es: 'lo' },
    means: isConcept('neuter-lo-es/determiner'),
    holds: ({ after: [next], language, lexicon }) =>
      isUnlistedAdjective(next) ||
      isParticiple(next, language) ||
      (mayBe(next, ['adjective'], lexicon) && !mayBe(next, ['verb'], lexicon)),
    weightElsewhere: 1e-6,
    weightOfOthers: 0.05,
  },
  {
    // “por persona” (per person)
    forms: { es: 'por' },
    means: isConcept('per/preposition'),
    holds: (place) => counted.test(nextForm(place)),
    weightElsewhere: 1,
    weightOfOthers: 0.01,
  },
  {
    forms: { es: 'por' },
    means: isConcept('for/preposition'),
    holds: (place) =>
      /^(?:ejemplo|favor|supuesto|fin|siempre|razones?|motivos?|primera|última|segunda)$/.test(nextForm(place)),
    weightElsewhere: 1,
    weightOfOthers: 0.02,
  },
  {
    forms: { es: 'por' },
    means: isConcept('by/preposition'),
    holds: (place) => nextForm(place) === 'parte',
    weightElsewhere: 1,
    weightOfOthers: 0.02,
  },
  {
    // “una” means “one” in “una vez” (once) and “una de las casas” (one of the houses).
    forms: { es: 'una' },
    means: isConcept('one/numeral'),
    holds: (place) => /^(?:vez|de)$/.test(nextForm(place)),
    weightElsewhere: 1,
    weightOfOthers: 0.02,
  },
  {
    // In “mientras que” (whereas) and “ya que” (since), “que” means neither “what” nor “than”.
    forms: { es: 'que' },
    means: isConcept('that-conjunction/conjunction'),
    holds: ({ before }) => /^(?:mientras|ya|puesto|aunque|así|siempre|hasta|desde|para|sin)$/.test(before?.form ?? ''),
    weightElsewhere: 1,
    weightOfOthers: 0.02,
  },
  {
    // “de” means “than” in “más de cien” (more than a hundred).
    forms: { es: 'de' },
    means: isConcept('than/conjunction'),
    holds: (place) =>
      /^(?:más|menos)$/.test(place.before?.form ?? '') &&
      (isNumber(nextForm(place)) || nextForm(place) === 'la' || mayBe(place.after[0], ['numeral'], place.lexicon)),
    weightElsewhere: 1,
    weightOfOthers: 0.01,
  },
  {
    // “gracias a” means “thanks to” in “gracias a su ayuda” (thanks to his help).
    forms: { es: 'gracias' },
    means: isConcept('thanks-to-gracias-es/preposition'),
    holds: (place) => /^al?$/.test(nextForm(place)),
    weightElsewhere: 1e-4,
    weightOfOthers: 0.001,
  },
  {
    // “dicho” means “the said” in “dicho acuerdo” (the said agreement), but not in “ha dicho” (has said).
    forms: { es: 'dicho dicha dichos dichas' },
    means: isConcept('the-said-es/determiner'),
    holds: ({ before, after: [next], lexicon }) =>
      !/^(?:h[ae]n?|he|has|hemos|hab\S+|haya|lo|la|el|los|las|un|una|mejor|su|propiamente|este|ese|mucha|gran)$/.test(
        before?.form ?? '',
      ) && mayBe(next, ['noun', 'adjective'], lexicon),
    weightElsewhere: 1e-4,
    weightOfOthers: 0.01,
  },
  {
    // “bajo” is a preposition in “bajo el puente” (under the bridge), but not in “nivel bajo.” (low level).
    forms: { es: 'bajo' },
    means: (_, partOfSpeech) => partOfSpeech === 'preposition',
    holds: ({ before, earlier, after: [next], lexicon }) =>
      !earlier.slice(-2).some(({ form }) => /^(?:guitarr|batería|teclad|voz|voces|toca)/.test(form)) &&
      ((isCapitalised(next) && !/^(?:el|del|al|un)$/.test(before?.form ?? '')) ||
        (!/^(?:un|el|muy|más|tan|de|del|al|su|este|ese|aquel|nuestro|mi)$/.test(before?.form ?? '') &&
          mayBe(next, ['determiner', 'noun', 'name'], lexicon))),
    weightElsewhere: 0.02,
    weightOfOthers: 0.2,
  },
  {
    // “consigue” means “manage” in “casi lo consigue” (almost manages it).
    forms: { es: conseguir },
    means: isConcept('manage-to/expression'),
    holds: (place) => hasObjectBefore(place, /^lo$/),
    weightElsewhere: 1,
    weightOfOthers: 0.1,
  },
  {
    // “ella” is the subject in “pero ella no quería” (but she did not want to), but not in “con ella” (with her).
    forms: { es: 'él ella ellos ellas nosotros nosotras' },
    means: (conceptId, partOfSpeech) =>
      partOfSpeech !== 'pronoun' || isConcept('he/pronoun', 'she/pronoun', 'they/pronoun', 'we/pronoun')(conceptId),
    holds: ({ before, after: [next], lexicon }) =>
      !mayBe(before, ['preposition'], lexicon) &&
      !/^(?:que|como|menos|y|o|ni)$/.test(before?.form ?? '') &&
      (/^(?:no|se|me|te|le|les|lo|la|los|las|nos|ya|también|nunca|siempre|mism[oa]s?|sola?|solos)$/.test(
        next?.form ?? '',
      ) ||
        mayBe(next, ['verb'], lexicon)),
    weightElsewhere: 1,
    weightOfOthers: 0.01,
  },
  {
    // “se” forms a passive in “se ven las casas” (the houses are seen), but not in “se vio obligado” (found himself forced).
    forms: { es: 'se' },
    means: isConcept('passive-pronoun/pronoun', 'one-people/pronoun'),
    holds: ({ after: [verb, next] }) =>
      /^(?:v(?:e|en|ía|ían|io|ieron|ea|ean|erá|erán)|h(?:ace|acen|acía|acían|izo|icieron|aga|agan)|buscan?|buscó|ofrecen?|ofreció|ofrecieron|establecen?|estableció|establecieron)$/.test(
        verb?.form ?? '',
      ) &&
      /^(?:el|la|los|las|un|una|unos|unas|este|esta|estos|estas|much[oa]s|vari[oa]s|dos|tres|\d+)$/.test(
        next?.form ?? '',
      ),
    weightElsewhere: 1,
    weightOfOthers: 0.01,
  },
  {
    // “hacia” means “around” in “nació hacia 1500” (was born around 1500), but not in “camina hacia el mar” (walks towards
    // the sea).
    forms: { es: 'hacia' },
    means: isConcept('around-time-hacia-es/preposition'),
    holds: ({ after: [next, afterNext] }) =>
      isNumber(next?.form ?? '') ||
      /^(?:finales|mediados|principios|comienzos)$/.test(next?.form ?? '') ||
      (/^(?:el|las)$/.test(next?.form ?? '') &&
        /^(?:año|siglo|\d+|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)$/.test(afterNext?.form ?? '')),
    weightElsewhere: 1e-4,
    weightOfOthers: 1e-3,
  },
  {
    // “solo” means “alone” in “vive solo” (lives alone), but not in “solo quiere” (only wants).
    forms: { es: 'solo' },
    means: isConcept('alone/adjective'),
    holds: ({ before, after: [next], lexicon }) =>
      /^(?:est(?:á|aba|uvo|ar|oy|ás)|viv(?:e|ía|ió|ir)|qued(?:a|ó|ar)|viaj(?:a|ó|ar)|sient[eo]|muy|tan)$/.test(
        before?.form ?? '',
      ) &&
      !isNumber(next?.form ?? '') &&
      !mayBe(next, ['numeral'], lexicon),
    weightElsewhere: 1,
    weightOfOthers: 0.02,
  },
  {
    // “derecho” means “straight on” in “siga derecho” (go straight on), but not in “el lateral derecho” (the right back).
    forms: { es: 'derecho' },
    means: isConcept('straight-to/adverb'),
    holds: ({ before, lexicon }) =>
      mayBe(before, ['verb'], lexicon) &&
      !mayBe(before, ['noun', 'adjective'], lexicon) &&
      !/^(?:estudi|curs|ejerc|enseñ|tien|ten|ha[ns]?$)/.test(before?.form ?? ''),
    weightElsewhere: 0.01,
    weightOfOthers: 0.2,
  },
  {
    // “negros” is an adjective in “moños negros” (black bows), but not in “los negros” (the black ones).
    forms: { es: 'negro negra negros negras blanco blanca blancos blancas' },
    means: (_, partOfSpeech) => partOfSpeech === 'adjective',
    holds: ({ before }) =>
      before !== undefined &&
      !/^(?:el|l[ao]s?|un[ao]?s?|del|al|est[eao]s?|es[eao]s?|much[oa]s|entre|y|de)$/.test(before.form),
    weightElsewhere: 1,
    weightOfOthers: 0.05,
  },
  {
    // “conjunto” is a noun in “el conjunto de la obra” (the work as a whole), but not in “un trabajo conjunto” (joint work).
    forms: { es: 'conjunto conjuntos' },
    means: (_, partOfSpeech) => partOfSpeech === 'noun',
    holds: ({ before }) => /^(?:el|un|este|ese|su|del|al|otro|los|unos|en|gran|todo)$/.test(before?.form ?? ''),
    weightElsewhere: 0.2,
    weightOfOthers: 0.01,
  },
  {
    // “derecho” is a noun in “el derecho del país” (the law of the country), but not in “el lateral derecho” (the right
    // back).
    forms: { es: 'derecho' },
    means: (_, partOfSpeech) => partOfSpeech === 'noun',
    holds: ({ before }) =>
      /^(?:el|un|del|al|su|de|en|este|ese|todo|sin|con|estudi\S+|curs[aóo]\S*|ejerc\S+|enseñ\S+|tien\S+|tenía)$/.test(
        before?.form ?? '',
      ),
    weightElsewhere: 0.3,
    weightOfOthers: 0.01,
  },
  {
    // “mismo” means “himself” in “él mismo” (he himself), but not in “el mismo día” (the same day).
    forms: { es: 'mismo misma mismos mismas' },
    means: isConcept('self/adjective'),
    holds: ({ before }) =>
      /^(?:yo|tú|él|ella|ellos|ellas|nosotros|nosotras|usted|ustedes|sí|mí|ti)$/.test(before?.form ?? ''),
    weightElsewhere: 1,
    weightOfOthers: 0.001,
  },
  {
    // “su esposa” (his wife) and “los mejores” (the best) are hardly ever forms of “esposar” (handcuff) and “mejorar”
    // (improve).
    forms: { es: 'esposa esposas mejores' },
    means: (_, partOfSpeech) => partOfSpeech !== 'verb',
    holds: ({ before }) => !/^(?:que|lo|te|no|cuando|se)$/.test(before?.form ?? ''),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
  },
  {
    // “río” is a verb in “me río” (I laugh), but not in “el río” (the river).
    forms: { es: 'río' },
    means: (_, partOfSpeech) => partOfSpeech === 'verb',
    holds: ({ before }) => before?.form === 'me',
    weightElsewhere: 0.1,
    weightOfOthers: 1e-3,
  },
  {
    // “los Andes” (the Andes)
    forms: { es: 'la las los' },
    means: isConcept('the/determiner'),
    holds: ({ after: [next] }) => isCapitalised(next),
    weightElsewhere: 1,
    weightOfOthers: 1e-7,
  },
];
