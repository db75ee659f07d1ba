import * as v from 'valibot';
import { levelOfUnknown } from '../../../domain/creation/level-guide.ts';
import { type Level, levels } from '../../../domain/level.ts';

/**
 * `mine` is the level of the learner. Null means any level for ready-made articles. If a model writes the article, null
 * means the same as `mine`.
 */
export const formLevelSchema = v.nullable(v.picklist([...levels, 'mine']));
export type FormLevel = v.InferOutput<typeof formLevelSchema>;

interface Asker {
  /** The level of the learner, if it is known. */
  own: Level | null;
  isDrawer: boolean;
}

/** The level that is sent to the server for the level chosen in the form. */
export function toRequestLevel(level: FormLevel, { own, isDrawer }: Asker): Level | null {
  if (level !== null && level !== 'mine') return level;
  if (isDrawer) return level === 'mine' ? own : null;
  return own === null ? levelOfUnknown : null;
}
