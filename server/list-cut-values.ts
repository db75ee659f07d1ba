import { variables } from './config.ts';

/**
 * Lists unquoted values that contain a “#”: Node reads the rest as a comment, so a password would be cut. Never prints values.
 */
export const listCutValues = ({ file }: { file: string }) =>
  [...file.matchAll(/^[ \t]*(?:export[ \t]+)?(\w+)[ \t]*=[ \t]*(?!['"`])[^\n#]*(?<!\s)#\S/gm)]
    .map(([, name = '']) => name)
    .filter((name) => name in variables)
    .map((name) => `Warning: the value of ${name} in .env ends before the “#”. Put the value in quotes.`);
