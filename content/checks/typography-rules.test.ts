import { expect, test } from 'vitest';
import type { Language } from '../../domain/language.ts';
import { findTypographyFaults } from './typography-rules.ts';

const around = 'closes its quotation around the speaker';
const spelled = 'spells out the day of a date';
const foreign = 'writes a date as another language does';
const spaces = 'lacks no-break spaces (--fix puts them in)';
const noEnDash = 'has an en dash for a raya';

// The first lines are from our articles before they were corrected. The other lines are invented.
test.each<[Language, string, string[]]>([
  ['es', '«Eso ha sido mi rodilla», dijo, «así que no lo publiquéis, por favor».', [around]],
  ['es', '«Pues mire», dijo el señor Pavlin, «es un final muy bonito».', [around]],
  ['es', 'Mientras me espere ese saludo, aguanto la oscuridad – y ahora bebeos el cacao.', [noEnDash]],
  ['es', 'Tercero: di el nombre en voz alta – «Mucho gusto, Marta» – y úsalo otra vez.', [noEnDash]],
  ['pt', '«Foi o meu joelho», disse ele, «por isso não publiquem isto, por favor.»', [around]],
  ['de', 'Dieser Donnerstag, der siebzehnte Dezember 1903, begann mit Eis auf den Pfützen.', [spelled]],
  ['de', 'Am ersten Juli 1940 eröffnet, überquerte sie eine Meerenge.', [spelled]],
  ['de', 'Am Morgen des siebten November 1940 wehte der Wind.', [spelled]],
  ['sl', 'Ta četrtek, sedemnajsti december 1903, se je začel z ledom na lužah.', [spelled]],
  ['sl', 'Zjutraj sedmega novembra 1940 je veter pihal.', [spelled]],
  ['en', 'On the third of October, a storm of considerable size appeared.', [spelled]],
  ['es', 'El tres de octubre apareció una tormenta.', [spelled]],
  ['fr', 'Le trois octobre, une tempête se présenta à la frontière.', [spelled]],
  ['pt', 'No dia três de outubro, apareceu uma tempestade.', [spelled]],
  ['it', 'Il tre ottobre si presentò una tempesta.', [spelled]],
  ['sl', 'Po tridesetih minutah jo segrej na 240 °C.', [spaces]],
  ['en', 'Put 500 grams of white bread flour into a big bowl.', [spaces]],
  ['de', 'Ungefähr 37 Meter weiter landete er im Sand.', [spaces]],
  ['fr', 'Le matin du 7 novembre 1940, le vent soufflait.', [spaces]],
  ['it', 'Un’orbita dura circa 76 anni.', [spaces]],

  ['es', 'Sí — dijo — ya voy.', ['has a raya that neither opens nor closes an aside']],
  ['es', 'Sí—dijo—ya voy.', ['has a raya that neither opens nor closes an aside']],
  ['es', '«Sí —dijo, ya voy».', ['opens an aside and does not close it']],
  ['pt', 'Sim — disse ela —, já vou.', ['has a dash without its spaces']],
  ['en', 'On 17th December 1903, the wind was freezing.', [foreign]],
  ['de', 'Am 17 Dezember 1903 wehte ein eisiger Wind.', [foreign, spaces]],
  ['es', 'El 17 diciembre de 1903 soplaba un viento helado.', [foreign, spaces]],
  ['fr', 'Inauguré le 1\u00a0juillet 1940, il franchissait un détroit.', [foreign]],
  ['it', 'Inaugurato il 1\u00a0luglio 1940, attraversava uno stretto.', [foreign]],
  ['sl', 'Odprt je bil 1\u00a0julija 1940.', [foreign]],
  ['de', 'Heiz den Ofen auf 240°C vor.', ['lacks a space before its unit']],
  ['it', 'L\'impasto è "pronto".', ['has a straight quotation mark or apostrophe']],
  ['pt', 'A massa \u00a0está pronta.', ['has two spaces in a row']],
])('finds the fault in a line of %s: %s', (language, text, faults) => {
  expect(findTypographyFaults(text, language)).toEqual(faults);
});

test.each<[Language, string]>([
  ['es', '«Eso ha sido mi rodilla —dijo—, así que no lo publiquéis, por favor».'],
  ['es', '«Esto no son calles —dijo por fin—: es un río».'],
  ['es', 'Di el nombre en voz alta —«Mucho gusto, Marta»— y úsalo otra vez.'],
  ['es', '«¿Has encontrado el error?», preguntó el capitán.'],
  ['es', 'Inaugurado el 1 de julio de 1940, cruzaba un estrecho de 853\u00a0metros.'],
  ['pt', '«Foi o meu joelho – disse ele –, por isso não publiquem isto, por favor.»'],
  ['pt', '«Dois minutos de atraso», diz ela, e fecha a colmeia.'],
  ['de', 'Es ist der 17.\u00a0Dezember 1903, der Wind ist eiskalt.'],
  ['de', 'Seit dem letzten Mai fährt sie wieder.'],
  ['sl', 'Zjutraj 7.\u00a0novembra 1940 je veter pihal, zadnji december pa ne.'],
  ['en', 'A year later, at the end of July 1866, it was 17\u00a0December at 240\u00a0°C.'],
  ['fr', 'Inauguré le 1er\u00a0juillet 1940, il dure 76\u00a0ans.'],
  ['it', 'Inaugurato il 1º\u00a0luglio 1940.'],
])('finds no fault in a line of %s: %s', (language, text) => {
  expect(findTypographyFaults(text, language)).toEqual([]);
});
