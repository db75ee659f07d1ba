import { expect, test } from 'vitest';
import type { Language } from '../language.ts';
import { type AnnotatedSentence, annotate } from './annotate.ts';
import { conceptOf } from './concept.fixture.ts';
import { createLexicon, withUsage } from './create-lexicon.ts';
import { countUsage } from './weigh/usage.ts';

const concepts = [
  conceptOf('the/determiner', {
    en: ['the'],
    es: ['el', 'la', 'los'],
    fr: ['le', 'la', 'l’'],
    de: ['der', 'die', 'das'],
    it: ['il', 'la', 'l’'],
  }),
  conceptOf('it/pronoun', { en: ['it'], es: ['lo', 'la'], fr: ['il', 'le', 'la'], de: ['es'], it: ['lo', 'la'] }),
  conceptOf('eat/verb', { en: ['eat', 'ate'], es: ['comer', 'como'], de: ['essen', 'isst'], fr: ['manger', 'mange'] }),
  conceptOf('meal/noun', { en: ['meal'], es: ['comida'], de: ['Essen'], fr: ['repas'] }),
  conceptOf('as/conjunction', { en: ['as', 'like'], es: ['como'], de: ['wie'], fr: ['comme'] }),
  conceptOf('like/verb', { en: ['like'], es: ['gustar', 'gusta'], de: ['mögen', 'mag'], fr: ['aimer', 'aime'] }),
  conceptOf('water/noun', { en: ['water'], es: ['agua'], fr: ['eau'], de: ['Wasser'], it: ['acqua'] }),
  conceptOf('of-the/preposition', { es: ['del'], fr: ['du'], it: ['dell’', 'del'] }),
  conceptOf('get-up/verb', {
    en: ['get up', 'got up'],
    es: ['levantarse'],
    de: ['aufstehen', 'steht … auf', 'stand … auf'],
    fr: ['se lever'],
  }),
  conceptOf('stand/verb', { en: ['stand', 'stood'], de: ['stehen', 'steht', 'stand'], fr: ['être debout'] }),
  conceptOf('on/preposition', { en: ['on'], de: ['auf'], fr: ['sur'], es: ['sobre'] }),
  conceptOf('a-little/expression', { en: ['a little'], it: ['un po’'], es: ['un poco'] }),
  conceptOf('Vida/name', { en: ['Vida'], es: ['Vida'], pt: ['Vida'] }),
  conceptOf('life/noun', { en: ['life'], es: ['vida'], pt: ['vida'] }),
  conceptOf('give/verb', { en: ['give'], pt: ['dar'] }),
  conceptOf('him/pronoun', { en: ['him'], pt: ['lhe'] }),
];
const lexicon = createLexicon(concepts);

const conceptsOf = (annotation: AnnotatedSentence, language: Language) =>
  annotation[language]?.map(({ text, conceptId }) => `${text} ${conceptId?.split('/')[0]}`);

test('A word is found by any of its forms, in capitals or not', () => {
  expect(conceptsOf(annotate({ en: 'THE meal' }, lexicon), 'en')).toEqual(['THE the', 'meal meal']);
});

test('An elided article is a word of its own, with either apostrophe', () => {
  expect(conceptsOf(annotate({ it: 'dell’acqua' }, lexicon), 'it')).toEqual(['dell’ of-the', 'acqua water']);
  expect(conceptsOf(annotate({ fr: "l'eau" }, lexicon), 'fr')).toEqual(["l' the", 'eau water']);
});

test('The other language versions show which of two meanings a form has', () => {
  const eating = annotate({ es: 'Como', en: 'I eat', de: 'Ich esse', fr: 'Je mange' }, lexicon);
  expect(conceptsOf(eating, 'es')).toEqual(['Como eat']);
  const comparing = annotate({ es: 'como el agua', en: 'like the water', de: 'wie das Wasser' }, lexicon);
  expect(conceptsOf(comparing, 'es')).toEqual(['como as', 'el the', 'agua water']);
  expect(conceptsOf(comparing, 'en')?.[0]).toBe('like as');
});

test('A capital letter tells a German noun from a verb, and a name from a word, unless it opens the sentence', () => {
  expect(conceptsOf(annotate({ de: 'das Essen' }, lexicon), 'de')).toEqual(['das the', 'Essen meal']);
  expect(conceptsOf(annotate({ de: 'wie essen' }, lexicon), 'de')?.[1]).toBe('essen eat');
  expect(conceptsOf(annotate({ es: 'la Vida' }, lexicon), 'es')?.[1]).toBe('Vida Vida');
  expect(conceptsOf(annotate({ es: 'la vida' }, lexicon), 'es')?.[1]).toBe('vida life');
});

