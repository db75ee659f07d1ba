import type { Rule } from '../../grammar-rule.ts';
import { livingThings } from '../spanish-context.ts';
import { cued, either, formOf, isAfter, isBefore, near, nouns } from '../spanish-senses.ts';

const ofSoil =
  /^(?:arenos|alcalin|fértil|agr[íi]|plant|cultiv|ácid|arcill|húmed|humedad|calcáre|crece|crecen|ricos|drenad|vegeta|erosi|orgánic|nutrient|secos|pobres|bosque|terreno)/;
const ofPlants =
  /^(?:hojas?|flor|flores|semillas?|suculenta|ornamental(?:es)?|medicinal(?:es)?|cultiv\S+|jardín|jardines|animales|tallos?|raíz|raíces|acuáticas?|carnívoras?|herbáce\S+|trepadora|perennes?|nativas?|género|especies?|silvestres|frutos?|riego|industrial|producción|nuclear|fábrica|montaje|tratamiento|generadora|depuradora)$/;
const ofFloors =
  /^(?:baja|alta|superior|inferior|subterránea|noble|principal|edificio|hotel|ascensor|habitaci\S+|escaleras?|sótano|piso|pisos|balc\S+|salón|terraza)$/;
const ofWorks =
  /^(?:construcción|ampliación|restauración|remodelación|refacción|reparación|mejora|conservación|excavación|reforma|rehabilitación|urbanización|infraestructuras?|inicio|iniciaron|comenz\S+|comienz\S+|finaliz\S+|carretera|puente|túnel|públicas|presupuesto|ejecución|metro|envergadura|licita\S+|adjudic\S+|plazo|canalización|saneamiento)$/;
const ofRooms =
  /^(?:hotel|habitaci\S+|duchas?|limpi\S+|cuartos?|piso|casa|cocina|apartamento|lavabo|toallas?|salón|dormitorios?|privado|individual)$/;

/**
 * Cues (words nearby) for the meanings of nouns about nature, houses, things and measures: near “hoja” (leaf), “planta” is a
 * plant, not a storey.
 */
export const everydayCues: readonly Rule[] = [
  cued(nouns('planta'), 'plant/noun', either(near(livingThings), near(ofPlants))),
  cued(
    nouns('planta'),
    'storey/noun',
    (place) =>
      (isAfter(/^(?:primera|segunda|tercera|cuarta|quinta|última|dos|tres|cuatro|cinco)$/)(place) ||
        near(ofFloors, 3)(place)) &&
      !near(livingThings)(place),
  ),
  // “capacidad” means “capacity” in “con capacidad para 300 personas” (with a capacity of 300 people).
  cued(
    'capacidad capacidades',
    'capacity/noun',
    near(
      /^(?:\d.*|espectadores|personas|pasajeros|litros|toneladas|tm|almacenamiento|carga|producción|plazas|instalada|memoria|gb|asientos|habitantes|aforo|estadio|kw|mw|mil)$/,
      4,
    ),
  ),
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
  cued(nouns('baño'), 'bathroom/noun', near(ofRooms)),
  // “mitad” means “middle” in “hacia la mitad” (towards the middle).
  cued(
    'mitad',
    'middle/noun',
    ({ before, earlier }) =>
      /^(?:hacia|a)$/.test(formOf(before)) ||
      (formOf(before) === 'la' && /^(?:hacia|en|por|a)$/.test(formOf(earlier.at(-2)))),
  ),
  // “área” means “area” in “un área de 230 km²” (an area of 230 km²).
  cued(
    nouns('área'),
    'area-surface/noun',
    ({ after: [next, unit] }) => formOf(next) === 'de' && /^\d/.test(formOf(unit)),
  ),
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
  cued(nouns('lengua'), 'tongue/noun', near(/^(?:boca|dientes|saliva|paladar|labios|lamer|garganta)$/)),
  cued(
    nouns('cita'),
    'appointment-time/noun',
    near(/^(?:previa|médic\S+|pedir|coger|cogemos|dentista|antelación|consulta|pedí)$/),
  ),
  cued(nouns('sierra'), 'saw/noun', near(/^(?:eléctrica|cortar|madera|martillo|circular|herramientas?)$/)),
  cued(
    nouns('radio'),
    'radius/noun',
    either(
      near(/^(?:diámetro|círculo|esfera|circunferencia|curvatura)$/),
      ({ before, after: [next, unit] }) => formOf(before) === 'un' && formOf(next) === 'de' && /^\d/.test(formOf(unit)),
    ),
  ),
  cued(
    nouns('equipo'),
    'equipment/noun',
    near(
      /^(?:informátic\S+|médic\S+|técnic\S+|electrónic\S+|sonido|música|quirúrgic\S+|audio|vídeo|necesario|aire|portátil|instalaciones|herramientas)$/,
      2,
    ),
  ),
  cued(
    nouns('cola'),
    'queue/noun',
    near(/^(?:hacer|hac\S+|horas|esper\S+|gente|entrar|minutos|supermercado|taquilla|largas?)$/),
  ),
  cued(nouns('masa'), 'dough/noun', near(/^(?:pan|harina|pizza|horno|levadura|amas\S+|rellen\S+|hornear|masa)$/)),
  cued(
    nouns('reserva'),
    'booking/noun',
    near(
      /^(?:hotel|habitaci\S+|online|cancel\S+|vuelo|mesa|restaurante|internet|web|llamé|telefón\S+|agencia|clientes?)$/,
    ),
  ),
  cued(
    nouns('envergadura'),
    'wingspan-es/noun',
    near(/^(?:alas?|alar|aves?|avi(?:ón|ones)|planeador|águilas?|cm|metros|m|mm|longitud|mide|miden|mariposas?)$/),
  ),
];
