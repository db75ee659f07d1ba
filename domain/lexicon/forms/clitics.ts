import type { LanguageIndex } from '../lexicon.ts';
import type { Analysis } from './analysis.ts';

const accents: Record<string, string> = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u' };
const withoutAccents = (text: string) => text.replace(/[áéíóú]/g, (vowel) => accents[vowel] ?? vowel);

type Cut = { host: string; clitics: string[] };

/**
 * Analyses infinitives, gerunds and commands with attached pronouns: Spanish “mirarlo” (look at it), Italian “dimmi” (tell
 * me).
 */
export function analyseClitics(form: string, language: 'es' | 'it', index: LanguageIndex): Analysis[] {
  const cuts = language === 'es' ? cutSpanish(form) : cutItalian(form);
  for (const { host, clitics } of cuts) {
    const found = index.findForms(host).flatMap(({ word, features }): Analysis[] => {
      const verb = index.wordAt(word);
      const told = features.filter((each) => takesPronoun(each, language));
      return verb?.partOfSpeech === 'verb' && told.length > 0 ? [{ word: verb, features: told, clitics }] : [];
    });
    if (found.length > 0) return found;
  }
  return [];
}

/** Spanish subjunctive forms can have attached pronouns, because they are polite commands: “dígame” (tell me). */
const takesPronoun = (features: string, language: 'es' | 'it') =>
  /^(?:inf|ger|imp)/.test(features) || (language === 'es' ? /^subj 3/.test(features) : /^part/.test(features));

const spanishPronouns = /^(.{2,}?)(me|te|se|nos|os)?(me|te|se|nos|os|l[aeo]s?)$/;

function cutSpanish(form: string): Cut[] {
  const cuts: Cut[] = [];
  for (const pattern of [spanishPronouns, /^(.{2,})()(me|te|se|nos|os|l[aeo]s?)$/]) {
    const [, host = '', first, last = ''] = pattern.exec(form) ?? [];
    if (last === '') continue;
    const clitics = [first, last].filter((each) => each !== undefined && each !== '') as string[];
    const opening = clitics[0] ?? '';
    for (const each of isAccentOfPronouns(host, clitics) ? [host, withoutAccents(host)] : [host]) {
      cuts.push({ host: each, clitics });
      // A Spanish verb loses a letter before some pronouns: “vámonos” (let’s go) is “vamos” with “nos”.
      if (opening === 'nos' || opening === 'se') cuts.push({ host: `${each}s`, clitics });
      if (opening === 'os') cuts.push({ host: `${each}d`, clitics });
    }
  }
  return cuts;
}

/**
 * Whether a Spanish verb has its accent only because of the attached pronouns: “cántame” (sing to me) is “canta” with “me”.
 * A pronoun adds no accent to a verb that is stressed on its last syllable. So “cántaros” (pitchers) is not “cantar” with
 * “os”.
 */
function isAccentOfPronouns(host: string, { length }: readonly string[]): boolean {
  const accent = /[áéíóú]/.exec(host)?.index;
  if (accent === undefined) return false;
  const syllablesAfter = [...withoutAccents(host.slice(accent + 1)).matchAll(/(?<![aeiou])[aeiou]/g)].length;
  const isStressedOnLast = /[rdáéíóú]$/.test(host);
  if (host.endsWith('r') && length === 1) return false;
  return isStressedOnLast ? syllablesAfter === 0 : syllablesAfter === 1;
}

const italianPronouns = /^(.{2,}?)((?:[mtscv]e|glie)(?:l[oaie]|ne)|[mtscv]i|l[oaie]|gli|ne)$/;
const doubled = /^(d[iaà]|fa|sta|va)([mtcln])\2/;

function cutItalian(form: string): Cut[] {
  const [, host = '', pronouns = ''] = italianPronouns.exec(form) ?? [];
  if (pronouns === '') return [];
  const clitics = splitItalian(pronouns);
  const short = doubled.exec(form);
  const rest = short ? italianPronouns.exec(`${short[1]}x${form.slice((short[1] ?? '').length + 1)}`) : null;
  return [
    { host, clitics },
    // Italian “porsi” (put oneself) consists of “porre” (put), without its last letters, and “si”.
    { host: `${host}re`, clitics },
    ...(short && rest
      ? [
          { host: `${short[1]}’`, clitics: splitItalian(rest[2] ?? '') },
          { host: short[1] ?? '', clitics: splitItalian(rest[2] ?? '') },
        ]
      : []),
  ];
}

const splitItalian = (pronouns: string): string[] => {
  const pair = /^([mtscv]e|glie)(l[oaie]|ne)$/.exec(pronouns);
  return pair ? [(pair[1] ?? '').replace(/^(.)e$/, '$1i').replace('glie', 'gli'), pair[2] ?? ''] : [pronouns];
};
