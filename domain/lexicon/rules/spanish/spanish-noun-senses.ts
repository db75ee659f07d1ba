import type { Rule } from '../grammar-rule.ts';
import { livingThings } from './spanish-context.ts';
import { cued, either, formOf, isAfter, isBefore, isNamed, joinSenses, near, nouns } from './spanish-senses.ts';
import { usualNouns } from './spanish-usual-nouns.ts';

const ofSongs =
  /^(?:álbum(?:es)?|discos?|canci(?:ón|ones)|cantante\S*|cantautor\S*|banda|bandas|singles?|sencillos?|grab[aóoeé]\S*|musical(?:es)?|rock|pop|rap|metal|jazz|letras?|compus\S*|compuest\S*|compositor\S*|interpret\S+|guitarr\S+|versi(?:ón|ones)|remix|sonora|conciertos?|vocalista|discográfic\S+)$/;
const ofParties =
  /^(?:polític\S*|eleccion\S*|elector\S*|socialist\S*|comunist\S*|popular|liberal\S*|conservador\S*|republican\S*|demócrata\S*|democrátic\S*|democristian\S*|nacionalist\S*|izquierd\S*|derech\S*|votos?|diputad\S*|candidat\S*|gobierno|oposición|parlament\S*|coalici\S+|congreso|senado\S*|militan\S*|afilia\S*|laborista\S*|obrero|radical|verde|independentista\S*|fundó|fundador|comicios|escaños?|dirigentes?|integrantes|afines|pp|psoe|pri|pan|prd|ucr)$/;
const ofSports =
  /^(?:fútbol|jugador\S*|equipos?|goles|gol|entrenador\S*|copa|liga|mundial\S*|sub|club|partidos?|campeonato|torneo|delantero|centrocampista|defensa|portero|debut\S*|baloncesto|eurocopa|temporada|fifa|uefa|convoc\S+|absoluta|olímpic\S+|jugad[oa]s?|disput\S+|empate|victoria|árbitro)$/;
const ofRaces =
  /^(?:ciclis\S*|atlet\S*|olímpic\S*|carreras?|copa|campeonato\S*|campe\S+|mundial\S*|medallas?|corredor\S*|natación|triatl\S+|etapas?|contrarreloj|eliminatori\S+|pilotos?|circuito|automovil\S*|relevos|velocidad|fondo|salto|esquí|cross|rally|maratón|metros|gan[óoa]\S*)$/;
const ofSoil =
  /^(?:arenos|alcalin|fértil|agr[íi]|plant|cultiv|ácid|arcill|húmed|humedad|calcáre|crece|crecen|ricos|drenad|vegeta|erosi|orgánic|nutrient|secos|pobres|bosque|terreno)/;
const ofPlants =
  /^(?:hojas?|flor|flores|semillas?|suculenta|ornamental(?:es)?|medicinal(?:es)?|cultiv\S+|jardín|jardines|animales|tallos?|raíz|raíces|acuáticas?|carnívoras?|herbáce\S+|trepadora|perennes?|nativas?|género|especies?|silvestres|frutos?|riego|industrial|producción|nuclear|fábrica|montaje|tratamiento|generadora|depuradora)$/;
const ofFloors =
  /^(?:baja|alta|superior|inferior|subterránea|noble|principal|edificio|hotel|ascensor|habitaci\S+|escaleras?|sótano|piso|pisos|balc\S+|salón|terraza)$/;
const ofWorks =
  /^(?:construcción|ampliación|restauración|remodelación|reforma|rehabilitación|urbanización|infraestructuras?|inicio|iniciaron|comenz\S+|comienz\S+|finaliz\S+|carretera|puente|túnel|públicas|presupuesto|ejecución|metro|envergadura|licita\S+|adjudic\S+|plazo|canalización|saneamiento)$/;
const ofBaseball =
  /^(?:béisbol|carreras|lanz\S+|base|bases|hits?|ponches?|jonr\S+|bateador\S*|novena|octava|yankees|sox|juego)$/;
