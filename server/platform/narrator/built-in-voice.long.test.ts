import { afterAll, describe, expect, test } from 'vitest';
import type { Language } from '../../../domain/language.ts';
import { findOnsets } from '../../../tests/support/sound/find-onsets.ts';
import { createNarrator } from './create-narrator.ts';
import { frameBytes } from './mp3-format.ts';
import { createVoiceLanes, createVoicePool } from './voice-pool.ts';
import { decodeMp3 } from './worker/decode-mp3.ts';
import { measureLoudness, toLufs } from './worker/measure-loudness.ts';

const deps = { now: () => new Date(), random: () => 0 };
const narrator = createNarrator(undefined, deps);

afterAll(() => narrator.stop());

const [voice] = narrator.voices;

async function speak(text: string, language: Language) {
  const spoken = await voice?.speak({ text, language }, { urgency: 'now' });
  if (spoken === undefined) throw new Error('There is no voice.');
  return { ...spoken, spokenWords: spoken.words.map(({ from, to }) => text.slice(from, to)) };
}

describe('the spoken words', () => {
  test.each<[Language, string, string[]]>([
    ['en', 'In 1984 the fox ate 3,500 apples.', ['In', '1984', 'the', 'fox', 'ate', '3,500', 'apples']],
    ['en', '😀 Foxes & “friends” <b>bake</b>!', ['Foxes', 'friends', 'b', 'bake', 'b']],
    ['fr', 'L’eau qu’il boit, aujourd’hui.', ['L’eau', 'qu’il', 'boit', 'aujourd’hui']],
    ['de', 'Er sagte: „Komm!“', ['Er', 'sagte', 'Komm']],
    ['pt', 'Recebeu-nos na cozinha.', ['Recebeu-nos', 'na', 'cozinha']],
    ['it', 'Un po’ d’acqua.', ['Un', 'po’', 'd’acqua']],
    ['sl', 'V našem mestu žive čebele.', ['V', 'našem', 'mestu', 'žive', 'čebele']],
    ['es', '¿Dónde está el 😀 zorro?', ['Dónde', 'está', 'el', 'zorro']],
  ])('%s: %s', async (language, text, words) => {
    const { spokenWords, words: spoken, startSeconds, endSeconds } = await speak(text, language);
    expect(spokenWords).toEqual(words);
    const marks = spoken.flatMap((word) => [word.startSeconds, word.endSeconds]);
    expect(marks).toEqual(marks.toSorted((a, b) => a - b));
    expect(marks[0]).toBeGreaterThanOrEqual(startSeconds);
    expect(marks.at(-1)).toBeLessThanOrEqual(endSeconds);
    for (const word of spoken) expect(word.endSeconds).toBeGreaterThan(word.startSeconds);
  });

  test('the time of a word after a pause is exact within 30 ms, and the word before it ends before the pause', async () => {
    const { mp3Frames, words } = await speak('Bread. Salt. Water.', 'en');
    const { onsets } = await findOnsets(mp3Frames, 0.25);
    words.forEach(({ startSeconds }, index) => {
      expect(Math.abs(startSeconds - (onsets[index] ?? 0))).toBeLessThan(0.03);
    });
    expect((words[1]?.startSeconds ?? 0) - (words[0]?.endSeconds ?? 0)).toBeGreaterThan(0.25);
  });
});

test.each(['…', '—', '', ' ', '\u200b', '🦊🦊', '<<<>>>', '&&&', '&amp;', '<speak>', 'a'.repeat(3000)])(
  'works after any input: %j',
  async (text) => {
    const { mp3Frames } = await speak(text, 'en');
    expect(mp3Frames.length).toBeGreaterThan(0);
    expect(mp3Frames.length % frameBytes).toBe(0);
    expect((await speak('Still here.', 'en')).spokenWords).toEqual(['Still', 'here']);
  },
);

