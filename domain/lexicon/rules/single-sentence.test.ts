import { expect, test } from 'vitest';
import type { Language } from '../../language.ts';
import { annotate } from '../annotate.ts';
import { conceptOf } from '../concept.fixture.ts';
import { createLexicon } from '../create-lexicon.ts';
import { lookUp } from '../look-up.ts';

const lexicon = createLexicon([
  conceptOf('his/determiner', { en: ['his'], es: ['su'], de: ['sein'] }),
  conceptOf('their/determiner', { en: ['their'], es: ['su'], de: ['ihr', 'ihre'] }),
  conceptOf('house/noun', { en: ['house'], es: ['casa'], de: ['Haus'] }),
  conceptOf('he/pronoun', { en: ['he'], es: ['él'], de: ['er'] }),
  conceptOf('him/pronoun', { en: ['him'], es: ['le; él'], de: ['er', 'ihn'] }),
  conceptOf('me/pronoun', { en: ['me'], es: ['me'] }),
  conceptOf('oneself/pronoun', { en: ['oneself'], es: ['se', 'me'] }),
  conceptOf('with/preposition', { en: ['with'], es: ['con'], de: ['mit'] }),
  conceptOf('call/verb', { en: ['call'], es: ['llamar'], de: ['rufen'] }),
  conceptOf('have/verb', { en: ['have'], es: ['tener; haber'], de: ['haben'], fr: ['avoir; être'] }),
  conceptOf('there-is/verb', { en: ['exist'], es: ['haber'] }),
  conceptOf('take-off/expression', { en: ['take … off'] }),
  conceptOf('be-from/expression', { sl: ['je … iz'] }),
  conceptOf('take/verb', { en: ['take'] }),
  conceptOf('change-ones-mind/expression', { en: ['change* one’s mind'] }),
  conceptOf('off/adverb', { en: ['off'] }),
  conceptOf('it/pronoun', { en: ['it'] }),
  conceptOf('now/adverb', { en: ['now'] }),
  conceptOf('be/verb', { en: ['be', 'was'], sl: ['biti', 'je'], fr: ['être'] }),
  conceptOf('be-passive/verb', { en: ['be', 'was'], de: ['werden'] }),
  conceptOf('find/verb', { en: ['find', 'found'], sl: ['najti', 'našel'] }),
  conceptOf('out-of/preposition', { sl: ['iz'] }),
  conceptOf('the/determiner', { en: ['the'], de: ['der', 'die'] }),
  conceptOf('who-which/pronoun', { en: ['that'], de: ['der', 'die'] }),
  conceptOf('topic/noun', { de: ['Thema', 'Themen'] }),
  conceptOf('during/preposition', { de: ['während'] }),
  conceptOf('while/conjunction', { de: ['während'] }),
  conceptOf('war/noun', { de: ['Krieg', 'Krieges'] }),
  conceptOf('ship/noun', { en: ['ship'], es: ['barco'], de: ['Schiff'] }),
  conceptOf('container/noun', { en: ['container'], es: ['contenedor'], de: ['Container'] }),
  conceptOf('sheikh/noun', { en: ['sheikh'], sl: ['šejk'] }),
  conceptOf('editing/noun', { en: ['editing'], pt: ['redação'] }),
  conceptOf('try-to/expression', { es: ['tratar* de'] }),
  conceptOf('be-a-matter-of/expression', { es: ['tratarse* de'] }),
  conceptOf('be-located/verb', { it: ['trovarsi'] }),
  conceptOf('discover/verb', { it: ['trovare'] }),
  conceptOf('come-from/expression', { fr: ['venir* de'] }),
  conceptOf('have-just-done/expression', { fr: ['venir* de +inf'] }),
  conceptOf('err/verb', { fr: ['se tromper'] }),
  conceptOf('company/noun', { fr: ['entreprise'] }),
  conceptOf('set-out-to/expression', { fr: ['entreprendre* de'] }),
  conceptOf('go/verb', { pt: ['ir'] }),
  conceptOf('will/verb', { pt: ['ir'] }),
  conceptOf('work/verb', { pt: ['trabalhar'] }),
  conceptOf('call-on/expression', { es: ['apelar* a; recurrir* a'] }),
  conceptOf('resort-to/expression', { es: ['recurrir* a'] }),
]);

const concept = (sentence: string, language: Language, word: number) =>
  annotate({ [language]: sentence }, lexicon)[language]?.[word]?.conceptId?.split('/')[0];

