import { expect, test } from 'vitest';
import { toRules } from './to-rules.ts';

test('each style attribute becomes a rule, and equal attributes share a rule', () => {
  const markup = '<i style="width:2px">a style="b"</i><b style="width:3px"></b><u style="width:2px"></u>'.replace(
    'a style="b"',
    'a style=&quot;b&quot;',
  );
  expect(toRules(markup)).toEqual({
    markup: '<i data-style="0">a style=&quot;b&quot;</i><b data-style="1"></b><u data-style="0"></u>',
    styles: '[data-style="0"]{width:2px}[data-style="1"]{width:3px}',
  });
});

test('refuses a style that would end its rule', () => {
  expect(() => toRules('<i style="width:2px}body{color:red"></i>')).toThrow('A rule cannot be made of');
});
