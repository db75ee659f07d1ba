import type { Place, Rule } from '../../grammar-rule.ts';
import { mayBe } from '../../word-classes.ts';
import { cued, formOf, isAfter, isBefore, near, nouns, usual } from '../spanish-senses.ts';

const ofGames =
  /^(?:fútbol|jugador\S*|equipos?|goles|gol|entrenador\S*|copa|liga|mundial|club|partidos?|campeonato|torneo|delanter[oa]s?|defensas?|laterales?|lateral|temporada|debut\S*|alinea\S*|alineó|zaga|selección|penaltis?|dorsal|balón|estadio|hinchas?|pantalón|medias|derrota|victoria|empate)$/;
const ofMotors =
  /^(?:escudería|fórmula|f1|motos?|motociclismo|motogp|rally|rallies|campeonato|carreras?|circuito|coches?|automovilismo|podio|pole|mclaren|ferrari|mercedes|honda|yamaha|ducati|gp|vueltas?|mundial|copiloto)$/;
const ofWar =
  /^(?:batallas?|guerra|soldados|ejércitos?|combates?|tropas|sufri\S*|enemig\S+|heridos|muertos|fuerzas|ataque|bando|civiles|militares)$/;

/** Whether no noun follows directly: “la baja” (sick leave), but not “las bajas temperaturas” (low temperatures). */
const isLast = ({ word, after: [next], lexicon }: Place): boolean =>
  next === undefined || next.start - word.end > 1 || !mayBe(next, ['noun'], lexicon);

