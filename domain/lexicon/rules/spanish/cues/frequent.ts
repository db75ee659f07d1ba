import type { Place, Rule } from '../../grammar-rule.ts';
import { isParticiple, mayBe } from '../../word-classes.ts';
import {
  adjectives,
  cued,
  formOf,
  hasPronoun,
  isAfter,
  isPlain,
  near,
  nouns,
  usual,
  verbs,
} from '../spanish-senses.ts';

export const frequentUsualMeanings: readonly Rule[] = [
  usual(adjectives('masivo'), 'massive-masivo-es/adjective'),
  usual(nouns('baile'), 'dance-ball-baile-es/noun'),
  usual('editor editores editora editoras', 'editor-publisher-editor-es/noun'),
  usual('hijos', 'children-hijos-es/noun'),
  usual('hijo', 'son/noun'),
  usual('hermanos', 'siblings-hermanos-es/noun'),
  usual('hermano', 'brother/noun'),
  usual('caracteres', 'character-letter/noun'),
  usual('denuncia denuncias', 'complaint-report-es/noun'),
  usual(nouns('caja'), 'box/noun'),
  usual(verbs('nombrar'), 'appoint/verb'),
  usual(verbs('liberar'), 'free-release-liberar-es/verb', isPlain),
  usual(verbs('cargar'), 'load-charge-cargar-es/verb', isPlain),
  usual(verbs('reproducir'), 'reproduce/verb', isPlain),
  usual('venga', 'come-on-venga-es/interjection'),
  usual(verbs('mirar'), 'look-at-oneself-mirarse-es/verb', hasPronoun),
  usual(verbs('titular'), 'be-titled-titularse-es/verb', hasPronoun),
];

const football =
  /^(?:arietes?|delanter\S+|fútbol|futbol\S*|gol|goles|centrocampistas?|mediapunta|laterales|bandas?|club|equipo|selección|juega|jugar|jugaba|jugó)$/;

const isTarget = (place: Place): boolean =>
  /^(?:el|un|del|al|nuevo|su|como|principal|los|sus|en)$/.test(formOf(place.before)) &&
  (/^(?:fácil|fáciles|perfecto|predilecto|principal|favorito|móvil)$/.test(formOf(place.after[0])) ||
    near(/^(?:críticas?|ataques?|disparos?|tiros?|flechas?|burlas|iras|miradas|bombarde\S+|convirti\S+)$/, 4)(place));

const isQuarterOfHour = ({ before, earlier, lexicon }: Place): boolean =>
  /^(?:y|menos)$/.test(formOf(before)) && mayBe(earlier.at(-2), ['numeral'], lexicon);

export const frequentCuedMeanings: readonly Rule[] = [
  // “caja” means “till” in “pagar en caja” (pay at the till), but not in “en cajas de madera” (in wooden boxes).
  cued('caja', 'checkout-till/noun', isAfter(/^(?:en|por)$/)),
  cued(nouns('caja'), 'checkout-till/noun', near(/^(?:supermercado|cajer[oa]s?|tique|ticket)$/, 4)),
  // “blanco” means “target” in “el blanco de las críticas” (the target of criticism), but not in “el blanco de los ojos”
  // (the white of the eyes).
  cued('blanco blancos', 'target/noun', isTarget),
  // “extremo” means “winger” in “juega de extremo” (plays as a winger), but not in “al otro extremo” (at the other end).
  cued(
    'extremo extremos',
    'winger/noun',
    (place) => /^(?:de|el|un|como|los)$/.test(formOf(place.before)) && near(football)(place),
  ),
  // “denuncia” means “condemnation” in “la denuncia del racismo” (the condemnation of racism), but not in “una denuncia por
  // robo” (a report of a theft).
  cued(
    'denuncia denuncias',
    'denunciation-denuncia-es/noun',
    near(
      /^(?:social|pública|fascis\S+|racis\S+|machis\S+|injusticias?|desigualdad\S*|explotación|violencia|represión|abusos|protesta|política|comportamientos?|hipocresía)$/,
      3,
    ),
  ),
  // “reproduce” means “play” in “reproduce música” (plays music), but “reproduce” in “reproduce el cuadro” (reproduces the
  // painting).
  cued(verbs('reproducir'), 'play-media-reproducir-es/verb', ({ after }) =>
    after
      .slice(0, 4)
      .some(({ form }) =>
        /^(?:música|v[ií]deos?|canci\S+|audios?|mp3|archivos?|películas?|dvd|cd|discos?|sonidos?|grabaci\S+|pistas?)$/.test(
          form,
        ),
      ),
  ),
  // “nombrado” means “named” in “nombrado mejor jugador” (named best player), but not in “nombrado ministro” (appointed
  // minister).
  cued(
    verbs('nombrar'),
    'name/verb',
    (place) =>
      isParticiple(place.word, 'es') &&
      /^(?:el|la|los|las|mejor|patrimonio|ciudad|jugador|jugadora|hijo|hija|monumento|así|personaje|hombre|mujer|persona|novato|en)$/.test(
        formOf(place.after[0]),
      ),
  ),
  // “valor” means “courage” in “el valor de los soldados” (the courage of the soldiers), but not in “el valor de la casa”
  // (the value of the house).
  cued(
    'valor',
    'courage/noun',
    near(/^(?:soldados?|valentía|guerreros?|heroísmo|coraje|reunir|armarse|cobardía|honor)$/, 3),
  ),
  // “iluminación” means “enlightenment” in “alcanzó la iluminación” (attained enlightenment), but not in “la iluminación del
  // salón” (the lighting of the room).
  cued('iluminación', 'enlightenment/noun', near(/^(?:bud\S+|espiritual|alcanz\S+|meditación|despertar)$/)),
  // “hogar” means “household” in “ingresos por hogar” (income per household), but not in “volvió al hogar” (returned home).
  cued(
    nouns('hogar').concat(' hogares'),
    'household/noun',
    near(/^(?:ingresos?|renta|censo|condado|promedio|habitantes)$/),
  ),
  // “fiestas” means “festival” in “las fiestas del pueblo” (the local festival), but not in “las fiestas de mis amigos” (my
  // friends’ parties).
  cued(
    'fiestas',
    'festivities/noun',
    near(
      /^(?:patronales|programa|patrona?|locales|mayores|san|santa|virgen|pueblo|barrio|populares|navideñas|navidad|interés|tradicionales|patrias)$/,
      4,
    ),
  ),
  // “cuarto” means “quarter” in “las tres y cuarto” (a quarter past three), but not in “tercero y cuarto” (third and
  // fourth).
  cued('cuarto', 'quarter-fourth/noun', isQuarterOfHour),
];

export const noun = (forms: string, holds: Rule['holds']): Rule => ({
  forms: { es: forms },
  means: (_, partOfSpeech) => partOfSpeech === 'noun',
  holds,
  weightElsewhere: 1,
  weightOfOthers: 1e-8,
  isForSingleVersion: true,
});

/** Nouns that are recognised by a nearby word, although an adjective or numeral with this form is more common. */
export const spanishFrequentCues: readonly Rule[] = [noun('blanco blancos', isTarget), noun('cuarto', isQuarterOfHour)];