test('The initial of a name is no word, but a single letter before other words is one', () => {
  const initials = createLexicon([
    conceptOf('and/conjunction', { en: ['and'], it: ['e'] }),
    conceptOf('at/preposition', { en: ['at'], it: ['a'] }),
    conceptOf('I/pronoun', { en: ['I'], it: ['io'] }),
  ]);
  const names = annotate({ it: 'E. Verdi e A.M. Neri. A casa.', en: 'E. Verdi and I. A house.' }, initials);
  expect(conceptsOf(names, 'it')).toEqual([
    'E undefined',
    'Verdi undefined',
    'e and',
    'A.M undefined',
    'Neri undefined',
    'A at',
    'casa undefined',
  ]);
  expect(conceptsOf(names, 'en')?.slice(0, 4)).toEqual(['E undefined', 'Verdi undefined', 'and and', 'I I']);
});

test('The words of an expression have its meaning together, with other words in between if the expression allows them', () => {
  const { de, it } = annotate({ de: 'Es steht das Wasser auf.', it: 'un po’ d’acqua', en: 'It got up' }, lexicon);
  expect(de?.map(({ conceptId, expression }) => [conceptId, expression])).toEqual([
    ['it/pronoun', undefined],
    ['get-up/verb', 1],
    ['the/determiner', undefined],
    ['water/noun', undefined],
    ['get-up/verb', 1],
  ]);
  expect(it?.slice(0, 2).map(({ conceptId }) => conceptId)).toEqual(['a-little/expression', 'a-little/expression']);
});

test('Words that match an expression by chance keep their own meanings if no other version has the expression', () => {
  const annotation = annotate({ de: 'Das Wasser steht auf dem Essen.', en: 'The water stood on the meal.' }, lexicon);
  expect(conceptsOf(annotation, 'de')?.slice(2, 4)).toEqual(['steht stand', 'auf on']);
});

test('An expression is kept if a single translation has neither the expression nor one of its words', () => {
  const launching = createLexicon([
    conceptOf('start-up/verb', { en: ['start up'], es: ['puso en marcha'], de: ['anlassen'] }),
    conceptOf('put/verb', { en: ['put'], es: ['puso'], de: ['legte'] }),
    conceptOf('in/preposition', { en: ['in'], es: ['en'], de: ['in'] }),
    conceptOf('march/noun', { en: ['march'], es: ['marcha'], de: ['Marsch'] }),
    conceptOf('launch/verb', { en: ['launched'], es: ['lanzó'], de: ['startete'] }),
  ]);
  const expressionOf = (versions: Partial<Record<Language, string>>) =>
    annotate(versions, launching).es?.find(({ expression }) => expression !== undefined)?.conceptId;
  const es = 'puso en marcha';
  expect(expressionOf({ es, en: 'launched' })).toBe('start-up/verb');
  expect(expressionOf({ es, en: 'put in a march' })).toBeUndefined();
  expect(expressionOf({ es, en: 'launched', de: 'startete' })).toBeUndefined();
});

test('The ending of a Portuguese future belongs to the verb before its pronoun', () => {
  const { pt } = annotate({ pt: 'Dar-lhe-ei' }, lexicon);
  expect(pt?.map(({ text, conceptId }) => [text, conceptId])).toEqual([
    ['Dar', 'give/verb'],
    ['lhe', 'him/pronoun'],
    ['ei', 'give/verb'],
  ]);
});

test('Without other versions, a form has the meaning that it mostly had in sentences with other versions', () => {
  const seen = annotate({ es: 'como el agua', en: 'as the water', de: 'wie das Wasser', fr: 'comme l’eau' }, lexicon);
  const experienced = withUsage(lexicon, countUsage([seen, seen, seen], lexicon));
  expect(conceptsOf(annotate({ es: 'como' }, lexicon), 'es')).toEqual(['como eat']);
  expect(conceptsOf(annotate({ es: 'como' }, experienced), 'es')).toEqual(['como as']);
});

