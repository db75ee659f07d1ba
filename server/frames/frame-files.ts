import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FrameName, RenderedFrame } from '../../domain/frame.ts';
import type { Language } from '../../domain/language.ts';

export type Frames = Record<FrameName, Record<Language, RenderedFrame>>;

/** The paths of the prerendered frames in the `pages` folder of the build. */
export const frameFiles = (pages: string) => ({
  rendered: join(pages, 'frames.json'),
  render: join(pages, 'render-frame.js'),
});

// Written by our own build.
export const readFrames = async (pages: string) =>
  JSON.parse(await readFile(frameFiles(pages).rendered, 'utf8')) as Frames;
