import { expect, test } from 'vitest';
import { parseLexiconFile } from '../../../../content/parse-lexicon-file.ts';
import { createLexicon } from '../../create-lexicon.ts';
import { stanza } from '../../stanza.fixture.ts';
import { createMeant } from './german-meaning.fixture.ts';

const { concepts } = parseLexiconFile(
  'test',
  [
    stanza('after', 'preposition', { de: 'nach' }),
    stanza('according-to', 'preposition', { de: 'laut; nach' }),
    stanza('at-somebodys-place', 'preposition', { de: 'bei' }),
    stanza('in-case-of-bei-de', 'preposition', { de: 'bei' }),
    stanza('in-during-bei-de', 'preposition', { de: 'bei | beim' }),
    stanza('at-the', 'preposition', { de: 'beim' }),
    stanza('while-beim-de', 'preposition', { de: 'beim' }),
    stanza('around', 'preposition', { de: 'um' }),
    stanza('about', 'preposition', { de: 'um' }),
    stanza('for', 'preposition', { de: 'um' }),
    stanza('at', 'preposition', { de: 'an' }),
    stanza('of-about-de', 'preposition', { de: 'an' }),
    stanza('good', 'adjective', { de: 'gut' }),
    stanza('well', 'adverb', { de: 'gut' }),
    stanza('a-good-gut-de', 'adverb', { de: 'gut' }),
    stanza('third', 'noun', { de: 'Drittel n' }),
    stanza('so-therefore', 'adverb', { de: 'also' }),
    stanza('well-particle', 'particle', { de: 'also' }),
    stanza('what', 'pronoun', { de: 'was' }),
    stanza('which-was-de', 'pronoun', { de: 'was' }),
    stanza('go', 'verb', { de: 'gehen' }),
    stanza('eat', 'verb', { de: 'essen' }),
    stanza('annoy', 'verb', { de: 'ärgern' }),
    stanza('say', 'verb', { de: 'sagen' }),
    stanza('mean', 'verb', { de: 'meinen' }),
    stanza('come', 'verb', { de: 'kommen' }),
    stanza('reach-amount-kommen-de', 'verb', { de: 'kommen' }),
    stanza('see', 'verb', { de: 'sehen' }),
    stanza('have', 'verb', { de: 'haben' }),
    stanza('young', 'adjective', { de: 'jung [jünger]' }),
    stanza('man', 'noun', { de: 'Mann m [Männer]' }),
    stanza('the', 'determiner', { de: 'der | die, das, den, dem, des' }),
    stanza('who-which', 'pronoun', { de: 'der | die, das, den, dem' }),
    stanza('choice', 'noun', { de: 'Wahl f' }),
    stanza('election', 'noun', { de: 'Wahl f' }),
    stanza('excuse', 'verb', { de: 'entschuldigen' }),
    stanza('apologise', 'verb', { de: 'sich entschuldigen' }),
    stanza('mistake', 'noun', { de: 'Fehler m' }),
    stanza('show', 'verb', { de: 'zeigen' }),
  ].join('\n\n'),
);
const meant = createMeant(createLexicon(concepts.map(({ concept }) => concept)));

test.each([
  ['[Nach] Einschätzung der Bank steigt der Kurs.', 'according-to'],
  ['[Nach] Berichten der Bank sah er nichts.', 'according-to'],
  ['[Nach] der Wahl kam er.', 'after'],
  ['[Bei] Regen kommen wir.', 'in-case-of-bei-de'],
  ['[Bei] einem Unfall sah er den Mann.', 'in-during-bei-de'],
  ['Sie war [bei] der Zeitung.', 'at-somebodys-place'],
  ['[Beim] Essen kam er.', 'while-beim-de'],
  ['Der Rechtsstreit [um] das Haus kam.', 'about'],
  ['Der Wettlauf [um] den Titel kam.', 'for'],
  ['Die Mauer [um] das Haus kam.', 'around'],
  ['Eine Riesenauswahl [an] Weinen kam.', 'of-about-de'],
])('The noun beside a preposition shows its meaning: %s', (sentence, concept) => expect(meant(sentence)).toBe(concept));

test.each([
  ['Es war [gut] ein Drittel.', 'a-good-gut-de'],
  ['Es kamen [gut] 300 Männer.', 'a-good-gut-de'],
  ['Das war [gut].', 'good'],
  ['Die Partei [kam] auf 12 Prozent.', 'reach-amount-kommen-de'],
  ['Der Mann [kam] auf das Haus.', 'come'],
  ['[Also] der Mann kam.', 'well-particle'],
  ['[Also] kam der Mann.', 'so-therefore'],
  ['Er kam spät, [was] den Mann ärgerte.', 'which-was-de'],
  ['Er sagte, [was] er meinte.', 'what'],
])('The construction shows the meaning of a word: %s', (sentence, concept) => expect(meant(sentence)).toBe(concept));

test.each([
  ['Er sagte, [der] junge Mann habe ihn gesehen.', 'the'],
  ['Der Mann, [der] ihn gesehen hat, kam.', 'who-which'],
])('An article is no relative pronoun if the auxiliary comes second: %s', (sentence, concept) =>
  expect(meant(sentence)).toBe(concept),
);

test.each([
  ['Seine [Wahl] zum Chef kam spät.', 'election'],
  ['Er hatte keine [Wahl].', 'choice'],
])('“Wahl” is an election or a choice: %s', (sentence, concept) => expect(meant(sentence)).toBe(concept));

test('“sich” in the next clause does not belong to the verb', () => {
  expect(meant('Der Mann [entschuldigt] den Fehler, der sich zeigte.')).toBe('excuse');
  expect(meant('Der Mann [entschuldigt] sich.')).toBe('apologise');
});
