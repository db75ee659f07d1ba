import type { Place, Rule } from '../../grammar-rule.ts';
import { isCapitalised } from '../../word-classes.ts';
import { cued, either, formOf, isAfter, near, nouns } from '../spanish-senses.ts';

const ofSongs =
  /^(?:álbum(?:es)?|discos?|canci(?:ón|ones)|cantante\S*|cantautor\S*|banda|bandas|singles?|sencillos?|grab[aóoeé]\S*|musical(?:es)?|rock|pop|rap|metal|jazz|letras?|compus\S*|compuest\S*|compositor\S*|interpret\S+|guitarr\S+|versi(?:ón|ones)|remix|sonora|conciertos?|vocalista|discográfic\S+)$/;
const ofSports =
  /^(?:fútbol|jugador\S*|equipos?|goles|gol|entrenador\S*|copa|liga|mundial\S*|sub|club|partidos?|campeonato|torneo|delantero|centrocampista|defensa|portero|debut\S*|baloncesto|eurocopa|temporada|fifa|uefa|convoc\S+|absoluta|olímpic\S+|jugad[oa]s?|disput\S+|empate|victoria|árbitro)$/;
const ofRaces =
  /^(?:ciclis\S*|atlet\S*|olímpic\S*|carreras?|copa|campeonato\S*|campe\S+|mundial\S*|medallas?|corredor\S*|natación|triatl\S+|etapas?|contrarreloj|eliminatori\S+|pilotos?|circuito|automovil\S*|relevos|velocidad|fondo|salto|esquí|cross|rally|maratón|metros|gan[óoa]\S*)$/;
const ofBaseball =
  /^(?:béisbol|carreras|lanz\S+|base|bases|hits?|ponches?|jonr\S+|bateador\S*|novena|octava|yankees|sox|juego)$/;
const ofTelevision =
  /^(?:televisi\S*|tele|tv|emit\S+|emis\S+|programas?|series?|radio|audiencia|cable|digital|transmit\S+|transmis\S+|cbs|nbc|abc|fox|telecinco|antena|noticias|episodios?)$/;

/** Whether a later word of the sentence names a song or a record. */
const isSungLater = ({ rest }: Place): boolean =>
  rest.some(({ form }) => /^(?:canción|canciones|álbum|sencillo|single|videoclip|estribillo)$/.test(form));

/**
 * Cues (words nearby) for the meanings of nouns about music, film, television and sport: near “álbum” (album), “tema” is a
 * song.
 */
