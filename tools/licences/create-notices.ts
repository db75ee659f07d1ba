import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Package } from './list-packages.ts';

export const noticesFile = 'THIRD-PARTY-NOTICES';

const introduction = `THIRD-PARTY NOTICES

Foxtale is under the MIT licence (LICENSE). It is built from these packages, each under its own licence. Written by
\`npm run licences\` from package-lock.json and the texts that the packages bring; \`npm run check\` fails when it is out of date.

Articles and lexicon: content/LICENSE. The built-in voice, eSpeak NG, is under the GNU General Public License 3: licences/espeak-ng.md
says where its source is, licences/GPL-3.0.txt is the text. The binaries of sherpa-onnx contain eSpeak NG as well. unpdf contains PDF.js,
copyright Mozilla Foundation, under the Apache License, Version 2.0.
`;

const line = '-'.repeat(100);

interface Text {
  /** The copyright lines. They differ between packages, even under the same licence. */
  copyrights: string[];
  body: string;
}

/**
 * The licence notices of all packages that run on the server or are bundled into the web app. Texts that differ only in their
 * copyright lines are printed once. Of optional packages, only the name is listed, so that the result is the same on every
 * platform.
 */
export function createNotices(packages: readonly Package[], root: string) {
  const used = packages.filter(({ place, isForDevelopment }) => place !== '' && !isForDevelopment);
  const texts = used
    .filter(({ isOptional }) => !isOptional)
    .flatMap((item) => readTexts(join(root, item.place)).map((text) => ({ item, ...text })));
  const groups = Map.groupBy(texts, ({ body }) => keyOf(body));
  const sections = [...groups.values()].map((group) => {
    const names = group.map(({ item, copyrights }) =>
      [nameOf(item), ...copyrights.map((text) => `    ${text}`)].join('\n'),
    );
    return `${line}\n${[...new Set(names)].sort().join('\n')}\n\n${group[0]?.body}\n`;
  });
  const withText = new Set(texts.map(({ item }) => item));
  const withoutText = used.filter((item) => !withText.has(item)).map(nameOf);
  const rest = `${line}\nPackages without a text of their own, by the licence they state; some are for one platform only\n\n${[...new Set(withoutText)].sort().join('\n')}\n`;
  return [introduction, ...sections.sort(), rest].join('\n');
}

const nameOf = ({ name, version, licence }: Package) => `${name} ${version} (${licence ?? 'no licence stated'})`;

function readTexts(folder: string): Text[] {
  if (!existsSync(folder)) throw new Error(`${folder} is not installed: run npm install.`);
  const files = globSync('*', { cwd: folder, withFileTypes: true })
    .filter((file) => file.isFile() && /^(licen[cs]e|copying|notice|ofl)/i.test(file.name))
    .map(({ name }) => name);
  return files.sort().map((file) => splitText(readFileSync(join(folder, file), 'utf8')));
}

function splitText(text: string): Text {
  const lines = text
    .replaceAll('\r', '')
    .split('\n')
    .map((part) => part.trimEnd());
  const isCopyright = (part: string) => /^\s*(copyright|©|\(c\))\b.*\d{4}|^\s*copyright \(c\)/i.test(part);
  return {
    copyrights: lines.filter(isCopyright).map((part) => part.trim()),
    body: lines
      .filter((part) => !isCopyright(part))
      .join('\n')
      .replaceAll(/\n{3,}/g, '\n\n')
      .trim(),
  };
}

/** The key by which equal licence texts are grouped. It ignores differences in line breaks, punctuation and headings. */
const keyOf = (body: string) =>
  body
    .toLowerCase()
    .replaceAll(/^(the )?mit license( \(mit\))?/g, '')
    .replaceAll(/[^a-z0-9]/g, '');
