import type { Place, Rule } from '../../grammar-rule.ts';
import { isOnly, mayBe } from '../../word-classes.ts';
import { closeAfter, formOf } from '../french-context.ts';
import { both, either, er, isAfter, isBefore, near, not, sense } from '../french-senses.ts';

type Test = Parameters<typeof sense>[2];

const meant = (forms: string, concept: string, holds: Test) =>
  sense(forms, concept, holds, { weightElsewhere: 0.02, weightOfOthers: 1e-3, weightIfMeant: 30 });
const mostly = (forms: string, concept: string, others: Test = () => false) =>
  sense(forms, concept, not(others), { weightElsewhere: 0.3, weightOfOthers: 1e-3, weightIfMeant: 10 });

const remain = (forms: string, concept: string, holds: Test) =>
  sense(forms, concept, holds, { weightElsewhere: 0.1, weightOfOthers: 1e-3, weightIfMeant: 100 });
/** Rules for the meaning “make” of “faire”. Where `holds` is false, “make” keeps its weight: “faire rire” (make laugh). */
const make = (forms: string, concept: string, holds: Test) =>
  sense(forms, concept, holds, { weightElsewhere: 1, weightOfOthers: 1e-3, weightIfMeant: 1 });
const body = 'bras|jambe|main$|mains$|linge|lessive|ailes?$|lit$|herbe|doigts?$|nappe|couverture|canapé|sable';
/** Whether the object is a person: “nous” in “on nous rappelle que” (we are reminded that). */
const hasPerson: Test = either(isAfter(/^(?:nous|vous|me|m’|te|t’|lui|leur)$/), isBefore(/^(?:à|au|aux)$/));
const objects =
  'bijou|argent|voiture|tableau|œuvre|sac$|vélo|portable|téléphone|toile|police|cambriol|voleur|client|gens$|banque|arme|documents?$|données|montre|valise';
const isAdjectiveAfter = (place: Place) => {
  const next = closeAfter(place);
  return (
    isOnly(next, ['adjective'], place.lexicon) ||
    (/^(?:très|toujours|encore|aussi|néanmoins|cependant|assez|plus|longtemps|longtemps|pourtant|souvent|toutefois|un|une|le|la|l’|les|célèbre|ouverte?s?|fidèles?|seule?s?|calme|jeune|libre|vide|stable)$/.test(
      formOf(next),
    ) &&
      !/^(?:moment|instant|peu|temps|soir|semaine)/.test(formOf(place.after[1])))
  );
};
/** Objects with which “faire” means “do” rather than “make”. */
const done =
  /^(?:travail|travaux|études?|exercices?|sport|courses?|ménage|cuisine|recherches?|efforts?|bien|mal|choses?|tours?|devoirs?|vaisselle|stages?|service|shopping|régime|magasins?|point|marché|yoga|ski|foot|football|nécessaire|reste|même|contraire|moindre|maximum|minimum|mieux|plein|tout|rien|beaucoup|que|ça|cela|ce|y|affaires?|grève|guerre|partie|face|appel|fortune|plaisir|doute|peu|nuit|jour|million|kilomètres?|mètres?|ans|pas|preuve)$/;
const opensObject = /^(?:une?|des|sa|son|ses|leurs?|mon|ma|mes|plusieurs|quelques|deux|trois|quatre|cinq|\d.*)$/;

