import { spawn } from 'node:child_process';

export interface Step {
  name: string;
  command: [string, ...string[]];
}

/** Runs one command. The output of the command is shown only if the command fails. */
export async function runStep({ name, command: [program, ...programArguments] }: Step, say = console.log) {
  const started = Date.now();
  const child = spawn(program, programArguments, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, FORCE_COLOR: '0' },
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const code = await new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve));
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  say(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  if (code !== 0) say(output.trimEnd());
  return code === 0;
}
