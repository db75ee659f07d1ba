import type { Misreading } from '../../misreading.ts';
import { isCapitalised, isInfinitive, isOnly, isParticiple, mayBe } from '../../word-classes.ts';
import {
  always,
  beforeIs,
  followedBy,
  form,
  isNumber,
  isOtherThan,
  isReflexive,
  lacksInfinitive,
  misread,
  nextIs,
} from '../french-neighbours.ts';

const loaded = /^(?:camion|bateau|navire|véhicule|train|wagon|charrette|âne|mule|arbre|avion|remorque)/;
const times =
  /^(?:ans?|années?|mois|jours?|heures?|minutes?|semaines?|temps|moment|instants?|secondes?|siècles?|fois)$/;

/** French expressions of formal texts whose words also occur together by chance, see misreading.ts. */
export const formalFrenchMisreadings: readonly Misreading[] = [
  misread(/^assez … pour$/, ({ span }) => span.length > 4),
  // False match: “la liste porte le nom des gagnants” (the list bears the winners’ names). True match: “il porte le nom de
  // Paul” (he bears the name Paul).
  misread(/^porter le nom de$/, ({ span }) => form(span.at(-1)) === 'des'),
  // False match: “le nombre de gens” (the number of people). True match: “nombre de gens” (many people).
  misread(
    /^nombre de$/,
    ({ before, lexicon }) => before !== undefined && mayBe(before, ['determiner', 'adjective', 'noun'], lexicon),
  ),
  // False match: “à la maison Dupont” (at Dupont’s house). True match: “rester à la maison” (stay at home).
  misread(/^(?:\p{L}+ )?à la maison$/u, ({ next }) => isCapitalised(next)),
  // False match: “des villes divisées en Europe” (divided cities in Europe). True match: “divisé en deux” (divided in two).
  misread(/^(?:diviser|transformer|changer|partager|répartir|convertir) en$/, ({ next }) => isCapitalised(next)),
  // False match: “je vois une maison” (I see a house). True match: “Je vois !” (I see!).
  misread(/^je vois$/, ({ next, before }) => next !== undefined || before !== undefined),
  // False match: “je souhaite que, vote ou non, …” (I wish that, vote or no vote, …). True match: “qu’il pleuve ou non”
  // (whether it rains or not).
  misread(/^que … ou non$/, ({ span: [first, second] }) => (second?.start ?? 0) - (first?.end ?? 0) > 1),
  misread(/^de poids$/, beforeIs(/^(?:kilos?|kilogrammes?|kg|grammes?|prise|perte|gain|tonnes?|excès|livres)$/)),
  misread(/^de haut$/, beforeIs(/^(?:mètres?|m|cm|pieds?|centimètres?|étages?)$/)),
  // False match: “une salle de concert” (a concert hall). True match: “ils jouent de concert” (they play together).
  misread(/^de (?:concert|fortune)$/, beforeIs(/^(?:salles?|tournées?|affiches?|billets?|revers|places?|soirs?)$/)),
  // False match: “de taille moyenne” (of medium size). True match: “un défi de taille” (a major challenge).
  misread(/^de taille$/, ({ next, lexicon }) => mayBe(next, ['adjective', 'adverb', 'noun', 'determiner'], lexicon)),
  misread(/^de mise$/, nextIs(/^(?:en|à|au|aux|sur|sous)$/)),
  misread(/^quitte à$/, lacksInfinitive),
  misread(/^sur le fond$/, nextIs(/^(?:de|du|d’|des)$/)),
  // False match: “remercier d’avance” (thank in advance). True match: “remercier de sa visite” (thank for the visit).
  misread(/^remercier(?: …)? de$/, nextIs(/^avance$/)),
  // False match: “on peut voir” (one can see). True match: “on peut !” (it can be done!).
  misread(/^on peut$/, ({ next }) => next !== undefined),
  // False match: “une caractéristique de la région” (a feature of the region). True match: “caractéristique de la région”
  // (characteristic of the region).
  misread(/^caractéristique de$/, beforeIs(/^(?:une|la|les|des|cette|principale|autre|ses|sa)$/)),
  misread(/^de fait$/, beforeIs(/^(?:voies?|états?|unions?)$/)),
  misread(/^de mémoire$/, ({ before, lexicon }) => mayBe(before, ['noun'], lexicon)),
  misread(/^de près$/, nextIs(/^(?:de|d’)$/)),
  misread(/^délivrer de$/, ({ span }) => span.length > 2),
  misread(/^(?:en bonne santé|services publics)$/, () => true),
  misread(/^en route$/, beforeIs(/^(?:mise|mises|mettre|met|mis|remise)$/)),
  // False match: “je me souviens encore que” (I still remember that). True match: “…, encore que” (although).
  misread(
    /^encore que$/,
    ({ before, span: [first] }) => before !== undefined && (first?.start ?? 0) - before.end === 1,
  ),
  misread(/^entre eux$/, beforeIs(/^d’$/)),
  // False match: “il appartient à la famille des” (it belongs to the family of). True match: “il appartient au juge de
  // décider” (it is up to the judge to decide).
  misread(
    /^il appartient à$/,
    ({ later, lexicon }) =>
      !later
        .slice(0, 8)
        .some((word, index) => /^(?:de|d’)$/.test(form(word)) && isInfinitive(later[index + 1], 'fr', lexicon)),
  ),
  misread(/^mis en examen$/, ({ earlier }) =>
    earlier
      .slice(-3)
      .some((word) => /^(?:est|sont|été|et|fut|furent|était|étaient|être|sera|seront)$/.test(form(word))),
  ),
  misread(/^parvenir à$/, (neighbours) => /^manage/.test(neighbours.conceptId) && lacksInfinitive(neighbours)),
  misread(/^rester là$/, beforeIs(/^en$/)),
  misread(
    /^règle générale$/,
    ({ span: [first], before }) => form(first) === 'règles' || /^(?:la|une|cette)$/.test(form(before)),
  ),
  misread(/^si ce n’est$/, nextIs(/^(?:pas|plus)$/)),
  misread(/^s’établir à$/, isNumber),
  // False match: “mettre tout en œuvre” (do everything possible). True match: “tout en mangeant” (while eating).
  misread(/^tout en$/, ({ later: [next, afterNext] }) => !/ant$/.test(form(next)) && !/ant$/.test(form(afterNext))),
  misread(/^une (?:seconde|minute)$/, ({ next }) => next !== undefined),
  // False match: “je voudrais dire que” (I would like to say that). True match: “que veut dire ce mot ?” (what does this
  // word mean?).
  misread(
    /^vouloir dire$/,
    ({ span: [verb], before }) => /^voud/.test(form(verb)) || /^(?:je|j’|nous|on|tu|vous)$/.test(form(before)),
  ),
  misread(/^à la place$/, ({ next }) => isCapitalised(next)),
  misread(/^à qui$/, ({ later: [next] }) => !/^(?:est|sont|appartient)$/.test(form(next))),
  misread(/^être passé$/, ({ next }) => next !== undefined),
  misread(/^être prescrit$/, nextIs(/^(?:par|en|chez|pour)$/)),
  misread(/^à moins de$/, nextIs(/^\d/)),
  // False match: “la ferme est vieille” (the farm is old). True match: “La ferme !” (shut up!).
  misread(/^la ferme$/, ({ before, next }) => before !== undefined || next !== undefined),
  // False match: “le parti de gauche” (the left-wing party). True match: “il est parti de rien” (he started from nothing).
  misread(
    /^partir de$/,
    ({ span: [verb], before }) => isParticiple(verb, 'fr') && /^(?:un|le|du|ce|fait|son|au)$/.test(form(before)),
  ),
  // False match: “en prime time” (in prime time). True match: “en prime” (as a bonus).
  misread(/^en prime$/, nextIs(/^(?:time|abord)$/)),
  // False match: “il se consacre à l’œuvre de Balzac” (he devotes himself to the work of Balzac). True match: “il est à
  // l’œuvre” (he is at work).
  misread(/^à l’(?:œuvre|oeuvre)$/, nextIs(/^(?:de|du|d’|des)$/)),
  misread(/^à l’évidence$/, beforeIs(/^rend/)),
  misread(/^en titre$/, nextIs(/^(?:de|du|d’|des)$/)),
  // “Équipe de France” (French team) does not contain “équiper de” (equip with).
  misread(
    /^\S+er (?:de|à|sur|contre|pour|avec|en)$/,
    ({ span: [first], before, lexicon }) =>
      before === undefined && /e$/.test(form(first)) && mayBe(first, ['noun'], lexicon),
  ),
  // False match: “un camion chargé de bois” (a lorry loaded with wood). True match: “il est chargé de la presse” (he is in
  // charge of the press).
  misread(/^charg(?:é|er) de$/, ({ earlier }) => earlier.slice(-3).some((word) => loaded.test(form(word)))),
  // “plus de” means “no more” in “il n’a plus de pain” (he has no more bread), but “more” in “il a plus de pain” (he has
  // more bread).
  misread(
    /^plus de$/,
    (neighbours) =>
      !isNumber(neighbours) && neighbours.earlier.slice(-3).some((word) => /^(?:ne|n’)$/.test(form(word))),
  ),
  // False match: “il reste à Paris” (he stays in Paris). True match: “il reste deux places” (there are two seats left).
  misread(
    /^il reste$/,
    ({ later: [next, afterNext], lexicon }) =>
      /^(?:en|dans|chez|aux?|sur|sous|avec|jusqu’.*|pendant|longtemps|là|ici|ainsi|très|le|la|l’)$/.test(form(next)) ||
      (form(next) === 'à' && isCapitalised(afterNext)) ||
      isOnly(next, ['adjective'], lexicon),
  ),
  // False match: “il laisse tomber le verre” (he drops the glass). True match: “Laisse tomber !” (forget it!).
  misread(/^laisse tomber$/, ({ before }) => before !== undefined),
  // False match: “cela prête à rire” (that makes people laugh). True match: “prêt à partir” (ready to leave).
  misread(/^prêt à$/, beforeIs(/^(?:cela|ça|qui|se|s’|y)$/)),
  // “tenir à” means “insist on” in “il tient à venir” (he insists on coming), but “care about” in “il tient à ses amis” (he
  // cares about his friends).
  misread(/^tenir à$/, ({ conceptId }) => conceptId.startsWith('mean-a-lot')),
  misread(
    /^tenir à$/,
    isOtherThan('insist-on-doing', (neighbours) => !lacksInfinitive(neighbours)),
  ),
  misread(/^s’engager dans$/, followedBy(/^(?:armée|marine|légion|régiment|aviation|troupes|résistance)$/, 3)),
  // False match: “ajouter à son compte” (add to his account). True match: “il travaille à son compte” (he is self-employed).
  misread(
    /^à son compte$/,
    ({ earlier }) =>
      !earlier.slice(-3).some((word) => /^(?:install|travaill|met|mis|établ|repr|prend)/.test(form(word))),
  ),
  // False match: “de tout droit” (of every right). True match: “aller tout droit” (go straight on).
  misread(/^tout droit$/, beforeIs(/^(?:de|d’|à|et|ou|sur|pour|par|sans)$/)),
  // False match: “pour la plupart des gens” (for most people). True match: “pour la plupart” (mostly).
  misread(/^pour la plupart$/, nextIs(/^(?:de|d’|des|du|d'entre)$/)),
  // False match: “un maximum de sécurité” (a maximum of safety). True match: “une mesure de sécurité” (a safety measure).
  misread(
    /^de (?:sécurité|qualité|luxe|service|travail|santé|base|marque)$/,
    beforeIs(/^(?:maximum|minimum|plus|moins|peu|beaucoup|assez|trop|manque|davantage|tant|autant|matière)$/),
  ),
  // “content” in “il se contente de peu” (he is content with little) is a verb.
  misread(/^content de$/, isReflexive),
  misread(/^tenir debout$/, isReflexive),
  // These expressions mean no more than the verb alone: “se cacher derrière une porte” (hide behind a door).
  misread(/^(?:se cacher derrière|se réjouir de|s’éloigner de|se prêter à)$/, always),
  // False match: “d’un coup de tête” (on impulse). True match: “d’un coup” (all at once).
  misread(/^d’un (?:seul )?coup$/, nextIs(/^(?:de|d’|du)$/)),
  // “d’après” means “based on” in “un film d’après un roman” (a film based on a novel), but “according to” in “d’après la
  // police” (according to the police).
  misread(
    /^d’après$/,
    isOtherThan(
      'based-on',
      followedBy(
        /^(?:pièces?|romans?|livre|nouvelles?|œuvre|oeuvre|bande|scénario|série|opéra|conte|idée|dessins?|autobiographie|mémoires|ouvrage|poème|récit|légende|manga)$/,
        4,
      ),
    ),
  ),
  // “au mieux” means “as well as possible” in “servir au mieux” (serve as well as possible), but “at best” in “au mieux, il
  // viendra” (at best, he’ll come).
  misread(
    /^au mieux$/,
    isOtherThan('as-well-as-possible', ({ before, lexicon }) => mayBe(before, ['verb', 'pronoun'], lexicon)),
  ),
  // “manque” in “elle manque de temps” (she lacks time) is a verb.
  misread(/^manque de$/, beforeIs(/^(?:il|elle|on|qui|ne|ils|elles|je|tu)$/)),
  // In “rien n’est plus beau” (nothing is more beautiful), “plus” means “more”, not “no longer”.
  misread(/^n(?:e|’) (?:… )?plus$/, beforeIs(/^(?:rien|aucune?|jamais|personne|nul|nulle)$/)),
  // “au bout de” means “after” in “au bout de dix ans” (after ten years), but “at the end of” in “au bout de la rue” (at the
  // end of the street).
  misread(
    /^au bout de$/,
    (neighbours) => neighbours.conceptId.startsWith('at-the-end-of/') === followedBy(times)(neighbours),
  ),
  misread(/^féliciter (?:… )?de$/, isReflexive),
  // False match: “reculer d’un pas” (take a step back). True match: “reculer de 3 points” (fall by 3 points).
  misread(/^reculer de$/, (neighbours) => !followedBy(/^(?:\d.*|points?)$/, 3)(neighbours)),
  misread(
    /^s’incliner devant$/,
    followedBy(/^(?:roi|reine|public|autel|tombe|dépouille|mémoire|dieu|maître|loi|volonté)$/),
  ),
  misread(/^ce n’est pas vrai$/, always),
  // False match: “il la porte sur son dos” (he carries her on his back).
  misread(/^porter sur$/, beforeIs(/^(?:l[ae]s?|l’)$/)),
  // False match: “il ferme la porte” (he closes the door). True match: “Ferme-la !” (shut up!).
  misread(/^ferme-la$/, ({ before, next }) => before !== undefined || next !== undefined),
  // “content” in “ils content des histoires” (they tell stories) is a verb.
  misread(/^content de$/, beforeIs(/^(?:ils|elles)$/)),
  // False match: “plus d’argent” (more money). True match: “une médaille d’argent” (a silver medal).
  misread(
    /^d’argent$/,
    beforeIs(
      /^(?:plus|pas|peu|beaucoup|assez|trop|moins|tant|autant|manque|sommes?|besoin|problèmes?|jamais|dons?|histoires?|retraits?)$/,
    ),
  ),
  // False match: “il ne parle pas de lui” (he does not speak of him). True match: “il ne fait pas de bruit” (he makes no
  // noise).
  misread(/^pas de$/, beforeIs(/^(?:chang|parl|dépen|vien|dout|agi[st]|souffr|relèv|provien|résult|dispos|bénéfici)/)),
];
