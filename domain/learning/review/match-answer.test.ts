import { expect, test } from 'vitest';
import type { Language } from '../../language.ts';
import { type AnswerMatch, matchAnswer } from './match-answer.ts';

test.each<[language: Language, form: string, base: string, typed: string, AnswerMatch]>([
  ['es', 'corre', 'correr', 'corre', 'right'],
  ['es', 'Corre', 'correr', ' corre ', 'right'],
  ['es', 'corre', 'correr', 'correr', 'base-form'],
  ['es', 'macetas', 'maceta', 'maceta', 'base-form'],
  ['es', 'macetas', 'maceta', 'macetta', 'misspelt-base-form'],
  ['es', 'árboles', 'árbol', 'arbol', 'misspelt-base-form'],
  ['es', 'árbol', 'árbol', 'arbol', 'accent'],
  ['es', 'árbol', 'árbol', 'el árbol', 'right'],
  ['es', 'árbol', 'árbol', 'un arbol', 'accent'],
  ['es', 'ventana', 'ventana', 'vetnana', 'typo'],
  ['es', 'ventana', 'ventana', 'bentama', 'wrong'],
  ['es', 'casa', 'casa', 'cosa', 'wrong'],
  ['es', 'casa', 'casa', '', 'wrong'],
  ['es', 'casa', 'casa', 'la', 'wrong'],
  ['es', 'sentarse', 'sentarse', 'sentar', 'right'],
  ['es', 'se sentó', 'sentarse', 'sentarse', 'base-form'],
  ['es', 'mirarlo', 'mirar', 'mirar', 'base-form'],
  ['es', 'mirarlo', 'mirar', 'mirarlo', 'right'],
  ['es', '¿Qué?', 'qué', 'que', 'accent'],
  ['de', 'Häuser', 'Haus', 'haeuser', 'accent'],
  ['de', 'Häuser', 'Haus', 'hauser', 'accent'],
  ['de', 'Häuser', 'Haus', 'das Haus', 'base-form'],
  ['de', 'Straße', 'Straße', 'die strasse', 'accent'],
  ['de', 'freut … sich', 'sich freuen', 'freuen', 'base-form'],
  ['de', 'fährt … ab', 'abfahren', 'fährt ab', 'right'],
  ['fr', 'école', 'école', 'l’école', 'right'],
  ['fr', 'école', 'école', "l'ecole", 'accent'],
  ['fr', 'œil', 'œil', 'oeil', 'accent'],
  ['pt', 'lição', 'lição', 'a licao', 'accent'],
  ['it', 'amico', 'amico', "l'amico", 'right'],
  ['it', 'vedersi', 'vedersi', 'vedere', 'right'],
  ['sl', 'spominjam', 'spominjati se', 'spominjati', 'base-form'],
  ['sl', 'žival', 'žival', 'zival', 'accent'],
  ['en', 'running', 'run', 'to run', 'base-form'],
  ['en', 'don’t', 'do', "don't", 'right'],
])('%s: “%s” of “%s” accepts “%s” as %s', (language, form, base, typed, expected) => {
  expect(matchAnswer(typed, { language, form, base })).toBe(expected);
});
