import { join } from 'node:path';
import { API } from 'typescript/unstable/sync';

const root = join(import.meta.dirname, '..', '..');

/** The TypeScript program of tsconfig.json with its type checker. TypeScript runs as a child process until `close` is called. */
export function openProgram() {
  const config = join(root, 'tsconfig.json');
  const api = new API({ cwd: root });
  const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
  if (project === undefined) throw new Error(`TypeScript has not loaded ${config}.`);
  return {
    root,
    program: project.program,
    checker: project.checker,
    close: () => api.close(),
  };
}

export type Program = ReturnType<typeof openProgram>;
