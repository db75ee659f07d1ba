import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ImportFailure } from '../../../domain/creation/import.ts';

export const failureMessages: Record<ImportFailure, MessageDescriptor> = {
  'unknown-kind': msg`Foxtale reads EPUB, PDF, Word, Markdown, HTML, plain text and subtitles, and sentence pairs in two languages as TMX, CSV or TSV.`,
  damaged: msg`It seems to be damaged. Try getting a fresh copy.`,
  protected: msg`It’s copy-protected. Only files without copy protection can be read.`,
  locked: msg`It’s locked with a password. Save a copy without the password and import that one.`,
  scanned: msg`Its pages are scanned images, so there’s no text to read. A version with text recognition (OCR) will work.`,
  'no-text': msg`There’s no text in it.`,
  'too-long': msg`It’s longer than any book Foxtale can handle. Perhaps it comes in volumes?`,
  'unsafe-archive': msg`It’s compressed in a way that could harm the server, so it wasn’t opened.`,
  'too-slow': msg`Reading it took too long. Try a simpler version of the file.`,
  unreachable: msg`The page didn’t respond, or it no longer exists. Check the address, or try again later.`,
  'address-refused': msg`Foxtale only opens pages on the public internet, and this address isn’t public.`,
  'too-large': msg`The page is larger than 5 MB. You can copy the part you want and paste it.`,
  'not-a-page': msg`There’s no web page at this address. If it’s a file, download it and import it as a file.`,
  'sign-in-needed': msg`The page asks for a sign-in, or it doesn’t let programs in. You can open it yourself, copy the text and paste it.`,
  'robots-refused': msg`The site asks programs not to open this page. You can open it yourself, copy the text and paste it.`,
  'no-article': msg`No readable text was found on the page. You can open it yourself, copy the text and paste it.`,
  'same-language': msg`Both files are in the same language. The second one should be the same text in your language.`,
  'not-a-translation': msg`Hardly any of the sentences match. Perhaps it’s another book, or another part of it?`,
  'not-stored': msg`The text couldn’t be stored. Nothing was counted; please try again.`,
};
