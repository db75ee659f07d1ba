import type { Rule } from '../../grammar-rule.ts';
import { adjectives, cued, formOf, isAfter, isBefore, isPlain, near, nouns, usual, verbs } from '../spanish-senses.ts';

/** Usual meanings of words of news and encyclopedias. */
export const generalUsualMeanings: readonly Rule[] = [
  usual('susceptible susceptibles', 'susceptible-prone-es/adjective'),
  usual('contaminación', 'pollution/noun'),
  usual(nouns('debate'), 'debate/noun'),
  usual('prisionero prisionera prisioneros prisioneras', 'prisoner-prisionero-es/noun'),
  usual(nouns('comercial'), 'sales-rep-advert-es/noun'),
  usual('árabe árabes', 'arab-arabe-es/adjective'),
  usual('profundamente', 'deeply-profundamente-es/adverb'),
  usual(adjectives('determinado'), 'certain-determinado-es/adjective'),
  usual(adjectives('escabroso'), 'rugged-scabrous-es/adjective'),
  usual(verbs('rehabilitar'), 'restore-rehabilitate-es/verb'),
  usual(adjectives('relativo'), 'relative/adjective'),
  usual(adjectives('veterano'), 'veteran-veterano-es/adjective'),
  usual(verbs('afirmar'), 'state-claim-afirmar-es/verb', isPlain),
  usual('filme filmes', 'film-filme-es/noun'),
  usual('cientos', 'hundreds-cientos-es/noun'),
];

