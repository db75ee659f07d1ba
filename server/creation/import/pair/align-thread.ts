import { alignChapters } from '../../../../domain/translation/align-chapters.ts';
import { answerQuestions } from '../../../platform/thread.ts';
import type { MarkedBooks } from './align-books.ts';

answerQuestions(({ source, translation }: MarkedBooks) => alignChapters(source, translation));
