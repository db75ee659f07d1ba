import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Vitest's default order, except that slow files whose size does not show it come first and very quick ones last. This shortens the whole run. */
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
