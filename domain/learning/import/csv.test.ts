import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseCsv, readProtectedCell, writeCsv } from './csv.ts';

test('reads quotes, line breaks in cells and other separators', () => {
  expect(parseCsv('a,"b ""c"", d",e\r\n"1\n2",3,\n\n')).toEqual([
    ['a', 'b "c", d', 'e'],
    ['1\n2', '3', ''],
  ]);
  expect(parseCsv('word\tmeaning\npan\tbread, loaf')).toEqual([
    ['word', 'meaning'],
    ['pan', 'bread, loaf'],
  ]);
  expect(parseCsv('\uFEFFword;meaning\npan;"bread')).toEqual([
    ['word', 'meaning'],
    ['pan', 'bread'],
  ]);
});

test('a cell that begins like a formula is plain text in a spreadsheet', () => {
  expect(writeCsv([['=1+1', '-e', "'=x"]])).toBe("\uFEFF'=1+1,'-e,''=x\r\n");
});

test('reads what it has written', () => {
  const rows = fc.array(fc.array(fc.string(), { minLength: 3, maxLength: 3 }), { minLength: 1 });
  fc.assert(
    fc.property(rows, (given) => {
      // `parseCsv` leaves out rows without text, so each row gets a cell with text.
      const table = [['first', 'second', 'third', 'fourth'], ...given.map((cells) => [...cells, 'end'])];
      const read = parseCsv(writeCsv(table)).map((cells) => cells.map(readProtectedCell));
      expect(read).toEqual(table.filter((cells) => cells.some((cell) => cell.trim() !== '')));
    }),
  );
});
