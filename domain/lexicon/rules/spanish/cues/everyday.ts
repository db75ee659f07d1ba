import type { Place, Rule } from '../../grammar-rule.ts';
import { isCapitalised, mayBe } from '../../word-classes.ts';
import { adjectives, cued, formOf, hasPronoun, isAfter, isNamed, near, nouns, verbs } from '../spanish-senses.ts';

const ofRaces =
  /^(?:particip\S*|corr(?:er|e|ió|ía|edor\S*)|ciclis\S*|caballos|piloto|pilotos|circuitos?|coches?|motos?|gan(?:ar|ó|ado|a)|disput\S*|meta|etapas?|podio|atlet\S*|kilómetros|km|maratón|temporada|vuelta)$/;

/**
 * Whether “cuarto” is a room, because no noun follows it: “en su cuarto” (in his room), but not “el cuarto puesto” (the
 * fourth place).
 */
export function isRoom({ word, before, after: [next], lexicon }: Place): boolean {
  const isEnd = next === undefined || next.start - word.end > 1;
  return (
    /^(?:su|mi|tu|un|el|al|del|este|nuestro|sus|otro|los|dos|tres)$/.test(formOf(before)) &&
    (isEnd || /^(?:de|del|y|con|donde|que|oscuro|pequeño|trastero|contiguo|propio|vacío|a|se|no)$/.test(next.form)) &&
    !/^(?:final|finales)$/.test(formOf(next)) &&
    !mayBe(before, ['numeral'], lexicon)
  );
}

