import { expect, test } from 'vitest';
import { parseLexiconFile } from '../../../content/parse-lexicon-file.ts';
import { annotate } from '../annotate.ts';
import { createLexicon } from '../create-lexicon.ts';
import { lookUp } from '../look-up.ts';
import { stanza } from '../stanza.fixture.ts';

const { concepts } = parseLexiconFile(
  'test',
  [
    stanza('star', 'noun', { en: 'star', de: 'Stern m' }),
    stanza('year-old', 'adjective', { en: 'years old', de: 'jährig' }),
    stanza('hotel', 'noun', { en: 'hotel', de: 'Hotel n [Hotels]' }),
    stanza('hour', 'noun', { en: 'hour', de: 'Stunde f' }),
    stanza('week', 'noun', { en: 'week', de: 'Woche f' }),
    stanza('work', 'noun', { en: 'work', de: 'Werk n' }),
    stanza('show', 'noun', { en: 'show', de: 'Schau f' }),
    stanza('visit', 'noun', { en: 'visit', de: 'Besuch m' }),
    stanza('iron', 'noun', { en: 'iron', de: 'Eisen n' }),
    stanza('railway', 'noun', { en: 'railway', de: 'Eisenbahn f' }),
    stanza('track', 'noun', { en: 'track', de: 'Bahn f' }),
    stanza('railway-line', 'noun', { en: 'railway line', de: 'Bahnstrecke f' }),
    stanza('route', 'noun', { en: 'route', de: 'Strecke f' }),
    stanza('elbe', 'name', { en: 'Elbe', de: 'Elbe f' }),
    stanza('mouth', 'noun', { en: 'mouth', de: 'Mündung f' }),
    stanza('advantage', 'noun', { en: 'advantage', de: 'Vorteil m' }),
    stanza('disadvantage', 'noun', { en: 'disadvantage', de: 'Nachteil m' }),
    stanza('before', 'preposition', { en: 'before', de: 'vor' }),
    stanza('and', 'conjunction', { en: 'and', de: 'und' }),
    stanza('newspaper', 'noun', { en: 'newspaper', de: 'Zeitung f' }),
    stanza('to', 'preposition', { en: 'to', de: 'zu' }),
    stanza('page', 'noun', { en: 'page', de: 'Seite f' }),
    stanza('be', 'verb', { en: 'be', de: 'sein' }),
    stanza('be-right', 'verb', { en: 'be right', de: 'stimmen' }),
    stanza('have', 'verb', { en: 'have', de: 'haben' }),
    stanza('i', 'pronoun', { en: 'I', de: 'ich' }),
    stanza('defend', 'verb', { en: 'defend', de: 'verteidigen' }),
    stanza('reach', 'verb', { en: 'reach', de: 'erreichen' }),
    stanza('professional', 'adjective', { en: 'professional', de: 'professionell' }),
  ].join('\n\n'),
);
const lexicon = createLexicon(concepts.map(({ concept }) => concept));

/** The English meaning and the base form of the word between square brackets. */
function explain(marked: string) {
  const [start, end] = [marked.indexOf('['), marked.indexOf(']') - 1];
  const sentence = marked.replace(/[[\]]/g, '');
  const words = annotate({ de: sentence }, lexicon).de ?? [];
  const found = lookUp({ sentence, words, language: 'de', start, end }, 'en', lexicon)?.whole;
  return found && `${found.meaning.word}, ${found.baseForm}`;
}

test.each([
  ['Das 3-[Sterne]-Hotel war gut.', '3 star hotel, 3-Sterne-Hotel'],
  ['Ein [3-sterne-hotel] war gut.', '3 star hotel, 3-Sterne-Hotel'],
  ['Die 30-Stunden-[Woche] kommt.', '30 hour week, 30-Stunden-Woche'],
  ['Die [TV]-Werkschau kommt.', 'TV work show, TV-Werkschau'],
  ['Der Clinton-[Besuch] kommt.', 'Clinton visit, Clinton-Besuch'],
  ['Die Woche-zu-Woche-[Seite] kommt.', 'week to week page, Woche-zu-Woche-Seite'],
])('A part of a word with hyphens is explained by the whole word: %s', (sentence, meaning) =>
  expect(explain(sentence)).toBe(meaning),
);

test.each([
  ['Es hat [Vor]- und Nachteile.', 'advantage, Vorteil'],
  ['Es sind [Zeitungs]- und Buchseiten.', 'newspaper, Zeitung'],
])('A shortened word is completed with the end of the next word: %s', (sentence, meaning) =>
  expect(explain(sentence)).toBe(meaning),
);

test.each([
  ['Die [Eisenbahnstrecken] sind alt.', 'railway route, Eisenbahnstrecke'],
  ['Die [Elbmündung] ist breit.', 'Elbe mouth, Elbmündung'],
])('A compound is split after its longest known word, which may be a name: %s', (sentence, meaning) =>
  expect(explain(sentence)).toBe(meaning),
);

test.each([
  ['Er hat ihn [verteitigt].', 'defend, verteidigen'],
  ['Das hat er [errreicht].', 'reach, erreichen'],
  ['Sie ist sehr [professionel].', 'professional, professionell'],
  ['Das ist Herr [Ereicht].', undefined],
])('A misspelt word is found, but not a name: %s', (sentence, meaning) => expect(explain(sentence)).toBe(meaning));

test.each([
  ['Das [wärs].', 'be, sein'],
  ['Ja, [stimmts]?', 'be right, stimmen'],
  ['[Haste] Zeit?', 'have, haben'],
  ['Da hab [ichs].', 'I, ich'],
])('A word joined with “es” or “du” is found: %s', (sentence, meaning) => expect(explain(sentence)).toBe(meaning));

test('A number without a hyphen, in the spelling before 1996, is explained like a number with a hyphen', () => {
  expect(explain('Der [32jährige] ist das.')).toBe('32 years old, 32-jährig');
  expect(explain('Der [32-jährige] ist das.')).toBe('32 years old, 32-jährig');
});
