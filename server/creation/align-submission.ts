import { AppError } from '../../domain/app-error.ts';
import type { Alignment } from '../../domain/creation/alignment.ts';
import { bounds } from '../../domain/creation/new-article.ts';
import { dropUnseen } from '../../domain/text/clean-text.ts';
import { splitText } from '../../domain/text/split-text.ts';
import type { Services } from '../services.ts';

/** Splits both texts into sentences and pairs each sentence with its likely translation. */
export async function alignSubmission({ lexicon }: Pick<Services, 'lexicon'>, { source, translation }: Alignment) {
  return lexicon.askNow('align', { source: split(source, 'source'), translation: split(translation, 'translation') });
}

function split({ language, text }: Alignment['source'], field: string) {
  const paragraphs = splitText(dropUnseen(text), language);
  const count = paragraphs.flat().length;
  if (count === 0) throw new AppError('invalid-input', { fields: [{ field, problem: 'required' }] });
  if (count > bounds.sentences.atMost) {
    throw new AppError('invalid-input', { fields: [{ field, problem: 'too-many-sentences' }] });
  }
  return { language, paragraphs };
}
