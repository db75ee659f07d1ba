import { expect, test } from 'vitest';
import type { Language } from '../../language.ts';
import { generateForms } from '../../lexicon/morphology/generate-forms.ts';
import { chooseVerbForm } from './choose-verb-form.ts';

const tell = (language: Language, form: string, base: string, before = 'x ', after = '', aspect?: 'pf' | 'ipf') => {
  const forms = generateForms({ base, partOfSpeech: 'verb', parts: [], classes: [] }, language);
  const features = forms.filter(([each]) => each === form).map(([, tags]) => tags);
  const found = chooseVerbForm({ features, language, before, after, aspect });
  return found && [found.tense, found.person, found.gender, found.number].filter(Boolean).join(' ');
};

test.each<[Language, string, string, string]>([
  ['es', 'pagó', 'pagar', 'past 3sg'],
  ['es', 'perdido', 'perder', 'participle masculine singular'],
  ['es', 'buscaba', 'buscar', 'imperfect'],
  ['es', 'durmiéramos', 'dormir', 'past-subjunctive 1pl'],
  ['fr', 'vendaient', 'vendre', 'imperfect 3pl'],
  ['fr', 'contracta', 'contracter', 'past 3sg'],
  ['de', 'bezahlte', 'bezahlen', 'past'],
  ['de', 'gekauft', 'kaufen', 'participle'],
  ['de', 'einzufallen', 'einfallen', ''],
  ['pt', 'pediu', 'pedir', 'past 3sg'],
  ['pt', 'fizera', 'fazer', 'pluperfect'],
  ['it', 'dimenticò', 'dimenticare', 'past 3sg'],
  ['sl', 'slišala', 'slišati', 'participle'],
  ['sl', 'delajo', 'delati', 'present 3pl'],
  ['sl', 'delava', 'delati', 'present 1du'],
  ['sl', 'spat', 'spati', 'supine'],
  ['en', 'carries', 'carry', 'present 3sg'],
  ['en', 'stopped', 'stop', 'past-or-participle'],
  ['en', 'baking', 'bake', 'gerund'],
  ['en', 'went', 'go', 'past'],
  ['en', 'found', 'find', 'past-or-participle'],
  ['es', 'está', 'estar', 'present 3sg'],
  ['es', 'puso', 'poner', 'past 3sg'],
  ['es', 'habría', 'haber', 'conditional'],
  ['fr', 'était', 'être', 'imperfect 3sg'],
  ['fr', 'apprirent', 'apprendre', 'past 3pl'],
  ['de', 'wäre', 'sein', 'past-subjunctive'],
  ['de', 'sieht', 'sehen', 'present 3sg'],
  ['de', 'antwortete', 'antworten', 'past'],
  ['de', 'geantwortet', 'antworten', 'participle'],
  ['pt', 'fez', 'fazer', 'past 3sg'],
  ['it', 'dissero', 'dire', 'past 3pl'],
  ['it', 'vorrei', 'volere', 'conditional 1sg'],
  ['sl', 'je', 'biti', 'present 3sg'],
  ['sl', 'prišla', 'priti', 'participle'],
  ['sl', 'nima', 'imeti', 'present 3sg'],
])('%s: %s', (language, form, base, expected) => {
  expect(tell(language, form, base) ?? '').toBe(expected);
});

test('returns nothing for a form with several possible readings', () => {
  expect(tell('es', 'hablamos', 'hablar')).toBeUndefined();
  expect(tell('de', 'bewegt', 'bewegen')).toBeUndefined();
  expect(tell('de', 'sollte', 'sollen')).toBeUndefined();
  expect(tell('de', 'helfe', 'helfen', 'wenn ich dir ')).toBe('present 1sg');
  expect(tell('fr', 'mange', 'manger', 'il faut que je ')).toBeUndefined();
  expect(tell('fr', 'mange', 'manger', 'le renard ')).toBe('present');
});

