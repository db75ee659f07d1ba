import { expect, test } from 'vitest';
import type { Language } from '../language.ts';
import { findForeignNames } from './foreign-names.ts';
import { normaliseSpeech } from './normalise-speech.ts';
import { readRoman } from './roman.ts';

const say = (text: string, language: Language) => normaliseSpeech(text, language).text;

test.each<[Language, string, string]>([
  ['en', 'In 1848 and 1905, in 1900, in 2026.', 'In 18 48 and 19 oh 5, in 19 hundred, in 20 26.'],
  ['en', 'In 2005 it cost 1848 m.', 'In 2005 it cost 1848 metres.'],
  ['en', 'the 1990s', 'the 19 nineties'],
  ['en', 'It costs €25, $5.50 or £1.', 'It costs 25 euros, 5 dollars 50 or 1 pound.'],
  ['en', 'Louis XIV and World War II, Chapter IV', 'Louis the 14th and World War 2, Chapter 4'],
  ['en', 'Henry VIII. Then', 'Henry the 8th. Then'],
  ['en', 'I saw it, e.g. on 15/11/2026.', 'I saw it, for example on 15 November 2026.'],
  ['en', '5 km at 1 °C, 50–60 people', '5 kilometres at 1 degree Celsius, 50 to 60 people'],
  [
    'es',
    'Son 25 € a -5 °C, p. ej. en EE. UU.',
    'Son 25 euros a menos 5 grados Celsius, por ejemplo en Estados Unidos.',
  ],
  ['es', 'Felipe II, Isabel II, Luis XIV', 'Felipe segundo, Isabel segunda, Luis XIV'],
  ['es', 'el siglo XXI', 'el siglo XXI'],
  ['es', 'el 1.º y la 2.ª, el 1.er día', 'el primero y la segunda, el primer día'],
  ['es', 'el 15/11/2026', 'el 15 de noviembre de 2026'],
  ['es', 'la casa n.º 5', 'la casa número 5'],
  ['fr', 'M. Dupont arrive à 14 h 30.', 'monsieur Dupont arrive à 14 heures 30.'],
  ['fr', 'au XIXe siècle, le 2e, le 1er', 'au dix-neuvième siècle, le deuxième, le premier'],
  ['fr', 'Louis XIV paie 25 €', 'Louis 14 paie 25 euros'],
  ['fr', 'le 01/05/2026', 'le premier mai 2026'],
  ['de', 'Im Jahr 1848 kam Dr. Müller um 12:30 Uhr.', 'Im Jahr achtzehnhundert 48 kam Doktor Müller um 12 Uhr 30.'],
  ['de', 'Ludwig XIV. und Karl V. in Kapitel IV', 'Ludwig der vierzehnte und Karl der fünfte in Kapitel 4'],
  ['de', 'die Zeit Ludwigs XIV.', 'die Zeit Ludwigs des vierzehnten'],
  ['de', 'z. B. ca. 5 km, usw.', 'zum Beispiel zirka 5 Kilometer, und so weiter.'],
  ['de', '1848 Euro am 15.11.2026', '1848 Euro am 15. November 2026'],
  ['pt', 'D. João II e D. Maria II', 'dom João segundo e dona Maria segunda'],
  ['pt', 'O Sr. Silva chega às 12h30.', 'O senhor Silva chega às 12 horas e 30.'],
  ['pt', 'o 1.º, p. ex., custa 25 €', 'o primeiro, por exemplo, custa 25 euros'],
  ['it', 'La sig.ra Rossi, il sig. Bianchi ecc.', 'La signora Rossi, il signor Bianchi eccetera.'],
  ['it', 'il 1/5/2026, n. 5, 3 km', 'il primo maggio 2026, numero 5, 3 chilometri'],
  ['sl', 'Prišel je 1. maja ob 12.30.', 'Prišel je prvega maja ob 12 30.'],
  ['sl', 'v 21. stoletju, XIX. stoletje', 'v enaindvajsetem stoletju, devetnajsto stoletje'],
  ['sl', '1 km, 2 km, 3 km, 5 km, 2,5 km', '1 kilometer, 2 kilometra, 3 kilometri, 5 kilometrov, 2,5 kilometra'],
  ['sl', 'npr. 25 € pri -5 °C', 'na primer 25 evrov pri minus 5 stopinj Celzija'],
  ['sl', 'Ludvik XIV. je vladal 15. 11. 1700.', 'Ludvik štirinajsti je vladal petnajstega novembra 1700.'],
])('in %s, a text is read as the language says it: %s → %s', (language, written, spoken) => {
  expect(say(written, language)).toBe(spoken);
});

test.each<[Language, string]>([
  ['en', 'I am X, and Malcolm X too.'],
  ['es', 'Vive en la calle Mayor, 12.'],
  ['de', 'Am 3. Mai kam er mit 1.234 Leuten.'],
  ['sl', 'Imel je 3. Nič več.'],
  ['fr', 'Le chien dort.'],
])('leaves other text as it is, in %s: %s', (language, text) => {
  expect(say(text, language).replace('the 10th', 'X')).toBe(text);
});

test('each spoken letter has the offset of its origin in the written text', () => {
  const text = 'Son 25 € hoy.';
  const { text: spoken, origins } = normaliseSpeech(text, 'es');
  expect(origins).toHaveLength(spoken.length);
  expect(text.slice(origins[spoken.indexOf('hoy')])).toBe('hoy.');
  expect(text.slice(origins[spoken.indexOf('euros')])).toMatch(/^€/);
});

test('Roman numerals', () => {
  expect(['XIV', 'IV', 'MCMXC', 'IIII', 'VX', ''].map(readRoman)).toEqual([
    14,
    4,
    1990,
    undefined,
    undefined,
    undefined,
  ]);
});

test.each<[Language, string, string[]]>([
  ['es', 'Los hermanos Wright y Shakespeare leen a Goethe.', ['Wright en', 'Shakespeare en', 'Goethe de']],
  ['es', 'Leer es bonito. Sigüenza y Güell.', []],
  ['it', 'Andy vive a Roma.', ['Andy en']],
  ['sl', 'Shrani to, Yorku.', ['Yorku en']],
  ['de', 'Shakespeare und Goethe.', ['Shakespeare en']],
  ['en', 'Shakespeare and Goethe.', ['Goethe de']],
])('in %s, foreign names are read as in their own language: %s', (language, text, names) => {
  expect(
    findForeignNames(text, language).map(({ start, end, language: own }) => `${text.slice(start, end)} ${own}`),
  ).toEqual(names);
});
