import { isConcept, type Rule } from '../../grammar-rule.ts';
import { isInfinitive, isOnly, isParticiple, mayBe } from '../../word-classes.ts';
import { closeBefore } from '../french-context.ts';
import { both, determiner, either, er, isAfter, isBefore, near, not, partOfSpeech, sense } from '../french-senses.ts';
import { sport } from '../french-subjects.ts';

type Test = Parameters<typeof sense>[2];
const shown = (forms: string, concept: string, holds: Test, weightElsewhere = 0.3) =>
  sense(forms, concept, holds, { weightElsewhere, weightOfOthers: 1e-3, weightIfMeant: 100 });

/** Verbs whose object begins with “de”: “parler de” (speak of). */
const takesDe =
  /^(?:parl|dout|dépen|souffr|bénéfici|dispos|résult|vien|venu|sort|manqu|témoign|profit|proven|provien|chang|serv|agi|oubli|cess|accus|rêv|abus|jou|trait|tien|tenu|rempl|couver|char|act|fini|permis|perme|essay|décid|refus|accept|risqu|menac|méri)/;

const rules: readonly (Rule | readonly Rule[])[] = [
  // “sacré” is a verb in “il est sacré champion” (he is crowned champion), but not in “un lieu sacré” (a sacred place).
  partOfSpeech(
    'sacré sacrée sacrés sacrées',
    'verb',
    isBefore(/^(?:champion.*|rois?|reine|empereur|évêque|meilleure?s?|vainqueur)$/),
    { weightElsewhere: 0.1, weightOfOthers: 0.001 },
  ),
  shown(
    'reculer recule reculent reculait recula reculé reculera reculant',
    'decline/verb',
    near(
      'chômage|prix|ventes?$|indice|bours|taux|points?$|euros?$|dollar|marché|production|bénéfic|chiffre|croissance|titre|nombre',
    ),
  ),
  shown('air airs', 'tune/noun', near('opéra|chant|musi|mélod|refrain|flûte|guitar|folklor|sifflo|fredonn|joue[rz]?$')),
  shown('tient tenait tint tenir tiennent tenu', 'perform-role/verb', near('rôles?$')),
  // “courant” is an adjective in “il est courant de voir cela” (it is common to see that).
  partOfSpeech(
    'courant courante courants courantes',
    'adjective',
    isAfter(/^(?:est|sont|était|étaient|plus|très|assez|peu|devient|moins|si|langage|langue|vie|pratique|usage|nom)$/),
    { weightOfOthers: 0.005 },
  ),
  shown(er('disput'), 'play-match/verb', near(`${sport}|tournoi|course|épreuve|manche|étape|partie|catégorie`), 1),
  shown(
    'cultivé cultivée cultivés cultivées',
    'educated/adjective',
    near('homme|femme|personne|esprit|jeune|public|famille|lecteur|gens|père|mère'),
  ),
  // “chance” means “opportunity” in “une dernière chance de gagner” (a last chance to win), but not in “avoir de la chance”
  // (be lucky).
  shown(
    'chance',
    'chance/noun',
    either(
      isAfter(/^(?:dernière|seconde|deuxième|aucune|moindre|meilleure|petite|seule)$/),
      both(isAfter(/^(?:une|leur|sa)$/), isBefore(/^(?:de|d’|sur|à)$/)),
    ),
    1,
  ),
  shown(
    'compte comptes',
    'account-at-bank/noun',
    near(
      'suisse|banc|banque|courant$|offshore|ouvert|titulaire|versé|bloqué|dollars|euros|épargne|utilisat|facebook|twitter|client',
    ),
    1,
  ),
  partOfSpeech(
    'suivant suivante suivants suivantes',
    'adjective',
    isAfter(
      /^(?:an|année|jour|mois|semaine|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|siècle|saison|matin|soir|tour)$/,
    ),
    { weightOfOthers: 0.001 },
  ),
  // “pratique” is a noun in “une inhumaine pratique de la guerre” (an inhuman practice of war), but not in “un guide
  // pratique” (a practical guide).
  partOfSpeech(
    'pratique',
    'noun',
    (place) => isBefore(/^(?:de|du|d’|des)$/)(place) && isOnly(closeBefore(place), ['adjective'], place.lexicon),
    { weightOfOthers: 0.005 },
  ),
  partOfSpeech('condamné condamnés condamnée condamnées', 'noun', isAfter(/^(?:les|des|le|du|aux|un|deux|ces|\d.*)$/), {
    weightOfOthers: 0.01,
  }),
  // “bien souvent” (very often)
  sense(
    'bien',
    'very/adverb',
    isBefore(
      /^(?:souvent|rarement|vite|tard|tôt|peu|difficiles?|triste|étrange|loin|différente?s?|réel|réelle|réels)$/,
    ),
    { weightElsewhere: 1, weightOfOthers: 1e-3 },
  ),
  // “de” means “any” in “il n’a pas trouvé de solution” (he has not found any solution), but not in “il n’a pas parlé de
  // guerre” (he did not speak of war).
  {
    forms: { fr: 'de d’' },
    means: isConcept('any-sans-de/determiner'),
    holds: (place) => {
      const { earlier, before, after, lexicon } = place;
      const start = earlier.findLastIndex(({ form }) => /^(?:ne|n’)$/.test(form));
      return (
        start >= 0 &&
        earlier.slice(start).some(({ form }) => /^(?:pas|jamais|plus|guère)$/.test(form)) &&
        !/^(?:pas|plus|jamais|guère|besoin|droit)$/.test(before?.form ?? '') &&
        (isOnly(before, ['verb'], lexicon) || isParticiple(before, 'fr')) &&
        !takesDe.test(before?.form ?? '') &&
        mayBe(after[0], ['noun'], lexicon) &&
        !isInfinitive(after[0], 'fr', lexicon)
      );
    },
    weightElsewhere: 1,
    weightOfOthers: 1e-15,
    isForSingleVersion: true,
  },
  // “prête” is a verb in “la banque prête de l’argent” (the bank lends money), but not in “elle est prête” (she is ready).
  partOfSpeech(
    'prête',
    'verb',
    either(
      isAfter(/^(?:cela|ça|qui|se|lui|leur|il|me)$/),
      isBefore(/^(?:des?|du|sa|son|ses|une?|l[ae]s?|l’|main|serment|attention)$/),
    ),
    { weightOfOthers: 0.01 },
  ),
  // “forme” is a verb in “le fleuve forme la frontière” (the river forms the border), but not in “la forme la plus rare”
  // (the rarest form).
  partOfSpeech(
    'forme limite attaque',
    'verb',
    both(
      isBefore(/^(?:l[ae]s?|l’|une?|des|son|sa|ses|leurs?|ce|cet|cette|ces|avec)$/),
      either(
        isAfter(/^(?:cela|ça|ceci|il|elle|on|qui|ne|n’|se)$/),
        (place) =>
          mayBe(closeBefore(place), ['noun', 'name'], place.lexicon) &&
          !isAfter(determiner)(place) &&
          !isAfter(/^(?:de|d’|en|sous|à|grande|même|autre|nouvelle)$/)(place),
      ),
    ),
    { weightOfOthers: 1e-4 },
  ),
  // “ferme” is an adjective in “une main ferme” (a firm hand), but not in “il ferme la porte” (he closes the door).
  partOfSpeech(
    'ferme fermes',
    'adjective',
    (place) =>
      isOnly(closeBefore(place), ['noun'], place.lexicon) &&
      !isAfter(determiner)(place) &&
      !isBefore(/^(?:l[ae]s?|l’|une?|des|son|sa|ses|leurs?|à|en|ses)$/)(place),
    { weightOfOthers: 0.01 },
  ),
  shown('fils', 'wire/noun', near('électri|cuivre|téléphon|barbel|câble|métal|conduct')),
  // “vers” means “verse” in “le vers” (the verse), but not in “les vers de terre” (earthworms).
  sense(
    'vers',
    'verse/noun',
    either(
      isAfter(/^(?:le|un|ce|du|chaque|premier|dernier|en)$/),
      near('poème|poète|alexandrin|rime|strophe|poésie|libres?$|prose'),
    ),
    { weightElsewhere: 1, weightOfOthers: 1e-4 },
  ),
  partOfSpeech(
    'vers',
    'noun',
    both(
      isAfter(/^(?:le|un|ce|du|chaque|les|des|ses|quelques|premiers|derniers|deux|en)$/),
      not(isBefore(/^(?:l[ae]s?|l’|une?|\d.*)$/)),
    ),
    { weightOfOthers: 0.01 },
  ),
  shown(
    'moule moules',
    'mussel/noun',
    either(isAfter(/^(?:la|une)$/), near('frites|huître|crevette|fruits|marinière|plage|coquill')),
  ),
  shown('poêle poêles', 'stove/noun', either(isAfter(/^(?:le|un|du|au|ce)$/), near('bois$|granulés|chauff'))),
  shown(
    'morts',
    'casualty/noun',
    both(
      isAfter(/^(?:\d.*|deux|trois|dix|cent|mille|plusieurs|nombreux|de|les|des|aux)$/),
      near('blessé|attentat|bilan|guerre|bataille|accident|séisme|milli|victime|attaque'),
    ),
  ),
  // “elle me manque” (I miss her)
  shown(er('manqu'), 'miss-person/verb', isAfter(/^(?:me|te|lui|nous|vous|leur)$/)),
];

/** Rules that recognise the part of speech or the sense of a word by its construction. */
export const frenchConstructionRules: readonly Rule[] = rules.flat();
