import { expect, test } from 'vitest';
import type { Language } from '../language.ts';
import { annotate } from './annotate.ts';
import { conceptOf } from './concept.fixture.ts';
import { createLexicon } from './create-lexicon.ts';
import { renderEnglish } from './render-english.ts';

const lexicon = createLexicon([
  conceptOf('it/pronoun', { en: ['it'] }),
  conceptOf('him/pronoun', { en: ['him'] }),
  conceptOf('be/verb', { en: ['be'] }),
  conceptOf('to-infinitive/particle', { en: ['to'] }),
  conceptOf('what/pronoun', { en: ['what'] }),
  conceptOf('eat/verb', { en: ['eat [ate, eaten]'] }),
  conceptOf('paint/verb', { en: ['paint'] }),
]);

function rendering(sentence: string, text: string, target: Language) {
  const words = annotate({ en: sentence }, lexicon).en ?? [];
  const index = words.findIndex((word) => word.text === text);
  return renderEnglish(words, index, words[index]?.ownConceptId ?? '', target);
}

test.each<[string, string, Language, string | undefined]>([
  ['The dog ate it', 'it', 'es', 'lo, la'],
  ['The dog ate it', 'it', 'de', undefined],
  ['We talked about it', 'it', 'fr', 'lui, elle, cela'],
  ['It was cheap', 'It', 'es', 'él, ella, eso'],
  ['It was raining', 'It', 'es', 'no se traduce'],
  ['It is more humid here', 'It', 'es', 'no se traduce'],
  ['To eat, we sit', 'To', 'es', 'para'],
  ['We ate what they paint', 'what', 'es', 'lo que, qué'],
  ['What did they eat', 'What', 'es', undefined],
  ['It is said that bees sleep', 'It', 'sl', 'se ne prevaja'],
  ['A letter for him', 'him', 'es', 'él'],
  ['We looked at him', 'him', 'es', undefined],
  ['She gave it to him', 'him', 'es', 'él, le'],
  ['She gave it to him', 'him', 'sl', 'njemu, mu'],
  ['We hope to eat', 'to', 'es', 'marca del infinitivo'],
  ['She was four when it rained', 'was', 'es', 'tener'],
  ['The walls were four metres high', 'were', 'es', undefined],
  ['The house is being painted', 'is', 'es', 'estar'],
  ['The door is closed', 'is', 'es', 'estar'],
  ['The door is closed', 'is', 'fr', undefined],
  ['Are there walls', 'Are', 'es', undefined],
])('%s: “%s” in %s', (sentence, text, target, expected) => {
  expect(rendering(sentence, text, target)).toBe(expected);
});
