import { BaseSequencer, type TestSpecification } from 'vitest/node';

// The slow test files. They are listed, because on the first run in a checkout Vitest does not know how long each file
// takes.
const slowFiles =
  /tests\/faults\/|fuzz|start-and-stop|several-processes|postgres-versions|endpoint-permissions|content\/content\./;

/**
 * Vitest's default order, with two exceptions that shorten the whole run: `slowFiles` come first, and the quick tests of the
 * project `rules` come last.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => rank(one) - rank(other));
  }
}

function rank({ project, moduleId }: TestSpecification) {
  if (slowFiles.test(moduleId)) return 0;
  return project.name === 'rules' ? 2 : 1;
}