/** More usual meanings of nouns. If a noun has two common meanings, one concept covers both. */
export const furtherUsualNouns: readonly Rule[] = [
  usual(nouns('programa'), 'programme-general-es/noun'),
  usual(nouns('práctica'), 'practice-general-es/noun', isLast),
  usual('oportunidad oportunidades', 'opportunity/noun'),
  usual('ingreso', 'entry-income-es/noun'),
  usual(nouns('incremento'), 'increase/noun'),
  usual(nouns('panda'), 'panda/noun', (place) => !isBefore(/^de$/)(place)),
  usual('carnet carnets carné carnés', 'card-licence-es/noun'),
  usual(nouns('cartel'), 'poster-sign-es/noun'),
  usual(nouns('escala'), 'scale-general-es/noun'),
  usual(nouns('ronda'), 'round-general-es/noun'),
  usual('estatutos', 'statutes-es/noun'),
  usual('dueño dueña dueños dueñas', 'owner/noun'),
  usual(nouns('reseña'), 'review-account-es/noun'),
  usual(nouns('sello'), 'stamp-seal-es/noun'),
  usual(nouns('brigada'), 'brigade-squad-es/noun'),
  usual('baja', 'leave-drop-loss-es/noun', isLast),
  usual('bajas', 'casualties-bajas-es/noun', isLast),
  usual('clasificación clasificaciones', 'classification-ranking-es/noun'),
  usual(nouns('consejero', 'consejera'), 'adviser-councillor-es/noun'),
  usual('derecha', 'right-general-es/noun', isLast),
  usual('izquierda', 'left-general-es/noun', isLast),
  usual(nouns('estancia'), 'stay-room-ranch-es/noun'),
  usual('filas', 'ranks-rows-es/noun'),
  usual('flotador flotadores', 'float-es/noun'),
  usual(nouns('foco'), 'focus-light-source-es/noun'),
  usual(nouns('jefatura'), 'leadership-headquarters-es/noun'),
  usual(nouns('parto'), 'childbirth/noun'),
  usual(nouns('pasta'), 'pasta-paste-es/noun'),
  usual(nouns('pista'), 'track-trail-clue-es/noun'),
  usual(nouns('plato'), 'dish-plate-es/noun'),
  usual('salón salones', 'living-room-hall-es/noun'),
  usual('seguridad', 'security-safety-es/noun'),
  usual(nouns('bachillerato'), 'school-certificate-es/noun'),
  usual('ejemplar ejemplares', 'copy-specimen-es/noun'),
  usual('escuchas', 'wiretap-es/noun'),
  usual(nouns('baño'), 'bathroom-bath-es/noun'),
  usual(nouns('carga'), 'load-charge-es/noun'),
  usual(nouns('experiencia'), 'experience-general-es/noun'),
  usual('suspensión suspensiones', 'suspension-general-es/noun'),
  usual('imagen imágenes', 'image-picture-es/noun'),
  usual(nouns('himno'), 'anthem-hymn-es/noun'),
  usual('padrón padrones', 'residents-register-es/noun'),
  usual(nouns('denuncia'), 'complaint-report-es/noun'),
  usual(nouns('choque'), 'clash-crash-es/noun'),
  usual('señal señales', 'sign-signal-es/noun'),
  usual(nouns('zona'), 'area-zone-es/noun'),
  usual(nouns('presupuesto'), 'budget-quote-es/noun'),
  usual(nouns('tarde'), 'afternoon-evening-es/noun'),
  usual(nouns('caballero'), 'gentleman-knight-es/noun'),
  usual('doctor doctora doctores doctoras', 'doctor-general-es/noun'),
  usual(nouns('compañero', 'compañera'), 'companion-colleague-es/noun'),
  usual('edificación edificaciones', 'building-edificacion-es/noun'),
  usual('agitación agitaciones', 'agitation-unrest-es/noun'),
  usual(nouns('canto'), 'singing-song-es/noun'),
  usual(nouns('cultivo'), 'crop-cultivation-es/noun'),
  usual('explotación explotaciones', 'exploitation-operation-es/noun'),
  usual(nouns('fallo'), 'failure-ruling-es/noun'),
  usual(nouns('muestra'), 'sample-sign-es/noun'),
  usual('proposición proposiciones', 'proposal-proposition-es/noun'),
  usual(nouns('rango'), 'rank-range-es/noun'),
  usual('redacción redacciones', 'newsroom-writing-es/noun'),
  usual(nouns('reforma'), 'reform-renovation-es/noun'),
  usual('restauración restauraciones', 'restoration-catering-es/noun'),
  usual(nouns('seguimiento'), 'monitoring-following-es/noun'),
  usual(nouns('tendencia'), 'trend-tendency-es/noun'),
  usual(nouns('título'), 'title-degree-es/noun'),
  usual(nouns('interno', 'interna'), 'inmate-boarder-es/noun', isLast),
  usual('señor señores', 'mister-gentleman-es/noun'),
  usual('señora señoras', 'lady-mrs-es/noun'),
  usual('investigador investigadora investigadores investigadoras', 'researcher-investigator-es/noun'),
  usual('reloj relojes', 'clock-watch-es/noun'),
  usual(nouns('rayo'), 'ray-lightning-es/noun'),
  usual(nouns('maestro', 'maestra'), 'teacher-master-es/noun'),
  usual(nouns('aspecto'), 'appearance-aspect-es/noun'),
  usual('humor humores', 'humour-mood-es/noun'),
  usual(nouns('turno'), 'turn-shift-es/noun'),
  usual(nouns('sombra'), 'shadow-shade-es/noun'),
  usual(nouns('instituto'), 'institute-school-es/noun'),
  usual(nouns('muñeca'), 'doll-wrist-es/noun'),
  usual(nouns('compromiso'), 'commitment-engagement-es/noun'),
  usual(nouns('moneda'), 'coin-currency-es/noun'),
  usual(nouns('billete'), 'ticket-banknote-es/noun'),
  usual(nouns('ritmo'), 'rhythm-pace-es/noun'),
  usual('cristal cristales', 'glass-crystal-es/noun'),
  usual(nouns('destino'), 'destination-destiny-es/noun'),
  usual('pastor pastores', 'shepherd-pastor-es/noun'),
  usual(nouns('muelle'), 'dock-spring-es/noun'),
  usual('comisión comisiones', 'commission-committee-es/noun'),
  usual(nouns('lanzamiento'), 'launch-throw-es/noun'),
  usual(nouns('falta'), 'lack-foul-es/noun'),
  usual(nouns('pluma'), 'feather-pen-es/noun'),
  usual(nouns('cartera'), 'wallet-portfolio-es/noun'),
  usual(nouns('tono'), 'tone-shade-es/noun'),
  usual(nouns('palo'), 'stick-pole-es/noun'),
  usual('cañón cañones', 'cannon-canyon-es/noun'),
  usual(nouns('heroína'), 'heroine-heroin-es/noun'),
  usual('publicidad', 'advertising-publicity-es/noun'),
  usual(nouns('pecho'), 'chest-breast-es/noun'),
  usual(nouns('hierba'), 'grass-herb-es/noun'),
  usual(nouns('capítulo'), 'chapter-episode-es/noun'),
  usual(nouns('frase'), 'sentence-phrase-es/noun'),
  usual('sensación sensaciones', 'feeling-sensation-es/noun'),
  usual(nouns('cuello'), 'neck/noun'),
  usual('camping campings', 'campsite-camping-es/noun'),
];

