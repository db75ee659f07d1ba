import { describe, expect, test } from 'vitest';
import {
  type DeviceVoice,
  findNaturalVoice,
  groupVoices,
  kindOf,
  regionOf,
  sendsText,
  shortName,
} from './device-voices.ts';

const voice = (name: string, change: Partial<DeviceVoice> = {}): DeviceVoice => ({
  name,
  lang: 'es-ES',
  voiceURI: name,
  localService: true,
  ...change,
});

test.each<[string, string, Partial<DeviceVoice>?]>([
  ['neural', 'Mónica (Premium)'],
  ['neural', 'Anna (Erweitert)'],
  ['neural', 'Thomas (améliorée)'],
  ['neural', 'Mónica', { voiceURI: 'com.apple.voice.enhanced.es-ES.Monica' }],
  ['neural', 'Microsoft Elvira Online (Natural) - Spanish (Spain)'],
  ['neural', 'Google español'],
  ['neural', 'Chrome OS español 1'],
  ['neural', 'es-es-x-eea-local'],
  ['neural', 'español España', { lang: 'es_ES' }],
  ['neural', 'español', { voiceURI: 'urn:moz-tts:android:es-ES' }],
  ['recorded', 'Mónica'],
  ['recorded', 'Tina', { lang: 'sl-SI' }],
  ['recorded', 'Grete', { voiceURI: 'com.apple.ttsbundle.Grete-compact' }],
  ['recorded', 'Microsoft Helena - Spanish (Spain)'],
  ['robotic', 'eSpeak Spanish (Spain)'],
  ['robotic', 'espeak-ng es'],
  ['robotic', 'Spanish (Spain)+Adam', { voiceURI: 'urn:moz-tts:speechd:Spanish+Adam?es' }],
  ['robotic', 'Grandma (Spanish (Spain))'],
  ['robotic', 'Reed', { voiceURI: 'com.apple.eloquence.es-ES.Reed' }],
  ['robotic', 'Zarvox', { lang: 'en-US' }],
  ['unknown', 'Spanish'],
  ['unknown', 'Monalisa'],
])('is %s: %s', (kind, name, change) => {
  expect(kindOf(voice(name, change))).toBe(kind);
});

describe('a voice that sends the text to a server', () => {
  test.each<[boolean, string, Partial<DeviceVoice>?]>([
    [true, 'Google español', { localService: false }],
    [true, 'Microsoft Elvira Online (Natural) - Spanish (Spain)', { localService: true }],
    [true, 'es-es-x-eea-network'],
    [false, 'es-es-x-eea-local'],
    [false, 'Mónica'],
  ])('is recognised (%s): %s', (expected, name, change) => {
    expect(sendsText(voice(name, change))).toBe(expected);
  });

  test('is never found as the natural voice', () => {
    expect(findNaturalVoice([voice('Google español', { localService: false })], 'es')).toBeUndefined();
  });
});

test('finds the most natural local voice, then the usual region', () => {
  const mexican = voice('Paulina (Premium)', { lang: 'es-MX' });
  const voices = [
    voice('eSpeak'),
    voice('Mónica'),
    mexican,
    voice('Jorge (Enhanced)'),
    voice('Anna', { lang: 'de-DE' }),
  ];
  expect(findNaturalVoice(voices, 'es')?.name).toBe('Jorge (Enhanced)');
  expect(findNaturalVoice([voice('Mónica'), mexican], 'es')?.name).toBe('Paulina (Premium)');
  expect(findNaturalVoice([voice('eSpeak'), voice('Spanish')], 'es')).toBeUndefined();
  expect(findNaturalVoice(voices, 'sl')).toBeUndefined();
});

test('groups the voices of the language by region, best first', () => {
  const voices = [
    voice('Google español de Estados Unidos', { lang: 'es-US', localService: false }),
    voice('eSpeak'),
    voice('Paulina', { lang: 'es-MX' }),
    voice('Google español', { localService: false }),
    voice('Mónica'),
    voice('Spanish', { lang: 'es' }),
    voice('Daniel', { lang: 'en-GB' }),
  ];
  expect(groupVoices(voices, 'es').map(({ region, voices: its }) => [region, its.map(({ name }) => name)])).toEqual([
    ['ES', ['Mónica', 'eSpeak', 'Google español']],
    ['MX', ['Paulina']],
    [undefined, ['Spanish']],
    ['US', ['Google español de Estados Unidos']],
  ]);
});

test('reads regions and short names', () => {
  expect(['es-ES', 'es_MX', 'es-419', 'zh-Hans-CN', 'es'].map((lang) => regionOf({ lang }))).toEqual([
    'ES',
    'MX',
    '419',
    'CN',
    undefined,
  ]);
  expect(shortName({ name: 'Microsoft Elvira Online (Natural) - Spanish (Spain)' })).toBe('Elvira');
  expect(shortName({ name: 'Google español' })).toBe('Google español');
});
