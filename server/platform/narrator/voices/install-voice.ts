import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { DownloadFailed, downloadFile } from './download-file.ts';
import { type Checksum, indexPath, type ListedVoice } from './voice-table.ts';
import { writeVoice } from './write-voice.ts';

interface Source {
  /** The publisher, or a mirror with the same paths. */
  baseUrl: string;
  voicesFolder: string;
  onProgress?: (progress: { bytes: number; totalBytes: number | undefined }) => void;
  attempts?: number;
  stallMs?: number;
}

const checksumSchema = v.object({ bytes: v.number(), md5: v.string() });

/** Downloads a voice, checks it and installs it. A second call continues an interrupted download. */
export async function installVoice(voice: ListedVoice, source: Source) {
  const downloads = join(source.voicesFolder, '.downloads');
  mkdirSync(downloads, { recursive: true });
  const paths = { model: `${voice.path}.onnx`, config: `${voice.path}.onnx.json`, card: toCardPath(voice) };
  const expected = voice.pinned ?? (await findExpected(paths, source));
  const fetchPart = async (part: keyof typeof paths) => {
    const path = join(downloads, `${voice.name}.${part}`);
    const known = part === 'card' ? undefined : expected[part];
    const onProgress = (bytes: number) => part === 'model' && source.onProgress?.({ bytes, totalBytes: known?.bytes });
    const { attempts, stallMs } = source;
    const url = urlOf(source, paths[part]);
    const checksum = await downloadFile({ url, path, expected: known, onProgress, attempts, stallMs });
    return { path, checksum };
  };
  const [config, card] = [await fetchPart('config'), await fetchPart('card')];
  const model = await fetchPart('model');
  if (voice.pinned === undefined) record(source, { [paths.model]: model.checksum, [paths.config]: config.checksum });
  const installed = writeVoice(source.voicesFolder, {
    name: voice.name,
    language: voice.language,
    md5: model.checksum.md5,
    modelPath: model.path,
    config: JSON.parse(readFileSync(config.path, 'utf8')),
    modelCard: readFileSync(card.path, 'utf8'),
  });
  for (const { path } of [config, card]) rmSync(path);
  return installed;
}

const toCardPath = ({ path }: ListedVoice) => `${path.slice(0, path.lastIndexOf('/'))}/MODEL_CARD`;

const urlOf = ({ baseUrl }: Source, path: string) =>
  `${baseUrl.replace(/\/+$/, '')}/${path.split('/').map(encodeURIComponent).join('/')}`;

const indexSchema = v.record(
  v.string(),
  v.object({ files: v.record(v.string(), v.object({ size_bytes: v.number(), md5_digest: v.string() })) }),
);

/** Finds the checksums in the publisher's index, or in the record of an earlier download. */
async function findExpected(paths: Record<'model' | 'config', string>, source: Source) {
  const kept = readRecord(source);
  const indexFile = join(source.voicesFolder, '.downloads', indexPath);
  rmSync(indexFile, { force: true });
  const find = (path: string): Checksum | undefined => kept[path];
  try {
    const { attempts, stallMs } = source;
    await downloadFile({ url: urlOf(source, indexPath), path: indexFile, expected: undefined, attempts, stallMs });
  } catch (error) {
    if (!(error instanceof DownloadFailed)) throw error;
    return { model: find(paths.model), config: find(paths.config) };
  }
  const index = v.parse(indexSchema, JSON.parse(readFileSync(indexFile, 'utf8')));
  const files = Object.assign({}, ...Object.values(index).map((each) => each.files));
  const findInIndex = (path: string): Checksum | undefined => {
    const file: { size_bytes: number; md5_digest: string } | undefined = files[path];
    return file === undefined ? find(path) : { bytes: file.size_bytes, md5: file.md5_digest };
  };
  return { model: findInIndex(paths.model), config: findInIndex(paths.config) };
}

const recordPath = ({ voicesFolder }: Source) => join(voicesFolder, 'checksums.json');

function readRecord(source: Source): Record<string, Checksum> {
  if (!existsSync(recordPath(source))) return {};
  return v.parse(v.record(v.string(), checksumSchema), JSON.parse(readFileSync(recordPath(source), 'utf8')));
}

/** Stores the checksums of the first download. Later downloads are compared with them. */
const record = (source: Source, added: Record<string, Checksum>) =>
  writeFileSync(recordPath(source), `${JSON.stringify({ ...readRecord(source), ...added }, undefined, 2)}\n`);