export const leisureCues: readonly Rule[] = [
  // “estudio” means “studio” in “álbum de estudio” (studio album), but not in “estudios de música” (music studies).
  cued(
    nouns('estudio'),
    'studio/noun',
    either(
      near(
        /^(?:grab\S*|televisi\S+|fotográficos?|arquitectura|tatuajes|productora|warner|disney|paramount|cinematográficos?)$/,
      ),
      ({ before, earlier }) => formOf(before) === 'de' && /^(?:álbum|álbumes|discos?)$/.test(formOf(earlier.at(-2))),
    ),
  ),
  cued(
    nouns('carrera'),
    'career/noun',
    near(
      /^(?:profesional\S*|artística|musical|política|militar|solitario|cinematográfica|literaria|deportiva|diplomática|actor|actriz|cantante|trayectoria|inici\S+)$/,
      4,
    ),
  ),
  cued(
    nouns('carrera'),
    'degree-university/noun',
    near(
      /^(?:universi\S+|estudi\S+|licenci\S+|derecho|medicina|ingenier\S+|curs[aóo]\S*|facultad|periodismo|arquitectura|económicas)$/,
      4,
    ),
  ),
  cued(
    nouns('carrera'),
    'race-contest/noun',
    near(
      /^(?:ciclis\S*|pilotos?|caballos|km|kilómetros|meta|pista|circuito|vueltas?|corredor\S*|coches?|motos?|automovil\S*|fórmula|gp|rally|podio|etapas?|f1)$/,
    ),
  ),
  cued(
    nouns('tema'),
    'song-piece-of-music-pt/noun',
    // “tema” means “song” in “el tema ‘Volver’” (the song “Volver”).
    either(near(ofSongs), ({ after: [next] }) => isCapitalised(next), isSungLater),
  ),
  cued(
    nouns('sello'),
    'imprint-sello-es/noun',
    near(/^(?:editorial(?:es)?|literari[oa]s?|libros?|novelas?|publicad[oa]s?|editad[oa]s?|autor(?:es)?)$/, 4),
  ),
  cued('lateral laterales', 'full-back-es/noun', near(ofSports)),
  cued(
    nouns('convocatoria'),
    'convocation/noun',
    near(/^(?:seleccionador|selección|jugador\S*|partido|mundial|lesi\S+|entrenador|técnico)$/),
  ),
  cued(nouns('letra'), 'lyrics/noun', near(ofSongs)),
  cued(
    nouns('letra'),
    'letter-character/noun',
    near(
      /^(?:alfabeto|palabras?|mayúsculas?|minúsculas?|grieg\S+|latin\S+|vocal\S*|consonantes?|pronunci\S+|sílabas?)$/,
    ),
  ),
  cued('selección', 'national-team/noun', near(ofSports)),
  cued(
    'canal canales',
    'canal/noun',
    near(/^(?:agua|aguas|río|navega\S+|riego|barcos?|buques?|panamá|suez|esclusas?|venecia)$/),
  ),
  cued('canal canales', 'channel-tv/noun', near(ofTelevision)),
  cued(nouns('entrada'), 'inning/noun', near(ofBaseball)),
  cued(nouns('pista'), 'court-sport/noun', near(/^(?:tenis|pádel|padel|deportivas?|baloncesto|squash|cubiertas?)$/, 3)),
  cued(nouns('pista'), 'runway/noun', near(/^(?:aterriz\S+|aeropuerto|aeródromo|avi(?:ón|ones)|despeg\S+|asfalt\S+)$/)),
  cued(nouns('prueba'), 'event-in-sport-es/noun', near(ofRaces)),
  cued(
    nouns('banda'),
    'gang-criminals/noun',
    near(
      /^(?:crimin\S+|armad\S+|delinc\S+|delict\S+|narco\S*|terrorist\S*|traficant\S*|rob[aoó]\S*|policía|ladrones|detenid\S+|eta)$/,
    ),
  ),
  cued(
    nouns('banda'),
    'flank-of-pitch/noun',
    (place) =>
      /^(?:derecha|izquierda)$/.test(formOf(place.after[0])) ||
      (place.word.form === 'bandas' && near(/^(?:laterales?|extremos?|balón|pases?|centrocampista|interior)$/)(place)),
  ),
  cued(
    'defensa defensas',
    'defender/noun',
    near(/^(?:centrocampistas?|delanteros?|juega|jugador\S*|lateral|central|fútbol)$/),
  ),
  cued(nouns('cadena'), 'broadcaster-channel-cadena/noun', near(ofTelevision)),
  cued(
    nouns('cadena'),
    'chain-of-shops/noun',
    near(/^(?:hoteles|tiendas|supermercados|restaurantes|hotelera|hamburgueser\S+|cafeterías)$/, 3),
  ),
  cued(
    nouns('batería'),
    'battery/noun',
    near(
      /^(?:móvil|duración|carga|cargar|litio|horas|autonomía|portátil|teléfono|dura|recargable|coche|eléctric\S+|mah)$/,
    ),
  ),
  cued(
    nouns('batería'),
    'drum-kit/noun',
    near(/^(?:guitarr\S+|bajo|voz|voces|teclad\S+|banda|toc\S+|músic\S+|percusión|solo|grupo)$/),
  ),
  cued(
    nouns('sello'),
    'record-label/noun',
    near(
      /^(?:discográfic\S+|álbum|discos?|banda|grab\S+|musical|records|firm\S+|single|cantante|editó|independiente)$/,
    ),
  ),
  cued(nouns('encuentro'), 'match-encounter-sport/noun', near(ofSports)),
  cued(
    'portátil portátiles',
    'portable-console-es/noun',
    near(/^(?:consolas?|psp|nintendo|sony|ds|videojuegos?|juegos?|vita)$/),
  ),
  // “final” means “final match” in “la final” (the final match), but not in “el final” (the end).
  cued('final finales', 'final-match/noun', isAfter(/^(?:la|las|una|gran|dicha|esta|primera|segunda|tercera|otra)$/)),
];
