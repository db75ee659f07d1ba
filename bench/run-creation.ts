import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startScriptedModel } from '../tests/support/scripted-model/start-scripted-model.ts';
import { startApp } from './app-process.ts';
import { measureCreation } from './measure-creation.ts';
import { measureCreationLoad } from './measure-creation-load.ts';
import { isMet, printReport } from './report.ts';

// `npm run bench:creation`: how long an article takes to be made; `-- 200` has that many made at once as well.
const atOnce = Number(process.argv[2] ?? 0);
const dataDir = mkdtempSync(join(tmpdir(), 'foxtale-bench-creation-'));
chmodSync(dataDir, 0o755);
const model = await startScriptedModel();
const app = await startApp(dataDir, { ...model.environment, NARRATE_AHEAD: 'false', SERVE_WEB: 'false' });
try {
  const figures = await measureCreation(app, dataDir);
  if (atOnce > 0) figures.push(...(await measureCreationLoad(app, dataDir, atOnce)));
  printReport(figures);
  process.exitCode = figures.every(isMet) ? 0 : 1;
} finally {
  await app.stop();
  await model.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
