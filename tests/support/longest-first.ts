import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** As always, but files whose size does not tell how long they take come first, and those that take no time last: nobody waits for one at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => rank(one) - rank(other));
  }
}

function rank({ project, moduleId }: TestSpecification) {
  if (project.name === 'rules') return 2;
  return /tests\/faults\/|fuzz|start-and-stop|several-processes/.test(moduleId) ? 0 : 1;
}
