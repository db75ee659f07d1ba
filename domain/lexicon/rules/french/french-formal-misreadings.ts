import type { Misreading } from '../misreading.ts';
import { isCapitalised, isInfinitive, isParticiple, mayBe } from '../word-classes.ts';
import { beforeIs, form, isNumber, lacksInfinitive, misread, nextIs } from './french-neighbours.ts';

/** French expressions of formal texts whose words also occur together by chance, see misreading.ts. */
export const formalFrenchMisreadings: readonly Misreading[] = [
  misread(/^assez … pour$/, ({ span }) => span.length > 4),
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
  misread(/^mis en examen$/, beforeIs(/^(?:est|sont|été|et|fut|furent|était|étaient|être)$/)),
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
