import { isLanguage } from '../domain/language.ts';
import { loadConfig } from '../server/config.ts';
import { ConfigError } from '../server/config-error.ts';
import { DownloadFailed } from '../server/platform/narrator/voices/download-file.ts';
import { installVoice } from '../server/platform/narrator/voices/install-voice.ts';
import {
  listInstalledVoices,
  removeVoice,
  voicesFolderIn,
} from '../server/platform/narrator/voices/installed-voices.ts';
import { type ListedVoice, publisherUrl, voiceTable } from '../server/platform/narrator/voices/voice-table.ts';
import { StartRefused } from '../server/start-refused.ts';

// `npm run voices`: lists, installs and removes the neural voices of this server.
const usage = `Usage:
  npm run voices                     lists the voices
  npm run voices -- es sl            installs the first voice of these languages
  npm run voices -- de_DE-thorsten-high
                                     installs this voice
  npm run voices -- --remove es      removes the voices of a language, or a voice`;

try {
  const { dataDir, narrator, voicesMirror } = loadConfig();
  const voicesFolder = voicesFolderIn(dataDir);
  const [first, ...others] = process.argv.slice(2);
  if (first === undefined) list(voicesFolder);
  else if (first === '--remove') remove(voicesFolder, others);
  else await install([first, ...others], { voicesFolder, baseUrl: voicesMirror ?? publisherUrl });
  if (first !== undefined && first !== '--remove' && narrator?.provider !== 'local')
    console.log('Set NARRATOR_PROVIDER=local to narrate with the installed voices.');
  if (first !== undefined) console.log('A running server uses the change after a restart.');
} catch (error) {
  const isExpected = error instanceof StartRefused || error instanceof ConfigError || error instanceof DownloadFailed;
  if (!isExpected) throw error;
  console.error(error.message);
  process.exit(1);
}

function list(voicesFolder: string) {
  const installed = listInstalledVoices(voicesFolder).map(({ name }) => name);
  for (const voice of voiceTable) {
    const mark = installed.includes(voice.name) ? '✓' : ' ';
    const speakers = voice.speakerCount > 1 ? `, ${voice.speakerCount} speakers` : '';
    const size = `${voice.megabytes} MB`.padStart(6);
    const kind = `${voice.quality}${speakers}`.padEnd(18);
    console.log(`${mark} ${voice.language}  ${voice.name.padEnd(22)} ${size}  ${kind}  ${describeLicence(voice)}`);
  }
  const unlisted = installed.filter((name) => !voiceTable.some((voice) => voice.name === name));
  for (const name of unlisted) console.log(`✓     ${name}`);
  console.log(
    `\nSource: ${publisherUrl}\nThe licence of a voice is in its model card, which is installed with it.\n\n${usage}`,
  );
}

function describeLicence({ isNonCommercial, licence }: ListedVoice) {
  return isNonCommercial ? `NON-COMMERCIAL USE ONLY: ${licence}` : licence;
}

async function install(wanted: string[], target: { voicesFolder: string; baseUrl: string }) {
  for (const voice of wanted.map(findListed)) {
    if (voice.isNonCommercial) console.log(`${voice.name} may not be used commercially (${voice.licence}).`);
    const { licence } = await installVoice(voice, { ...target, onProgress: createProgress(voice.name) });
    console.log(`${voice.name} is installed. Licence in its model card: ${licence || 'not stated'}`);
  }
}

function findListed(wanted: string): ListedVoice {
  const found = voiceTable.find(({ name, language }) => name === wanted || language === wanted);
  if (found === undefined) throw new StartRefused(`There is no voice or language “${wanted}”.\n${usage}`);
  return found;
}

function remove(voicesFolder: string, wanted: string[]) {
  const installed = listInstalledVoices(voicesFolder);
  for (const each of wanted) {
    const found = installed.filter(({ name, language }) => (isLanguage(each) ? language === each : name === each));
    if (found.length === 0) throw new StartRefused(`No voice “${each}” is installed.`);
    for (const voice of found) {
      removeVoice(voice);
      console.log(`${voice.name} is removed.`);
    }
  }
}

/** Prints progress ten times per download, so that a log stays readable. */
function createProgress(name: string) {
  let shown = -1;
  return ({ bytes, totalBytes }: { bytes: number; totalBytes: number | undefined }) => {
    const tenth = Math.floor(totalBytes === undefined ? bytes / 10_000_000 : (bytes / totalBytes) * 10);
    if (tenth === shown) return;
    shown = tenth;
    const megabytes = (bytes / 1_000_000).toFixed(0);
    console.log(totalBytes === undefined ? `${name}: ${megabytes} MB` : `${name}: ${tenth * 10} %, ${megabytes} MB`);
  };
}
