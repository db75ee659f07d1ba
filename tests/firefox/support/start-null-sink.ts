import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findInstalled } from '../../support/browsers/find-installed.ts';
import { installWithApt } from '../../support/browsers/install-with-apt.ts';
import { thisMachine } from '../../support/browsers/machine.ts';
import { until } from '../../support/until.ts';

/** Finds PulseAudio. If it is missing, installs it with apt-get (only on Debian as root). */
export async function findPulseAudio() {
  const find = () => findInstalled(thisMachine, ['pulseaudio']);
  return (await find()) ?? installWithApt(thisMachine, { what: 'PulseAudio', packages: ['pulseaudio'], find });
}

/**
 * Starts a PulseAudio server whose only device discards its input in real time. Without an audio device, Firefox may fail in the
 * middle of an audio file. Returns undefined if PulseAudio is not available.
 */
export async function startNullSink() {
  const program = await findPulseAudio();
  if (program === undefined) return undefined;

  const folder = mkdtempSync(join(tmpdir(), 'foxtale-audio-'));
  const socket = join(folder, 'native');
  const modules = ['module-null-sink', `module-native-protocol-unix socket=${socket} auth-anonymous=1`];
  const server = spawn(
    program,
    ['-n', '--daemonize=no', '--exit-idle-time=-1', ...modules.flatMap((module) => ['--load', module])],
    // Uses a separate folder, so that the PulseAudio of the user is not affected.
    { stdio: 'ignore', env: { ...process.env, HOME: folder, XDG_RUNTIME_DIR: folder } },
  );
  await until(() => existsSync(socket), { what: 'PulseAudio listens', timeoutMs: 20_000, everyMs: 50 });
  return {
    environment: { PULSE_SERVER: `unix:${socket}` },
    stop() {
      server.kill();
      // Retries while the ending server still writes to the folder.
      rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
}
