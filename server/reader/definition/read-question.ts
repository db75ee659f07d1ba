import { createHash } from 'node:crypto';
import { AppError } from '../../../domain/app-error.ts';
import type { Language } from '../../../domain/language.ts';
import { type CutSelection, cutSelection } from '../../../domain/reader/cut-selection.ts';
import type { DefinitionQuestion, Selection } from '../../../domain/reader/definition/definition.ts';
import { type Lines, sentenceOf } from './definition-queries.ts';

export function readQuestion(lines: Lines, selection: Selection, nativeLanguage: Language): DefinitionQuestion {
  const { language } = selection;
  const version = lines[language];
  if (version === undefined)
    throw new AppError('invalid-input', { fields: [{ field: 'language', problem: 'no-version' }] });
  const cut = cutSelection(version, selection);
  if ('problem' in cut) throw new AppError('invalid-input', { fields: [cut] });
  return toQuestion(lines, cut, { language, nativeLanguage });
}

type Pair = Pick<DefinitionQuestion, 'language' | 'nativeLanguage'>;

export function toQuestion(lines: Lines, cut: CutSelection, { language, nativeLanguage }: Pair): DefinitionQuestion {
  const textIn = (version: readonly string[]) => cut.pieces.map(({ sentence }) => version[sentence] ?? '').join(' ');
  const native = language === nativeLanguage ? undefined : lines[nativeLanguage];
  return {
    language,
    nativeLanguage,
    text: cut.text,
    sentence: textIn(lines[language] ?? []),
    translation: native === undefined ? null : textIn(native) || null,
    sentences: cut.pieces.map(({ sentence, start, end }) => ({
      versions: sentenceOf(lines, sentence),
      start,
      end,
    })),
  };
}

/** The key of a stored definition. */
export const keyOf = (question: DefinitionQuestion, version: string) =>
  createHash('sha256')
    .update(JSON.stringify([version, question]))
    .digest('base64url');
