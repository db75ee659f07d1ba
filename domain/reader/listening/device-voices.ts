import type { Language } from '../../language.ts';
import type { PerLanguage } from '../../per-language.ts';

/** The properties of a SpeechSynthesisVoice that tell voices apart. */
export interface DeviceVoice {
  name: string;
  lang: string;
  voiceURI: string;
  localService: boolean;
}

/** The technology of a voice. Neural and recorded voices sound natural. */
type VoiceKind = 'neural' | 'recorded' | 'unknown' | 'robotic';

const novelties =
  'Agnes|Albert|Bad News|Bahh|Bells|Boing|Bruce|Bubbles|Cellos|Deranged|Fred|Good News|Hysterical|Jester|Junior|Kathy|Organ|Pipe Organ|Princess|Ralph|Superstar|Trinoids|Vicki|Victoria|Whisper|Wobble|Zarvox';
const eloquence = 'Eddy|Flo|Grandma|Grandpa|Jacques|Reed|Rocko|Sandy|Shelley';
const apple = [
  'Alex|Allison|Arthur|Ava|Catherine|Daniel|Evan|Fiona|Gordon|Joelle|Karen|Kate|Lee|Martha|Matilda|Moira|Nathan|Noelle|Oliver|Rishi|Samantha|Serena|Stephanie|Susan|Tessa|Tom|Zoe',
  'Angélica|Diego|Isabela|Jimena|Jorge|Juan|Marisol|Mónica|Monica|Paulina|Soledad|Ximena',
  'Amélie|Audrey|Aude|Aurélie|Chantal|Marie|Nicolas|Thomas',
  'Anna|Helena|Markus|Martin|Petra|Viktor|Yannick',
  'Catarina|Felipe|Fernanda|Joana|Joaquim|Luciana',
  'Alice|Emma|Federica|Luca|Paola',
  'Tina',
].join('|');

/**
 * Names and URIs of voices, as browsers on Windows, macOS, iOS, Android, ChromeOS and Linux report them. First match counts.
 */
const table: { kind: VoiceKind; name?: RegExp; uri?: RegExp }[] = [
  { kind: 'robotic', name: /e-?speak|festival|flite|mbrola|pico|svox/i },
  // Firefox on Linux: voices of Speech Dispatcher, usually eSpeak NG.
  { kind: 'robotic', uri: /moz-tts:speechd|eloquence/i },
  { kind: 'robotic', name: new RegExp(`^(?:${novelties}|${eloquence})(?: \\(|$)`) },
  { kind: 'neural', name: /\b(?:natural|neural|premium|enhanced|siri)\b/i },
  // The word “Enhanced” in voice names of macOS and iOS, in other languages.
  { kind: 'neural', name: /\((?:erweitert|mejorada|améliorée|ottimizzata|melhorada|otimizada|izboljšan\p{L}*)\)/iu },
  { kind: 'neural', uri: /\.(?:premium|enhanced|siri)\b|siri_/i },
  { kind: 'neural', name: /^(?:Google |Chrome OS )/ },
  // Android: the voices of Google, such as es-es-x-eea-local.
  { kind: 'neural', name: /^[a-z]{2,3}-[a-z]{2}-x-/i },
  { kind: 'neural', uri: /moz-tts:android/ },
  { kind: 'recorded', name: /^Microsoft / },
  { kind: 'recorded', uri: /com\.apple\./ },
  { kind: 'recorded', name: new RegExp(`^(?:${apple})(?: \\(|$)`) },
];

const kindOrder: VoiceKind[] = ['neural', 'recorded', 'unknown', 'robotic'];

export function kindOf({ name, lang, voiceURI }: DeviceVoice): VoiceKind {
  const row = table.find((entry) => entry.name?.test(name) || entry.uri?.test(voiceURI));
  if (row !== undefined) return row.kind;
  // Chrome on Android uses the language as the name of a voice, and writes its code with an underscore: es_ES.
  return lang.includes('_') ? 'neural' : 'unknown';
}

export const isNatural = (voice: DeviceVoice) => ['neural', 'recorded'].includes(kindOf(voice));

/** Whether the voice sends the text to a server of its vendor. */
export const sendsText = ({ localService, name, voiceURI }: DeviceVoice) =>
  !localService || /\bonline\b|-network\b/i.test(`${name} ${voiceURI}`);

const speaks = ({ lang }: Pick<DeviceVoice, 'lang'>, language: Language) =>
  lang.toLowerCase().split(/[-_]/)[0] === language;

/** The region code, such as ES, or 419 for Latin America; undefined if the voice has none. */
export const regionOf = ({ lang }: Pick<DeviceVoice, 'lang'>) =>
  lang
    .split(/[-_]/)
    .slice(1)
    .find((part) => /^(?:[A-Za-z]{2}|\d{3})$/.test(part))
    ?.toUpperCase();

/** “Microsoft Elvira Online (Natural) - Spanish (Spain)” becomes “Elvira”. Other names stay as they are. */
export const shortName = ({ name }: Pick<DeviceVoice, 'name'>) => /^Microsoft (\p{L}+)/u.exec(name)?.[1] ?? name;

const firstRegions: PerLanguage<string[]> = {
  en: ['GB', 'US'],
  es: ['ES', 'MX'],
  fr: ['FR'],
  de: ['DE'],
  pt: ['PT', 'BR'],
  it: ['IT'],
  sl: ['SI'],
};

/** The most natural voice that keeps the text on the device; undefined if there is none. */
export function findNaturalVoice<Voice extends DeviceVoice>(voices: readonly Voice[], language: Language) {
  return sortVoices(
    voices.filter((voice) => isNatural(voice) && !sendsText(voice)),
    language,
  )[0];
}

/** Voices by region, the usual regions of the language first. In each region, the best voices first. */
export function groupVoices<Voice extends DeviceVoice>(voices: readonly Voice[], language: Language) {
  const byRegion = Map.groupBy(
    sortVoices(voices, language).toSorted((a, b) => rankRegion(a, language) - rankRegion(b, language)),
    (voice) => regionOf(voice),
  );
  return [...byRegion].map(([region, its]) => ({ region, voices: its }));
}

function sortVoices<Voice extends DeviceVoice>(voices: readonly Voice[], language: Language) {
  const ranks = (voice: Voice) => [
    Number(sendsText(voice)),
    kindOrder.indexOf(kindOf(voice)),
    rankRegion(voice, language),
  ];
  return voices
    .filter((voice) => speaks(voice, language))
    .toSorted((a, b) => {
      const [mine, other] = [ranks(a), ranks(b)];
      return mine.map((rank, index) => rank - (other[index] ?? 0)).find((difference) => difference !== 0) ?? 0;
    });
}

function rankRegion(voice: DeviceVoice, language: Language) {
  const index = firstRegions[language].indexOf(regionOf(voice) ?? '');
  return index === -1 ? firstRegions[language].length : index;
}
