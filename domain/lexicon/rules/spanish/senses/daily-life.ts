import { isConcept, type Place, type Rule } from '../../grammar-rule.ts';
import { isCapitalised, isOnly } from '../../word-classes.ts';
import { cued, formOf, hasPronoun, isAfter, near, nouns, usual, verbs } from '../spanish-senses.ts';

const ofFood =
  /^(?:leche|carnes?|pescados?|comidas?|frutas?|verduras?|yogur(?:es)?|queso|huevos?|sopa|salsa|mayonesa|alimentos?|nevera|frigorífico|tomates?|pan|nata|vino|marisco|cosecha)$/;
const ofComputers =
  /^(?:web|internet|online|digital(?:es)?|usuarios?|página|sitio|enlaces?|informátic\S+|noticias|navegador|registr\S+|transparencia|empleo|inmobiliario)$/;
const ofChurches = /^(?:iglesia|catedral|capilla|románic[oa]|gótic[oa]|barroc[oa]|fachada|esculpid[oa]|templo|ermita)$/;
const ofTables =
  /^(?:platos?|vasos?|copas?|mesas?|cucharas?|cucharillas?|cuchillos?|tenedor(?:es)?|servilletas?|cajón|cajones|manteles|mantel|vajilla|plata|madera|bambú|comer|lavar|fregar|desechables|tazas?|poner|puso|puse)$/;

/** The usual meanings of words of home and street. */
export const dailyUsualMeanings: readonly Rule[] = [
  // “se estropeó” means “broke down” in “la lavadora se estropeó” (the washing machine broke down).
  usual(verbs('estropear').concat(' estropearse'), 'break-down/verb', hasPronoun),
  usual(nouns('portal'), 'entrance-hall-portal-es/noun'),
  usual('calma calmas', 'calm-calma-es/noun'),
  usual(verbs('pinchar'), 'prick-puncture-pinchar-es/verb'),
  usual(verbs('pitar'), 'honk-whistle-pitar-es/verb'),
  usual(verbs('tender'), 'stretch-hang-tender-es/verb'),
];

/** Meanings of words of home and street that are recognised by the words nearby. */
export const dailyCues: readonly Rule[] = [
  // “se ha estropeado” means “gone off” in “la leche se ha estropeado” (the milk has gone off).
  cued(
    verbs('estropear').concat(' estropearse'),
    'go-off-food/verb',
    (place) => hasPronoun(place) && near(ofFood, 5)(place),
  ),
  // “portal” does not mean “entrance hall” in “un portal de noticias” (a news portal) and “el portal de la iglesia” (the
  // portal of the church).
  cued(nouns('portal'), 'portal/noun', (place) => near(ofComputers, 4)(place) || near(ofChurches, 3)(place)),
  // “pinchar” means “bug” in “pincharon su teléfono” (bugged his telephone), but not in “pinché una rueda” (I had a puncture).
  cued(
    verbs('pinchar'),
    'wiretap/verb',
    near(/^(?:teléfonos?|líneas?|móvil(?:es)?|llamadas?|conversaci(?:ón|ones))$/, 4),
  ),
  // “tendí” means “hung out” in “tendí la ropa” (hung out the washing), but not in “tendió la mano” (held out his hand).
  cued(
    verbs('tender'),
    'hang-out/verb',
    near(/^(?:ropa|colada|lavadora|sábanas?|toallas?|camisas?|balcón|tendedero|azotea|calcetines)$/, 4),
  ),
  // “grúa” means “tow truck” in “la grúa se llevó el coche” (the tow truck took the car away), but not in “la grúa de la
  // obra” (the crane of the building site).
  cued(
    nouns('grúa'),
    'tow-truck/noun',
    near(
      /^(?:coches?|carros?|autos?|furgonetas?|motos?|llev(?:ó|ado|aron|ar|arse)|llam\S+|avería|aparc\S+|multas?|taller|carretera|seguro)$/,
      6,
    ),
  ),
  // “rollo” means “bore” in “qué rollo” (what a bore) and “es un rollo”, but “roll” in “un rollo de papel” (a roll of paper).
  cued(nouns('rollo'), 'roll-rollo-es/noun', ({ after: [next] }) => formOf(next) === 'de'),
  cued(
    nouns('rollo'),
    'bore-rollo-es/noun',
    ({ before, earlier, after: [next] }) =>
      formOf(next) !== 'de' &&
      (/^(?:qué|menudo|vaya)$/.test(formOf(before)) ||
        (formOf(before) === 'un' && /^(?:es|era|fue|ser|sido|parece|pareció|siendo)$/.test(formOf(earlier.at(-2))))),
  ),
  // “romper” means “break up” in “rompió con su novio” (broke up with her boyfriend), but not in “romper con la tradición”
  // (break with tradition).
  cued(
    verbs('romper'),
    'break-up-couple/verb',
    ({ after: [next, second, third] }) =>
      formOf(next) === 'con' && (isCapitalised(second) || [second, third].some((word) => partners.test(formOf(word)))),
  ),
];

