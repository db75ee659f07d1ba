import type { Rule } from '../../grammar-rule.ts';
import { hasPronoun, only, verbs } from '../spanish-senses.ts';

/**
 * Verbs whose meaning changes with a reflexive pronoun: “se negó a venir” (he refused to come), but “negó los hechos” (he
 * denied the facts).
 */
const infinitives = `
  abaratar abastecer acostumbrar adecuar adelantar afiliar ajustar amoldar apegar aprovechar asemejar atener
  autoproclamar centrar ceñir componer corresponder deber decantar derivar desempeñar desvivir diferenciar difundir
  disolver disponer empeñar encarecer encargar encuadrar enfocar enmarcar entregar entrevistar entusiasmar fortalecer
  habituar implicar inspirar interesar involucrar jactar meter negar ocupar olvidar orientar originar percatar
  prestar proclamar regir remontar repartir repetir resistir someter sumar terminar topar transformar tratar ubicar
  valer volcar
`;

/** The meanings that these verbs have with a reflexive pronoun: “negarse” (refuse), “deberse” (be due). */
const meanings = `
  adhere-atenerse-es/verb adjust-oneself-ajustarse-es/verb agree-be-willing-de/verb be-about-tratarse-es/verb
  be-due-deberse-es/verb be-governed-regirse-es/verb be-inspired-by/verb be-interested-in/verb
  be-located-ubicarse-es/verb be-spread-distributed/verb become-cheaper-sl/verb become-dearer-sl/verb
  boast-jactarse-es/verb break-up-dissolve-de/verb consist-of-de/verb date-back-remontarse-es/verb
  deal-with-ocuparse-es/verb derive-derivarse-es/verb devote-oneself-entregarse-es/verb differ-diferenciarse-es/verb
  do-utmost-desvivirse-es/verb end-se-terminer/verb fit-in-enmarcarse-es/verb focus-centrarse-es/verb
  forget-olvidarse-es/verb get-enthusiastic-sl/verb get-into-meterse-es/verb get-involved-envolver-se-pt/verb
  get-involved-implicarse-es/verb get-used-acostumbrarse-es/verb grow-fond-stick-to-apegarse-es/verb
  insist-empenarse-es/verb join-sumarse-es/verb make-use-valerse-es/verb match-corresponderse-es/verb
  meet-entrevistarse-es/verb opt-decantarse-es/verb orient-de/verb originate-originar-se-pt/verb
  prepare-disponerse-es/verb proclaim-oneself-es/verb realise-percatarse-es/verb recur-ponoviti-se-sl/verb
  refuse-negarse-es/verb resemble-asemejarse-es/verb resist-resistirse-es/verb run-into-toparse-es/verb
  spread-se-repandre/verb stock-up-de/verb strengthen-okrepiti-se-sl/verb take-advantage-aprovecharse-es/verb
  take-care-of-encargarse-es/verb take-the-lead-adelantarse-es/verb turn-into-transformarse-es/verb
  undergo-someterse-es/verb work-as-desempenarse-es/verb
`;

const listOf = (text: string): string[] => text.trim().split(/\s+/);

export const spanishPronominalSenses: readonly Rule[] = [
  only(verbs(...listOf(infinitives)), listOf(meanings).join(' '), hasPronoun),
];