describe('the IPA transcription', () => {
  test.each<[Language, string, string]>([
    ['en', 'fox', 'fˈɒks'],
    ['es', 'zorro', 'θˈoro'],
    ['fr', 'l’eau', 'lˈo'],
    ['de', 'Füchse', 'fˈʏksə'],
    ['pt', 'raposa', 'ʁˌɐpˈozɐ'],
    ['it', 'volpe', 'vˈolpe'],
    ['sl', 'lisica', 'lisˈiːtsa'],
  ])('%s: %s', async (language, text, ipa) => {
    expect(await narrator.pronounce(text, language)).toBe(ipa);
  });
});

test.each<[Language, string]>([
  ['en', 'The fox closes its book, looks at the moon over the hills, and slowly walks home through the wet grass.'],
  ['es', 'El zorro cierra su libro, mira la luna sobre las colinas y vuelve despacio a casa por la hierba mojada.'],
  ['fr', 'Le renard ferme son livre, regarde la lune au-dessus des collines et rentre lentement par l’herbe mouillée.'],
  [
    'de',
    'Der Fuchs schließt sein Buch, blickt zum Mond über den Hügeln und geht langsam durch das nasse Gras nach Hause.',
  ],
  ['pt', 'A raposa fecha o livro, olha para a lua sobre as colinas e volta devagar para casa pela erva molhada.'],
  ['it', 'La volpe chiude il libro, guarda la luna sulle colline e torna lentamente a casa nell’erba bagnata.'],
  ['sl', 'Lisica zapre knjigo, pogleda luno nad griči in se počasi vrne domov po mokri travi.'],
])('the loudness is −18 LUFS ± 1.5 per sentence, in %s', async (language, text) => {
  const { mp3Frames } = await speak(text, language);
  const lufs = toLufs(measureLoudness(await decodeMp3(Buffer.from(mp3Frames))).power);
  expect(Math.abs(lufs + 18)).toBeLessThan(1.5);
});

test('without the optional package there is no voice and no pronunciation, and no error', async () => {
  const silent = createNarrator(undefined, { ...deps, hasEspeak: false });
  expect(silent.voices).toEqual([]);
  expect(await silent.pronounce('fox', 'en')).toBeUndefined();
  await silent.stop();
});

test('starts the voice process once, and speaks', async () => {
  const pool = createVoicePool({ hasEspeak: true });
  expect(pool.pids()).toEqual([]);
  const tasks = [{ kind: 'speak', text: '1 2 3', language: 'en' }] as const;
  void pool.wake(tasks);
  void pool.wake(tasks);
  expect(pool.pids()).toHaveLength(1);
  expect(await pool.run({ kind: 'pronounce', text: 'fox', language: 'en' }, { urgency: 'now' })).toBe('fˈɒks');
  await pool.stop();
});

test('a sentence for which a listener waits is spoken before the rest of the warm-up', async () => {
  const pool = createVoicePool({ hasEspeak: true });
  const warmUp = { kind: 'speak', text: 'The fox reads the whole book, word by word.', language: 'en' } as const;
  const warmedUp = pool.wake(Array.from({ length: 10 }, () => warmUp)).then(() => 'warmed up');
  const spoken = pool.run({ ...warmUp, text: 'Hello.' }, { urgency: 'now' }).then(() => 'spoken');
  expect(await Promise.race([warmedUp, spoken])).toBe('spoken');
  // The waiting sentence did not need another process, which would take time to start.
  expect(pool.pids()).toHaveLength(1);
  await pool.stop();
  await warmedUp;
});

test.each([
  { cores: 1, urgent: 1, background: 1, spare: 0 },
  { cores: 2, urgent: 1, background: 1, spare: 1 },
  { cores: 8, urgent: 4, background: 7, spare: 1 },
])(
  'articles are narrated on all of $cores cores at a low priority, on one of them at the lowest',
  ({ cores, ...sizes }) => {
    const { urgent, background, spare } = createVoiceLanes(cores);
    expect({ urgent: urgent.size, background: background.size, spare: spare.size }).toEqual(sizes);
    expect([urgent.niceness, background.niceness, spare.niceness]).toEqual([0, 10, 19]);
  },
);