const partners = /^(?:novi[oa]|parejas?|marido|mujer|esposo|esposa|él|ella|ellos|ellas|conmigo|contigo|ex)$/;
const isGerund = (word: Place['before']): boolean =>
  /(?:[aá]|i[eé]|y[eé])ndo(?:[mts]e|nos|l[aeo]s?)*$/.test(formOf(word));

const people =
  /^(?:nadie|alguien|quien|quién|todos|todas|ella|él|usted|ellos|ellas|ustedes|muchos|muchas|algunos|algunas)$/;

/** Verbs whose indirect object is the person that has the feeling: “le gusta” (he or she likes it). */
const feelings =
  /^(?:import|gust|encant|interes|preocup|apetec|duel|dol[ií]|molest|parec|sorprend|fascin|extrañ|aburr|urg|convien|conven[ií]|alegr|falt|sobr|cuest|cost|asust|disgust|fastidi|entristec|ilusion|emocion|apasion|enfad)/;

/** Whether “cubiertos” is a participle: “cubiertos de polvo” (covered in dust), but not “cubiertos de plata” (silver cutlery). */
const isCovered = ({ after: [next, afterNext] }: Place): boolean =>
  /^(?:por|con)$/.test(formOf(next)) ||
  (formOf(next) === 'de' &&
    !/^(?:plata|madera|plástico|bambú|acero|metal|postre|pescado|mesa|servir|cocina)$/.test(formOf(afterNext)));

/** Rules for frequent words of everyday sentences. They also apply if the sentence has a translation. */
export const dailyGrammar: readonly Rule[] = [
  {
    // “le” does not mean “it” in “a nadie le importaba” (nobody minded), but it does in “le puso una tapa” (put a lid on
    // it).
    forms: { es: 'le' },
    means: (conceptId) => conceptId !== 'it/pronoun',
    holds: ({ before, earlier, after: [next] }) =>
      feelings.test(formOf(next)) ||
      people.test(formOf(before)) ||
      (formOf(before) === 'no' && people.test(formOf(earlier.at(-2)))),
    weightElsewhere: 1,
    weightOfOthers: 1e-12,
  },
  {
    // “le” seldom means “it”, unless a translation shows this.
    forms: { es: 'le' },
    means: (conceptId) => conceptId !== 'it/pronoun',
    holds: () => true,
    weightElsewhere: 1,
    weightOfOthers: 0.02,
    isForSingleVersion: true,
  },
  {
    // “acabamos” means “end up” in “acabamos cenando fuera” (we ended up eating out), but not in “acabamos la cena” (we
    // finished dinner).
    forms: { es: verbs('acabar', 'terminar') },
    means: isConcept('end-up/verb'),
    holds: ({ after: [next, afterNext] }) =>
      isGerund(next) || (isGerund(afterNext) && !/^(?:de|el|la|los|las|con|y|su|un|una)$/.test(formOf(next))),
    weightElsewhere: 0.1,
    weightOfOthers: 1e-7,
  },
  {
    // “di” does not mean “tell” in “me di un baño” (I had a bath) and “no di clase” (I gave no lesson), but it does in “di
    // la verdad” (tell the truth).
    forms: { es: 'di' },
    means: (conceptId, partOfSpeech) => partOfSpeech !== 'verb' || !/^(?:say|tell)(?:-|\/)/.test(conceptId),
    holds: isAfter(
      /^(?:me|te|se|le|les|lo|la|los|las|nos|os|yo|no|que|cuando|ayer|donde|ya|también|nunca|siempre|luego|entonces)$/,
    ),
    weightElsewhere: 1,
    weightOfOthers: 1e-12,
  },
  {
    // “cubiertos” is a noun in “ni platos ni cubiertos” (neither plates nor cutlery), but not in “los campos cubiertos de
    // nieve” (the fields covered in snow).
    forms: { es: 'cubiertos' },
    means: (_, partOfSpeech) => partOfSpeech === 'noun',
    holds: (place) =>
      !isCovered(place) &&
      (near(ofTables)(place) || isAfter(/^(?:los|unos|sin|ni|sus|mis|tus|nuestros|estos|seis|cuatro|dos)$/)(place)) &&
      !isOnly(place.before, ['noun', 'adverb'], place.lexicon),
    weightElsewhere: 1,
    weightOfOthers: 1e-5,
    isForSingleVersion: true,
  },
  {
    // “calma” is a noun in “lo contó con tanta calma” (told it so calmly), but not in “la música calma” (music calms).
    forms: { es: 'calma' },
    means: (_, partOfSpeech) => partOfSpeech === 'noun',
    holds: isAfter(
      /^(?:con|tanta|mucha|la|sin|en|más|cierta|gran|toda|aparente|de|una|esta|poca|bastante|absoluta|total|perfecta|extraña|su|mi|tu|y)$/,
    ),
    weightElsewhere: 1,
    weightOfOthers: 1e-12,
  },
];
