import { BaseSequencer, type TestSpecification } from 'vitest/node';

// The first run in a checkout does not know how long each file takes.
const slowFiles =
  /tests\/faults\/|fuzz|start-and-stop|several-processes|postgres-versions|endpoint-permissions|content\/(content|aligning)\./;

/**
 * Vitest's default order, with two exceptions: slow files that are small come first, and very quick files come last. This
 * shortens the whole run.
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
