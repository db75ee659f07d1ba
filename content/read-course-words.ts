import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CourseLevel } from '../domain/learning/estimate/expected-rank.ts';

const levels: readonly CourseLevel[] = ['A1', 'A2'];

/** The concepts that practically every course teaches at A1 or A2, and at which of these levels. */
export const readCourseWords = (): Map<string, CourseLevel> =>
  new Map(levels.flatMap((level) => readConceptIds(level).map((id) => [id, level])));

const readConceptIds = (level: CourseLevel) =>
  readFileSync(join(import.meta.dirname, 'course-words', `${level.toLowerCase()}.txt`), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
