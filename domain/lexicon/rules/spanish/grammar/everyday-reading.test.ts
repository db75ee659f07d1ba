import { expect, test } from 'vitest';
import { annotate } from '../../../annotate.ts';
import { conceptOf } from '../../../concept.fixture.ts';
import { createLexicon } from '../../../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('who/pronoun', { es: ['quién', 'quien'], en: ['who'] }),
  conceptOf('whoever-quien-es/pronoun', { es: ['quien'] }),
  conceptOf('boy/noun', { es: ['chico'], en: ['boy'] }),
  conceptOf('with/preposition', { es: ['con'] }),
  conceptOf('some/determiner', { es: ['alguno', 'alguna'] }),
  conceptOf('one-of-them-alguno-es/pronoun', { es: ['alguno', 'alguna'] }),
  conceptOf('if/conjunction', { es: ['si'] }),
  conceptOf('house/noun', { es: ['casa'] }),
  conceptOf('go/verb', { es: ['ir', 'fue'] }),
  conceptOf('past/adjective', { es: ['pasado'] }),
  conceptOf('last/adjective', { es: ['último', 'pasado'], en: ['last'] }),
  conceptOf('pass/verb', { es: ['pasar'], en: ['pass'] }),
  conceptOf('spend/verb', { es: ['pasar'], en: ['spend', 'spent'] }),
  conceptOf('saturday/noun', { es: ['sábado'], en: ['Saturday'] }),
  conceptOf('year/noun', { es: ['año'] }),
  conceptOf('in/preposition', { es: ['en'] }),
  conceptOf('end/verb', { es: ['acabar'] }),
  conceptOf('end-up/verb', { es: ['acabar'] }),
  conceptOf('book/noun', { es: ['libro'] }),
  conceptOf('the/determiner', { es: ['el', 'la'] }),
  conceptOf('be/verb', { es: ['estar', 'estaba'] }),
  conceptOf('light-switch-on-es/verb', { es: ['encender'] }),
  conceptOf('on-lit-encendido-es/adjective', { es: ['encendido'] }),
  conceptOf('have/verb', { es: ['haber', 'ha', 'han'] }),
  conceptOf('hopefully/adverb', { es: ['ojalá'] }),
  conceptOf('if-only/expression', { es: ['ojalá'] }),
  conceptOf('verb-part-es/pronoun', { es: ['se', 'me'] }),
  conceptOf('oneself/pronoun', { es: ['se', 'me'], en: ['himself'] }),
  conceptOf('stay/verb', { es: ['quedarse'], en: ['stay'] }),
  conceptOf('three/numeral', { es: ['tres'] }),
]);

const meaning = (es: string, word: number, en?: string) =>
  annotate({ es, ...(en !== undefined && { en }) }, lexicon).es?.[word]?.conceptId;

test('“quien” without a noun before it is “whoever”', () => {
  expect(meaning('Quien fue, fue', 0)).toBe('whoever-quien-es/pronoun');
  expect(meaning('El chico con quien fue', 3)).toBe('who/pronoun');
});

test('“alguna” without a noun after it is “one of them”', () => {
  expect(meaning('Si alguna fue', 1)).toBe('one-of-them-alguno-es/pronoun');
  expect(meaning('Si alguna casa', 1)).toBe('some/determiner');
});

test('“pasado” after the name of a day is “last”, also beside a translation', () => {
  expect(meaning('El sábado pasado fue', 2)).toBe('last/adjective');
  expect(meaning('El sábado pasado fue', 2, 'Last Saturday')).toBe('last/adjective');
});

test('Years without an owner pass', () => {
  expect(meaning('Han pasado tres años', 1)).toBe('pass/verb');
  expect(meaning('Pasó tres años en casa', 0)).toBe('spend/verb');
});

test('“acabar” before an adjective is “end up”', () => {
  expect(meaning('Acabó cansado', 0)).toBe('end-up/verb');
  expect(meaning('Acabó el libro', 0)).not.toBe('end-up/verb');
});

test('“encendido” is a verb only after “haber”', () => {
  expect(meaning('La casa estaba encendida', 3)).toBe('on-lit-encendido-es/adjective');
  expect(meaning('Ha encendido la casa', 1)).toBe('light-switch-on-es/verb');
});

test('“ojalá” before an imperfect subjunctive is “if only”', () => {
  expect(meaning('Ojalá pudiéramos', 0)).toBe('if-only/expression');
  expect(meaning('Ojalá venga', 0)).toBe('hopefully/adverb');
});

test('“se” is a part of its verb, also beside a translation', () => {
  expect(meaning('El chico se quedó', 2, 'The boy stayed')).toBe('verb-part-es/pronoun');
});
