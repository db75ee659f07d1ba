import { isConcept, type Place, type Rule } from '../../grammar-rule.ts';
import { isCapitalised, isInfinitive, isOnly, isParticiple, mayBe } from '../../word-classes.ts';
import { timeUnits } from '../spanish-context.ts';
import { adjectives, formOf, isAfter, isBefore, verbs } from '../spanish-senses.ts';

const isImperfectSubjunctive = (form: string): boolean =>
  /(?:[aei]ra|[aei]se)(?:s|n|mos)?$|[áé](?:ra|se)mos$/.test(form);

const food =
  /^(?:comid|plat[oa]|tapas?$|postres?$|carnes?$|pescad|paella|pizza|desayun|menú|vinos?$|café|lenteja|sopa|tarta|pastel|arroz|tortilla|bocadillo|helado|frut|gallet|pan$|queso|ensalada|salsa|chocolate|bizcocho|croqueta|gazpacho|guiso|cena|almuerzo|merienda|verdura|jamón|patata|pollo|gambas?$|marisco|zumo|dulce|empanad|churro|huev|macarrones|pasta$|garbanzo|judías|albóndigas|cerveza|sándwich|manzana|melón|fresa|naranja|batido|hamburguesa|cocin|com[eí]|sab[eí]|receta)/;

const daysAndSeasons =
  /^(?:año|mes|semana|siglo|noche|tarde|mañana|verano|invierno|otoño|primavera|fin|lunes|martes|miércoles|jueves|viernes|sábado|domingo|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|temporada|curso|navidad|década)$/;

/** Whether “quien” opens a clause without a noun to which it could refer: “quien entre primero” (whoever comes in first). */
function standsAlone({ before, word, earlier, after: [next] }: Place): boolean {
  if (next === undefined || /[¿¡]/.test(formOf(next))) return false;
  if (before === undefined) return true;
  if (word.start - before.end !== 1) return false;
  if (/^(?:hay|había|habrá|haber|como|y|o|que|ni)$/.test(before.form)) return true;
  const opensClause = (gap: number) => gap > 1;
  if (!/^(?:para|a|de|por|con)$/.test(before.form)) return false;
  const earlierWord = earlier.at(-2);
  return earlierWord === undefined || opensClause(before.start - earlierWord.end);
}

