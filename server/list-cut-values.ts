import { variables } from './config.ts';

/**
 * Warns about variables in .env whose unquoted value contains a “#”. Node reads the rest of the line as a comment, so a password
 * would be cut. The warnings name the variables but never show the values.
 */
export const listCutValues = ({ file }: { file: string }) =>
  [...file.matchAll(/^[ \t]*(?:export[ \t]+)?(\w+)[ \t]*=[ \t]*(?!['"`])[^\n#]*(?<!\s)#\S/gm)]
    .map(([, name = '']) => name)
    .filter((name) => name in variables)
    .map((name) => `Warning: the value of ${name} in .env ends before the “#”. Put the value in quotes.`);
