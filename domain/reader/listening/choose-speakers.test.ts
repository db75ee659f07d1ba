import { expect, test } from 'vitest';
import { chooseSpeakers } from './choose-speakers.ts';

const interview = [
  ['A talk with a baker.'],
  ['Ana: When do you get up?', 'Is it dark?'],
  ['Bor: At three.'],
  ['Ana: So early!'],
  ['Bor: Bread does not wait.', 'I like it.'],
];

test('a voice with one speaker has no choice', () => {
  expect(chooseSpeakers(interview, 1)).toEqual([0, 0, 0, 0, 0, 0, 0]);
});

test('an article has one speaker, and different articles use all of them', () => {
  const story = [['The fox slept.', 'It rained.'], ['Note: it was cold.']];
  expect(new Set(chooseSpeakers(story, 2)).size).toBe(1);
  const firsts = Array.from({ length: 40 }, (_, number) => chooseSpeakers([[`Article ${number}.`]], 2)[0]);
  expect(new Set(firsts)).toEqual(new Set([0, 1]));
});

test('the speakers of an interview alternate by turn', () => {
  const [intro, ...turns] = chooseSpeakers(interview, 2);
  const first = intro ?? 0;
  const second = 1 - first;
  expect(turns).toEqual([first, first, second, first, second, second]);
});
