import type { Rule } from '../../grammar-rule.ts';
import { either, goesOn, isAfter, near, not, sense, usually } from '../french-senses.ts';
import { school } from '../french-subjects.ts';

/** Senses of nouns about school, science and thought, recognised by nearby words. */
export const frenchKnowledgeSenses: readonly Rule[] = [
  sense(
    'trouble troubles',
    'disorder/noun',
    near(
      'santé|mental|sommeil|respirat|thorac|hépati|cutan|rénal|visuel|patient|digest|psych|comportement|symptôm|alimentaire|cardia|langage|mémoire|malad',
    ),
    { weightElsewhere: 0.1 },
  ),
  sense(
    'classe classes',
    'class-social/noun',
    goesOn(/^(?:ouvrière|moyenne|sociale|dirigeante|populaire|bourgeoise|politique|supérieure)/),
    { weightElsewhere: 0.1 },
  ),
  sense('classe classes', 'class-pupils/noun', either(near(school), isAfter(/^en$/)), {
    weightElsewhere: 0.05,
    weightOfOthers: 0.02,
  }),
  sense('classe classes', 'class-category-classe/noun', not(either(near(school), isAfter(/^en$/))), {
    weightElsewhere: 0.3,
    weightOfOthers: 0.1,
  }),
  sense(
    'expérience expériences',
    'experiment/noun',
    near('scientif|laborato|physi|chimi|chercheu|montr|cobaye|rat|souris|résultat|hypothès|menée|réalisée'),
    { weightElsewhere: 0.1 },
  ),
  usually('facteur facteurs', 'factor/noun'),
  sense('facteur', 'postman/noun', near('lettre|courrier|vélo|tournée|boîte|colis|poste')),
  sense('matière matières', 'school-subject/noun', near(`${school}|cours|notes?$`), { weightElsewhere: 0.05 }),
  usually('sens', 'sense-meaning/noun'),
  sense(
    'sens',
    'sense/noun',
    either(near('odorat|ouïe|toucher$|organe|sixième|éveil|percept'), isAfter(/^(?:cinq|les|nos|ses)$/)),
    { weightElsewhere: 0.1 },
  ),
  sense(
    'sens',
    'direction-sens/noun',
    either(
      goesOn(
        /^(?:unique|interdit|inverse|contraire|giratoire|de (?:la (?:marche|circulation|rotation|longueur|largeur|hauteur|montée|descente|flèche)|rotation|circulation|lecture|l’ écriture)|nord|est-ouest|montant|descendant|des aiguilles|horaire|antihoraire|opposé)/,
      ),
      isAfter(/^(?:deux|double|quel)$/),
      near('circul|virage|carrefour|demi-tour|autoroute|bouchon'),
    ),
  ),
  sense(
    'sens',
    'feel-for-sens/noun',
    goesOn(
      /^(?:de l’ (?:humour|orientation|honneur|observation|organisation|accueil|équilibre|hospitalité)|du (?:devoir|détail|rythme|spectacle|service|goût|comique)|des (?:affaires|responsabilités)|artistique|moral)/,
    ),
  ),
  sense('tension', 'voltage/noun', near('électri|volts?$|courant|câble|transform|alimentation'), {
    weightElsewhere: 0.1,
  }),
  sense(
    'traitement traitements',
    'processing/noun',
    near('données|informatiq|texte|eaux|déchets|image|signal|numéri|dossier|ordures|demande'),
    { weightElsewhere: 0.1 },
  ),
  usually('motif motifs', 'reason-motif/noun'),
  sense(
    'motif motifs',
    'pattern/noun',
    near(
      'décor|tissu|floral|géométr|dessin|ornement|brod|peint|carreau|sculpt|papier|répét|animal|séquence|imprimé|couleur',
    ),
    { weightElsewhere: 0.1 },
  ),
  sense('champ', 'scope/noun', goesOn(/^d’ (?:application|action|investigation)/)),
  sense(
    'esprit',
    'spirit-mood/noun',
    either(
      isAfter(/^(?:un|bon|même|cet|grand)$/),
      goesOn(/^(?:d’ (?:équipe|entreprise|ouverture)|de (?:corps|famille|compétition))/),
    ),
    {
      weightElsewhere: 0.5,
      weightOfOthers: 0.1,
    },
  ),
].flat();