test('An English genitive is found under its noun and does not distort the usage counts of its sentence', () => {
  const seen = annotate({ es: 'como Vida', en: 'as Vida’s', de: 'wie Vida' }, lexicon);
  expect(conceptsOf(seen, 'en')).toEqual(['as as', 'Vida’s Vida']);
  const experienced = withUsage(lexicon, countUsage([seen], lexicon));
  expect(conceptsOf(annotate({ es: 'como' }, experienced), 'es')).toEqual(['como as']);
});

test('Slovenian “je” in the past tense is not matched with a “she” that the sentence leaves out', () => {
  const slovenian = createLexicon([
    conceptOf('she/pronoun', { en: ['she'], es: ['ella'], fr: ['elle'], de: ['sie'], sl: ['ona', 'je'] }),
    conceptOf('be/verb', { en: ['be', 'is'], es: ['ser'], fr: ['être'], de: ['sein'], sl: ['biti', 'je'] }),
  ]);
  const annotation = annotate(
    { en: 'she said', es: 'dijo ella', fr: 'dit-elle', de: 'sagte sie', sl: 'je rekla' },
    slovenian,
  );
  expect(conceptsOf(annotation, 'sl')?.[0]).toBe('je be');
});

test('A Portuguese pronoun attached to its verb is not an article', () => {
  const portuguese = createLexicon([
    conceptOf('the/determiner', { en: ['the'], pt: ['o'] }),
    conceptOf('it/pronoun', { en: ['it'], pt: ['o'] }),
  ]);
  expect(conceptsOf(annotate({ pt: 'deixa-o' }, portuguese), 'pt')?.[1]).toBe('o it');
  expect(conceptsOf(annotate({ pt: 'o mar' }, portuguese), 'pt')?.[0]).toBe('o the');
});

test('A word that the lexicon lacks has no concept', () => {
  expect(annotate({ en: 'gnu' }, lexicon).en).toEqual([
    {
      text: 'gnu',
      start: 0,
      end: 3,
      conceptId: undefined,
      ownConceptId: undefined,
      isGuess: false,
      expression: undefined,
    },
  ]);
});

test('A meaning that the English version names is preferred to a more usual one', () => {
  const pronouns = createLexicon([
    conceptOf('it/pronoun', {
      en: ['it'],
      es: ['ello', 'lo'],
      fr: ['il'],
      de: ['es', 'ihn'],
      it: ['esso', 'lo'],
    }),
    conceptOf('he/pronoun', {
      en: ['he'],
      es: ['él'],
      fr: ['il'],
      de: ['er'],
      it: ['lui'],
    }),
    conceptOf('him/pronoun', { en: ['him'], es: ['lo'], fr: ['le'], de: ['ihn'], it: ['lo'] }),
  ]);
  const versions = { es: 'lo', fr: 'il', de: 'ihn', it: 'lo' };
  const seen = annotate({ ...versions, en: 'it' }, pronouns);
  const experienced = withUsage(pronouns, countUsage([seen, seen, seen, seen], pronouns));
  expect(conceptsOf(annotate({ ...versions, en: 'it' }, experienced), 'fr')).toEqual(['il it']);
  expect(conceptsOf(annotate({ ...versions, en: 'him' }, experienced), 'fr')).toEqual(['il he']);
});

test('A word is compared with the words beside the same neighbours, wherever these stand in the other version', () => {
  const places = createLexicon([
    conceptOf('in/preposition', { en: ['in'], es: ['en'], de: ['in'] }),
    conceptOf('on/preposition', { en: ['on'], es: ['sobre', 'en'], de: ['auf'] }),
    conceptOf('house/noun', { en: ['house'], es: ['casa'], de: ['Haus'] }),
    conceptOf('roof/noun', { en: ['roof'], es: ['tejado'], de: ['Dach'] }),
  ]);
  const versions = { es: 'en casa, en tejado', en: 'on roof, in house', de: 'auf Dach, in Haus' };
  expect(conceptsOf(annotate(versions, places), 'es')).toEqual(['en in', 'casa house', 'en on', 'tejado roof']);
});

test('A form of a noun has the main meaning of the noun, even if another version has a side meaning', () => {
  const pictures = createLexicon([
    conceptOf('picture/noun', { en: ['picture'], es: ['imagen; foto'], de: ['Bild'] }),
    conceptOf('photograph/noun', { en: ['photograph'], es: ['foto'], de: ['Foto'] }),
  ]);
  expect(conceptsOf(annotate({ es: 'foto', de: 'Bild' }, pictures), 'es')).toEqual(['foto photograph']);
});
