import { isConcept, type Rule } from '../../grammar-rule.ts';
import { isCapitalised, mayBe } from '../../word-classes.ts';
import { isNumber, livingThings, ofArts } from '../spanish-context.ts';

export const spanishNounRules: readonly Rule[] = [
  {
    forms: { es: 'salud' },
    means: isConcept('health/noun'),
    holds: ({ before }) => before !== undefined,
    weightElsewhere: 1,
    weightOfOthers: 0.01,
  },
  {
    forms: { es: 'real reales' },
    means: isConcept('real-money/noun'),
    holds: ({ before, lexicon }) => mayBe(before, ['numeral'], lexicon) || isNumber(before?.form ?? ''),
    weightElsewhere: 0.01,
  },
  {
    // “papel” means “role” in “el papel de la reina” (the role of the queen), but not in “una hoja de papel” (a sheet of
    // paper).
    forms: { es: 'papel papeles' },
    means: isConcept('role/noun'),
    holds: ({ before, earlier, after: [next, afterNext] }) =>
      !/^(?:de|en|sobre|del)$/.test(before?.form ?? '') &&
      (/^(?:protagonista|principal|importante|activo|fundamental|clave|secundario|central|decisivo|crucial|esencial|destacado|relevante|pequeño|estelar|más)$/.test(
        next?.form ?? '',
      ) ||
        (/^(?:del?|en|como)$/.test(next?.form ?? '') &&
          !/^(?:aluminio|regalo|periódico|lija|fumar|cocina|carta|seda|plata|arroz|envolver)$/.test(
            afterNext?.form ?? '',
          )) ||
        earlier.some(({ form }) =>
          /^(?:interpret|desempeñ|jug|jueg|realiz|recib|obtuv|obtien|primer|mejores|cumpl|represent|encarn)/.test(form),
        )),
    weightElsewhere: 1,
    weightOfOthers: 0.05,
  },
  {
    forms: { es: 'género géneros' },
    means: isConcept('genus/noun'),
    holds: ({ earlier, after }) =>
      isCapitalised(after[0]) || [...earlier, ...after].some(({ form }) => livingThings.test(form)),
    weightElsewhere: 0.3,
    weightOfOthers: 0.005,
  },
  {
    forms: { es: 'género géneros' },
    means: isConcept('genre/noun'),
    holds: ({ earlier, after }) => [...earlier, ...after].some(({ form }) => ofArts.test(form)),
    weightElsewhere: 1,
    weightOfOthers: 0.005,
  },
  {
    // “tierras” means “lands” in “las tierras del rey” (the lands of the king).
    forms: { es: 'tierras' },
    means: isConcept('lands-estates/noun', 'dry-land/noun', 'land-ground/noun'),
    holds: () => true,
    weightElsewhere: 1,
    weightOfOthers: 0.1,
  },
  {
    // “piso” means “floor” in “el segundo piso” (the second floor), but not in “compró un piso” (bought a flat).
    forms: { es: 'piso pisos' },
    means: isConcept('storey/noun'),
    holds: ({ before, earlier, lexicon }) =>
      /^(?:primer|segundo|tercer|cuarto|quinto|sexto|séptimo|octavo|último|resto|\d+|\d+[.º°]*)$/.test(
        before?.form ?? '',
      ) ||
      earlier.slice(-2).some(({ form }) => /^(?:resto|edificio|torre|casa)$/.test(form)) ||
      (mayBe(before, ['numeral'], lexicon) && !/^un[ao]?s?$/.test(before?.form ?? '')),
    weightElsewhere: 0.5,
    weightOfOthers: 0.05,
  },
  {
    forms: { es: 'elecciones' },
    means: isConcept('election/noun'),
    holds: () => true,
    weightElsewhere: 1,
    weightOfOthers: 0.1,
  },
  {
    // “plato” means “dish” in “un plato típico” (a typical dish).
    forms: { es: 'plato platos' },
    means: isConcept('dish-food/noun'),
    holds: ({ before, after: [next, afterNext] }) =>
      /^(?:típic|tradicional|principal|exquisit|delicios|elaborad|caser|combinad|favorit|estrella|fuert|nacional|calient|frí|vegetarian|ric|abundant|muy)/.test(
        next?.form ?? '',
      ) ||
      /^(?:primer|segundo|mejor|mejores|buenos|exquisitos|típicos)$/.test(before?.form ?? '') ||
      (/^(?:de|con|del)$/.test(next?.form ?? '') &&
        !/^(?:plástico|porcelana|cerámica|cristal|barro|postre)$/.test(afterNext?.form ?? '')),
    weightElsewhere: 1,
    weightOfOthers: 0.05,
  },
];
