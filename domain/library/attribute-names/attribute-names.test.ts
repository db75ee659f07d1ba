import { expect, test } from 'vitest';
import { languages } from '../../language.ts';
import { attributeNames } from './attribute-names.ts';

test.each(languages)('no two types, genres, tones, audiences or lengths have the same name in %s', (language) => {
  for (const names of Object.values(attributeNames[language])) {
    const given = Object.values(names);
    expect(new Set(given).size).toBe(given.length);
    for (const name of given) expect(name).toMatch(/^\p{Lu}/u);
  }
});