const meaning = (sentence: string, language: Language, word: string, target: Language) => {
  const start = sentence.indexOf(word);
  const words = annotate({ [language]: sentence }, lexicon)[language] ?? [];
  return lookUp({ sentence, words, language, start, end: start + word.length }, target, lexicon)?.whole?.meaning;
};

test('A function word shows all the meanings between which the sentence does not decide', () => {
  expect(meaning('su casa', 'es', 'su', 'en')?.word).toBe('his, their');
  const decided = annotate({ es: 'su casa', en: 'their house' }, lexicon).es?.[0];
  expect(decided?.conceptId).toBe('their/determiner');
  expect(decided?.undecidedIds).toBeUndefined();
});

test('A pronoun is an object after a preposition and in another case', () => {
  expect(concept('con él', 'es', 1)).toBe('him');
  expect(concept('él llama', 'es', 0)).toBe('he');
  expect(concept('ihn', 'de', 0)).toBe('him');
  expect(concept('er', 'de', 0)).toBe('he');
});

test('The possessive of an expression may be any possessive', () => {
  expect(concept('She changed her mind', 'en', 1)).toBe('change-ones-mind');
  expect(concept('They change their mind', 'en', 3)).toBe('change-ones-mind');
});

test('A pronoun is reflexive if the verb has the same person', () => {
  expect(concept('me llamo', 'es', 0)).toBe('oneself');
  expect(concept('me llama', 'es', 0)).toBe('me');
});

test('“haber” with a participle is an auxiliary', () => {
  expect(concept('ha llamado', 'es', 0)).toBe('have');
});

test('“be” with a participle is passive', () => {
  expect(concept('it was found', 'en', 1)).toBe('be-passive');
  expect(concept('it was now', 'en', 1)).toBe('be');
});

test('An expression may have a short object in its gap, but not other words', () => {
  expect(concept('take it off now', 'en', 0)).toBe('take-off');
  expect(concept('je našel iz hiše', 'sl', 0)).toBe('be');
});

test('A German relative pronoun follows a comma, and its verb comes last', () => {
  expect(concept('Themen, die er mit Haus ruft', 'de', 1)).toBe('who-which');
  expect(concept('die Themen', 'de', 0)).toBe('the');
});

test('“während” is a preposition if its clause has no verb', () => {
  expect(concept('während des Krieges', 'de', 0)).toBe('during');
  expect(concept('während er ruft', 'de', 0)).toBe('while');
});

test('A compound that is not listed has the meaning of all its parts', () => {
  expect(meaning('Containerschiff', 'de', 'Containerschiff', 'en')?.word).toBe('container ship');
  expect(meaning('Containerschiff', 'de', 'Containerschiff', 'es')).toMatchObject({
    word: 'barco',
    hint: 'contenedor',
  });
});

test('Possessive adjectives and old spellings lead to the listed word', () => {
  expect(concept('šejkovega', 'sl', 0)).toBe('sheikh');
  expect(concept('redacção', 'pt', 0)).toBe('editing');
});

test('A reflexive pronoun decides between two verbs and between two expressions', () => {
  expect(concept('trata de verlo', 'es', 0)).toBe('try-to');
  expect(concept('se trata de verlo', 'es', 1)).toBe('be-a-matter-of');
  expect(concept('la casa si trova là', 'it', 3)).toBe('be-located');
  expect(concept('lo trova là', 'it', 1)).toBe('discover');
});

test('An expression marked “+inf” needs an infinitive', () => {
  expect(concept('il vient de ne pas partir', 'fr', 1)).toBe('have-just-done');
  expect(concept('il vient de Paris', 'fr', 1)).toBe('come-from');
});

test('A noun is not the verb of an expression', () => {
  expect(concept('il entreprend de partir', 'fr', 1)).toBe('set-out-to');
  expect(concept('les entreprises de Paris', 'fr', 1)).toBe('company');
});

test('The concept that lists an expression first is chosen', () => {
  expect(concept('recurre a la ley', 'es', 0)).toBe('resort-to');
});

test('The words after an auxiliary tell it from the verb with the same form', () => {
  expect(concept('elle est déjà venue', 'fr', 1)).toBe('have');
  expect(concept('elle s’est trompée', 'fr', 2)).toBe('have');
  expect(concept('elle est ici', 'fr', 1)).toBe('be');
  expect(concept('ele vai trabalhar', 'pt', 1)).toBe('will');
  expect(concept('ele vai ali', 'pt', 1)).toBe('go');
});
