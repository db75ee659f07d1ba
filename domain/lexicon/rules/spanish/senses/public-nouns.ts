import type { Rule } from '../../grammar-rule.ts';
import { cued, either, formOf, isAfter, isBefore, isNamed, near, nouns } from '../spanish-senses.ts';

const ofLaw =
  /^(?:tribunal(?:es)?|juez|jueces|magistrad\S+|sentencia\S*|fallo|falló|fiscal\S*|apelaci\S+|justicia|constitucional\S*|suprema|dictamin\S+|recurso|demanda|jurado|abogad\S+|penal|amparo|nación|veredicto)$/;

const ofParties =
  /^(?:polític\S*|eleccion\S*|elector\S*|socialist\S*|comunist\S*|popular|liberal\S*|conservador\S*|republican\S*|demócrata\S*|democrátic\S*|democristian\S*|nacionalist\S*|izquierd\S*|derech\S*|votos?|diputad\S*|candidat\S*|gobierno|oposición|parlament\S*|coalici\S+|congreso|senado\S*|militan\S*|afilia\S*|laborista\S*|obrero|radical|verde|independentista\S*|fundó|fundador|comicios|escaños?|dirigentes?|integrantes|poder|mayoría|urnas|gobernante|gobernantes|internas|afines|pp|psoe|pri|pan|prd|ucr)$/;

/**
 * Cues (words nearby) for the meanings of nouns about politics, law, money and the army: near “juez” (judge), “pena” is a
 * penalty.
 */
export const publicCues: readonly Rule[] = [
  cued(nouns('partido'), 'political-party/noun', either(isNamed, near(ofParties))),
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
    'acciones',
    'share-stock/noun',
    near(
      /^(?:bolsa|empresas?|compañía|capital|compr\S+|vend\S+|mercado|inversor\S*|precio|euros|accionist\S*|cotiz\S+)$/,
    ),
  ),
  // “fines” means “purposes” in “con fines comerciales” (for commercial purposes), but not in “a fines de mayo” (at the end
  // of May).
  cued('fines', 'purposes-fines-es/noun', (place) => !isAfter(/^a$/)(place) && !isBefore(/^del?$/)(place)),
  cued(
    nouns('pena'),
    'penalty/noun',
    near(/^(?:muerte|prisión|cárcel|años|conden\S+|máxima|capital|delitos?|reclusión|multa)$/),
  ),
  cued(
    nouns('juicio'),
    'trial-court/noun',
    near(/^(?:juez|jueza|tribunal|acusad\S+|fiscal|abogad\S+|oral|cárcel|jurado|testigos?|delitos?|celebr\S+)$/),
  ),
  cued(
    nouns('bolsa'),
    'stock-exchange/noun',
    near(/^(?:valores|acciones|mercados?|índice|bursátil|cotiz\S+|invers\S+|wall|puntos|parqué)$/),
  ),
  cued(nouns('banco'), 'bench/noun', near(/^(?:parque|sentad\S+|sent[aó]\S*|madera|piedra|jardín)$/)),
  cued(
    'capital capitales',
    'capital-money/noun',
    near(
      /^(?:social|inversi\S+|extranjeros?|riesgo|humano|financ\S+|accion\S+|privado|trabajo|socios|aport\S+|fuga)$/,
      3,
    ),
  ),
  cued('policía', 'police-officer/noun', isAfter(/^(?:un|el|otro|cada|este|ese|al|del|ex)$/)),
  cued('policías', 'police-officer/noun', () => true),
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
    nouns('cargo'),
    'charge-count/noun',
    near(/^(?:acusad\S+|acusación|imput\S+|juez|fiscal\S*|delitos?|culpable|homicidio|asesinato|fraude|presentaron)$/),
  ),
  cued(
    'corte',
    'court-royal/noun',
    (place) =>
      isAfter(/^(?:la|una|su|esta)$/)(place) &&
      !isBefore(
        /^(?:transversal|limpio|suprema|constitucional|penal|internacional|superior|interamericana|electoral)$/,
      )(place) &&
      !isNamed(place) &&
      !near(ofLaw)(place),
  ),
  // “Corte” means “court of justice” in “la Corte dictó sentencia” (the court gave its judgment), but not in “la corte de
  // Felipe II” (the court of Philip II).
  cued(
    'corte cortes',
    'court-corte-es/noun',
    (place) =>
      isAfter(/^(?:la|una|esta|dicha|las|suprema|alta|esa|última)$/)(place) &&
      (isNamed(place) ||
        near(ofLaw)(place) ||
        isBefore(/^(?:suprema|constitucional|penal|superior|interamericana|electoral)$/)(place)),
  ),
  // “corte” means “style” in “una película de corte clásico” (a film of a classic style), but not in “un corte en la mano”
  // (a cut on the hand).
  cued('corte', 'kind-corte-es/noun', (place) =>
    isAfter(/^de$/)(place)
      ? /^(?:clásico|moderno|conservador|liberal|populista|social|político|europeo|tradicional|romántico|popular|religioso|nacionalista|fantástico|realista|histórico|independiente|militar|progresista|académico)$/.test(
          formOf(place.after[0]),
        )
      : isAfter(/^buen$/)(place) && formOf(place.earlier.at(-2)) === 'de',
  ),
  cued('corte cortes', 'cut/noun', isAfter(/^(?:el|un|al|del|este|los|unos|otro|primer|buen|con)$/)),
  cued(
    nouns('sitio'),
    'siege/noun',
    near(/^(?:ejército|tropas|asedio|murallas|batalla|soldados|fortaleza|asedi\S+|rindi\S+|guarnición)$/),
  ),
  cued('medios', 'media/noun', (place) =>
    near(
      /^(?:comunicación|prensa|noticias?|periodistas?|digitales|locales|internacionales|sociales|informa\S+|periódicos?|entrevista)$/,
    )(place),
  ),
  cued('cura', 'priest/noun', isAfter(/^(?:el|un|del|al|este|ese|los|viejo|joven)$/)),
  cued(nouns('junta'), 'junta/noun', near(/^(?:militar(?:es)?|dictadura|golpe|general(?:es)?|régimen|coroneles)$/, 4)),
  // “principios” means “principles” in “los principios de la ley” (the principles of the law), but not in “a principios de
  // año” (at the beginning of the year).
  cued('principios', 'principle/noun', (place) => !isAfter(/^(?:a|desde|hasta|hacia|en)$/)(place)),
  cued(
    nouns('recurso'),
    'appeal-court/noun',
    near(/^(?:tribunal(?:es)?|juez|jueza|juzgado|apelación|casación|amparo|interpuso|interponer|sentencia)$/, 4),
  ),
  // “estación” means “season” in “la estación de lluvias” (the rainy season), but not in “la estación de tren” (the train
  // station).
  cued(
    'estación estaciones',
    'season/noun',
    near(/^(?:año|primavera|verano|otoño|invierno|lluvias?|lluviosa|seca|cálida|fría|húmeda|reproductiva)$/, 3),
  ),
];
