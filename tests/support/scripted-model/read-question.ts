import * as v from 'valibot';
import { modelPurposes } from '../../../server/platform/language-model/language-model.ts';

const materialPattern = /^<material task="([\w-]+)">\n(.*)\n<\/material>$/s;

/**
 * Extracts the instructions and the material (the data of the task, in a `<material>` element) from a request in the format of
 * any provider.
 */
export function readQuestion(body: unknown) {
  const texts = textsIn(body);
  const found = texts.map((text) => materialPattern.exec(text)).find((match) => match !== null);
  if (!found) throw new Error('The request has no material.');
  return {
    purpose: v.parse(v.picklist(modelPurposes), found[1]),
    material: v.parse(v.pipe(v.string(), v.parseJson()), found[2]),
    /** The unparsed message that contains the material. */
    prompt: found[0],
    /** All texts of the request except the material. */
    instructions: texts.filter((text) => text !== found[0]).join('\n'),
  };
}

export type ScriptedQuestion = ReturnType<typeof readQuestion> & {
  /** How long the answer took, if it was streamed at a given speed. */
  streamMs?: number;
};

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
