import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ImportFailure } from '../../../domain/creation/import.ts';

export const failureMessages: Record<ImportFailure, MessageDescriptor> = {
  'unknown-kind': msg`Foxtale reads EPUB, Word, Markdown, HTML, plain text and subtitles.`,
  damaged: msg`It seems to be damaged. Perhaps you can get it again from where you found it.`,
  protected: msg`It is copy-protected. Only files without copy protection can be read.`,
  'no-text': msg`There is no text in it.`,
  'too-long': msg`It is longer than any book Foxtale can take in. Perhaps it comes in volumes?`,
  'unsafe-archive': msg`It is packed in a way that could harm the server, so it was not opened.`,
  'too-slow': msg`Reading it took too long. Perhaps a simpler version of the file exists.`,
  'not-stored': msg`The text couldn’t be stored. Nothing was counted; please try again.`,
};
