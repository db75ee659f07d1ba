import { nameWithRoman, readRoman } from '../roman.ts';
import type { LanguageSpeech } from '../speech-rules.ts';

const ordinals = 'primero segundo tercero cuarto quinto sexto séptimo octavo noveno décimo'.split(' ');
const queens = /^(?:Ana|Catalina|Cristina|Isabel|Juana|Margarita|María|Victoria)$/;
const counted = /^(?:Acto|Anexo|Capítulo|Guerra|Libro|Mundial|Parte|Siglo|Tomo|Volumen)$/;

const toOrdinal = (number: number, isFeminine: boolean) =>
  isFeminine ? ordinals[number - 1]?.replace(/o$/, 'a') : ordinals[number - 1];

export const spanish: LanguageSpeech = {
  abbreviations: {
    'p. ej.': 'por ejemplo',
    'EE. UU.': 'Estados Unidos',
    'a. C.': 'antes de Cristo',
    'd. C.': 'después de Cristo',
    'n.º': 'número',
    'núm.': 'número',
    'pág.': 'página',
    'aprox.': 'aproximadamente',
    'Ud.': 'usted',
    'Uds.': 'ustedes',
    'Avda.': 'avenida',
  },
  units: {
    km: { one: 'kilómetro', other: 'kilómetros' },
    m: { one: 'metro', other: 'metros' },
    cm: { one: 'centímetro', other: 'centímetros' },
    mm: { one: 'milímetro', other: 'milímetros' },
    kg: { one: 'kilo', other: 'kilos' },
    g: { one: 'gramo', other: 'gramos' },
    'm²': { one: 'metro cuadrado', other: 'metros cuadrados' },
    'km²': { one: 'kilómetro cuadrado', other: 'kilómetros cuadrados' },
    'km/h': { one: 'kilómetro por hora', other: 'kilómetros por hora' },
    '°C': { one: 'grado Celsius', other: 'grados Celsius' },
    '€': { one: 'euro', other: 'euros' },
  },
  minus: 'menos',
  to: 'a',
  months: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  order: (day, month, year) => `${day === 1 ? 'primero' : day} de ${month} de ${year}`,
  rules: [
    { pattern: /\s&\s/gu, say: () => ' y ' },
    { pattern: /½/gu, say: () => 'medio' },
    {
      pattern: /(?<![\d.,])(\d{1,2})\.?(º|ª|er)(?!\p{L})/gu,
      say: (_, digits = '', ending = '') => {
        const ordinal = toOrdinal(Number(digits), ending === 'ª');
        return ending === 'er' ? ordinal?.replace(/o$/, '') : ordinal;
      },
    },
    {
      pattern: nameWithRoman,
      say: (_, name = '', roman = '', stop = '') => {
        const number = readRoman(roman);
        if (number === undefined || counted.test(name)) return undefined;
        const ordinal = toOrdinal(number, queens.test(name));
        return ordinal && `${name} ${ordinal}${stop}`;
      },
    },
  ],
};