/** Verbs whose sense is recognised by the object or by another word of the sentence. */
export const frenchTopicVerbs: readonly Rule[] = [
  // “manifester” means “demonstrate” in “manifester contre la loi” (demonstrate against the law), but not in “manifester sa
  // joie” (show one’s joy).
  meant(
    er('manifest'),
    'demonstrate-protest-verb/verb',
    either(
      isBefore(
        /^(?:contre|pour|à|dans|devant|hier|ce|cette|samedi|dimanche|lundi|mardi|mercredi|jeudi|vendredi|pacifiquement)$/,
      ),
      near('rue$|rues$|manifestant|milliers|syndicat|grève|centaines'),
    ),
  ),
  // “marche” means “work” in “la radio marche bien” (the radio works well), but not in “il marche vite” (he walks fast).
  meant(
    'marche marchent marchait marchaient marché marcher marchera',
    'run-work/verb',
    both(
      isBefore(/^(?:très|bien|mal|mieux|pas|plus|parfaitement|toujours|encore)$/),
      near(
        'bien$|mal$|mieux|parfaitement|machine|appareil|téléphone|ordinateur|radio|voiture|moteur|album|affaires|commerce|internet|wifi|chauffage',
      ),
    ),
  ),
  // “étendre” means “extend” in “étendre la ligne” (extend the line), but not in “étendre le linge” (hang out the washing).
  mostly(
    'étendre étend étendent étendait étendit étendirent étendu étendue étendus étendues étendant étendra',
    'extend-etendre-fr/verb',
    near(body),
  ),
  // “note” means “notice” in “on note une hausse” (a rise is noted), but not in “noter une adresse dans un carnet” (write an
  // address in a notebook).
  mostly(er('not'), 'note-noter-fr/verb', near('carnet|papier|crayon|numéro|adresse|cahier|agenda|sur 10|étoiles?$')),
  // “reconduit” means “kept in office” in “le ministre est reconduit” (the minister’s term is renewed), but not in “il la
  // reconduit chez elle” (he takes her home).
  mostly(
    'reconduire reconduit reconduite reconduits reconduites reconduisent reconduisit reconduira',
    'renew-reconduire-fr/verb',
    near('chez|porte$|maison|domicile|voiture|frontière|gare$'),
  ),
  // “prononcer” means “utter” in “prononcer un discours” (give a speech), but not in “prononcer un mot étranger” (pronounce
  // a foreign word).
  meant(
    er('prononc', 'prononç'),
    'utter/verb',
    near('discours|paroles?$|sermon|éloge|allocution|vœux|serment|phrases?$|conférence'),
  ),
  // “soulever” means “raise” in “soulever une question” (raise a question).
  meant(
    'soulever soulève soulèvent soulevait soulevé soulevée soulevés soulevées souleva soulevant',
    'raise-propose-plantear/verb',
    near(
      'questions?$|problèm|doutes?$|débat|polémique|critiques?$|objection|inquiétude|tollé|indignation|enthousiasme',
    ),
  ),
  meant(
    'rappelle rappellent rappelait rappelaient rappelé rappelant rappela rappeler rappelons rappelez rappellera',
    'remind/verb',
    hasPerson,
  ),
  // “porter” means “bear” in “porter le titre de comte” (bear the title of count).
  meant(
    'porte portent portait portaient porter porta portèrent portant porté portera',
    'bear-a-name-porter/verb',
    near('titres?$|surnom|prénom|inscription|mention|numéro|sceau|signature'),
  ),
  // “volé” means “stolen” in “un tableau volé” (a stolen painting), but not in “l’avion a volé” (the plane flew).
  meant(
    'volé volée volés volées',
    'steal/verb',
    not(near('avion|oiseau|hélicopt|altitude|pilote|compagnie|aéroport|planeur|insecte')),
  ),
  meant(er('vol'), 'steal/verb', both(near(objects), not(near('avion|oiseau|hélicopt|altitude|pilote|aéroport|aile')))),
  // “délivrer” means “free” in “délivrer un otage” (free a hostage), but not in “délivrer un certificat” (issue a
  // certificate).
  mostly(
    er('délivr'),
    'redeem-release/verb',
    near(
      'certificat|permis|passeport|visa|diplôme|ordonnance|autorisation|carte|document|licence|titre|mandat|attestation|agrément|brevet',
    ),
  ),
  // “défait” means “defeated” in “le club défait par son rival” (the club beaten by its rival), but not in “défaire un nœud”
  // (undo a knot).
  meant(
    'défait défaite défaits défaites défit défirent',
    'defeat-defaire-fr/verb',
    both(
      isBefore(/^(?:par|lors|en|à|au|les|l’|son|le|face|sur|dans)$/),
      not(near('nœud|valise|lit$|cheveux|lacet|paquet|chemise|bouton')),
    ),
  ),
  // “reste” means “remain” in “il reste célèbre” (he remains famous), but not in “il reste à Paris” (he stays in Paris).
  remain(
    'reste restent restait restaient restée restés restées resta restèrent restera resteront rester restant resté',
    'remain-be/verb',
    isAdjectiveAfter,
  ),
  // “faire” means “make” in “faire une erreur” (make a mistake), but not in “faire ses études” (study).
  make('fait font fit firent faire faisait faisaient fera feront faisant ferait fasse', 'make/verb', (place) => {
    const [next, second, third] = place.after;
    if (!opensObject.test(formOf(next)) || next?.start !== place.word.end + 1) return false;
    return (
      !done.test(formOf(second)) && !done.test(formOf(third)) && mayBe(second, ['noun', 'adjective'], place.lexicon)
    );
  }),
  // “fait” means “made” in “un mur fait de pierres” (a wall made of stones).
  make(
    'fait faite faits faites',
    'make/verb',
    both(isBefore(/^(?:de|d’|en)$/), not(isAfter(/^(?:a|ont|avait|avaient|ai|avons|il|elle|on|qui|ne|n’)$/))),
  ),
].flat();
