import { createLexiconService } from '../server/platform/lexicon/lexicon.ts';
import { prepareWeb } from '../server/platform/web-build.ts';

// `npm run build`: what `npm start` makes by itself, and what a production server expects to find.
await prepareWeb();
await createLexiconService().prepare();
