import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, expect, test } from 'vitest';
import { startProcess, startThread, type Thread } from './thread.ts';

const library = new URL('./thread.ts', import.meta.url).href;
let thread: Thread | undefined;

const folder = mkdtempSync(join(tmpdir(), 'foxtale-thread-'));

afterEach(() => thread?.stop());
afterAll(() => rmSync(folder, { recursive: true }));

const kinds = ['thread', 'process'] as const;

/** A thread or process that answers with the result of this expression, which can use `question` and `askBack`. */
function startAnswering(kind: (typeof kinds)[number], expression: string) {
  const source = `import { answerQuestions } from '${library}';
    answerQuestions(async (question, askBack) => ${expression});`;
  const options = { name: 'The helper', onEnd: () => {} };
  if (kind === 'thread') thread = startThread(new URL(`data:text/javascript,${encodeURIComponent(source)}`), options);
  else {
    const file = join(folder, 'helper.mjs');
    writeFileSync(file, source);
    thread = startProcess(pathToFileURL(file), { ...options, args: [], execArgv: [] });
  }
  return thread;
}

test.each(kinds)(
  'a %s sends its questions to the code that asked it, also while it works on several questions',
  async (kind) => {
    const { ask } = startAnswering(kind, '[question, await askBack("name"), await askBack("age")].join()');
    const answers = { one: { name: 'Ada', age: 36 }, other: { name: 'Grace', age: 85 } };
    const askAs = (who: keyof typeof answers) =>
      ask(who, async (wanted) => (wanted === 'name' ? answers[who].name : answers[who].age));
    expect(await Promise.all([askAs('one'), askAs('other')])).toEqual(['one,Ada,36', 'other,Grace,85']);
  },
);

test.each(kinds)('if the %s gets no answer to its question, only the current question fails', async (kind) => {
  const { ask } = startAnswering(kind, 'question === "fine" ? question : askBack("anything")');
  await expect(ask('bad', () => Promise.reject(new Error('not today')))).rejects.toThrow(
    /The helper failed: .*not today/s,
  );
  expect(await ask('fine')).toBe('fine');
});
