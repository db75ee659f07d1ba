import { gapBefore, type Place, type Rule } from '../../grammar-rule.ts';
import { isCapitalised, isOnly, mayBe } from '../../word-classes.ts';
import { isRoom } from '../cues/everyday.ts';
import { formOf, isAfter, isBefore } from '../spanish-senses.ts';

const part = (forms: string, partOfSpeech: string, holds: Rule['holds']): Rule => ({
  forms: { es: forms },
  means: (_, each) => each === partOfSpeech,
  holds,
  weightElsewhere: 1,
  weightOfOthers: 1e-7,
  isForSingleVersion: true,
});

const isBehindHaber = ({ before, earlier }: Place): boolean =>
  /^(?:h[ae]|has|han|hemos|haber|hab[íe]\S*|habr\S+|haya\S*|hubi\S+|habiendo)$/.test(formOf(before)) ||
  /^(?:fue|fueron|sido|siendo|será|serán|queda|quedó)$/.test(formOf(before)) ||
  (/mente$/.test(formOf(before)) && /^(?:ha|han)$/.test(formOf(earlier.at(-2))));

/** Everyday words whose part of speech is recognised by the words nearby. */
export const spanishEverydayClasses: readonly Rule[] = [
  // “determinado” is an adjective in “un número determinado” (a certain number), but not in “fue determinado por” (was
  // determined by).
  part(
    'determinado determinada determinados determinadas',
    'adjective',
    (place) => !isBehindHaber(place) && !isBefore(/^por$/)(place),
  ),
  // “concurrida” is an adjective in “la calle más concurrida” (the busiest street), but not in “han concurrido” (have
  // attended).
  part('concurrido concurrida concurridos concurridas', 'adjective', (place) => !isBehindHaber(place)),
  part('previsto prevista previstos previstas', 'adjective', (place) => !isBehindHaber(place)),
  // “duplicado” is an adjective in “un ejemplar duplicado” (a duplicate copy), but not in “han duplicado” (have doubled).
  part(
    'duplicado duplicada duplicados duplicadas',
    'adjective',
    (place) => !isBehindHaber(place) && isOnly(place.before, ['noun'], place.lexicon),
  ),
  // “cooperativa” is a noun in “una cooperativa” (a cooperative), but not in “una actitud cooperativa” (a cooperative
  // attitude).
  part(
    'cooperativa cooperativas',
    'noun',
    ({ before, lexicon }) => !isOnly(before, ['noun'], lexicon) && !/^(?:muy|más|tan|es|son)$/.test(formOf(before)),
  ),
  // “ordenado” is a verb in “ordenado sacerdote” (ordained a priest), but not in “un chico ordenado” (a tidy boy).
  part(
    'ordenado ordenada ordenados ordenadas',
    'verb',
    isBefore(/^(?:sacerdotes?|presbíteros?|obispos?|diáconos?|por|caballero)$/),
  ),
  // “botánico” is a noun in “el botánico Vidal” (the botanist Vidal), but not in “un jardín botánico” (a botanical garden).
  part(
    `botánico botánica matemático matemática físico física químico química político política científico científica filósofo músico
    técnico crítico crítica académico académica diplomático diplomática mecánico informático católico eclesiástico religioso militar
    mayor`.replace(/\s+/g, ' '),
    'noun',
    ({ before, after: [next], word }) =>
      /^(?:el|del|al|por|un)$/.test(formOf(before)) && isCapitalised(next) && !isCapitalised(word),
  ),
  // “empleado” is a noun in “el empleado” (the employee), but not in “había empleado” (had used).
  part(
    'empleado empleada empleados empleadas',
    'noun',
    (place) =>
      !isBehindHaber(place) &&
      isAfter(/^(?:el|la|los|las|un|una|del|al|y|o|e|su|sus|como|otros?|jefes?|cada|dos|tres|mil)$/)(place),
  ),
  // “asociados” is a noun in “los asociados” (the members), but not in “problemas asociados” (associated problems).
  part('asociados asociado', 'noun', isAfter(/^(?:los|el|un|sus?|unos|del|al)$/)),
  // “querido” is an adjective in “lo más querido” (the dearest), but not in “ha querido” (has wanted).
  part(
    'querido querida queridos queridas',
    'adjective',
    (place) =>
      !/^(?:h[ae]|has|han|hemos|haber|hab[íe]\S*|habr\S+|haya\S*|hubi\S+|habiendo)$/.test(formOf(place.before)),
  ),
  // “partido” is a noun in “un solo partido” (a single match), but not in “han partido” (have departed).
  part(
    'partido partidos',
    'noun',
    isAfter(
      /^(?:solo|sólo|cada|cuarto|quinto|sexto|primer|último|próximo|siguiente|mejor|gran|buen|mismo|nuevo|antiguo|otro)$/,
    ),
  ),
  // “claro” is an adjective in “el mensaje es claro” (the message is clear), but not in “claro que sí” (of course).
  part(
    'claro',
    'adjective',
    isAfter(
      /^(?:es|fue|era|está|estaba|muy|más|tan|bastante|sea|ser|quedó|queda|deja|dejó|dejar|dejado|quedado|tengo|tiene|tener|tenía|estuvo|será|un)$/,
    ),
  ),
  // “objetivo” is a noun in “el objetivo” (the aim), but not in “un juicio objetivo” (an objective judgement).
  part(
    'objetivo objetivos',
    'noun',
    isAfter(/^(?:el|los|del|al|un|como|su|sus|mi|este|nuestro|principal|gran|único|otro)$/),
  ),
  // “recogido” is a noun in “un recogido” (an updo), but not in “ha recogido” (has collected).
  part('recogido recogidos', 'noun', isAfter(/^(?:un|el|unos|los|este)$/)),
  // “continua” is a verb in “continua siendo” (continues to be, with “continua” for “continúa”), but not in “una línea
  // continua” (a continuous line).
  part('continua', 'verb', isBefore(/(?:ando|iendo|yendo)$/)),
  // “cuenta” is a verb in “cuenta también con diez salas” (also has ten rooms), but not in “una cuenta de correo” (an email
  // account).
  part(
    'cuenta cuentan',
    'verb',
    ({ before, after }) =>
      !/^(?:la|una|su|mi|tu|esta|cada|sin|de|por|en|otra)$/.test(formOf(before)) &&
      after.slice(0, 3).some(({ form }) => form === 'con'),
  ),
  // “mencionada” is a verb in “es mencionada” (is mentioned), but not in “la mencionada ley” (the above-mentioned law).
  part(
    'mencionado mencionada mencionados mencionadas',
    'verb',
    isAfter(/^(?:es|son|fue|fueron|sido|era|eran|siendo|ser|será|antes|anteriormente|ya)$/),
  ),
  // “dada” is a preposition in “dada su edad” (given his age), but not in “fue dada de alta” (was discharged).
  part(
    'dado dada dados dadas',
    'preposition',
    (place) => !isBehindHaber(place) && isBefore(/^(?:el|la|los|las|su|sus|este|esta|estos|estas|que|un|una)$/)(place),
  ),
  // “madrugada” is a noun in “la tarde y madrugada” (the evening and early morning).
  part('madrugada', 'noun', () => true),
  // “trabajadores” is a noun in “los trabajadores” (the workers), but not in “un chico muy trabajador” (a very hardworking
  // boy).
  part(
    'trabajador trabajadora trabajadores trabajadoras',
    'noun',
    ({ before, lexicon }) =>
      !isOnly(before, ['noun'], lexicon) && !/^(?:muy|más|tan|es|son|era|y|gente)$/.test(formOf(before)),
  ),
  // “millonario” is an adjective in “un contrato millonario” (a contract worth millions), but not in “un millonario” (a
  // millionaire).
  part('millonario millonaria millonarios millonarias', 'adjective', ({ before, lexicon }) =>
    isOnly(before, ['noun'], lexicon),
  ),
  // “detenido” is a noun in “el detenido” (the arrested man), but not in “fue detenido” (was arrested).
  part(
    'detenido detenida detenidos detenidas',
    'noun',
    isAfter(/^(?:el|la|los|las|un|una|dos|tres|cuatro|cinco|otros?|del|al|varios|primer)$/),
  ),
  // “medio” is an adjective in “medio pueblo” (half the village), but not in “el medio de transporte” (the means of
  // transport).
  part(
    'medio',
    'adjective',
    ({ before, after: [next], lexicon }) =>
      mayBe(next, ['noun'], lexicon) &&
      formOf(next) !== 'de' &&
      !/^(?:el|un|del|al|este|como|su|por|en|ambiente)$/.test(formOf(before)) &&
      formOf(next) !== 'ambiente',
  ),
  // “es obvio” (it is obvious)
  part('obvio', 'adjective', () => true),
  // “cuarto” is a noun in “en su cuarto” (in his room), but not in “el cuarto puesto” (the fourth place).
  part('cuarto', 'noun', isRoom),
  // “reposo” is a noun in “en reposo” (at rest), but not in “yo reposo” (I rest).
  part('reposo', 'noun', ({ before }) => formOf(before) !== 'yo'),
  // “alternas” is an adjective in “hojas alternas” (alternate leaves).
  part(
    'alterno alterna alternos alternas',
    'adjective',
    ({ before, lexicon }) => isOnly(before, ['noun'], lexicon) || /^(?:son|es|y|o)$/.test(formOf(before)),
  ),
  // “comercio” is a noun in “el comercio” (trade), but not in “yo comercio con telas” (I trade in fabrics).
  part('comercio comercios', 'noun', ({ before }) => formOf(before) !== 'yo'),
  // “pero” is a noun in “el único pero” (the only drawback), but not in “caro pero bueno” (expensive but good).
  part(
    'pero',
    'noun',
    (place) => gapBefore(place) === 1 && isAfter(/^(?:un|único|algún|ningún|solo|otro|el|este|gran|pequeño)$/)(place),
  ),
  part('peros', 'noun', () => true),
  // “cura” is a noun in “el cura de mi pueblo” (the priest of my village), but not in “lo cura” (heals him).
  part(
    'cura',
    'noun',
    ({ before, after: [next], lexicon }) =>
      formOf(next) === 'de' && isOnly(before, ['noun', 'adjective', 'name'], lexicon),
  ),
  // “local” is an adjective in “la prensa nacional y la local” (the national press and the local one), but not in “los
  // locales” (the premises).
  part('local locales', 'adjective', isAfter(/^(?:la|las|esta|estas)$/)),
  // “veterinarios” is a noun in “muchos veterinarios” (many vets), but not in “un centro veterinario” (a veterinary centre).
  part(
    'veterinario veterinaria veterinarios veterinarias',
    'noun',
    ({ before, lexicon }) => !isOnly(before, ['noun', 'adjective'], lexicon),
  ),
  // “saber” is a noun in “este saber antiguo” (this ancient knowledge), but not in “sin saber nada” (without knowing
  // anything).
  part('saber', 'noun', isAfter(/^(?:el|este|ese|aquel|un|su|del|al|nuestro|mi|todo)$/)),
  // “seleccionado” is a noun in “el seleccionado nacional” (the national team), but not in “fue seleccionado” (was
  // selected).
  part(
    'seleccionado seleccionados',
    'noun',
    isBefore(/^(?:nacional|nacionales|juvenil|argentino|chileno|uruguayo|colombiano|mexicano|peruano|español|sub)$/),
  ),
  // “elaborado” is a verb in “fue elaborado” (was made), but not in “un plato muy elaborado” (an elaborate dish).
  part(
    'elaborado elaborada elaborados elaboradas',
    'verb',
    (place) => !isAfter(/^(?:muy|más|tan|menos|bastante|poco)$/)(place),
  ),
];
