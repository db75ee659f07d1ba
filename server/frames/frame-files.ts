import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FrameName, RenderedFrame } from '../../domain/frame.ts';
import type { Language } from '../../domain/language.ts';

export type Frames = Record<FrameName, Record<Language, RenderedFrame>>;

const folder = join(import.meta.dirname, '..', '..', 'dist', 'pages');

/** What the build leaves of the frames. */
export const frameFiles = {
  rendered: join(folder, 'frames.json'),
  render: join(folder, 'render-frame.js'),
};

// Written by our own build.
export const readFrames = async () => JSON.parse(await readFile(frameFiles.rendered, 'utf8')) as Frames;
