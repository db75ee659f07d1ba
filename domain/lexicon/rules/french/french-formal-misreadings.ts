import type { Misreading } from '../misreading.ts';
import { isCapitalised, isInfinitive, isParticiple, mayBe } from '../word-classes.ts';
import { beforeIs, form, isNumber, lacksInfinitive, misread, nextIs } from './french-neighbours.ts';

/** French expressions of formal texts whose words also occur together by chance, see misreading.ts. */
export const formalFrenchMisreadings: readonly Misreading[] = [
  misread(/^assez … pour$/, ({ span }) => span.length > 4),
  // “il porte le nom de Paul”, but not “la liste porte le nom des gagnants”
  misread(/^porter le nom de$/, ({ span }) => form(span.at(-1)) === 'des'),
  // “nombre de gens”, but not “le nombre de gens” or “un faible nombre de”
  misread(
    /^nombre de$/,
    ({ before, lexicon }) => before !== undefined && mayBe(before, ['determiner', 'adjective', 'noun'], lexicon),
  ),
  // “rester à la maison”, but not “à la maison Dupont”
  misread(/^(?:\p{L}+ )?à la maison$/u, ({ next }) => isCapitalised(next)),
  // “divisé en deux”, but not “des villes divisées en Europe”
  misread(/^(?:diviser|transformer|changer|partager|répartir|convertir) en$/, ({ next }) => isCapitalised(next)),
  // “Je vois !”, but not “je vois une maison”
  misread(/^je vois$/, ({ next, before }) => next !== undefined || before !== undefined),
  // “qu’il pleuve ou non”, but not “je souhaite que, vote ou non, …”
  misread(/^que … ou non$/, ({ span: [first, second] }) => (second?.start ?? 0) - (first?.end ?? 0) > 1),
  misread(/^de poids$/, beforeIs(/^(?:kilos?|kilogrammes?|kg|grammes?|prise|perte|gain|tonnes?|excès|livres)$/)),
  misread(/^de haut$/, beforeIs(/^(?:mètres?|m|cm|pieds?|centimètres?|étages?)$/)),
  // “ils jouent de concert” (together), but not “une salle de concert”
  misread(/^de (?:concert|fortune)$/, beforeIs(/^(?:salles?|tournées?|affiches?|billets?|revers|places?|soirs?)$/)),
  // “un défi de taille”, but not “de taille moyenne”; “est de mise”, but not “de mise en place”
  misread(/^de taille$/, ({ next, lexicon }) => mayBe(next, ['adjective', 'adverb', 'noun', 'determiner'], lexicon)),
  misread(/^de mise$/, nextIs(/^(?:en|à|au|aux|sur|sous)$/)),
  misread(/^quitte à$/, lacksInfinitive),
  misread(/^sur le fond$/, nextIs(/^(?:de|du|d’|des)$/)),
  // “remercier de sa visite”, but not “remercier d’avance”
  misread(/^remercier(?: …)? de$/, nextIs(/^avance$/)),
  // “on peut !” (it can be done), but not “on peut voir”
  misread(/^on peut$/, ({ next }) => next !== undefined),
  // “caractéristique de la région”, but not “une caractéristique de la région”
  misread(/^caractéristique de$/, beforeIs(/^(?:une|la|les|des|cette|principale|autre|ses|sa)$/)),
  misread(/^de fait$/, beforeIs(/^(?:voies?|états?|unions?)$/)),
  misread(/^de mémoire$/, ({ before, lexicon }) => mayBe(before, ['noun'], lexicon)),
  misread(/^de près$/, nextIs(/^(?:de|d’)$/)),
  misread(/^délivrer de$/, ({ span }) => span.length > 2),
  misread(/^(?:en bonne santé|services publics)$/, () => true),
  misread(/^en route$/, beforeIs(/^(?:mise|mises|mettre|met|mis|remise)$/)),
  // “…, encore que”, but not “je me souviens encore que”
  misread(
    /^encore que$/,
    ({ before, span: [first] }) => before !== undefined && (first?.start ?? 0) - before.end === 1,
  ),
  misread(/^entre eux$/, beforeIs(/^d’$/)),
  // “il appartient au juge de décider”, but not “il appartient à la famille des”
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
  // “tout en mangeant”, but not “mettre tout en œuvre”
  misread(/^tout en$/, ({ later: [next, afterNext] }) => !/ant$/.test(form(next)) && !/ant$/.test(form(afterNext))),
  misread(/^une (?:seconde|minute)$/, ({ next }) => next !== undefined),
  // “que veut dire ce mot ?”, but not “je voudrais dire que”
  misread(
    /^vouloir dire$/,
    ({ span: [verb], before }) => /^voud/.test(form(verb)) || /^(?:je|j’|nous|on|tu|vous)$/.test(form(before)),
  ),
  misread(/^à la place$/, ({ next }) => isCapitalised(next)),
  misread(/^à qui$/, ({ later: [next] }) => !/^(?:est|sont|appartient)$/.test(form(next))),
  misread(/^être passé$/, ({ next }) => next !== undefined),
  misread(/^être prescrit$/, nextIs(/^(?:par|en|chez|pour)$/)),
  misread(/^à moins de$/, nextIs(/^\d/)),
  // “La ferme !”, but not “la ferme est vieille”
  misread(/^la ferme$/, ({ before, next }) => before !== undefined || next !== undefined),
  // “il est parti de rien”, but not “il fait parti de”
  misread(
    /^partir de$/,
    ({ span: [verb], before }) => isParticiple(verb, 'fr') && /^(?:un|le|du|ce|fait|son|au)$/.test(form(before)),
  ),
];
