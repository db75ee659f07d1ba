import { expect, test } from 'vitest';
import type { InstalledVoice } from '../platform/narrator/voices/installed-voices.ts';
import { describeVoices } from './describe-voices.ts';

const voice: InstalledVoice = {
  name: 'es_ES-one-medium',
  language: 'es',
  md5: '0'.repeat(32),
  speakerCount: 1,
  noiseScale: 0.667,
  noiseW: 0.8,
  lengthScale: 1,
  licence: 'CC0',
  folder: '/voices/es_ES-one-medium',
};
const local = { provider: 'local' as const, names: [] };

test.each([
  { case: 'the settings choose it', narrating: { settings: local, hasNeural: true }, isUsed: true },
  { case: 'its engine is not installed', narrating: { settings: local, hasNeural: false }, isUsed: false },
  { case: 'the settings name no provider', narrating: { settings: undefined, hasNeural: true }, isUsed: false },
])('an installed voice narrates: $isUsed, because $case', ({ narrating, isUsed }) => {
  expect(describeVoices([voice], narrating)).toMatchObject([{ name: voice.name, isUsed }]);
});
