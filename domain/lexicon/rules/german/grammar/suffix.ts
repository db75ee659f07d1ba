import { isConcept, type Rule } from '../../grammar-rule.ts';

/**
 * Words that mean something else as the last part of a compound: “mäßig” does not mean “moderate” in “berufsmäßig”
 * (professional).
 */
const suffixes: readonly (readonly [suffix: string, conceptId: string])[] = [
  ['los', 'without-los-de/adjective'],
  ['artig', 'like-artig-de/adjective'],
  ['mäßig', 'as-regards-maessig-de/adjective'],
  ['weit', 'wide-weit-de/adjective'],
  ['gerecht', 'suitable-gerecht-de/adjective'],
  ['eigen', 'owned-eigen-de/adjective'],
  ['bedingt', 'due-to-bedingt-de/adjective'],
  ['pflichtig', 'subject-to-pflichtig-de/adjective'],
  ['gemäß', 'according-to-gemaess-de/adjective'],
  ['weise', 'by-the-weise-de/adjective'],
  ['fertig', 'ready-fertig-suffix-de/adjective'],
  ['ähnlich', 'like-aehnlich-suffix-de/adjective'],
];

const endings = ['', 'e', 'em', 'en', 'er', 'es', 'ere', 'eren', 'ste', 'sten', 'este', 'esten'];
const weightOfOthers = 1e-9;
const weightElsewhere = 1e-9;

export const germanSuffixRules: readonly Rule[] = suffixes.flatMap(([suffix, conceptId]): Rule[] => {
  const means = isConcept(conceptId);
  return [
    { forms: { de: `-${suffix}` }, means, holds: () => true, weightElsewhere, weightOfOthers },
    {
      forms: { de: endings.map((ending) => suffix + ending).join(' ') },
      means,
      holds: () => false,
      weightElsewhere,
    },
  ];
});
