import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { type FrameName, frameNames, type RenderedFrame } from '../domain/frame.ts';
import { type Language, languages } from '../domain/language.ts';
import { frameFiles } from '../server/frames/frame-files.ts';

interface Renderer {
  renderFrame: (name: FrameName, language: Language) => Promise<RenderedFrame>;
}

/** Writes the frames of the main pages in seven languages into the folder. */
export async function prerenderFrames(folder: string) {
  const files = frameFiles(folder);
  const { renderFrame } = (await import(pathToFileURL(files.render).href)) as Renderer;
  const renderIn = (name: FrameName) => collect(languages, (language) => renderFrame(name, language));
  writeFileSync(files.rendered, JSON.stringify(await collect(frameNames, renderIn)));
}

/** One after the other, for all speak with one voice. */
async function collect<Name extends string, Value>(names: readonly Name[], make: (name: Name) => Promise<Value>) {
  const made: [Name, Value][] = [];
  for (const name of names) made.push([name, await make(name)]);
  return Object.fromEntries(made);
}
