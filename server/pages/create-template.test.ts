import { expect, test } from 'vitest';
import { createTemplate } from './create-template.ts';

test('fills every slot with its value as it is', () => {
  const fill = createTemplate('<p lang="{{language}}">{{text}}</p>', ['text', 'language']);
  expect(fill({ language: 'de', text: '$& {{language}} </p>' })).toBe('<p lang="de">$& {{language}} </p></p>');
});

test.each([
  ['a missing slot', '<p>{{text}}</p>'],
  ['an unknown slot', '<p lang="{{language}}">{{text}}{{other}}</p>'],
  ['a slot that is there twice', '<p lang="{{language}}">{{text}}{{text}}</p>'],
])('refuses %s', (_, html) => {
  expect(() => createTemplate(html, ['language', 'text'])).toThrow('The page template has the slots');
});
