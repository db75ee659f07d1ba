import { expect, test } from 'vitest';
import { parseLexiconFile } from '../../../content/parse-lexicon-file.ts';
import type { Language } from '../../language.ts';
import { annotate } from '../annotate.ts';
import { createLexicon } from '../create-lexicon.ts';
import { stanza } from '../stanza.fixture.ts';
import { findBaseForm } from './find-base-form.ts';

const { concepts, problems } = parseLexiconFile(
  'test',
  [
    stanza('sit-down', 'verb', {
      en: 'sit down',
      es: 'sentarse',
      de: 'sich setzen',
      it: 'sedersi',
      sl: 'sesti pf / sedati ipf',
    }),
    stanza('put', 'verb', { es: 'poner', de: 'stellen; setzen', it: 'mettere' }),
    stanza('sit', 'verb', { es: 'estar sentado', de: 'sitzen', it: 'sedere', sl: 'sedeti ipf [sedim]' }),
    stanza('ship', 'noun', { es: 'barco m; buque m', de: 'Schiff n', pt: 'navio m' }),
    stanza('telephone', 'noun', { pt: 'telefone m; telemóvel m', de: 'Telefon n; Handy n' }),
    stanza('difficult', 'adjective', { de: 'schwierig; schwer', es: 'difícil' }),
    stanza('occur-to', 'verb', { de: 'einfallen', es: 'ocurrirse' }),
    stanza('go', 'verb', { de: 'gehen' }),
    stanza('come-off', 'verb', { de: 'abgehen' }),
    stanza('pick-up', 'verb', { de: 'abholen' }),
    stanza('fetch', 'verb', { de: 'holen' }),
    stanza('door', 'noun', { de: 'Tür f' }),
    stanza('house', 'noun', { de: 'Haus n [Häuser]', sl: 'hiša f' }),
    stanza('look-at', 'verb', { es: 'mirar', it: 'vedere', pt: 'ver' }),
    stanza('so', 'conjunction', { es: 'así que; por eso' }),
    stanza('do', 'verb', { pt: 'fazer', it: 'fare' }),
    stanza('project', 'noun', { pt: 'projeto m' }),
    stanza('paper', 'noun', { pt: 'papel m' }),
    stanza('economic', 'adjective', { pt: 'económico' }),
    stanza('say', 'verb', { pt: 'dizer' }),
  ].join('\n\n'),
);
const lexicon = createLexicon(concepts.map(({ concept }) => concept));

function baseOf(sentence: string, form: string, language: Language) {
  const words = annotate({ [language]: sentence }, lexicon)[language] ?? [];
  const position = words.findIndex(({ text }) => text === form);
  return words[position]?.expressionBase ?? findBaseForm({ words, position, language });
}

test.each<[Language, string, string, string]>([
  ['de', 'Er setzte den Topf auf den Herd.', 'setzte', 'setzen'],
  ['de', 'Er setzte sich.', 'setzte', 'sich setzen'],
  ['de', 'Er saß dort.', 'saß', 'sitzen'],
  ['es', 'Los buques llegan.', 'buques', 'buque'],
  ['es', 'Se sentó allí.', 'sentó', 'sentarse'],
  ['es', 'Sentó al niño.', 'Sentó', 'sentar'],
  ['pt', 'O telemóvel toca.', 'telemóvel', 'telemóvel'],
  ['de', 'Das ist eine schwere Frage.', 'schwere', 'schwer'],
  ['de', 'Die Haustüren sind offen.', 'Haustüren', 'Haustür'],
  ['de', 'Das fällt mir nicht ein.', 'fällt', 'einfallen'],
  ['de', 'Weil ihm nichts einfiel, ging er.', 'einfiel', 'einfallen'],
  ['de', 'Er ging zum Haus und holte ihn dort ab.', 'ging', 'gehen'],
  ['de', 'Er ging zum Haus und holte ihn dort ab.', 'holte', 'abholen'],
  ['es', 'Quiero mirarlo.', 'mirarlo', 'mirar'],
  ['es', 'Míralo.', 'Míralo', 'mirar'],
  ['it', 'Vuole vederla.', 'vederla', 'vedere'],
  ['it', 'Fallo subito.', 'Fallo', 'fare'],
  ['pt', 'Vai fazê-lo.', 'fazê', 'fazer'],
  ['pt', 'Os projectos são novos.', 'projectos', 'projecto'],
  ['pt', 'As medidas econômicas.', 'econômicas', 'econômico'],
  ['pt', 'Os papéis caem.', 'papéis', 'papel'],
  ['pt', 'Dir-lhe-ei tudo.', 'Dir', 'dizer'],
  ['sl', 'Sedla je na stol.', 'Sedla', 'sesti'],
  ['sl', 'V hišah je tema.', 'hišah', 'hiša'],
])('%s: %s %s is %s', (language, sentence, form, expected) => {
  expect(problems).toEqual([]);
  expect(baseOf(sentence, form, language)).toBe(expected);
});

test('A word that never changes is no form of another word', () => {
  expect(baseOf('Así que vino.', 'Así', 'es')).toBe('así que');
});