test('reads a declined German form before a noun as a participle', () => {
  expect(tell('de', 'bestellten', 'bestellen', 'Die ', ' Bücher kamen.')).toBe('participle');
  expect(tell('de', 'bestellten', 'bestellen', 'auf den von uns ', ' Stühlen')).toBe('participle');
  expect(tell('de', 'bestellte', 'bestellen', 'Der Mann ', ' Bücher.')).toBe('past');
});

test('reads a short German form beside “ich” as the present', () => {
  expect(tell('de', 'hab', 'haben', 'Das ', ' ich gesehen.')).toBe('present 1sg');
  expect(tell('de', 'verstehe', 'verstehen', 'Jetzt ', ' ich das.')).toBe('present 1sg');
  expect(tell('de', 'habe', 'haben', 'Sie sagt, er ', ' Zeit.')).toBe('subjunctive 3sg');
});

test('takes a form after a helping verb for the participle', () => {
  expect(tell('fr', 'dit', 'dire')).toBeUndefined();
  expect(tell('fr', 'dit', 'dire', 'elle a déjà ')).toBe('participle masculine singular');
  expect(tell('en', 'found', 'find', 'they had never ')).toBe('participle');
  expect(tell('it', 'chiuse', 'chiudere', 'erano ')).toBe('participle feminine plural');
});

test('allows a command where a clause begins', () => {
  expect(tell('es', 'tapa', 'tapar', 'Después, ')).toBeUndefined();
  expect(tell('es', 'tapa', 'tapar', 'Ella ')).toBe('present 3sg');
});

test('reads the number of a Slovenian participle from its helping verb', () => {
  expect(tell('sl', 'zaspala', 'zaspati', 'Onadva sta tiho ')).toBe('participle masculine dual');
  expect(tell('sl', 'zaspala', 'zaspati', 'Ona je tiho ')).toBe('participle feminine singular');
  expect(tell('sl', 'gledali', 'gledati', 'Zvečer smo vsi skupaj doma dolgo ')).toBe('participle masculine plural');
});

test('reads the number of a Slovenian participle from a helping verb after it', () => {
  expect(tell('sl', 'izgubila', 'izgubiti', '', ' je ključe.')).toBe('participle feminine singular');
  expect(tell('sl', 'preselila', 'preseliti', '', ' sta se v mesto.')).toBe('participle masculine dual');
  expect(tell('sl', 'preselila', 'preseliti', '', ' se je v mesto.')).toBe('participle feminine singular');
});

test('names the dual and its person', () => {
  expect(tell('sl', 'prideta', 'priti', 'Brat in sestra ', ' jutri.')).toBe('present 3du');
  expect(tell('sl', 'iščeta', 'iskati', '', ' hišo z vrtom.')).toBe('present 3du');
  expect(tell('sl', 'bosta', 'biti', 'Jutri ', ' doma.')).toBe('future 3du');
  expect(tell('sl', 'iščeta', 'iskati', 'Vidva ', ' hišo.')).toBe('present 2du');
  expect(tell('sl', 'iščeta', 'iskati', 'Kaj ', '?')).toBe('present dual');
});

test('names a Slovenian command', () => {
  expect(tell('sl', 'poglej', 'pogledati', 'Nato ', ' od strani.')).toBe('imperative 2sg');
  expect(tell('sl', 'kupi', 'kupiti', '', ' kozarec.', 'pf')).toBe('imperative 2sg');
  expect(tell('sl', 'pozabi', 'pozabiti', 'Ne ', ' na ključ.', 'pf')).toBe('imperative 2sg');
  expect(tell('sl', 'posveti', 'posvetiti', 'S svetilko ', ' skozi kozarec in ga poglej.', 'pf')).toBe(
    'imperative 2sg',
  );
  expect(tell('sl', 'kupi', 'kupiti', 'Natakar ', ' kozarec.', 'pf')).toBe('present 3sg');
  expect(tell('sl', 'govori', 'govoriti', '', ' počasi.', 'ipf')).toBeUndefined();
  expect(tell('sl', 'govori', 'govoriti', 'Ona ', ' počasi.', 'ipf')).toBe('present 3sg');
});
