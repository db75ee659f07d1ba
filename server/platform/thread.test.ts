import { afterEach, expect, test } from 'vitest';
import { startThread, type Thread } from './thread.ts';

const library = new URL('./thread.ts', import.meta.url).href;
let thread: Thread | undefined;

afterEach(() => thread?.stop());

/** A thread that answers with the result of this expression, which can use `question` and `askBack`. */
function startAnswering(expression: string) {
  const source = `import { answerQuestions } from '${library}';
    answerQuestions(async (question, askBack) => ${expression});`;
  thread = startThread(new URL(`data:text/javascript,${encodeURIComponent(source)}`), {
    name: 'The thread',
    onEnd: () => {},
  });
  return thread;
}

test('a thread sends its questions to the code that asked it, also while it works on several questions', async () => {
  const { ask } = startAnswering('[question, await askBack("name"), await askBack("age")].join()');
  const answers = { one: { name: 'Ada', age: 36 }, other: { name: 'Grace', age: 85 } };
  const askAs = (who: keyof typeof answers) =>
    ask(who, async (wanted) => (wanted === 'name' ? answers[who].name : answers[who].age));
  expect(await Promise.all([askAs('one'), askAs('other')])).toEqual(['one,Ada,36', 'other,Grace,85']);
});

test('if the thread gets no answer to its question, only the current question fails', async () => {
  const { ask } = startAnswering('question === "fine" ? question : askBack("anything")');
  await expect(ask('bad', () => Promise.reject(new Error('not today')))).rejects.toThrow(
    /The thread failed: .*not today/s,
  );
  expect(await ask('fine')).toBe('fine');
});
