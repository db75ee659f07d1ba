import { nameWithRoman, readRoman } from '../roman.ts';
import type { LanguageSpeech } from '../speech-rules.ts';

const ordinals = 'primeiro segundo terceiro quarto quinto sexto sétimo oitavo nono décimo'.split(' ');
const queens = '(?:Ana|Catarina|Inês|Isabel|Joana|Leonor|Maria|Vitória)';
const counted = /^(?:Ato|Anexo|Capítulo|Guerra|Livro|Mundial|Parte|Século|Tomo|Volume)$/;

const toOrdinal = (number: number, isFeminine: boolean) =>
  isFeminine ? ordinals[number - 1]?.replace(/o$/, 'a') : ordinals[number - 1];

export const portuguese: LanguageSpeech = {
  abbreviations: {
    'p. ex.': 'por exemplo',
    'a. C.': 'antes de Cristo',
    'd. C.': 'depois de Cristo',
    'Sr.': 'senhor',
    'Sra.': 'senhora',
    'Sr.ª': 'senhora',
    'Exmo.': 'excelentíssimo',
    'n.º': 'número',
    'pág.': 'página',
    'aprox.': 'aproximadamente',
  },
  units: {
    km: { one: 'quilómetro', other: 'quilómetros' },
    m: { one: 'metro', other: 'metros' },
    cm: { one: 'centímetro', other: 'centímetros' },
    mm: { one: 'milímetro', other: 'milímetros' },
    kg: { one: 'quilo', other: 'quilos' },
    g: { one: 'grama', other: 'gramas' },
    'm²': { one: 'metro quadrado', other: 'metros quadrados' },
    'km²': { one: 'quilómetro quadrado', other: 'quilómetros quadrados' },
    'km/h': { one: 'quilómetro por hora', other: 'quilómetros por hora' },
    '°C': { one: 'grau Celsius', other: 'graus Celsius' },
    '€': { one: 'euro', other: 'euros' },
  },
  to: 'a',
  months: 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
  order: (day, month, year) => `${day === 1 ? 'primeiro' : day} de ${month} de ${year}`,
  rules: [
    { pattern: new RegExp(String.raw`(?<!\p{L})D\.\s(?=${queens}(?!\p{L}))`, 'gu'), say: () => 'dona ' },
    { pattern: /(?<!\p{L})D\.\s(?=\p{Lu}\p{Ll})/gu, say: () => 'dom ' },
    {
      pattern: /(?<![\p{L}\p{N}])(\d{1,2})h(\d{2})?(?![\p{L}\p{N}])/gu,
      say: (_, hours = '', minutes?: string) => {
        const spoken = `${hours} hora${Number(hours) > 1 ? 's' : ''}`;
        return minutes === undefined || minutes === '00' ? spoken : `${spoken} e ${Number(minutes)}`;
      },
    },
    {
      pattern: /(?<![\d.,])(\d{1,2})\.?(º|ª)(?!\p{L})/gu,
      say: (_, digits = '', ending = '') => toOrdinal(Number(digits), ending === 'ª'),
    },
    {
      pattern: nameWithRoman,
      say: (_, name = '', roman = '', stop = '') => {
        const number = readRoman(roman);
        if (number === undefined || counted.test(name)) return undefined;
        const ordinal = toOrdinal(number, new RegExp(`^${queens}$`).test(name));
        return ordinal && `${name} ${ordinal}${stop}`;
      },
    },
  ],
};
