import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isLanguage } from '../../domain/language.ts';
import { launchBrowserOrExit } from '../../tests/support/page/browser.ts';
import { scenes } from './scenes.ts';
import { listThemes, takePictures } from './take-pictures.ts';
import { createWorld } from './world.ts';

// `npm run screenshots`: takes screenshots of every page in every state, light and dark, into screenshots/.
// All options: `npm run screenshots -- --only reader --widths 360,768 --language de --to other-folder --forced-colors`.
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    widths: { type: 'string', default: '360,1440' },
    language: { type: 'string', default: 'en' },
    to: { type: 'string', default: 'screenshots' },
    'forced-colors': { type: 'boolean', default: false },
  },
});
if (!isLanguage(values.language)) throw new Error(`Unknown language ${values.language}.`);
const hasForcedColors = values['forced-colors'];
const widths = values.widths.split(',').map(Number);
const wanted = scenes.filter(({ name }) => new RegExp(values.only).test(name));
const folder = join(import.meta.dirname, '..', '..', values.to, values.language);
if (values.only === '') rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const started = performance.now();
const failed: string[] = [];
const browser = await launchBrowserOrExit();
const world = await createWorld(values.language);
try {
  for (const width of widths) {
    for (const scene of wanted) {
      await takePictures({ browser, world, scene, width, folder, hasForcedColors }).catch((error: unknown) => {
        failed.push(`${scene.name} at ${width} px: ${String(error).split('\n')[0]}`);
      });
    }
  }
} finally {
  await browser.close();
  await world.stop();
}
const seconds = Math.round((performance.now() - started) / 1000);
const pictureCount = (wanted.length * widths.length - failed.length) * listThemes(hasForcedColors).length;
console.log([...failed, `${pictureCount} pictures in ${folder}, ${seconds} s`].join('\n'));
process.exit(failed.length === 0 ? 0 : 1);
