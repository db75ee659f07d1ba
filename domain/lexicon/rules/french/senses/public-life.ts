import type { Rule } from '../../grammar-rule.ts';
import { isCapitalised } from '../../word-classes.ts';
import { isInstitution } from '../french-context.ts';
import { either, goesOn, isAfter, isBefore, near, not, sense, usually } from '../french-senses.ts';
import { court } from '../french-subjects.ts';

/** Senses of nouns about politics, law and business, recognised by nearby words. */
export const frenchPublicLifeSenses: readonly Rule[] = [
  usually('exploitation exploitations', 'operation-exploitation/noun'),
  sense('exploitation', 'exploitation/noun', near('sexuel|ouvri|travaill|enfant|capitalis|esclav|coloni|homme$'), {
    weightElsewhere: 0.3,
  }),
  usually('sondage sondages', 'survey/noun'),
  sense('sondage sondages', 'sounding/noun', near('profond|archéolog|fouill|forage|géolog|sous-sol|océan')),
  sense(
    'parties',
    'party-to-talks/noun',
    near(
      'contrat|accord|conflit|négoci|convention|traité|litige|signat|contractant|prenante|civiles?$|adverse|entente|demand|tribunal|avocat|plaid|procédure',
    ),
    { weightElsewhere: 0.2 },
  ),
  sense('titres', 'securities-titres/noun', near('bours|action|investiss|porteur|obligation|financi|marché|capital')),
  sense(
    'droit',
    'law-study/noun',
    either(
      isBefore(
        /^(?:romain|civil|pénal|international|public|privé|commercial|constitutionnel|administratif|coutumier|canon|canonique|fiscal|communautaire|maritime)$/,
      ),
      ({ earlier }) =>
        /^(?:en|de|du|le|et)$/.test(earlier.at(-1)?.form ?? '') &&
        /^(?:facult|étud|licenc|doctor|profess|docteur|maîtris|écol|agrég|diplôm|cours|master)/.test(
          earlier.at(-2)?.form ?? '',
        ),
    ),
    { weightElsewhere: 0.1 },
  ),
  sense(
    'affaire affaires',
    'affair-affaire/noun',
    (place) =>
      place.word.form === 'affaire' &&
      (isInstitution(place) ||
        isCapitalised(place.after[0]) ||
        near(court)(place) ||
        goesOn(/^(?:du|des|de la|de l’) /)(place)),
    { weightElsewhere: 0.1 },
  ),
  sense(
    'vol vols',
    'theft/noun',
    near(
      'polic|voleu|argent|bijou|plainte|armée$|condamn|prison|cambriol|victime|délit|qualifié|recel|dérob|assurance|voiture',
    ),
    { weightElsewhere: 0.05 },
  ),
  sense(
    'cabinet cabinets',
    'practice-cabinet/noun',
    near('avocat|conseil|audit|architect|recrut|juridi|expert|comptab|associé|consult|étude|dentai'),
  ),
  sense('cabinet cabinets', 'doctors-surgery/noun', near('médecin|dentist|médica|patient|docteur|kiné|rendez')),
  sense(
    'contrôle contrôles',
    'inspection/noun',
    goesOn(/^(?:technique|fiscal|routier|sanitaire|radar|douanier|de police|d’ identité)/),
  ),
  sense(
    'corps',
    'corpus-corps/noun',
    goesOn(/^(?:d’ armée|expéditionnaire|diplomatique|enseignant|médical|électoral|législatif|franc)/),
  ),
  usually('évolution évolutions', 'development-evolution/noun'),
  usually('examen examens', 'examination-examen/noun'),
  sense(
    'exécution',
    'carrying-out/noun',
    near('travaux|contrat|décision|budget|mesures?$|programme|jugement|tâche|cours|loi|code|œuvre'),
    { weightElsewhere: 0.2 },
  ),
  sense(
    'manifestation manifestations',
    'public-event/noun',
    near('cultur|sporti|festival|organis|exposit|annuel|artisti|visiteu|salon|foire'),
    { weightElsewhere: 0.1, weightOfOthers: 0.05 },
  ),
  sense(
    'peine peines',
    'sentence-punishment/noun',
    near(
      'prison|ans$|mois$|condamn|mort$|tribunal|réclusion|amende|capitale|sursis|ferme$|juge|code|purg|détention|emprison',
    ),
    { weightElsewhere: 0.1 },
  ),
  sense(
    'salon salons',
    'trade-fair/noun',
    either(
      near('exposant|visiteu|édition|stand|professionn'),
      goesOn(/^(?:du livre|de l’ (?:auto|agri|aéro|étud)|international|nautique|des (?:arts|vins))/),
    ),
  ),
  usually('support supports', 'medium-support/noun'),
  usually('tendance tendances', 'trend-tendance/noun'),
  sense(
    'tenue',
    'holding-tenue/noun',
    goesOn(
      /^(?:d[eu’]s? (?:\S+ )?(?:élections?|réunions?|congrès|conférences?|sommet|référendum|scrutin|assemblée|festival|procès|débats?|jeux|match|rencontre|session))/,
    ),
  ),
  sense('troupes', 'troop/noun', not(near('théât|dans|comédi|acteur|spectac|cirque'))),
  usually('attribution attributions', 'attribution/noun'),
  sense('attribution attributions', 'responsibility-attribution/noun', ({ word }) => word.form === 'attributions'),
  sense(
    'application applications',
    'application-use/noun',
    not(
      near(
        'mobile|iphone|android|logiciel|téléphon|smartphone|lois?$|article|accord|règle|décret|traité|télécharg|apple',
      ),
    ),
    { weightElsewhere: 0.3, weightOfOthers: 0.05 },
  ),
  sense(
    'inscription inscriptions',
    'inscription/noun',
    near('pierre|lettres|latin|grav|or$|tombe|stèle|suivant|grec|monument|mur'),
  ),
  sense(
    'direction',
    'leadership/noun',
    either(near('gouvernement|entreprise|orchestre|parti$|équipe|comité|général|association'), isAfter(/^la$/)),
    {
      weightElsewhere: 0.2,
      weightOfOthers: 0.2,
      weightIfMeant: 3,
    },
  ),
  sense(
    'action actions',
    'share-stock/noun',
    near('bours|hausse|baisse|cours$|cotation|dividende|investiss|capital|marché|porteur|wall|cac|titres'),
  ),
  usually('dispositif dispositifs', 'system-dispositif/noun'),
  usually('tarif tarifs', 'price-tarif/noun'),
  usually('expertise expertises', 'expertise/noun'),
  usually('indice indices', 'index-indice/noun'),
  usually('conseiller conseillers conseillère', 'adviser-councillor/noun'),
  sense('voix', 'vote/noun', near('tour$|scrutin|candidat|suffrage|élu|réuni|majorité|obtien'), { weightElsewhere: 1 }),
  sense('libération', 'release/noun', near('otage|prisonni|prison|détenu|rançon|conditionnelle|caution')),
  sense('publicités', 'advertisement/noun', () => true),
  // “mandat” means “term of office” in “son second mandat de maire” (his second term as mayor), but not in “un mandat
  // d’arrêt” (an arrest warrant).
  sense(
    'mandat mandats',
    'term-of-office/noun',
    near('élu|réélu|prési|député|maire|élect|second|premier|deuxième|conseiller|sénat|années?$|ans$|parlement'),
    { weightElsewhere: 0.3 },
  ),
  sense('mandat mandats', 'warrant/noun', goesOn(/^(?:d’ arrêt|de (?:dépôt|perquisition|recherche)|international)/)),
  // “arrêt” means “ruling” in “un arrêt de la Cour de cassation” (a ruling of the Court of Cassation), but not in “un arrêt
  // de bus” (a bus stop).
  sense(
    'arrêt arrêts',
    'ruling-verdict-fallo/noun',
    near('cour$|tribunal|cassation|rendu|jurisprudence|juge$|juges$|appel$|conseil'),
    { weightElsewhere: 0.1 },
  ),
  sense(
    'numéro numéros',
    'issue-magazine/noun',
    near('magazine|revue|journal$|hebdo|mensuel|parut|paru|spécial|publi|lecteur|couverture'),
    { weightElsewhere: 0.1 },
  ),
  // “charge” means “office” in “la charge de prévôt” (the office of provost), but not in “une charge lourde” (a heavy load).
  sense(
    'charge charges',
    'office-post-carica/noun',
    near('nomm|prévôt|gouverneur|évêque|achèt|achet|noble|roi$|chancel|vénal|sénéchal|bailli|maréchal|intendant'),
    { weightElsewhere: 0.1 },
  ),
  // “études” means “university studies” in “ses études de droit” (his law studies), but not in “des études montrent que”
  // (studies show that).
  sense(
    'études',
    'studies/noun',
    either(
      isAfter(/^(?:ses|leurs|mes|tes|nos|vos|hautes|d’)$/),
      near(
        'secondaires|supérieures|primaires|universit|lycée|collège|diplôm|médecine|droit$|théologi|poursui|étudiant',
      ),
    ),
    { weightElsewhere: 0.1 },
  ),
  sense(
    'bâtiment bâtiments',
    'vessel/noun',
    near('naval|navire|flotte|escadre|équipage|torpill|amiral|sous-marin|croiseur|cuirassé|frégate|coul[ée]'),
    { weightElsewhere: 0.1 },
  ),
].flat();