export const generalCuedMeanings: readonly Rule[] = [
  // “curas” means “priests” in “los curas del pueblo” (the priests of the village), but not in “una cura contra la
  // enfermedad” (a cure for the disease).
  cued('cura curas', 'priest/noun', isAfter(/^(?:el|los|un|unos|del|al|de|este|como|y|por)$/)),
  cued('cura curas', 'cure-remedy-es/noun', isAfter(/^(?:la|las|una|esta)$/)),
  // “contaminación” means “contamination” in “contaminación bacteriana” (bacterial contamination), but “pollution” in “la
  // contaminación de las aguas” (water pollution).
  cued('contaminación', 'contamination/noun', near(/^(?:bacteri\S+|muestras?|cruzada|alimentos)$/, 3)),
  // “tomar” means “drink” in “tomar un café” (have a coffee), but not in “tomar el tren” (take the train).
  cued(verbs('tomar'), 'drink/verb', ({ after }) =>
    after
      .slice(0, 4)
      .some(({ form }) =>
        /^(?:cafés?|cafe|cafelito|cervezas?|cañas?|copas?|copitas?|vinos?|agua|té|tés|refrescos?|zumos?|leche|cócteles|cóctel|mojitos?|gin|alcohol|chupitos?|mate|ron|whisky)$/.test(
          form,
        ),
      ),
  ),
  // “llevaba” means “wear” in “llevaba un vestido rojo” (wore a red dress), but not in “llevaba una caja” (carried a box).
  cued(
    verbs('llevar'),
    'wear/verb',
    (place) =>
      isPlain(place) &&
      place.after
        .slice(0, 4)
        .some(({ form }) =>
          /^(?:calzado|ropas?|vestidos?|faldas?|pantal\S+|camisas?|camisetas?|chaquetas?|abrigos?|uniformes?|sombreros?|gafas|zapat\S+|botas|corbatas?|trajes?|mascarillas?|bikinis?|barba|bigote|peluca|guantes|casco|cascos|gorras?|joyas|pendientes|tacones|túnicas?|máscaras?|velo|maquillaje|pañuelos?|anillos?|collar|chal|bufanda|delantal|capa|medias|reloj|gabardina|jersey|blusa|cinturón|coleta|trenzas|melena|perilla|uniformes|hábito|sotana|armadura|camisón|pijama|chándal|sandalias|lentes|brazalete|corona|disfraz)$/.test(
            form,
          ),
        ),
  ),
  // “salió” means “turned out” in “salió bien” (turned out well), but not in “salió de casa” (left home).
  cued(verbs('salir'), 'turn-out-salir-es/verb', ({ after: [next, afterNext] }) =>
    /^(?:bien|mal|fenomenal|genial|fatal|perfecto|redondo|barat[oa]s?|car[oa]s?|rentable|gratis|elegid[oa]s?|perfectamente|estupendamente)$/.test(
      formOf(/^(?:muy|más|tan|bastante|todo)$/.test(formOf(next)) ? afterNext : next),
    ),
  ),
  // “cuenta” means “have” in “el equipo cuenta ya con diez jugadores” (the team already has ten players), but not in “contó
  // con calma lo ocurrido” (calmly told what had happened).
  cued(
    verbs('contar'),
    'have-count-on-contar-es/verb',
    ({ after }) =>
      after.slice(0, 3).some(({ form }, index) => form === 'con' && index > 0) &&
      !/^(?:que|su|el|la|una?|lo)$/.test(formOf(after[0])),
  ),
  // “pasó” means “went” in “pasó de ser pobre a ser rico” (went from being poor to being rich), but not in “¿qué ha pasado?”
  // (what has happened?).
  cued(
    verbs('pasar'),
    'pass/verb',
    ({ after: [next, afterNext] }) =>
      formOf(next) === 'de' || (/mente$/.test(formOf(next)) && formOf(afterNext) === 'de'),
  ),
  // “pesos” is the currency in “millones de pesos” (millions of pesos), but not in “los pesos y las medidas” (weights and
  // measures).
  cued(
    'pesos',
    'peso/noun',
    near(/^(?:mil|miles|mill\S+|billones|dólares|euros|cien|cientos|mensuales|pagar|pagó|cuesta|costó|\d\S*)$/, 4),
  ),
  // “camino” means “path” in “un camino rural” (a country path), but not in “en su camino” (on his way).
  cued(
    nouns('camino'),
    'footpath/noun',
    near(
      /^(?:locales|local|rural(?:es)?|vecinal(?:es)?|forestal(?:es)?|senderos?|piedras?|paralel[oa]s?|asfaltados?|empedrados?)$/,
      3,
    ),
  ),
  // “titulares” means “headlines” in “los titulares de prensa” (the newspaper headlines), but not in “la titular del museo”
  // (the head of the museum).
  cued('titular titulares', 'headline/noun', near(/^(?:prensa|periódicos?|diarios?|noticias?|portada|medios)$/, 4)),
  cued(
    'titular titulares',
    'regular-player/noun',
    near(/^(?:equipo|partidos?|goles|temporada|suplente|jugó|once|alineación|jugador)$/, 5),
  ),
  cued('titular titulares', 'holder/noun', isBefore(/^del?$/)),
  // “cañas” means “canes” in “cañas de azúcar” (sugar canes).
  cued(nouns('caña'), 'cane-reed-es/noun', near(/^(?:azúcar|azucarera|bambú|río|ríos|barro|cultiv\S+|ron)$/, 3)),
  cued(nouns('caña'), 'fishing-rod/noun', near(/^(?:pescar|pesca|peces|anzuelo|carrete)$/, 4)),
  // “patrona” means “patron saint” in “la patrona de la isla” (the patron saint of the island), but not in “el patrón de
  // conducta” (the pattern of behaviour).
  cued(
    'patrona patronas',
    'patron-saint-es/noun',
    near(
      /^(?:virgen|santas?|nuestra|señora|advocaci\S+|isla|fiestas?|pueblo|villa|ciudad|localidad|parroquia|honor|día)$/,
      8,
    ),
  ),
  cued('patrón patrones', 'patron-saint-es/noun', near(/^(?:san|santo|santos|fiestas|patronales|procesión)$/, 5)),
  // “padres” means “priests” in “los padres dominicos” (the Dominican fathers), but not in “sus padres” (his parents).
  cued(
    'padres',
    'father/noun',
    isBefore(
      /^(?:dominic|jesuit|franciscan|agustin|salesian|escolapi|mercedari|capuchin|carmelit|benedictin|jerónim|misioner|fundador|redentorist)\S*$/,
    ),
  ),
  // “gestiones” means “steps” in “las gestiones ante el banco” (the steps taken with the bank), but not in “la gestión de
  // recursos” (resource management).
  cued('gestiones', 'steps-gestiones-es/noun', () => true),
  // “cordones” means “shoelaces” in “los cordones de los zapatos” (the shoelaces).
  cued(
    nouns('cordón').concat(' cordones'),
    'shoelace/noun',
    near(/^(?:zapat\S+|botas?|zapatillas?|atar\S*|atad\S+)$/, 5),
  ),
  // “árabe” means “Arabic” in “la lengua árabe” (the Arabic language), but not in “los países árabes” (the Arab countries).
  cued(
    'árabe árabes',
    'arabic/adjective',
    near(/^(?:lengua|idioma|alfabeto|palabras?|término|escritura|nombre|vocablo)$/, 2),
  ),
  // “comercial” means “advert” in “un comercial de televisión” (a television advert).
  cued(
    nouns('comercial'),
    'advert-comercial-es/noun',
    near(
      /^(?:televisión|televisivos?|tv|radio|marcas?|grab\S+|film\S+|anunci\S+|protagoniz\S+|emit\S+|titulado|apareci\S+|aparec\S+|publicitario)$/,
      6,
    ),
  ),
];