const ofRooms =
  /^(?:hotel|habitaci\S+|duchas?|limpi\S+|cuartos?|piso|casa|cocina|apartamento|lavabo|toallas?|salón|dormitorios?|privado|individual)$/;
const ofTelevision =
  /^(?:televisi\S*|tele|tv|emit\S+|emis\S+|programas?|series?|radio|audiencia|cable|digital|transmit\S+|transmis\S+|cbs|nbc|abc|fox|telecinco|antena|noticias|episodios?)$/;

const cuedMeanings: readonly Rule[] = [
  // “álbum de estudio”, but “estudios de música”
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
  cued(nouns('tema'), 'song-piece-of-music-pt/noun', near(ofSongs)),
  cued(nouns('letra'), 'lyrics/noun', near(ofSongs)),
  cued(
    nouns('letra'),
    'letter-character/noun',
    near(
      /^(?:alfabeto|palabras?|mayúsculas?|minúsculas?|grieg\S+|latin\S+|vocal\S*|consonantes?|pronunci\S+|sílabas?)$/,
    ),
  ),
  cued(nouns('partido'), 'political-party/noun', either(isNamed, near(ofParties))),
  cued(nouns('planta'), 'plant/noun', either(near(livingThings), near(ofPlants))),
  cued(
    nouns('planta'),
    'storey/noun',
    (place) =>
      (isAfter(/^(?:primera|segunda|tercera|cuarta|quinta|última|dos|tres|cuatro|cinco)$/)(place) ||
        near(ofFloors, 3)(place)) &&
      !near(livingThings)(place),
  ),
  // “con capacidad para 300 personas”
  cued(
    'capacidad capacidades',
    'capacity/noun',
    near(
      /^(?:\d.*|espectadores|personas|pasajeros|litros|toneladas|tm|almacenamiento|carga|producción|plazas|instalada|memoria|gb|asientos|habitantes|aforo|estadio|kw|mw|mil)$/,
      4,
    ),
  ),
  cued('selección', 'national-team/noun', near(ofSports)),
  cued(
    nouns('puesto'),
    'stall/noun',
    near(/^(?:mercado|mercadillo|churros|feria|ambulantes?|callejer\S+|helados|artesanía)$/),
  ),
  cued(
    nouns('fondo'),
    'fund/noun',
    (place) =>
      isNamed(place) ||
      near(
        /^(?:monetario|inversi\S+|pensiones|recaud\S+|financi\S+|euros|dólares|dona\S+|millones|públicos|europeos|propios|destina\S+|dinero|ayuda)$/,
      )(place),
  ),
  cued(
    nouns('cámara'),
    'chamber/noun',
    either(
      isNamed,
      near(
        /^(?:diputados|senado\S*|comercio|alta|baja|representantes|legislativ\S+|lores|comunes|gas|sepulcral|funeraria)$/,
        3,
      ),
    ),
  ),
  cued(
    nouns('cámara'),
    'camera/noun',
    near(
      /^(?:fotos?|fotográfic\S+|fotografí\S+|vídeos?|digital|móvil|mp|megapíxeles|grab\S+|web|lente|zoom|resolución)$/,
    ),
  ),
  cued(
    'canal canales',
    'canal/noun',
    near(/^(?:agua|aguas|río|navega\S+|riego|barcos?|buques?|panamá|suez|esclusas?|venecia)$/),
  ),
  cued('canal canales', 'channel-tv/noun', near(ofTelevision)),
  cued(nouns('suelo'), 'soil/noun', near(ofSoil)),
  cued(
    nouns('sueño'),
    'sleep/noun',
    near(
      /^(?:apnea|trastorno\S*|horas|dormir|insomnio|falta|ciclos?|duerm\S+|rem|siesta|cansancio|descanso|conciliar)$/,
    ),
  ),
  cued('obras', 'building-works-obra/noun', near(ofWorks)),
  cued(
    nouns('carta'),
    'menu/noun',
    near(/^(?:platos?|vinos?|camarer\S+|comer|comida|menú|restaurante|cocina|postres?|cenar|raciones|tapas)$/),
  ),
  cued(nouns('entrada'), 'inning/noun', near(ofBaseball)),
  cued(nouns('pista'), 'court-sport/noun', near(/^(?:tenis|pádel|padel|deportivas?|baloncesto|squash|cubiertas?)$/, 3)),
  cued(nouns('pista'), 'runway/noun', near(/^(?:aterriz\S+|aeropuerto|aeródromo|avi(?:ón|ones)|despeg\S+|asfalt\S+)$/)),
  cued(nouns('baño'), 'bathroom/noun', near(ofRooms)),
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
    'acciones',
    'share-stock/noun',
    near(
      /^(?:bolsa|empresas?|compañía|capital|compr\S+|vend\S+|mercado|inversor\S*|precio|euros|accionist\S*|cotiz\S+)$/,
    ),
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
  // “hacia la mitad”
  cued(
    'mitad',
    'middle/noun',
    ({ before, earlier }) =>
      /^(?:hacia|a)$/.test(formOf(before)) ||
      (formOf(before) === 'la' && /^(?:hacia|en|por|a)$/.test(formOf(earlier.at(-2)))),
  ),
  // “un área de 230 km²”
  cued(
    nouns('área'),
    'area-surface/noun',
    ({ after: [next, unit] }) => formOf(next) === 'de' && /^\d/.test(formOf(unit)),
  ),
  // “con fines comerciales”, but “a fines de mayo”
  cued('fines', 'purposes-fines-es/noun', (place) => !isAfter(/^a$/)(place) && !isBefore(/^del?$/)(place)),
  cued(
    nouns('modo'),
    'mode/noun',
    isBefore(/^(?:texto|gráfico|juego|usuario|avión|historia|protegido|online|multijugador|seguro)$/),
  ),
  cued(
    nouns('archivo'),
    'file-computer/noun',
    near(
      /^(?:programas?|sistema|carpetas?|disco|formato|servidor\S*|windows|linux|descarg\S+|kb|mb|extensión|digital\S*|copia\S*|fragment\S+|open|audio|pdf)$/,
    ),
  ),
  cued(
    nouns('tejido'),
    'fabric/noun',
    near(/^(?:textil\S*|ropas?|algodón|lana|seda|lino|telar\S*|prendas?|moda|industria|vestid\S+)$/),
  ),
  cued(nouns('arco'), 'arc/noun', near(/^(?:circunferencia|círculo|elipse|curva|grados|meridiano)$/, 3)),
  cued(nouns('arco'), 'bow-weapon/noun', near(/^(?:flechas?|tiro|arquer\S+|caza)$/, 4)),
  cued(
    nouns('pena'),
    'penalty/noun',
    near(/^(?:muerte|prisión|cárcel|años|conden\S+|máxima|capital|delitos?|reclusión|multa)$/),
  ),
  cued(nouns('lengua'), 'tongue/noun', near(/^(?:boca|dientes|saliva|paladar|labios|lamer|garganta)$/)),
  cued(
    nouns('cita'),
    'appointment-time/noun',
    near(/^(?:previa|médic\S+|pedir|coger|cogemos|dentista|antelación|consulta|pedí)$/),
  ),
  cued(
    nouns('juicio'),
    'trial-court/noun',
    near(/^(?:juez|jueza|tribunal|acusad\S+|fiscal|abogad\S+|oral|cárcel|jurado|testigos?|delitos?|celebr\S+)$/),
  ),
  cued(nouns('sierra'), 'saw/noun', near(/^(?:eléctrica|cortar|madera|martillo|circular|herramientas?)$/)),
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
    nouns('bolsa'),
    'stock-exchange/noun',
    near(/^(?:valores|acciones|mercados?|índice|bursátil|cotiz\S+|invers\S+|wall|puntos|parqué)$/),
  ),
  cued(nouns('banco'), 'bench/noun', near(/^(?:parque|sentad\S+|sent[aó]\S*|madera|piedra|jardín)$/)),
  cued(
    nouns('radio'),
    'radius/noun',
    either(
      near(/^(?:diámetro|círculo|esfera|circunferencia|curvatura)$/),
      ({ before, after: [next, unit] }) => formOf(before) === 'un' && formOf(next) === 'de' && /^\d/.test(formOf(unit)),
    ),
  ),
  cued(
    'capital capitales',
    'capital-money/noun',
    near(
      /^(?:social|inversi\S+|extranjeros?|riesgo|humano|financ\S+|accion\S+|privado|trabajo|socios|aport\S+|fuga)$/,
      3,
    ),
  ),
  cued(
    nouns('sello'),
    'record-label/noun',
    near(
      /^(?:discográfic\S+|álbum|discos?|banda|grab\S+|musical|records|firm\S+|single|cantante|editó|independiente)$/,
    ),
  ),
  cued('policía', 'police-officer/noun', isAfter(/^(?:un|el|otro|cada|este|ese|al|del|ex)$/)),
  cued('policías', 'police-officer/noun', () => true),
  cued(
    nouns('equipo'),
    'equipment/noun',
    near(
      /^(?:informátic\S+|médic\S+|técnic\S+|electrónic\S+|sonido|música|quirúrgic\S+|audio|vídeo|necesario|aire|portátil|instalaciones|herramientas)$/,
      2,
    ),
  ),
  cued(
    nouns('pueblo'),
    'people-nation/noun',
    near(
      /^(?:indígenas?|originarios?|judío|palestino|minoritarios|nómadas?|elegido|soberan\S+|gobernante\S*|oprimid\S+|lucha|celtas?|germánic\S+|germanos?|bárbaros?|antiguos|trabajador|eslavos?|nación|gitano|hebreo|saharaui|iranio|habitad[oa]|tribus?)$/,
      4,
    ),
  ),
  cued('asistente', 'attendee/noun', isBefore(/^al?$/)),
  cued(
    nouns('cola'),
    'queue/noun',
    near(/^(?:hacer|hac\S+|horas|esper\S+|gente|entrar|minutos|supermercado|taquilla|largas?)$/),
  ),
  cued(
    nouns('cargo'),
    'charge-count/noun',
    near(/^(?:acusad\S+|acusación|imput\S+|juez|fiscal\S*|delitos?|culpable|homicidio|asesinato|fraude|presentaron)$/),
  ),
  cued(nouns('masa'), 'dough/noun', near(/^(?:pan|harina|pizza|horno|levadura|amas\S+|rellen\S+|hornear|masa)$/)),
  cued(
    'corte',
    'court-royal/noun',
    (place) => isAfter(/^(?:la|una|su|esta)$/)(place) && !isBefore(/^(?:transversal|limpio)$/)(place),
  ),
  cued('corte cortes', 'cut/noun', isAfter(/^(?:el|un|al|del|este|los|unos|otro|primer|buen|con)$/)),
  cued(nouns('encuentro'), 'match-encounter-sport/noun', near(ofSports)),
  cued(
    nouns('sitio'),
    'siege/noun',
    near(/^(?:ejército|tropas|asedio|murallas|batalla|soldados|fortaleza|asedi\S+|rindi\S+|levant[aó]\S*|guarnición)$/),
  ),
  cued('medios', 'media/noun', (place) =>
    near(
      /^(?:comunicación|prensa|noticias?|periodistas?|digitales|locales|internacionales|sociales|informa\S+|periódicos?|entrevista)$/,
    )(place),
  ),
  cued('cura', 'priest/noun', isAfter(/^(?:el|un|del|al|este|ese|los|viejo|joven)$/)),
  cued(
    nouns('reserva'),
    'booking/noun',
    near(
      /^(?:hotel|habitaci\S+|online|cancel\S+|vuelo|mesa|restaurante|internet|web|llamé|telefón\S+|agencia|clientes?)$/,
    ),
  ),
  cued(
    'portátil portátiles',
    'portable-console-es/noun',
    near(/^(?:consolas?|psp|nintendo|sony|ds|videojuegos?|juegos?|vita)$/),
  ),
];

export const spanishNounSenses: readonly Rule[] = joinSenses(usualNouns, cuedMeanings);
