import { expect, test } from 'vitest';
import { parseLexiconFile } from '../../../../content/parse-lexicon-file.ts';
import { createLexicon } from '../../create-lexicon.ts';
import { stanza } from '../../stanza.fixture.ts';
import { createMeant } from './german-meaning.fixture.ts';

const { concepts } = parseLexiconFile(
  'test',
  [
    stanza('the', 'determiner', { de: 'der | die, das, den, dem, des' }),
    stanza('they-die-de', 'pronoun', { de: 'die; der; den' }),
    stanza('him-den-de', 'pronoun', { de: 'der | den, dem' }),
    stanza('my', 'determiner', { de: 'mein | meine, meinen, meinem, meiner, meines' }),
    stanza('mine', 'pronoun', { de: 'meiner | meines, meins' }),
    stanza('there', 'adverb', { de: 'da' }),
    stanza('because', 'conjunction', { de: 'weil; da' }),
    stanza('then-there-da-de', 'adverb', { de: 'da' }),
    stanza('thus', 'adverb', { de: 'so' }),
    stanza('in-this-way-so-de', 'adverb', { de: 'so' }),
    stanza('come', 'verb', { de: 'kommen' }),
    stanza('happen-kommen-de', 'verb', { de: 'kommen' }),
    stanza('go', 'verb', { de: 'gehen' }),
    stanza('fare-gehen-de', 'verb', { de: 'gehen' }),
    stanza('meet', 'verb', { de: 'treffen' }),
    stanza('make-treffen-de', 'verb', { de: 'treffen' }),
    stanza('practise', 'verb', { de: 'üben' }),
    stanza('express-exercise-ueben-de', 'verb', { de: 'üben' }),
    stanza('criticism', 'noun', { de: 'Kritik f' }),
    stanza('decision', 'noun', { de: 'Entscheidung f' }),
    stanza('opinion', 'noun', { de: 'Meinung f' }),
    stanza('price', 'noun', { de: 'Preis m' }),
    stanza('accident', 'noun', { de: 'Unfall m [Unfälle]' }),
    stanza('house', 'noun', { de: 'Haus n [Häuser]' }),
    stanza('dog', 'noun', { de: 'Hund m' }),
    stanza('good', 'adjective', { de: 'gut [besser, besten]' }),
    stanza('have', 'verb', { de: 'haben' }),
    stanza('be', 'verb', { de: 'sein' }),
    stanza('know', 'verb', { de: 'kennen' }),
    stanza('sell', 'verb', { de: 'verkaufen' }),
    stanza('he', 'pronoun', { de: 'er | ihm, ihn' }),
    stanza('she', 'pronoun', { de: 'sie' }),
    stanza('they', 'pronoun', { de: 'sie' }),
    stanza('so-that', 'conjunction', { de: 'damit' }),
    stanza('it', 'pronoun', { de: 'es' }),
    stanza('to-me', 'pronoun', { de: 'mir' }),
    stanza('to', 'preposition', { de: 'zu; nach' }),
    stanza('at-zu-de', 'preposition', { de: 'zu' }),
    stanza('after', 'preposition', { de: 'nach' }),
    stanza('according-to', 'preposition', { de: 'laut; nach' }),
    stanza('a', 'determiner', { de: 'ein | eine, einen, einem, einer, eines' }),
  ].join('\n\n'),
);
const meant = createMeant(createLexicon(concepts.map(({ concept }) => concept)));

test.each([
  ['[Den] kennt er.', 'him-den-de'],
  ['[Den] Hund kennt er.', 'the'],
  ['Er hat ein Haus und [meines].', 'mine'],
  ['Er kennt einen [meiner] Hunde.', 'my'],
  ['[Da] hat er ein Haus.', 'then-there-da-de'],
  ['[Da] ist ein Hund.', 'there'],
  ['[So] verkauft er das Haus.', 'in-this-way-so-de'],
  ['Er ist [so] gut.', 'thus'],
])('A word that stands for a noun or a statement is told from one beside a noun: %s', (sentence, concept) =>
  expect(meant(sentence)).toBe(concept),
);

test.each([
  ['Es [kam] gestern zu einem Unfall.', 'happen-kommen-de'],
  ['Er [kam] gestern zu einem Unfall.', 'come'],
  ['Es [geht] mir gut.', 'fare-gehen-de'],
  ['Er [geht] nach Haus.', 'go'],
  ['Er kam, damit [sie] das Haus verkaufen.', 'they'],
  ['Er kam, damit [sie] das Haus verkauft.', 'she'],
])('Subject and verb decide together: %s', (sentence, concept) => expect(meant(sentence)).toBe(concept));

test.each([
  ['Er [übt] an ihm gute Kritik.', 'express-exercise-ueben-de'],
  ['Er [trifft] mit ihm und ihm die gute Entscheidung.', 'make-treffen-de'],
  ['Er [trifft] einen Hund.', 'meet'],
])('The object decides, even with words between: %s', (sentence, concept) => expect(meant(sentence)).toBe(concept));

test.each([
  ['Meiner Meinung [nach] ist er gut.', 'according-to'],
  ['Er verkauft es [zu] einem guten Preis.', 'at-zu-de'],
])('The noun beside a preposition decides: %s', (sentence, concept) => expect(meant(sentence)).toBe(concept));
