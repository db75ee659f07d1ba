import { expect, test } from 'vitest';
import { parseLexiconFile } from '../../../../content/parse-lexicon-file.ts';
import { createLexicon } from '../../create-lexicon.ts';
import { stanza } from '../../stanza.fixture.ts';
import { createMeant } from './german-meaning.fixture.ts';

const { concepts } = parseLexiconFile(
  'test',
  [
    stanza('young', 'adjective', { de: 'jung [jünger]' }),
    stanza('recent', 'adjective', { de: 'jüngst' }),
    stanza('fight', 'noun', { de: 'Kampf m [Kämpfe]' }),
    stanza('son', 'noun', { de: 'Sohn m [Söhne]' }),
    stanza('the', 'determiner', { de: 'der | die, das, den, dem, des' }),
    stanza('succeed', 'verb', { de: 'gelingen [gelang, gelungen]' }),
    stanza('successful', 'adjective', { de: 'gelungen' }),
    stanza('evening', 'noun', { de: 'Abend m' }),
    stanza('be', 'verb', { de: 'sein' }),
    stanza('him', 'pronoun', { de: 'ihm' }),
    stanza('give-in', 'verb', { de: 'nachgeben' }),
    stanza('decline-go-back-de', 'verb', { de: 'nachgeben (Kurse)' }),
    stanza('give', 'verb', { de: 'geben' }),
    stanza('share-price', 'noun', { de: 'Aktienkurs m' }),
    stanza('man', 'noun', { de: 'Mann m [Männer]' }),
    stanza('her', 'pronoun', { de: 'sie | ihr' }),
    stanza('her-possessive', 'determiner', { de: 'ihr | ihre' }),
    stanza('to', 'preposition', { de: 'zu; nach' }),
    stanza('come', 'verb', { de: 'kommen' }),
    stanza('house', 'noun', { de: 'Haus n [Häuser] | Hause' }),
    stanza('hang', 'verb', { de: 'hängen [hing, gehangen]' }),
    stanza('be-attached-to', 'expression', { de: 'hängen* an' }),
    stanza('wall', 'noun', { de: 'Wand f [Wände]' }),
    stanza('life', 'noun', { de: 'Leben n' }),
    stanza('on', 'preposition', { de: 'an' }),
  ].join('\n\n'),
);
const meant = createMeant(createLexicon(concepts.map(({ concept }) => concept)));

test.each([
  ['Die [jüngsten] Kämpfe.', 'recent'],
  ['Der [jüngste] Sohn.', 'young'],
  ['Das ist ihm [gelungen].', 'succeed'],
  ['Der Abend ist [gelungen].', 'successful'],
  ['Er kam zu [ihr] nach Hause.', 'her'],
  ['Er kam zu [ihr] Haus.', 'her-possessive'],
])('The neighbouring words show the meaning of a word: %s', (sentence, concept) =>
  expect(meant(sentence)).toBe(concept),
);

test.each([
  ['Der Aktienkurs [gab] nach.', 'decline-go-back-de'],
  ['Der Mann [gab] nach.', 'give-in'],
])('The subject decides between the meanings of a separated verb: %s', (sentence, concept) =>
  expect(meant(sentence)).toBe(concept),
);

test.each([
  ['Der Sohn [hängt] an der Wand.', 'hang'],
  ['Der Mann [hängt] an dem Leben.', 'be-attached-to'],
])('“hängen an” is a feeling only beside certain words: %s', (sentence, concept) =>
  expect(meant(sentence)).toBe(concept),
);
