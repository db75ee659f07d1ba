import { expect, test } from 'vitest';
import { annotate } from '../../annotate.ts';
import { conceptOf } from '../../concept.fixture.ts';
import { createLexicon } from '../../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('join/verb', { en: ['join'] }),
  conceptOf('join-somebody/verb', { en: ['join'] }),
  conceptOf('keep/verb', { en: ['keep'] }),
  conceptOf('keep-in-place/verb', { en: ['keep'] }),
  conceptOf('keep-state/verb', { en: ['keep'] }),
  conceptOf('clean/adjective', { en: ['clean'] }),
  conceptOf('hand/noun', { en: ['hand'] }),
  conceptOf('back/adverb', { en: ['back'] }),
  conceptOf('back-then/adverb', { en: ['back'] }),
  conceptOf('back-body/noun', { en: ['back'] }),
  conceptOf('once/adverb', { en: ['once'] }),
  conceptOf('as-soon-as/conjunction', { en: ['once'] }),
  conceptOf('a/determiner', { en: ['a'] }),
  conceptOf('the/determiner', { en: ['the'] }),
  conceptOf('storm/noun', { en: ['storm'] }),
  conceptOf('there/adverb', { en: ['there'] }),
  conceptOf('there-existential/pronoun', { en: ['there'] }),
  conceptOf('like/preposition', { en: ['like'] }),
  conceptOf('like-filler/particle', { en: ['like'] }),
  conceptOf('off-from/preposition', { en: ['off'] }),
  conceptOf('off-coast/preposition', { en: ['off'] }),
  conceptOf('away/adverb', { en: ['off'] }),
  conceptOf('out/adverb', { en: ['out'] }),
  conceptOf('out-outdoors/adverb', { en: ['out'] }),
  conceptOf('player/noun', { en: ['player'] }),
  conceptOf('media-player/noun', { en: ['player'] }),
  conceptOf('body/noun', { en: ['body'] }),
  conceptOf('body-corpse/noun', { en: ['body'] }),
  conceptOf('suffer/verb', { en: ['suffer'] }),
  conceptOf('suffer-undergo/verb', { en: ['suffer'] }),
  conceptOf('small/adjective', { en: ['little'] }),
  conceptOf('little-not-much/adverb', { en: ['little'] }),
  conceptOf('past/preposition', { en: ['past'] }),
  conceptOf('past/adjective', { en: ['past'] }),
  conceptOf('fit/noun', { en: ['fit'] }),
  conceptOf('fit/verb', { en: ['fit'] }),
  conceptOf('influence/noun', { en: ['influence'] }),
  conceptOf('influence/verb', { en: ['influence'] }),
  conceptOf('heat/noun', { en: ['heat'] }),
  conceptOf('heat/verb', { en: ['heat'] }),
  conceptOf('chart/noun', { en: ['chart'] }),
  conceptOf('chart-verb/verb', { en: ['chart'] }),
  conceptOf('critic/noun', { en: ['critic'] }),
  conceptOf('exhibit/noun', { en: ['exhibit'] }),
  conceptOf('exhibit-verb/verb', { en: ['exhibit'] }),
  conceptOf('move-over/verb', { en: ['move over'] }),
  conceptOf('part-with/verb', { en: ['part with'] }),
  conceptOf('so-that-degree/expression', { en: ['so … that'] }),
  conceptOf('cold/adjective', { en: ['cold'] }),
  conceptOf('land/noun', { en: ['land'] }),
  conceptOf('just-as-when/expression', { en: ['just as'] }),
  conceptOf('he/pronoun', { en: ['he'] }),
  conceptOf('job/noun', { en: ['job'] }),
]);

const words = (sentence: string) => annotate({ en: sentence }, lexicon).en ?? [];
const meaning = (sentence: string, word: string) => words(sentence).find(({ text }) => text === word)?.ownConceptId;

test.each([
  ['Ann joined us', 'joined', 'join-somebody/verb'],
  ['He joined the army', 'joined', 'join/verb'],
  ['Keep them in the box', 'Keep', 'keep-in-place/verb'],
  ['Keep your hands clean', 'Keep', 'keep-state/verb'],
  ['You can keep it', 'keep', 'keep/verb'],
  ['We met back in 1990', 'back', 'back-then/adverb'],
  ['He went back in the house', 'back', 'back/adverb'],
  ['He needs back surgery', 'back', 'back-body/noun'],
  ['Once a storm ends, we go', 'Once', 'as-soon-as/conjunction'],
  ['We meet once a week', 'once', 'once/adverb'],
  ['There will be rain', 'There', 'there-existential/pronoun'],
  ['He was there', 'there', 'there/adverb'],
  ['It was, like, huge', 'like', 'like-filler/particle'],
  ['It looks like rain', 'like', 'like/preposition'],
  ['He fell off the roof', 'off', 'off-from/preposition'],
  ['An island off the coast', 'off', 'off-coast/preposition'],
  ['They are out in the rain', 'out', 'out-outdoors/adverb'],
  ['He ran out', 'out', 'out/adverb'],
  ['A record player', 'player', 'media-player/noun'],
  ['The best player', 'player', 'player/noun'],
  ['The police found a body', 'body', 'body-corpse/noun'],
  ['The human body', 'body', 'body/noun'],
  ['He suffered injuries', 'suffered', 'suffer-undergo/verb'],
  ['He suffered from it', 'suffered', 'suffer/verb'],
  ['They have little time', 'little', 'little-not-much/adverb'],
  ['It is a little box', 'little', 'small/adjective'],
  ['The past ten years', 'past', 'past/adjective'],
  ['We walked past it', 'past', 'past/preposition'],
])('cue words show the sense of an English word: %s', (sentence, word, conceptId) => {
  expect(meaning(sentence, word)).toBe(conceptId);
});

test.each([
  ['They have more influence', 'influence', 'influence/noun'],
  ['They influence it', 'influence', 'influence/verb'],
  ['The residual heat rose', 'heat', 'heat/noun'],
  ['We will chart the coast', 'chart', 'chart-verb/verb'],
  ['On the wall chart', 'chart', 'chart/noun'],
  ['There were three exhibits', 'exhibits', 'exhibit/noun'],
  ['How does that fit', 'fit', 'fit/verb'],
])('the word before an English word shows whether it is a noun or a verb: %s', (sentence, word, conceptId) => {
  expect(meaning(sentence, word)).toBe(conceptId);
});

test.each([
  ['Please move over', 'It moves over land'],
  ['I will part with it', 'The front part with it'],
  ['It was so cold that he left', 'So he says that it is cold'],
  ['It rained just as he left', 'It is not just as a job'],
])('an English phrase with these words is meant in the first sentence only: %s %s', (meant, misread) => {
  const expressions = (sentence: string) => words(sentence).flatMap(({ expressionBase }) => expressionBase ?? []);
  expect(expressions(meant)).not.toEqual([]);
  expect(expressions(misread)).toEqual([]);
});