/** Cues (words nearby) for the meanings of nouns: near “escudería” (racing team), “piloto” is a racing driver. */
export const furtherCues: readonly Rule[] = [
  // “punta” means “striker” in “el punta del equipo” (the striker of the team), but not in “la punta” (the tip).
  cued('punta', 'striker-punta-es/noun', (place) => isAfter(/^(?:el|un|al|del|otro|como)$/)(place)),
  cued(
    'ingreso',
    'income-ingreso-es/noun',
    near(/^(?:cápita|medio|familiar|anual|mensual|bruto|neto|dólares|euros|pesos|promedio|per)$/, 4),
  ),
  cued('puntero punteros', 'leader-puntero-es/noun', isAfter(/^(?:el|un|único|del|al|actual|nuevo|los|como)$/)),
  cued(
    nouns('cartel'),
    'line-up/noun',
    near(/^(?:festival(?:es)?|artistas?|conciertos?|bandas|grupos|integrado|actuaciones|edición)$/),
  ),
  cued(
    nouns('escala'),
    'stopover/noun',
    near(/^(?:vuelos?|avi(?:ón|ones)|aeropuertos?|hizo|hacer|hicimos|hicieron|técnica)$/, 4),
  ),
  cued(
    nouns('ponche'),
    'strikeout-baseball-es/noun',
    near(/^(?:bateador\S*|bolas?|entradas?|lanz\S+|carreras|hits?|béisbol)$/),
  ),
  cued(
    nouns('mortero'),
    'mortar/noun',
    near(/^(?:muros?|ladrillos?|piedras?|cemento|cal|arena|albañil\S*|unidos|mampostería|paredes|pared|adobe)$/),
  ),
  cued(nouns('camiseta'), 'sports-jersey/noun', near(ofGames)),
  cued('bajas', 'casualties-bajas-es/noun', (place) => isLast(place) && near(ofWar)(place)),
  cued('baja', 'casualties-bajas-es/noun', near(/^(?:mortal|batalla|soldados|combate|ejército|tropas)$/)),
  cued(
    'dragón dragones',
    'dragoon-es/noun',
    near(/^(?:húsares|caballería|regimientos?|soldados|comandante|escuadr(?:ón|ones)|infantería|coraceros)$/),
  ),
  // “factura” means “workmanship” in “una torre de factura cristiana” (a tower of Christian workmanship), but not in “una
  // copia de la factura” (a copy of the invoice).
  cued(
    'factura',
    'workmanship-factura-es/noun',
    (place) =>
      isAfter(/^de$/)(place) &&
      /^(?:cristian|roman|gótic|barroc|modern|popular|clásic|reciente|musulman|medieval|tosc|impecable|excelente|buena|renacentista|mudéjar|tardí|industrial|artesan)/.test(
        formOf(place.after[0]),
      ),
  ),
  cued(
    nouns('pasta'),
    'dough-money/noun',
    near(/^(?:ahorr\S+|cuest\S+|cost\S+|gast\S+|euros|cobr\S+|pagar|pagado|pagamos|clavan?|forrado)$/, 3),
  ),
  cued(
    nouns('pista'),
    'track-song/noun',
    near(/^(?:álbum(?:es)?|discos?|cancion(?:es)?|canción|sencillo|cd|single|bonus)$/),
  ),
  cued(
    nouns('carta'),
    'chart-nautical/noun',
    near(/^(?:náutic\S+|marin[oa]s?|navega\S+|bajamar|ribereñ\S+|costeras?|hidrográfic\S+|portulanos?)$/),
  ),
  cued(
    nouns('carta'),
    'playing-card/noun',
    near(/^(?:baraja\S*|naipes?|póker|poker|mazo|juegos?|juega\S*|jug\S+|comodín)$/, 4),
  ),
  cued('carta', 'charter/noun', isBefore(/^(?:magna|fundacional|orgánica|puebla|constitucional)$/)),
  cued(
    nouns('tronco'),
    'torso-tronco-es/noun',
    near(/^(?:cabeza|extremidades|cuerpo|brazos?|piernas?|miembros|cuello|espalda|cadera|músculos)$/),
  ),
  cued('piloto pilotos', 'racing-driver-piloto-es/noun', near(ofMotors)),
  cued(
    nouns('carga'),
    'charge-electric-es/noun',
    near(
      /^(?:eléctric\S+|negativas?|positivas?|prot(?:ón|ones)|electr(?:ón|ones)|proteínas?|partículas?|iones|ion|átomos?|neutra)$/,
    ),
  ),
  cued(
    nouns('carga'),
    'cargo/noun',
    near(
      /^(?:barcos?|cami(?:ón|ones)|avi(?:ón|ones)|mercancías?|buques?|transporte|tren(?:es)?|toneladas|puertos?|aérea|marítima)$/,
    ),
  ),
  cued(
    'gráficos',
    'graphics-es/noun',
    near(/^(?:juegos?|videojuegos?|consolas?|3d|jugabilidad|sonido|pantalla|tarjeta|animaci\S+|resolución|motor)$/),
  ),
  cued(
    'tanto tantos',
    'goal-tanto-es/noun',
    (place) => isAfter(/^(?:el|un|primer|segundo|tercer|único|su|los|dos|tres)$/)(place) && near(ofGames)(place),
  ),
  cued(nouns('volante'), 'midfielder-volante-es/noun', near(ofGames)),
  cued(
    'central centrales',
    'centre-back-es/noun',
    (place) => isAfter(/^(?:como|el|un|los|del|al|joven)$/)(place) && near(ofGames)(place) && !isBefore(/^de$/)(place),
  ),
  cued('portero porteros', 'goalkeeper/noun', near(ofGames)),
  cued('novia novias', 'bride/noun', near(/^(?:boda|bodas|vestidos?|altar|banquete|velo|ramo|nupcial|convite)$/)),
  cued('novio novios', 'groom/noun', near(/^(?:boda|bodas|altar|banquete|nupcial|convite)$/)),
  cued(
    nouns('caballero'),
    'knight/noun',
    near(/^(?:orden|armadura|lanza|espada|templarios?|medieval(?:es)?|castillo|jinete|caballos?|cruzad\S+)$/),
  ),
  cued(
    'derecha',
    'right-wing-politics/noun',
    near(
      /^(?:polític\S*|eleccion\S*|partidos?|gobierno|conservador\S*|votos?|extrema|liberal\S*|socialistas?|republican\S*|analistas)$/,
    ),
  ),
  cued(
    'izquierda',
    'left-wing-politics/noun',
    near(
      /^(?:polític\S*|eleccion\S*|partidos?|gobierno|comunist\S*|votos?|extrema|intelectual\S*|socialist\S*|republican\S*|sindicat\S*|militan\S*)$/,
    ),
  ),
  cued(
    nouns('fallo'),
    'ruling-verdict-fallo/noun',
    near(/^(?:tribunal(?:es)?|juez|jueza|jurado|sentencia|emitido|dictó|corte|apel\S+|judicial|favorable|sala)$/),
  ),
  cued(nouns('canto'), 'singing/noun', near(/^(?:clases?|coral|coro|gregoriano|lírico|voz|música|baile|danza)$/)),
  cued(
    nouns('cuello'),
    'collar/noun',
    near(/^(?:camisas?|vestidos?|abrigos?|jersey|chaqueta|blusa|almidonado|puños)$/, 4),
  ),
  cued(
    nouns('número'),
    'issue-magazine/noun',
    near(/^(?:revistas?|cómics?|historietas?|publicación|tebeos?|semanario|guionista|escritor|ejemplar(?:es)?)$/),
  ),
  cued(
    nouns('cuerpo'),
    'corps-cuerpo-es/noun',
    isBefore(
      /^(?:diplomático|expedicionario|policial|consular|docente|médico|técnico|auxiliar|militar|electoral|normativo)$/,
    ),
  ),
  cued(
    'tiempo',
    'weather/noun',
    (place) =>
      isAfter(/^(?:buen|mal)$/)(place) ||
      near(
        /^(?:meteorológic\S+|pronóstico|nublado|soleado|lluvioso|llovía|lluvia|nieve|temperaturas?|clima|frío|calor)$/,
        3,
      )(place),
  ),
  cued(
    nouns('bomba'),
    'pump/noun',
    near(/^(?:calor|combustible|hidráulic\S+|vacío|gasolina|pozo|riego|agua|sumergible|neumática|inyección)$/, 3),
  ),
  cued(
    nouns('frente'),
    'forehead/noun',
    near(/^(?:sudor|ojos|arrug\S+|besó|beso|cabello|pelo|cejas?|nariz|ceño|cara|rostro)$/, 5),
  ),
  cued(
    'metro',
    'underground/noun',
    near(
      /^(?:estaci(?:ón|ones)|línea|líneas|paradas?|subterráneo|andén|viajeros|autobús|tren|bus|tranvía|coger|cogimos)$/,
      4,
    ),
  ),
];