/** Rules for everyday sentences. They also apply if the sentence has a translation. */
export const spanishEverydayReading: readonly Rule[] = [
  {
    // “pasado” means “last” in “el sábado pasado” (last Saturday), but not in “ha pasado” (has happened).
    forms: { es: adjectives('pasado') },
    means: isConcept('last/adjective'),
    holds: isAfter(daysAndSeasons),
    weightElsewhere: 1,
    weightOfOthers: 1e-12,
  },
  {
    // “quien” means “whoever” in “Quien toma decisiones duerme mal” (whoever makes decisions sleeps badly), but “who” in “el
    // chico con quien vive” (the boy with whom she lives).
    forms: { es: 'quien quienes' },
    means: isConcept('whoever-quien-es/pronoun'),
    holds: standsAlone,
    weightElsewhere: 1e-9,
    weightOfOthers: 1e-9,
  },
  {
    // “alguna” means “one of them” in “si alguna se marcha” (if one of them leaves), but not in “alguna casa” (some house).
    forms: { es: 'alguno alguna' },
    means: isConcept('one-of-them-alguno-es/pronoun'),
    holds: ({ before, word, after: [next], lexicon }) =>
      !(mayBe(before, ['noun'], lexicon) && !mayBe(before, ['preposition', 'conjunction', 'verb'], lexicon)) &&
      (next === undefined ||
        next.start - word.end > 1 ||
        /^(?:se|me|te|le|les|lo|la|nos|no|de|del|que|ha|han|había|habría|más|y|o)$/.test(next.form) ||
        isOnly(next, ['verb'], lexicon)) &&
      !/^(?:vez|otra|otro)$/.test(formOf(next)),
    weightElsewhere: 1e-9,
    weightOfOthers: 1e-9,
  },
  {
    // “ninguna” means “none” in “ninguna quiso venir” (none of them wanted to come), but not in “ninguna casa” (no house).
    forms: { es: 'ninguno ninguna' },
    means: isConcept('none-es/pronoun'),
    holds: ({ before, word, after: [next], lexicon }) =>
      !(mayBe(before, ['noun'], lexicon) && !mayBe(before, ['preposition', 'conjunction', 'verb'], lexicon)) &&
      (next === undefined ||
        next.start - word.end > 1 ||
        /^(?:se|me|te|le|les|lo|la|nos|no|de|del|que|ha|han|había|y|o)$/.test(next.form) ||
        isOnly(next, ['verb'], lexicon)),
    weightElsewhere: 1,
    weightOfOthers: 1e-9,
  },
  {
    // “pasan” means “pass” in “han pasado tres años” (three years have passed), but “spend” in “pasó tres años en Lima” (spent
    // three years in Lima).
    forms: { es: 'pasado pasó pasaron pasan pasaba pasaban pasen pasara pasaran pasado' },
    means: isConcept('pass/verb'),
    holds: ({ word, before, earlier, after, rest }) => {
      const time = after.slice(0, 3).findIndex(({ form }) => timeUnits.test(form));
      const isPlural = /n$/.test(word.form) || /^(?:han|habían|hayan)$/.test(formOf(before));
      const opens = before === undefined || /^(?:ya|no|cuando|que|y|ha|había)$/.test(before.form);
      return (
        time >= 0 &&
        (isPlural ? earlier.length < 3 : opens) &&
        !rest.slice(time + 1, time + 3).some(({ form }) => /^(?:en|con|aquí|allí|sin|de)$/.test(form)) &&
        !/^(?:me|te|se|nos|lo|la)$/.test(formOf(before))
      );
    },
    weightElsewhere: 1,
    weightOfOthers: 1e-6,
  },
  {
    // “lo” means “the … thing” in “lo primero que notas” (the first thing you notice), but not in “lo primero” after a verb
    // of which it is the object.
    forms: { es: 'lo' },
    means: isConcept('neuter-lo-es/determiner'),
    holds: isBefore(
      /^(?:primero|segundo|último|único|mejor|peor|mismo|contrario|importante|bueno|malo|principal|normal|difícil|fácil|demás|raro|curioso|divertido|interesante|necesario|justo|esencial|ideal|típico|lógico|máximo|mínimo|propio|siguiente|anterior)$/,
    ),
    weightElsewhere: 1,
    weightOfOthers: 1e-9,
  },
  {
    // “me” is a part of the verb in “no me di cuenta” (I didn’t notice), but not in “me dio la cuenta” (gave me the bill).
    forms: { es: 'me te se nos os' },
    means: isConcept('verb-part-es/pronoun'),
    holds: ({ after }) => {
      const verb = after.findIndex(
        ({ form }) => !/^(?:he|has|ha|hemos|han|había|habías|habíamos|habían|haya)$/.test(form),
      );
      return (
        /^(?:d[aieéou]|dando)/.test(formOf(after[verb])) &&
        after.slice(verb + 1, verb + 3).some(({ form }) => form === 'cuenta') &&
        !/^(?:la|una|su)$/.test(formOf(after[verb + 1]))
      );
    },
    weightElsewhere: 1,
    weightOfOthers: 1e-20,
  },
  {
    // “acabamos” means “end up” in “acabamos empapados” (we ended up soaked), “acabó en la cárcel” (ended up in prison) and
    // “acabó por irse” (ended up leaving), but not in “acabó el libro” (finished the book).
    forms: { es: verbs('acabar', 'terminar') },
    means: isConcept('end-up/verb'),
    holds: ({ before, after: [next, afterNext, third], language, lexicon }) => {
      if (/^(?:se|lo|la|los|las)$/.test(formOf(before))) return false;
      const word = /^(?:muy|tan|bastante|completamente|totalmente|siempre|todos?)$/.test(formOf(next))
        ? afterNext
        : next;
      if (
        /^(?:cansad|empapad|agotad|hart|rendid|encantad|satisfech|content|enfadad|herid|muert|enamorad|sol)[oa]s?$/.test(
          formOf(word),
        )
      )
        return true;
      if (formOf(next) === 'por') return isInfinitive(afterNext, language, lexicon);
      if (formOf(next) === 'en')
        return /^(?:cárcel|hospital|suelo|basura|prisión|comisaría|urgencias|tribunales|divorcio)$/.test(
          [formOf(afterNext), formOf(third)].find((form) => !/^(?:el|la|los|las|un|una|su)$/.test(form)) ?? '',
        );
      return word !== undefined && isParticiple(word, language) && !mayBe(word, ['noun'], lexicon);
    },
    weightElsewhere: 1,
    weightOfOthers: 1e-9,
  },
  {
    // “encendida” means “on” in “la lámpara estaba encendida” (the lamp was on), but not in “fue encendida” (was lit).
    forms: { es: adjectives('encendido') },
    means: isConcept('on-lit-encendido-es/adjective'),
    holds: (place) =>
      !isAfter(/^(?:he|has|ha|hemos|han|hab\S+|haya\S*|hubi\S+|fue|fueron|sido|siendo|ser|el|un|al|del)$/)(place) &&
      !isBefore(/^por$/)(place),
    weightElsewhere: 0.01,
    weightOfOthers: 1e-9,
  },
  {
    // “abierta” is an adjective in “la puerta estaba abierta” (the door was open), but not in “ha abierto” (has opened).
    forms: { es: adjectives('apagado', 'abierto', 'cerrado', 'roto', 'vacío') },
    means: isConcept(
      'switched-off/adjective',
      'open-adjective/adjective',
      'closed/adjective',
      'broken-to-pieces/adjective',
      'empty/adjective',
    ),
    holds: (place) =>
      isAfter(/^(?:est(?:á|aba|án|aban|oy|ás|ar|uvo|uvieron|é|én)|segu(?:ía|ían)|sigue[ns]?)$/)(place) &&
      !isBefore(/^por$/)(place),
    weightElsewhere: 1,
    weightOfOthers: 1e-7,
  },
  {
    // “ojalá” means “if only” in “ojalá pudiéramos” (if only we could), but “hopefully” in “ojalá venga” (hopefully she
    // comes).
    forms: { es: 'ojalá' },
    means: isConcept('if-only/expression'),
    holds: ({ after }) => after.slice(0, 4).some(({ form }) => isImperfectSubjunctive(form)),
    weightElsewhere: 0.1,
    weightOfOthers: 1e-9,
  },
  {
    // “ricas” means “delicious” in “unas lentejas riquísimas” (delicious lentils), but not in “una familia rica” (a rich
    // family).
    forms: { es: 'rico rica ricos ricas riquísimo riquísima riquísimos riquísimas' },
    means: isConcept('yummy/adjective'),
    holds: ({ word, before, earlier, after: [next] }) =>
      !/^(?:en|y)$/.test(formOf(next)) &&
      (earlier.slice(-4).some(({ form }) => food.test(form)) ||
        (formOf(before) === 'qué' && (next === undefined || next.start - word.end > 0)) ||
        (/^riqu/.test(word.form) && !/^(?:es|son|era|eran|familia|hombre|mujer|gente)$/.test(formOf(before)))),
    weightElsewhere: 1,
    weightOfOthers: 1e-9,
  },
  {
    // “por” means “from” in “lo sabía por su abuelo” (knew it from his grandfather), but not in “lo hizo por él” (did it for
    // him).
    forms: { es: 'por' },
    means: isConcept('from-source-por-es/preposition'),
    holds: ({ before, earlier, after: [next], lexicon }) =>
      [before, earlier.at(-2)].some((word) =>
        /^(?:sab(?:e|es|en|ía|ías|ían|íamos)|supe|supo|supimos|supieron|sé|sabido|enter(?:é|ó|amos|aron|ado|arse|arme|aba|aban))$/.test(
          formOf(word),
        ),
      ) &&
      (isCapitalised(next) ||
        /^(?:mis?|tus?|sus?|el|la|los|las|un|una|nuestr[oa]s?|otr[oa]s?|ell?a?)$/.test(formOf(next))) &&
      !mayBe(before, ['noun'], lexicon),
    weightElsewhere: 1e-9,
    weightOfOthers: 1e-12,
  },
  {
    // “prima” means “cousin” in “mi prima” (my cousin), but not in “la prima del seguro” (the insurance premium).
    forms: { es: 'prima primas' },
    means: isConcept('cousin/noun'),
    holds: (place) =>
      (isAfter(/^(?:mis?|tus?|nuestras?|vuestras?)$/)(place) ||
        isCapitalised(place.after[0]) ||
        (isAfter(/^(?:sus?|una|la|las|dos|tres)$/)(place) &&
          [...place.earlier, ...place.after].some(({ form }) =>
            /^(?:primos?|tí[oa]s?|herman[oa]s?|abuel[oa]s?|madre|padre|familia|hij[oa]s?|sobrin[oa]s?)$/.test(form),
          ))) &&
      !isBefore(/^(?:de|del)$/)(place),
    weightElsewhere: 1,
    weightOfOthers: 1e-12,
  },
  {
    // “junto” is no form of “juntar” in “pasar junto a ellos” (walk past them), but it is in “yo junto sellos” (I collect
    // stamps).
    forms: { es: 'junto junta' },
    means: (_, partOfSpeech) => partOfSpeech !== 'verb',
    holds: (place) => isBefore(/^(?:al?|con)$/)(place) && !isAfter(/^(?:yo|me|se|lo|la|los|las|que|no)$/)(place),
    weightElsewhere: 1,
    weightOfOthers: 1e-12,
  },
  {
    // “comida” is a noun in “excelente comida” (excellent food), but not in “fue comida por un oso” (was eaten by a bear).
    forms: { es: 'comida comidas bebida bebidas' },
    means: (_, partOfSpeech) => partOfSpeech === 'noun',
    holds: (place) =>
      !isAfter(/^(?:fue|fueron|sido|siendo|ser|es|son|era|eran|queda|está)$/)(place) && !isBefore(/^por$/)(place),
    weightElsewhere: 1,
    weightOfOthers: 1e-9,
  },
];
