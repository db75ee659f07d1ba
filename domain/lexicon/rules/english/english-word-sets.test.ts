import { expect, test } from 'vitest';
import { annotate } from '../../annotate.ts';
import { conceptOf } from '../../concept.fixture.ts';
import { createLexicon } from '../../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('charge-fee/noun', { en: ['fee'] }),
  conceptOf('breakout/noun', { en: ['escape'] }),
  conceptOf('flight-escape-en/noun', { en: ['escape'] }),
  conceptOf('escape/verb', { en: ['escape'] }),
  conceptOf('lens/noun', { en: ['lens'] }),
  conceptOf('lens-of-camera-en/noun', { en: ['lens'] }),
  conceptOf('file-with-tool-en/verb', { en: ['file'] }),
  conceptOf('file/verb', { en: ['file'] }),
  conceptOf('file-dossier/noun', { en: ['file'] }),
  conceptOf('station/noun', { en: ['station'] }),
  conceptOf('broadcaster-station/noun', { en: ['station'] }),
  conceptOf('tank-container/noun', { en: ['tank'] }),
  conceptOf('tank-military/noun', { en: ['tank'] }),
  conceptOf('work-verb/verb', { en: ['work'] }),
  conceptOf('work-effect/verb', { en: ['work'] }),
  conceptOf('work/noun', { en: ['work'] }),
  conceptOf('state/noun', { en: ['state'] }),
  conceptOf('state-country/noun', { en: ['state'] }),
  conceptOf('new/adjective', { en: ['new'] }),
  conceptOf('solution/noun', { en: ['solution'] }),
]);

const words = (sentence: string) => annotate({ en: sentence }, lexicon).en ?? [];

test.each([
  ['The escape was easy', 'escape', 'flight-escape-en/noun'],
  ['The escape from prison was easy', 'escape', 'breakout/noun'],
  ['My camera has a new lens', 'lens', 'lens-of-camera-en/noun'],
  ['The lens of the eye', 'lens', 'lens/noun'],
  ['She filed the papers', 'filed', 'file/verb'],
  ['She filed her nails', 'filed', 'file-with-tool-en/verb'],
  ['We found the new files', 'files', 'file-dossier/noun'],
  ['A radio station', 'station', 'broadcaster-station/noun'],
  ['The train left the station', 'station', 'station/noun'],
  ['Soviet tanks rolled on', 'tanks', 'tank-military/noun'],
  ['The tank is full of water', 'tank', 'tank-container/noun'],
  ['The machine does not work', 'work', 'work-effect/verb'],
  ['They do not work', 'work', 'work-verb/verb'],
  ['A two-state solution', 'state', 'state-country/noun'],
])('chooses the sense that the words nearby show, or else the usual one: %s', (sentence, text, concept) => {
  expect(words(sentence).find((word) => word.text === text)?.conceptId).toBe(concept);
});