/** Meanings of everyday words that are recognised by the words nearby. */
export const everydayCuedMeanings: readonly Rule[] = [
  // “carreras” means “races” in “las carreras de coches” (car races), but not in “su carrera de actor” (his career as an
  // actor).
  cued('carreras', 'race-contest/noun', near(ofRaces, 4)),
  // “raras” means “rare” in “en raras ocasiones” (on rare occasions), but not in “un olor raro” (a strange smell).
  cued(
    adjectives('raro'),
    'rare/adjective',
    near(/^(?:ocasi(?:ón|ones)|vez|veces|especies?|enfermedad(?:es)?|casos?|tierras|ejemplar(?:es)?)$/, 1),
  ),
  // “doblada” means “dubbed” in “la película está doblada” (the film is dubbed), but not in “dobló la carta” (folded the
  // letter).
  cued(
    verbs('doblar').concat(' doblarse'),
    'dub/verb',
    near(
      /^(?:películas?|series?|voz|voces|actor|actriz|actores|español|castellano|inglés|personajes?|subtítul\S+|doblaje)$/,
      5,
    ),
  ),
  // “operación” means “surgery” in “una operación de cadera” (a hip operation), but not in “una operación policial” (a
  // police operation).
  cued(
    'operación operaciones',
    'surgery-operation/noun',
    near(
      /^(?:cadera|rodilla|cirug\S+|cirujan\S+|quirófano|quirúrgic\S+|hospital|corazón|tobillo|hombro|menisco|ojos?|estética|anestesia|pacientes?|médic\S+|cataratas|apendicitis|hernia|vesícula|espalda|cáncer|tumor)$/,
      5,
    ),
  ),
  // “vías” means “railway tracks” in “un andén y dos vías” (a platform and two tracks), but not in “una vía de dos carriles”
  // (a road with two lanes).
  cued(
    nouns('vía'),
    'track-rail/noun',
    near(
      /^(?:andén|andenes|estación|trenes|ferrocarril|ferroviari[oa]s?|férreas?|estrecha|raíles|tranvía|locomotoras?|apartadero|electrificad[oa]s?)$/,
      6,
    ),
  ),
  // “cura” means “priest” in “Mateo, cura de Lugo” (Mateo, the priest of Lugo), but not in “la cura del cáncer” (the cure
  // for cancer).
  cued(
    'cura',
    'priest/noun',
    ({ before, after: [next, place] }) =>
      formOf(next) === 'de' && isCapitalised(place) && !/^(?:la|una|su|sin|esta)$/.test(formOf(before)),
  ),
  // “firma” means “signature” in “la firma del pintor” (the painter’s signature), but not in “la firma francesa” (the French
  // firm).
  cued(
    nouns('firma'),
    'signature/noun',
    near(
      /^(?:pintor\S*|cuadros?|documentos?|contratos?|cartas?|recog\S+|autógrafo|letra|notario|digital|falsific\S+|puño|autor|pie)$/,
      5,
    ),
  ),
  // “ordenado” means “ordained” in “ordenado sacerdote” (ordained a priest), but not in “ordenó la retirada” (ordered the
  // retreat).
  cued(
    verbs('ordenar'),
    'ordain-ordenar-es/verb',
    near(/^(?:sacerdotes?|presbíteros?|obispos?|diáconos?|curas?|sacerdotal)$/, 3),
  ),
  // “defensa” means “defender” in “el defensa central” (the centre-back), but not in “la defensa del castillo” (the defence
  // of the castle).
  cued('defensa defensas', 'defender/noun', isAfter(/^(?:el|un|al|del|los|unos|como|nuevo)$/)),
  // “promotor” means “developer” in “el promotor de las viviendas” (the developer of the flats), but not in “un promotor de
  // la paz” (a promoter of peace).
  cued(
    'promotor promotores promotora promotoras',
    'developer-promotor-es/noun',
    near(/^(?:viviendas?|inmobiliari[oa]s?|urbanización|terrenos?|edificios?|pisos|constructora?|obras?|solar)$/, 6),
  ),
  // “objetivo” means “lens” in “el objetivo de la cámara” (the camera lens), but not in “el objetivo del juego” (the aim of
  // the game).
  cued(
    nouns('objetivo'),
    'lens/noun',
    near(/^(?:cámaras?|diafragma|fotográfic\S+|fotografía|zoom|angular|focal|enfoque|luminosidad|réflex)$/, 6),
  ),
  // “gota” means “gout” in “sufría de gota” (suffered from gout), but not in “una gota de agua” (a drop of water).
  cued(
    'gota',
    'gout-gota-es/noun',
    near(/^(?:enfermedad(?:es)?|artritis|reuma|diarrea|padec\S+|sufr\S+|ataques?|úrico|dolor(?:es)?)$/, 5),
  ),
  // “tanque” means “container” in “un tanque de gasolina” (a petrol tank), but not in “un tanque alemán” (a German tank).
  cued(
    nouns('tanque'),
    'tank-container/noun',
    near(
      /^(?:agua|combustible|gasolina|efluente|litros|oxígeno|gas|aceite|almacenamiento|depósito|petróleo|llenado|llenar|líquidos?|peces|aguas)$/,
      6,
    ),
  ),
  // “cabecera” means “bedside” in “mesita de cabecera” (bedside table), but not in “la cabecera del río” (the upper part of
  // the river).
  cued(nouns('cabecera'), 'bedside/noun', near(/^(?:mesitas?|mesas?|libros?|lámparas?)$/, 2)),
  // “copa” means “treetop” in “la copa del pino” (the top of the pine), but not in “una copa de vino” (a glass of wine).
  cued(
    nouns('copa'),
    'treetop-copa-es/noun',
    near(/^(?:árbol(?:es)?|troncos?|ramas?|pinos?|hojas|corteza|follaje|bosques?)$/, 8),
  ),
  // “ecológicos” means “organic” in “tomates ecológicos” (organic tomatoes), but not in “un desastre ecológico” (an
  // ecological disaster).
  cued(
    adjectives('ecológico'),
    'organic/adjective',
    near(
      /^(?:cultivos?|alimentos?|productos?|agricultura|verduras?|frutas?|tomates?|huevos?|vinos?|aceites?|comida|algodón)$/,
      2,
    ),
  ),
  // “estudio” means “studio” in “el álbum debut de estudio” (the studio debut album).
  cued(
    'estudio',
    'studio/noun',
    ({ before, earlier }) =>
      formOf(before) === 'de' && earlier.slice(-5).some(({ form }) => /^(?:álbum|álbumes|discos?)$/.test(form)),
  ),
  // “se formó” means “was educated” in “se formó en la universidad” (was educated at university), but not in “se formó
  // hielo” (ice formed).
  cued(
    verbs('formar').concat(' formarse'),
    'be-trained-formarse-es/verb',
    (place) =>
      hasPronoun(place) &&
      near(
        /^(?:universidad|escuela|academia|club|cantera|conservatorio|instituto|colegio|facultad|maestros?|profesor\S*|taller|estudió|actor|actriz|músico|pintor|arquitecto|como)$/,
        5,
      )(place),
  ),
  // “redes” means “nets” in “las redes del pescador” (the fisherman’s nets), but not in “redes sociales” (social networks).
  cued(
    nouns('red').replace('reds', 'redes'),
    'net/noun',
    near(/^(?:pescador\S*|pesc\S+|peces|muelle|barcas?|pesqueros?|remend\S+|arrastre)$/, 5),
  ),
  // “bolsas” means “stock exchanges” in “las bolsas europeas cerraron” (the European stock exchanges closed), but not in
  // “bolsas de plástico” (plastic bags).
  cued(
    nouns('bolsa'),
    'stock-exchange/noun',
    near(
      /^(?:europeas?|cerr(?:ó|aron|ar)|baja|alza|inversor\S*|acciones|índices?|cotiz\S+|mercados?|valores|bursátil\S*|recesión|wall|tokio|londres)$/,
      5,
    ),
  ),
  // “luz” means “electricity” in “un corte de luz” (a power cut), but not in “la luz del sol” (sunlight).
  cued(
    'luz',
    'electricity/noun',
    near(/^(?:sin|factura|recibo|corte|cortes|compañía|hogares|apagón|contador|gas|tarifas?)$/, 3),
  ),
  // “agotados” means “sold out” in “billetes agotados” (sold out tickets), but not in “muy agotado” (very tired).
  cued(
    adjectives('agotado'),
    'sold-out/adjective',
    near(/^(?:entradas?|billetes?|localidades|edición|ediciones|libros?|ejemplares|existencias|producto)$/, 3),
  ),
  // “acciones” means “shares” in “vendió sus acciones” (sold its shares), but not in “sus acciones militares” (its military
  // actions).
  cued(
    'acciones',
    'share-stock/noun',
    near(
      /^(?:compañía|bolsa|venta|vend\S+|compr\S+|empresas?|accionistas?|mercado|capital|dólares|euros|inversor\S*|valor|títulos|millones|banco)$/,
      5,
    ),
  ),
  // “equipos” means “equipment” in “equipos informáticos” (computer equipment), but not in “equipos de fútbol” (football
  // teams).
  cued(
    nouns('equipo'),
    'team-equipment-es/noun',
    near(
      /^(?:informátic\S+|electrónic\S+|eléctric\S+|médicos|redes|instalaci\S+|mantenimiento|maquinaria|aparatos|portátil(?:es)?|sonido|música|audio|industrial(?:es)?|militar(?:es)?|buceo|acampada|herramientas)$/,
      3,
    ),
  ),
  // “listo” means “clever” in “es muy listo” (is very clever), but not in “está listo” (is ready).
  cued(
    adjectives('listo'),
    'clever-listo-es/adjective',
    isAfter(/^(?:es|son|era|eran|muy|más|tan|eres|soy|bastante|ser)$/),
  ),
  // “cuarto” means “room” in “en su cuarto” (in his room), but not in “el cuarto puesto” (the fourth place).
  cued('cuarto cuartos', 'room-cuarto-es/noun', isRoom),
  // “medias” means “football socks” in “medias y pantalón del equipo” (socks and shorts of the team), but not in “medias de
  // seda” (silk stockings).
  cued(
    'medias',
    'football-socks-medias-es/noun',
    near(/^(?:camisetas?|pantal\S+|calzón|equipo|fútbol|uniforme|zapatos|botas)$/, 4),
  ),
  // “Derecho” means “law” in “estudió Derecho” (studied law), but not in “el derecho al voto” (the right to vote).
  cued(
    'derecho',
    'law-derecho-es/noun',
    (place) =>
      isAfter(/^(?:estudi\S+|en|curs\S+|de)$/)(place) &&
      near(
        /^(?:licenci\S+|doctor\S*|estudi\S+|facultad|carrera|universidad|profesor\S*|catedrátic\S+|escuela|gradu\S+|título)$/,
        5,
      )(place),
  ),
  // “caballos” means “horsepower” in “cien caballos de potencia” (a hundred horsepower), but not in “dos caballos blancos”
  // (two white horses).
  cued('caballos', 'horsepower-caballos-es/noun', near(/^(?:motor(?:es)?|potencia|cv|cilindrada|vapor|diésel)$/, 5)),
  // “metro” means “underground” in “la red de metro” (the underground network), but not in “un metro de largo” (a metre
  // long).
  cued(
    'metro',
    'underground/noun',
    near(
      /^(?:red|líneas?|estaci(?:ón|ones)|boca|parada|barrios?|andén|andenes|billetes?|coger|cogió|tomar|tomó|autobús|autobuses|tranvía|tren|trenes|vagón|vagones|viajeros)$/,
      4,
    ),
  ),
  // “Vuelta” means “tour” in “la Vuelta a Burgos” (the Tour of Burgos), but not in “la vuelta del héroe” (the hero’s
  // return).
  cued('vuelta', 'tour-vuelta-es/noun', (place) => isNamed(place)),
  // “obra” means “building works” in “la licencia de obra” (the building permit).
  cued(
    'obra',
    'building-works-obra/noun',
    near(
      /^(?:viviendas?|subvención|constructora|promotora?|licencia|arquitect\S+|contratista|albañil\S*|ladrillos?|pisos)$/,
      6,
    ),
  ),
  // “dijo” means “tell” in “cuéntame lo que te dijo” (tell me what he said to you), but “say” in “dijo adiós” (said
  // goodbye).
  cued(
    verbs('decir')
      .replace(/\b(?:di|dimos) /g, '')
      .concat(
        ' decirme decirte decirle decirles decirnos decírselo decírtelo decírmelo dime dile diles dinos dígame diciéndole diciéndoles diciéndome diciéndonos dímelo díselo',
      ),
    'tell-decir-es/verb',
    ({ word, before }) =>
      /^(?:me|te|le|les|nos|os)$/.test(formOf(before)) || /(?:me|te|les?|nos|sel[oa]|tel[oa]|mel[oa])$/.test(word.form),
  ),
];
