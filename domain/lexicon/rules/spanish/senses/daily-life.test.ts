import { expect, test } from 'vitest';
import { annotate } from '../../../annotate.ts';
import { conceptOf } from '../../../concept.fixture.ts';
import { createLexicon } from '../../../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('break-down/verb', { es: ['estropearse'] }),
  conceptOf('go-off-food/verb', { es: ['estropearse'] }),
  conceptOf('milk/noun', { es: ['leche'] }),
  conceptOf('lift/noun', { es: ['ascensor'] }),
  conceptOf('portal/noun', { es: ['portal'] }),
  conceptOf('entrance-hall-portal-es/noun', { es: ['portal'] }),
  conceptOf('news/noun', { es: ['noticias'] }),
  conceptOf('of/preposition', { es: ['de'] }),
  conceptOf('without/preposition', { es: ['sin'] }),
  conceptOf('snow/noun', { es: ['nieve'] }),
  conceptOf('covered/adjective', { es: ['cubierto', 'cubiertos'] }),
  conceptOf('cutlery/noun', { es: ['cubiertos'] }),
  conceptOf('finish-end-acabar-es/verb', { es: ['acabar'] }),
  conceptOf('end-up/verb', { en: ['end up'], es: ['acabar'] }),
  conceptOf('dine/verb', { es: ['cenar'] }),
  conceptOf('calm/verb', { en: ['calm'], es: ['calmar'] }),
  conceptOf('calm-calma-es/noun', { es: ['calma'] }),
  conceptOf('with/preposition', { es: ['con'] }),
  conceptOf('nerve/noun', { es: ['nervios'] }),
  conceptOf('it/pronoun', { en: ['it'], es: ['le'] }),
  conceptOf('him/pronoun', { en: ['him'], es: ['le'] }),
  conceptOf('matter/verb', { en: ['matter'], es: ['importar'] }),
  conceptOf('nobody/pronoun', { en: ['nobody'], es: ['nadie'] }),
  conceptOf('say/verb', { es: ['decir', 'di'] }),
  conceptOf('give/verb', { es: ['dar', 'di'] }),
  conceptOf('me/pronoun', { es: ['me'] }),
  conceptOf('bath/noun', { es: ['baño'] }),
  conceptOf('to/preposition', { es: ['a'] }),
  conceptOf('think/verb', { es: ['pensar', 'pienso'] }),
  conceptOf('animal-feed-it/noun', { es: ['pienso'] }),
  conceptOf('eat/verb', { es: ['comer', 'come'] }),
  conceptOf('crane/noun', { es: ['grúa'] }),
  conceptOf('tow-truck/noun', { es: ['grúa'] }),
  conceptOf('car/noun', { es: ['coche'] }),
  conceptOf('rollo-general-es/noun', { es: ['rollo'] }),
  conceptOf('roll-rollo-es/noun', { es: ['rollo'] }),
  conceptOf('bore-rollo-es/noun', { es: ['rollo'] }),
  conceptOf('break/verb', { es: ['romper'] }),
  conceptOf('break-up-couple/verb', { es: ['romper'] }),
  conceptOf('veto/verb', { es: ['vetar', 'vete'] }),
  conceptOf('go-away/verb', { es: ['irse', 'vete'] }),
]);

const meaning = (sentence: string, word: number, translation?: string) =>
  annotate({ es: sentence, ...(translation && { en: translation }) }, lexicon).es?.[word]?.conceptId;

test('a machine breaks down, and food goes off', () => {
  expect(meaning('El ascensor se estropeó', 3)).toBe('break-down/verb');
  expect(meaning('La leche se estropeó', 3)).toBe('go-off-food/verb');
});

test('“portal” is the entrance of a house, except near words for websites', () => {
  expect(meaning('El portal', 1)).toBe('entrance-hall-portal-es/noun');
  expect(meaning('El portal de noticias', 1)).toBe('portal/noun');
});

test('“cubiertos” is cutlery after “sin”, and a participle before “de”', () => {
  expect(meaning('Cenar sin cubiertos', 2)).toBe('cutlery/noun');
  expect(meaning('Cubiertos de nieve', 0)).toBe('covered/adjective');
});

test('“acabar” before a gerund is “end up”', () => {
  expect(meaning('Acabamos cenando', 0)).toBe('end-up/verb');
  expect(meaning('Acabó el baño', 0)).toBe('finish-end-acabar-es/verb');
});

test('“calma” after a preposition is a noun, also beside a translation', () => {
  expect(meaning('Cenaba con calma', 2)).toBe('calm-calma-es/noun');
  expect(meaning('Cenaba con tanta calma', 3, 'He dined so calm')).toBe('calm-calma-es/noun');
  expect(meaning('Calma nervios', 0)).toBe('calm/verb');
});

test('“le” of a verb of feeling is a person, also beside a translation', () => {
  expect(meaning('A nadie le importaba', 2, 'Nobody, it matters')).toBe('him/pronoun');
});

test('“di” after a pronoun is the past of “dar” (give)', () => {
  expect(meaning('Me di un baño', 1)).toBe('give/verb');
});

test('“pienso” is a verb at the beginning of a clause and after “no”', () => {
  expect(meaning('Pienso que', 0)).toBe('think/verb');
  expect(meaning('No pienso', 1)).toBe('think/verb');
  expect(meaning('Come pienso', 1)).toBe('animal-feed-it/noun');
});

test('“grúa”, “rollo” and “romper” have their meaning from the words nearby', () => {
  expect(meaning('La grúa con el coche', 1)).toBe('tow-truck/noun');
  expect(meaning('Un rollo de papel', 1)).toBe('roll-rollo-es/noun');
  expect(meaning('Qué rollo', 1)).toBe('bore-rollo-es/noun');
  expect(meaning('Romper con su novio', 0)).toBe('break-up-couple/verb');
});

test('“vete” is a command of “irse”', () => {
  expect(meaning('Vete a casa', 0)).toBe('go-away/verb');
});
