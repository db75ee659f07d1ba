import { expect, test } from 'vitest';
import { annotate } from '../../lexicon/annotate.ts';
import { conceptOf } from '../../lexicon/concept.fixture.ts';
import { createLexicon } from '../../lexicon/create-lexicon.ts';
import { perLanguage } from '../../per-language.ts';
import type { ExampleSentence } from './choose-example.ts';
import { explainSelection } from './explain-selection.ts';

const lexicon = createLexicon([
  conceptOf('press/verb', { fr: ['presser; appuyer'], en: ['press'] }),
  conceptOf('lean/verb', { fr: ['appuyer'] }),
]);

const pair = (fr: string, en: string) => ({ ...perLanguage(() => ''), fr, en });
const library: ExampleSentence[] = [
  { versions: pair('Il a appuyé.', 'He pressed.'), level: 'A1' },
  { versions: pair('Elle presse.', 'She presses.'), level: 'A1' },
];

/** Asks about the last word of the sentence. */
function exampleFor(sentence: string, translation: string, examples = library) {
  const versions = pair(sentence, translation);
  expect(annotate(versions, lexicon).fr?.at(-1)?.conceptId).toBe('press/verb');
  const start = sentence.lastIndexOf(' ') + 1;
  const text = sentence.slice(start, -1);
  const question = { language: 'fr', nativeLanguage: 'en', text, sentence, translation } as const;
  const sentences = [{ versions, start, end: start + text.length }];
  return explainSelection({ ...question, sentences }, lexicon, () => examples).example;
}

test('the example contains the selected word in any form, and not just a synonym', () => {
  expect(exampleFor('Tu as pressé.', 'You pressed.')).toMatchObject({ source: 'Elle presse.', isSameSentence: false });
  expect(exampleFor('Tu as appuyé.', 'You pressed.')).toMatchObject({ source: 'Il a appuyé.' });
});

test('without another sentence, the example is the selected sentence itself', () => {
  const [synonym] = library;
  expect(exampleFor('Tu as pressé.', 'You pressed.', synonym && [synonym])).toMatchObject({ isSameSentence: true });
});

test('the example is the easiest by level; among equally easy sentences, one with the same form', () => {
  const hard: ExampleSentence = { versions: pair('Elle a pressé.', 'She pressed.'), level: 'B2' };
  const easy: ExampleSentence = { versions: pair('Nous pressons.', 'We press.'), level: 'A2' };
  expect(exampleFor('Tu as pressé.', 'You pressed.', [hard, easy])).toMatchObject({ source: 'Nous pressons.' });
  const asEasy = { ...hard, level: 'A2' } as const;
  expect(exampleFor('Tu as pressé.', 'You pressed.', [easy, asEasy])).toMatchObject({ source: 'Elle a pressé.' });
});

test('a short sentence is preferred to a long sentence, even if the long one has an easier level', () => {
  const filler = 'et puis encore une fois avec toute la force de ses deux mains bien froides ce soir';
  const long: ExampleSentence = { versions: pair(`Elle a pressé ${filler}.`, 'She pressed.'), level: 'A1' };
  const short: ExampleSentence = { versions: pair('Nous avons pressé.', 'We pressed.'), level: 'A2' };
  expect(exampleFor('Tu as pressé.', 'You pressed.', [long, short])).toMatchObject({
    source: 'Nous avons pressé.',
    level: 'A2',
  });
  expect(exampleFor('Tu as pressé.', 'You pressed.', [long])).toMatchObject({ level: 'B1' });
});
