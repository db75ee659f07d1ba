import { expect, test } from 'vitest';
import { languages } from '../../language.ts';
import type { PerLanguage } from '../../per-language.ts';
import { conceptOf } from '../concept.fixture.ts';
import { createLexicon } from '../create-lexicon.ts';
import { guessBaseForms } from './guess-base-forms.ts';

const expected: PerLanguage<Record<string, string>> = {
  en: {
    'noun house': 'houses',
    'noun city': 'cities',
    'noun wolf': 'wolves',
    'noun fox': 'foxes',
    'verb stop': 'stopped stopping stops',
    'verb make': 'making',
    'verb carry': 'carried carries',
    'verb die': 'dying',
    'adjective big': 'bigger biggest',
    'adjective happy': 'happier happily',
    'verb could': 'couldn’t',
  },
  es: {
    'noun luz': 'luces',
    'noun avión': 'aviones',
    'noun gato': 'gatas gatitos',
    'adjective alto': 'altas altísimo',
    'adjective lento': 'lentamente',
    'verb hablar': 'hablo habláis hablaron hablaríamos hablando hablada',
    'verb comer': 'comió comían comeré',
    'verb pensar': 'piensan piense',
    'verb dormir': 'duerme durmió',
    'verb buscar': 'busqué',
    'verb empezar': 'empecé empiezan',
    'verb conocer': 'conozco',
    'verb ver': 'verlo verte',
    'verb dar': 'dándole dárselo',
    'verb levantarse': 'levantaba levanto',
  },
  fr: {
    'noun cheval': 'chevaux',
    'noun bateau': 'bateaux',
    'noun acteur': 'actrices',
    'adjective heureux': 'heureuse',
    'adjective actif': 'actives',
    'adjective long': 'longs',
    'verb parler': 'parle parlons parlait parlerai parlées parla',
    'verb finir': 'finissait finit finirons',
    'verb vendre': 'vendu vendent vendrait',
    'verb manger': 'mangeait',
    'verb lancer': 'lançait',
    'verb acheter': 'achète',
    'verb appeler': 'appelle',
    'verb répéter': 'répète',
  },
  de: {
    'noun Haus': 'häuser häusern hauses',
    'noun Baum': 'bäume',
    'noun Frau': 'frauen',
    'noun Auto': 'autos',
    'adjective alt': 'älter älteste alten',
    'adjective schön': 'schönes',
    'verb machen': 'machst machte gemacht machend',
    'verb tragen': 'trägt getragen',
    'verb lesen': 'liest',
    'verb aufmachen': 'aufgemacht aufzumachen',
    'verb wandern': 'wandert gewandert',
  },
  pt: {
    'noun avião': 'aviões',
    'noun animal': 'animais',
    'noun papel': 'papéis',
    'noun homem': 'homens',
    'noun professor': 'professoras',
    'adjective bonito': 'bonitas',
    'verb falar': 'falamos falavam falaste falarmos falando',
    'verb comer': 'comeu comia comessem',
    'verb partir': 'partiram partia',
    'verb começar': 'comece',
    'verb ficar': 'fiquei',
    'verb fazer': 'fazê',
  },
  it: {
    'noun amico': 'amici',
    'noun banco': 'banchi',
    'noun casa': 'case',
    'noun notte': 'notti',
    'noun attore': 'attrici',
    'adjective lungo': 'lunghe lunghissima',
    'adjective facile': 'facilmente',
    'verb parlare': 'parlo parlavano parlerà parlato parlando',
    'verb finire': 'finisce finito',
    'verb vendere': 'vendono venduta',
    'verb cercare': 'cerchi',
    'verb mangiare': 'mangio mangia',
    'verb fare': 'farlo',
    'verb dire': 'dirmelo',
    'verb alzarsi': 'alzava',
  },
  sl: {
    'noun stol': 'stola stolom stoli',
    'noun hiša': 'hiše hiši hišo hišah',
    'noun mesto': 'mesta mestu mest',
    'noun konec': 'konca koncem',
    'noun noč': 'noči nočjo',
    'adjective velik': 'velikega veliko',
    'adjective dober': 'dobrega dobri',
    'adjective lep': 'lepši najlepša',
    'verb delati': 'delam dela delajo delal delala',
    'verb govoriti': 'govorim govori govorila',
    'verb kupovati': 'kupuje',
    'verb videti': 'vidim videla',
    'verb dvigniti': 'dvigne',
    'verb spraševati': 'spraševanje spraševanju',
    'verb redčiti': 'redčenje',
    'verb lepiti': 'lepljenje lepljenju',
    'verb čistiti': 'čiščenje',
    'verb službovati': 'službujoč službujočih',
    'verb bližati': 'bližajoči',
    'noun padalo': 'padalski padalskega',
    'noun tenis': 'teniški teniškega',
    'noun sociologija': 'sociološki',
    'noun simetrija': 'simetričen simetrične',
    'noun slikar': 'slikarka slikarke',
    'adjective zanesljiv': 'zanesljivost zanesljivosti',
    'verb razmejiti': 'razmejitev razmejitve',
    'verb prekopati': 'prekopavajo',
    'noun cena': 'cenovni cenovno',
    'noun storitev': 'storitvenega',
    'noun dolžnik': 'dolžniški dolžniških',
    'noun bilanca': 'bilančni',
    'verb svetovati': 'svetovalni svetovalne',
    'verb angažirati': 'angažiranost',
    'verb krožiti': 'zakroži zakrožila',
    'noun vnuk': 'vnuček vnučkom',
    'noun lisica': 'lisička lisičji',
    'adjective gluh': 'gluhota gluhoti',
    'noun jamar': 'jamarstvo jamarstvu',
    'verb zasledovati': 'zasledovalca zasledovalci',
  },
};

for (const language of languages)
  test(`The usual inflections of ${language} lead back to the dictionary form`, () => {
    for (const [entry, forms] of Object.entries(expected[language])) {
      const [partOfSpeech, base = ''] = entry.split(' ');
      const id = `${base}/${partOfSpeech}`;
      const lexicon = createLexicon([conceptOf(id, { [language]: [base] })]);
      for (const form of forms.split(' '))
        expect([form, ...guessBaseForms(form, language, lexicon).flatMap(({ word }) => word.conceptIds)]).toEqual([
          form,
          id,
        ]);
    }
  });

test('A guessed base form counts only if it is a dictionary form of the right part of speech', () => {
  const lexicon = createLexicon([
    conceptOf('bus/noun', { en: ['bus', 'buses'] }),
    conceptOf('red/adjective', { en: ['red'] }),
  ]);
  expect(guessBaseForms('bused', 'en', lexicon)).toEqual([]);
  expect(guessBaseForms('reds', 'en', lexicon)).toEqual([]);
});
