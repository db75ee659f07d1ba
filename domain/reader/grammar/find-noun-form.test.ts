import { expect, test } from 'vitest';
import type { Gender } from '../../lexicon/concept.ts';
import { generateForms } from '../../lexicon/morphology/generate-forms.ts';
import { findNounForm } from './find-noun-form.ts';

type Row = [before: string, form: string, base: string, gender: Gender, expected: string | undefined];

const partsOf: Record<string, string[]> = { Knopf: ['Knöpfe'], volk: ['volka'] };

function featuresOf(form: string, base: string, gender: Gender, language: 'de' | 'sl') {
  const classes = base === 'volk' ? ['anim'] : [];
  const forms = generateForms({ base, partOfSpeech: 'noun', gender, parts: partsOf[base] ?? [], classes }, language);
  return forms.filter(([each]) => each === form).map(([, tags]) => tags);
}

const tell = (language: 'de' | 'sl', [before, form, base, gender]: Row) => {
  const found = findNounForm({
    features: featuresOf(form, base, gender, language),
    isBaseForm: form === base,
    gender,
    language,
    before,
  });
  return found && [found.number, found.cases.join(' or ')].filter(Boolean).join(': ');
};

test.each<Row>([
  ['Sie half dem alten ', 'Hund', 'Hund', 'm', 'singular: dative'],
  ['Sie sah den ', 'Hund', 'Hund', 'm', 'singular: accusative'],
  ['Der ', 'Hund', 'Hund', 'm', 'singular: nominative'],
  ['Das Fell des ', 'Hundes', 'Hund', 'm', 'singular: genitive'],
  ['Sie spielte mit den ', 'Hunden', 'Hund', 'm', 'plural: dative'],
  ['Sie spielte mit ', 'Hunden', 'Hund', 'm', 'plural: dative'],
  ['Die ', 'Hunde', 'Hund', 'm', 'plural: nominative or accusative'],
  ['Sie verkaufen ', 'Knöpfe', 'Knopf', 'm', 'plural'],
  ['Sie sah viele ', 'Katzen', 'Katze', 'f', 'plural'],
  ['Die ', 'Katze', 'Katze', 'f', 'singular: nominative or accusative'],
  ['Sie gab der kleinen ', 'Katze', 'Katze', 'f', 'singular: genitive or dative'],
  ['Er saß auf der ', 'Bank', 'Bank', 'f', 'singular: dative'],
  ['Er setzte sich auf die ', 'Bank', 'Bank', 'f', 'singular: accusative'],
  ['Er wohnt im ', 'Haus', 'Haus', 'n', 'singular: dative'],
  ['Er ging in das ', 'Haus', 'Haus', 'n', 'singular: accusative'],
  ['Sie gab es einem ', 'Studenten', 'Student', 'm', 'singular: dative'],
  ['Er kam wegen des ', 'Lärms', 'Lärm', 'm', 'singular: genitive'],
  ['Es gibt ', 'Wasser', 'Wasser', 'n', undefined],
  ['Ein Mann, der ', 'Hunde', 'Hund', 'm', undefined],
])('de: %s%s', (...row) => {
  expect(tell('de', row)).toBe(row[4]);
});

test.each<Row>([
  ['Prodajajo ', 'dežnike', 'dežnik', 'm', 'plural: accusative'],
  ['Igrala se je z ', 'lisicama', 'lisica', 'f', 'dual: instrumental'],
  ['Dala je kruh ', 'lisicama', 'lisica', 'f', 'dual: dative'],
  ['Prišli sta dve ', 'lisici', 'lisica', 'f', 'dual: nominative or accusative'],
  ['Govorili so o ', 'lisici', 'lisica', 'f', 'singular: locative'],
  ['Videla je ', 'lisico', 'lisica', 'f', 'singular: accusative'],
  ['Sedeli so ob ', 'kavi', 'kava', 'f', 'singular: locative'],
  ['Prišla je z ', 'lisico', 'lisica', 'f', 'singular: instrumental'],
  ['Prišle so ', 'lisice', 'lisica', 'f', undefined],
  ['Stala je pri velikem ', 'gozdu', 'gozd', 'm', 'singular: locative'],
  ['Stala je v ', 'gozdu', 'gozd', 'm', 'singular: locative'],
  ['Bala se je starega ', 'volka', 'volk', 'm', 'singular: genitive or accusative'],
  ['Prišel je brez ', 'konca', 'konec', 'm', 'singular: genitive'],
  ['Skozi ', 'okno', 'okno', 'n', 'singular: accusative'],
  ['Pet ', 'oken', 'okno', 'n', 'plural: genitive'],
  ['Sredi ', 'noči', 'noč', 'f', 'genitive'],
  ['Kupila je ', 'dežnik', 'dežnik', 'm', undefined],
])('sl: %s%s', (...row) => {
  expect(tell('sl', row)).toBe(row[4]);
});

test('returns nothing for languages without cases', () => {
  expect(
    findNounForm({ features: ['pl'], isBaseForm: false, gender: 'm', language: 'es', before: '' }),
  ).toBeUndefined();
});
