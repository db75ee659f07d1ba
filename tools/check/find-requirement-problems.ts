export interface Requirement {
  id: string;
  text: string;
  /** The last cell of the table row: the tests that verify the requirement. */
  heldBy: string;
}

interface Citation {
  path: string;
  names: string[];
}

const row = /^\| (R-[A-Z]+-\d+) \| (.+) \| (.+) \|$/gm;
const fileOrName = /`([^`]+\.test\.tsx?)`|“([^”]+)”/g;
const untested = 'no test:';

/** The rows of docs/requirements.md that begin with an id. */
export const listRequirements = (document: string): Requirement[] =>
  Array.from(document.matchAll(row), ([, id = '', text = '', heldBy = '']) => ({ id, text, heldBy }));

/**
 * Lists problems of docs/requirements.md: duplicate ids, rows without a test, files that do not exist, and test names that do not
 * occur in their file. `findFile` returns the text of a file.
 */
export function findRequirementProblems(document: string, findFile: (path: string) => string | undefined): string[] {
  const requirements = listRequirements(document);
  const isRepeated = ({ id }: Requirement, index: number) => requirements.findIndex((other) => other.id === id) < index;
  return [
    ...requirements.filter(isRepeated).map(({ id }) => `${id} is used twice`),
    ...requirements.flatMap(({ id, heldBy }) =>
      findTestProblems(heldBy, findFile).map((problem) => `${id}: ${problem}`),
    ),
  ];
}

/** Lists the ids that a text cites but that no requirement has. */
export function findUnknownIds(document: string, text: string): string[] {
  const known = new Set(listRequirements(document).map(({ id }) => id));
  return (text.match(/\bR-[A-Z]+-\d+\b/g) ?? []).filter((id) => !known.has(id));
}

function findTestProblems(heldBy: string, findFile: (path: string) => string | undefined) {
  if (heldBy.startsWith(untested)) return [];
  const citations = listCitations(heldBy);
  if (citations.length === 0) return [`names no test, and does not say “${untested}”`];
  return citations.flatMap(({ path, names }) => {
    const source = findFile(path);
    if (source === undefined) return [`${path} does not exist`];
    if (names.length === 0) return [`names no test of ${path}`];
    return names.filter((name) => !hasString(source, name)).map((name) => `${path} has no test “${name}”`);
  });
}

/** Parses the cell with the tests: each file is followed by the names of its tests. */
function listCitations(heldBy: string): Citation[] {
  const citations: Citation[] = [];
  for (const [, path, name] of heldBy.matchAll(fileOrName)) {
    if (path !== undefined) citations.push({ path, names: [] });
    else if (name !== undefined) citations.at(-1)?.names.push(name);
  }
  return citations;
}

/** Searches for a whole string literal, because the name of a test may also occur in a comment or in a longer name. */
const hasString = (source: string, name: string) =>
  ["'", '"', '`'].some((quote) => source.includes(`${quote}${name}${quote}`));
