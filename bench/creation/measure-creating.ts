import { rmSync } from 'node:fs';
import { startScriptedModel } from '../../tests/support/scripted-model/start-scripted-model.ts';
import { startApp } from '../app-process.ts';
import { createDataDir } from '../create-data-dir.ts';
import type { Measured } from '../report.ts';
import { measureCreation } from './measure-creation.ts';
import { measureCreationLoad } from './measure-creation-load.ts';
import { measureModelModes } from './measure-model-modes.ts';
import { measureStreaming } from './measure-streaming.ts';

const atOnce = 200;

/** Measures how long the creation of an article takes, and how long reads take while many articles are created. */
export async function measureCreating(): Promise<Measured> {
  const dataDir = createDataDir();
  const model = await startScriptedModel();
  const app = await startApp(dataDir, {
    ...model.environment,
    NARRATE_AHEAD: 'false',
    INDEX_WORDS: 'false',
    SERVE_WEB: 'false',
  });
  try {
    const figures = [
      ...(await measureStreaming(app, dataDir, model)),
      ...(await measureModelModes(app, dataDir, model)),
      ...(await measureCreation(app, dataDir)),
      ...(await measureCreationLoad(app, dataDir, atOnce)),
    ];
    return { figures, growth: [] };
  } finally {
    await app.stop();
    await model.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
